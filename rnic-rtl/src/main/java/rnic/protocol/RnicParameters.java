package rnic.protocol;

import hdl.*;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Sizes of a NIC. Equal parameters give identical Verilog.
 *
 * @param name             of the configuration, in lower case; part of file names
 * @param bytes            bytes per beat of network and host data path: 32, 64 or 128
 * @param queuePairs       a power of two, 16 to 16384; queue-pair numbers are 0 to queuePairs - 1
 * @param window           PSNs that a receiver remembers and a sender has outstanding: a power of two, 128 to 256
 * @param messages         K, messages a sender has outstanding per queue pair: a power of two, 4 to 256
 * @param mrs          memory regions: a power of two, 16 to 65536; the key of MR i is i * 256 + tag
 * @param completionQueues a power of two, 2 to 4096
 * @param addressHandles   a power of two, 2 to 16384
 * @param bufferBytes      receive packet buffer, and the same for payload to be sent: a power of two, 16 KiB to 1 MiB
 * @param clockKilohertz   frequency of the core clock, from which microseconds are counted
 * @param reads            R, Reads and atomics of the peer that a queue pair accepts at a time: a power of two, 1 to 32
 *                         and at most half of {@code messages}
 * @param atomics          atomics on host memory are executed (profile P3)
 * @param firstMessages    messages and receive WQEs that every life of a queue pair begins behind: 0, as the wire
 *                         profile has it; a multiple of 4096 below 2^24 for simulations that see their numbers wrap
 * @param sharedQueues     shared receive queues: none, or a power of two from 2 to 1024
 * @param congestion       the algorithm of congestion control, a circuit of {@code rnic.congestion} or one of your own
 *                         that is a {@code CongestionAlgorithm}; none: windows of reliability alone
 * @param roce             queue pairs may have profile 0, RoCEv2, with all verbs, and DCQCN
 * @param ethernet         it shares the line with an Ethernet NIC: frames that are not for RDMA come and go by two more
 *                         ports
 * @param segments         address handles may name paths, and send over IPv6 segments (SRv6)
 */
