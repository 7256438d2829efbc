package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import veroce.Shipped;
import veroce.capture.CapturedFrame;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.Time;
import veroce.memory.HostMemory;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.PsnSpace;

/**
 * What the soft-RoCE of the Linux kernel has asked is asked of an endpoint of ours, which stands in the place of the
 * kernel's responder: it answers the same, but for the time and what is free in a packet (identification, source port,
 * DSCP).
 */
abstract class CapturedRoceScenarios {
    private static final int PMTU = 1024;
    private static final int DOMAIN = 1;
    private static final int READS = 4;

    @AfterEach void close() {
        endpoint.close();
    }

    /** A packet with the bytes of its payload. */
    private record Captured(Packet packet, byte[] frame, long at) {
        byte[] payload() {
            return Packets.payload(frame, packet);
        }

        boolean isRequest() {
            return packet.format().space() == PsnSpace.SQ;
        }
    }

    /** What is compared of an answer. */
    private record Said(int opcode, int queuePair, int psn, Aeth aeth, AtomicAckEth value, String payload) {
        static Said of(Captured answer) {
            Packet p = answer.packet();
            return new Said(p.bth().opcode(), p.bth().destQp(), p.bth().psn(), p.extension(Aeth.class),
                p.extension(AtomicAckEth.class), HexFormat.of().formatHex(answer.payload()));
        }
    }

    private final List<Captured> sent = new ArrayList<>();
    private Endpoint endpoint;
    private HostMemory memory;
    private int pair;
    private int key;

    abstract Endpoint make(Address own);

    /** A queue pair with this number, if it can be had; gives its number. */
    abstract int create(int number, QueuePairSettings settings);

    /** Memory with this key, if it can be had; gives its key. */
    abstract int register(int wanted, int domain, long address, long length, Set<Access> access);

    /** When a request arrives, behind the first one. */
    abstract long arrival(int index, long captured);

    private static List<Captured> capture(String name) {
        List<Captured> packets = new ArrayList<>();
        for (CapturedFrame frame : Shipped.capture(name).frames()) {
            packets.add(new Captured(PacketDecoder.decode(frame.bytes()).packet(), frame.bytes(),
                frame.nanoseconds() * Time.NANOSECOND));
        }
        return packets;
    }

    /** An endpoint in the place of the one that these requests were for. */
    private void stand(List<Captured> requests) {
        Packet first = requests.getFirst().packet();
        Address own = new Address(first.ethernet().destination(), first.ip().destination(), -1);
        Address peer = new Address(first.ethernet().source(), first.ip().source(), -1);
        endpoint = make(own);
        memory = endpoint.memory();
        endpoint.attach((frame, at) -> sent.add(new Captured(PacketDecoder.decode(frame).packet(), frame, at)));
        int number = first.bth().destQp();
        pair = create(number, new QueuePairOptions().profile(Profile.ROCE_V2).protectionDomain(DOMAIN).pmtu(PMTU)
            .reads(READS).atomics().queues(128, 128).settings());
        endpoint.connect(pair, new Peer(peer, number, Numbering.from(first.bth().psn())));
    }

    private void play(List<Captured> requests) {
        long begin = endpoint.now();
        for (int i = 0; i < requests.size(); i++) {
            Captured request = requests.get(i);
            long at = begin + arrival(i, request.at() - requests.getFirst().at());
            endpoint.receive(forUs(request), at);
            endpoint.advance(at);
        }
        endpoint.advance(endpoint.now() + 50 * Time.MICROSECOND);
        assertThat(endpoint.counters().get("rx_ok")).isEqualTo(requests.size());
    }

    /** The frame as it was captured, but for the numbers that only the one who answers can give. */
    private byte[] forUs(Captured request) {
        Packet packet = request.packet();
        Reth reth = packet.extension(Reth.class);
        AtomicEth atomic = packet.extension(AtomicEth.class);
        var ours = Packets.from(request.frame()).destQp(pair);
        long given = Integer.toUnsignedLong(key);
        if (reth != null) {
            ours.chain(new Reth(reth.virtualAddress(), given, reth.dmaLength()));
        } else if (atomic != null) {
            ours.chain(new AtomicEth(atomic.virtualAddress(), given, atomic.swapOrAdd(), atomic.compare()));
        }
        return ours.frame();
    }

    private List<Said> said() {
        return sent.stream().map(Said::of).toList();
    }

    private static List<Captured> requests(List<Captured> all) {
        return all.stream().filter(Captured::isRequest).toList();
    }