public record RnicParameters(String name, int bytes, int queuePairs, int window, int messages, int mrs,
                             int completionQueues, int addressHandles, int bufferBytes, int clockKilohertz,
                             int reads, boolean atomics, int firstMessages, int sharedQueues,
                             Optional<Circuit<?>> congestion, boolean roce, boolean ethernet, boolean segments)
    implements NamePart {
    /** 100 Gb/s on Alveo-class boards: 64 bytes per cycle at 322.265625 MHz. */
    public static final RnicParameters ALVEO_100G =
        new RnicParameters("alveo-100g", 64, 1024, 256, 32, 4096, 1024, 1024, 256 * 1024, 322_266, 16, true, 0, 64);
    /** For quick tests: 32 bytes per cycle, 16 queue pairs. */
    public static final RnicParameters SMALL =
        new RnicParameters("small", 32, 16, 128, 8, 64, 16, 16, 32 * 1024, 322_266);

    /** Bytes of the store for frames to the Ethernet NIC beside, and of that for frames from it: more than any frame. */
    public static final int ETHERNET_BYTES = 16 * 1024;

    /** Code of DCQCN in CREATE_QP, for queue pairs that speak RoCEv2. */
    public static final int DCQCN = 1;
    /** Code of {@code congestion} in CREATE_QP; 0 is none. */
    public static final int ALGORITHM = 2;

    /** Reads that a queue pair accepts if nothing else is said: half of its messages, 16 at most. */
    private static final int USUAL_READS = 16;
    /** Most WQEs of a shared receive queue that a queue pair may have ahead of its messages. */
    private static final int MOST_DEALT = 8;
    private static final int MOST_SPARES = 128;

    /** As the wire profile numbers messages, with atomics, R = 16 or K / 2 if that is less, and nothing shared. */
    public RnicParameters(String name, int bytes, int queuePairs, int window, int messages, int mrs,
                          int completionQueues, int addressHandles, int bufferBytes, int clockKilohertz) {
        this(name, bytes, queuePairs, window, messages, mrs, completionQueues, addressHandles, bufferBytes,
            clockKilohertz, Math.min(messages / 2, USUAL_READS), true, 0);
    }

    /** Without shared receive queues. */
    public RnicParameters(String name, int bytes, int queuePairs, int window, int messages, int mrs,
                          int completionQueues, int addressHandles, int bufferBytes, int clockKilohertz,
                          int reads, boolean atomics, int firstMessages) {
        this(name, bytes, queuePairs, window, messages, mrs, completionQueues, addressHandles, bufferBytes,
            clockKilohertz, reads, atomics, firstMessages, 0);
    }

    /** Without congestion control. */
    public RnicParameters(String name, int bytes, int queuePairs, int window, int messages, int mrs,
                          int completionQueues, int addressHandles, int bufferBytes, int clockKilohertz,
                          int reads, boolean atomics, int firstMessages, int sharedQueues) {
        this(name, bytes, queuePairs, window, messages, mrs, completionQueues, addressHandles, bufferBytes,
            clockKilohertz, reads, atomics, firstMessages, sharedQueues, Optional.empty());
    }

    /** Without RoCEv2. */
    public RnicParameters(String name, int bytes, int queuePairs, int window, int messages, int mrs,
                          int completionQueues, int addressHandles, int bufferBytes, int clockKilohertz,
                          int reads, boolean atomics, int firstMessages, int sharedQueues,
                          Optional<Circuit<?>> congestion) {
        this(name, bytes, queuePairs, window, messages, mrs, completionQueues, addressHandles, bufferBytes,
            clockKilohertz, reads, atomics, firstMessages, sharedQueues, congestion, false, false, false);
    }

    /** The same with other numbers at the beginning of lives. */
    public RnicParameters behind(int messages) {
        return new RnicParameters(name, bytes, queuePairs, window, this.messages, mrs, completionQueues, addressHandles,
            bufferBytes, clockKilohertz, reads, atomics, messages, sharedQueues, congestion, roce, ethernet, segments);
    }

    /** The same with so many shared receive queues. */
    public RnicParameters sharing(int queues) {
        return queues == sharedQueues ? this : new RnicParameters(name + "-srq" + queues, bytes, queuePairs, window,
            messages, mrs, completionQueues, addressHandles, bufferBytes, clockKilohertz, reads, atomics, firstMessages,
            queues, congestion, roce, ethernet, segments);
    }

    /** The same with this algorithm of congestion control, whose class becomes a part of the name. */
    public RnicParameters controlled(Circuit<?> algorithm) {
        return new RnicParameters(name + "-" + algorithm.getClass().getSimpleName().toLowerCase(Locale.ROOT), bytes,
            queuePairs, window, messages, mrs, completionQueues, addressHandles, bufferBytes, clockKilohertz, reads,
            atomics, firstMessages, sharedQueues, Optional.of(algorithm), roce, ethernet, segments);
    }

    /** The same whose queue pairs may speak RoCEv2. */
    public RnicParameters speakingRoce() {
        return roce ? this : new RnicParameters(name + "-roce", bytes, queuePairs, window, messages, mrs,
            completionQueues, addressHandles, bufferBytes, clockKilohertz, reads, atomics, firstMessages, sharedQueues,
            congestion, true, ethernet, segments);
    }

    /** The same beside an Ethernet NIC on the same line. */
    public RnicParameters besideEthernet() {
        return ethernet ? this : new RnicParameters(name + "-ethernet", bytes, queuePairs, window, messages, mrs,
            completionQueues, addressHandles, bufferBytes, clockKilohertz, reads, atomics, firstMessages, sharedQueues,
            congestion, roce, true, segments);
    }

    /** The same whose address handles may name paths, and send over segments. */
    public RnicParameters overSegments() {
        return segments ? this : new RnicParameters(name + "-segments", bytes, queuePairs, window, messages, mrs,
            completionQueues, addressHandles, bufferBytes, clockKilohertz, reads, atomics, firstMessages, sharedQueues,
            congestion, roce, ethernet, true);
    }

    public RnicParameters {
        if (!name.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("RnicParameters: name '" + name
                + "' is not made of a to z, 0 to 9 and -");
        }
        power("bytes", bytes, 32, 128);
        power("queuePairs", queuePairs, 16, 16384);
        power("window", window, 128, 256);
        power("messages", messages, 4, 256);
        power("mrs", mrs, 16, 65536);
        power("completionQueues", completionQueues, 2, 4096);
        power("addressHandles", addressHandles, 2, 16384);
        power("bufferBytes", bufferBytes, 16 * 1024, 1024 * 1024);
        power("reads", reads, 1, Math.min(messages / 2, 32));
        if (sharedQueues != 0) {
            power("sharedQueues", sharedQueues, 2, 1024);
        }
        if (clockKilohertz < 16_000 || clockKilohertz > 1_000_000) {
            throw new IllegalArgumentException("RnicParameters: clockKilohertz is " + clockKilohertz
                + "; it must be 16000 to 1000000");
        }
        if (firstMessages < 0 || firstMessages >= 1 << 24 || firstMessages % (1 << 12) != 0) {
            throw new IllegalArgumentException("RnicParameters: firstMessages is " + firstMessages
                + "; it must be a multiple of 4096 below 2^24");
        }
    }

    /**
     * Most contexts of Reads and atomics that a queue pair may have, twice as many as it accepts: a peer that has got a
     * response sends the next request at once, and that arrives before its acknowledgement of the response has given the
     * context back. Half of them are its own, the others spare ones.
     */
    public int contexts() {
        return 2 * reads;
    }

    /** Pages of regions that each path to host memory remembers: as many as there are regions, 1024 at most. */
    public int rememberedPages() {
        return Math.min(mrs, 1024);
    }

    /** Contexts that all queue pairs share: those for what an acknowledgement on its way will give back. */
    public int spareContexts() {
        return Math.min(queuePairs * reads, MOST_SPARES);
    }

    /** How many names contexts have: those of a queue pair's own from 0, spare ones from half of all. */
    public int contextNames() {
        return contextNames(reads, spareContexts());
    }

    public static int contextNames(int own, int spares) {
        return 2 * Math.max(own, spares);
    }

    /** Whether queue pairs may share receive queues. */
    public boolean shares() {
        return sharedQueues > 0;
    }

    /** It sends signals outside acknowledgements: congestion notifications, Slow-Packet signals. */
    public boolean signals() {
        return roce || congestion.isPresent();
    }

    /** A part that only a NIC has which sends them. */
    public <T> Optional<T> withSignals(Supplier<T> part) {
        return signals() ? Optional.of(part.get()) : Optional.empty();
    }

    /** Something that only a NIC with RoCEv2 has. */
    public <T> Optional<T> withRoce(Supplier<T> part) {
        return roce ? Optional.of(part.get()) : Optional.empty();
    }

    /** Something that only a NIC beside an Ethernet NIC has. */
    public <T> Optional<T> withEthernet(Supplier<T> part) {
        return ethernet ? Optional.of(part.get()) : Optional.empty();
    }

    /** Something that only a NIC has whose address handles may name paths. */
    public <T> Optional<T> withSegments(Supplier<T> part) {
        return segments ? Optional.of(part.get()) : Optional.empty();
    }

    /** Most WQEs of a shared receive queue that are dealt to a queue pair and not complete: a power of two. */
    public int mostDealt() {
        return Math.min(messages, MOST_DEALT);
    }

    /** As queues of requests count: from 0 at the start of the life. */
    public UInt inLife(UInt number) {
        return firstMessages == 0 ? number : number.minus(firstMessages);
    }

    /** Messages that lives begin behind, if they do not begin behind none. */
    public Optional<Integer> behindMessages() {
        return firstMessages == 0 ? Optional.empty() : Optional.of(firstMessages);
    }

    @Override public String namePart() {
        return firstMessages == 0 ? name : name + "_behind_" + firstMessages;
    }

    private static void power(String what, int value, int least, int most) {
        if (value < least || value > most || Integer.bitCount(value) != 1) {
            throw new IllegalArgumentException("RnicParameters: " + what + " is " + value + "; it must be a power of"
                + " two from " + least + " to " + most);
        }
    }
}