    private static List<Said> answers(List<Captured> all) {
        return all.stream().filter(packet -> !packet.isRequest()).map(Said::of).toList();
    }

    private void open(long address, long length, int wanted) {
        key = register(wanted, DOMAIN, address, length, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE,
            Access.REMOTE_READ, Access.REMOTE_ATOMIC));
    }

    @Test void writesAreAcknowledgedAsTheKernelDoes() {
        List<Captured> requests = capture("rxe-rc-write.pcap");
        stand(requests);
        Reth reth = requests.getFirst().packet().extension(Reth.class);
        open(reth.virtualAddress(), reth.dmaLength(), (int) reth.key());
        play(requests);
        assertThat(said()).isEqualTo(answers(capture("rxe-rc-ack.pcap")));
        for (int i = 0; i < 4; i++) {
            assertThat(memory.read(reth.virtualAddress() + i * PMTU, PMTU))
                .isEqualTo(requests.get(requests.size() - 4 + i).payload());
        }
    }

    @Test void readsAreAnsweredAsTheKernelDoes() {
        List<Captured> all = capture("rxe-rc-read.pcap");
        List<Captured> requests = requests(all);
        stand(requests);
        Reth reth = requests.getFirst().packet().extension(Reth.class);
        List<Captured> answers = all.stream().filter(packet -> !packet.isRequest()).toList();
        for (int i = 0; i < reth.dmaLength() / PMTU; i++) {
            memory.write(reth.virtualAddress() + i * PMTU, answers.get(i).payload());
        }
        open(reth.virtualAddress(), reth.dmaLength(), (int) reth.key());
        play(requests);
        assertThat(said()).as("the capture ends before the answers do").hasSize(18 * 8).startsWith(answers(all)
            .toArray(Said[]::new));
    }

    @Test void atomicsAreAnsweredAsTheKernelDoes() {
        List<Captured> all = capture("rxe-rc-atomic.pcap");
        List<Captured> requests = requests(all);
        stand(requests);
        long lowest = Long.MAX_VALUE;
        long highest = 0;
        Set<Long> seen = new HashSet<>();
        for (Captured request : requests) {
            AtomicEth atomic = request.packet().extension(AtomicEth.class);
            lowest = Math.min(lowest, atomic.virtualAddress());
            highest = Math.max(highest, atomic.virtualAddress());
            if (seen.add(atomic.virtualAddress())) {
                memory.write(atomic.virtualAddress(), ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN)
                    .putLong(found(all, request.packet().bth().psn())).array());
            }
        }
        open(lowest, highest - lowest + 8, (int) requests.getFirst().packet().extension(AtomicEth.class).key());
        play(requests);
        assertThat(said()).isEqualTo(answers(all)).hasSize(50);
    }

    /** What the kernel has answered to the atomic with a PSN. */
    private static long found(List<Captured> all, int psn) {
        return all.stream().map(Captured::packet).filter(p -> p.bth().opcode() == Opcode.ATOMIC_ACKNOWLEDGE
            && p.bth().psn() == psn).findFirst().orElseThrow().extension(AtomicAckEth.class).original();
    }

    /** The capture holds no answers: each message is acknowledged as it asks. */
    @Test void sendsArrive() {
        List<Captured> requests = capture("rxe-rc-send.pcap");
        stand(requests);
        long buffers = memory.allocate(100 * 2 * PMTU, 4096);
        open(buffers, 100 * 2 * PMTU, 0x100);
        for (int i = 0; i < 100; i++) {
            endpoint.postReceive(pair, new ReceiveRequest(i, buffers + i * 2 * PMTU, key, 2 * PMTU));
        }
        play(requests);
        for (int i = 0; i < 100; i++) {
            Packet last = requests.get(2 * i + 1).packet();
            assertThat(sent.get(i).packet().bth().psn()).isEqualTo(last.bth().psn());
            assertThat(sent.get(i).packet().extension(Aeth.class)).isEqualTo(new Aeth(0x1f, i + 1));
            assertThat(endpoint.poll(0)).isEqualTo(new Completion(pair, i, true, Operation.SEND,
                CompletionStatus.SUCCESS, 2 * PMTU, 0, false));
            assertThat(memory.read(buffers + i * 2 * PMTU + PMTU, PMTU)).isEqualTo(requests.get(2 * i + 1).payload());
        }
        assertThat(sent).hasSize(100);
    }
}
