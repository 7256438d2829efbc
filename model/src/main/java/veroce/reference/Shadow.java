package veroce.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import veroce.congestion.CongestionTime;
import veroce.congestion.PathSlots;
import veroce.endpoint.Address;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.packet.DropCause;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.PsnSpace;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/**
 * The reference in the place of another device: it sends nothing by itself but is told what the device receives and
 * sends, and says what must come of it. Commands and posts go to {@link #endpoint()}, under the numbers and keys that
 * the device has given.
 */
public final class Shadow {
    /** What is wrong with a packet whose payload lies in no region; the queue pair has failed. */
    public static final String UNREADABLE = "its payload may not be read";
    /** Paths that a source port may name. */
    private static final int NAMED_PATHS = 1 << 14;
    private static final long RNR_SLACK = 3 * Time.MICROSECOND;

    private final ReferenceEndpoint twin;
    private final Map<Target, VeroceQueuePair> senders = new HashMap<>();
    private Placement placed;
    private final List<AtomicWrite> executed = new ArrayList<>();
    /** What has been written of late, oldest first: a device may have read a response before or after. */
    private final ArrayDeque<Recent> recent = new ArrayDeque<>();
    private long heard;
    private Dispatcher.Data current;
    private BooleanSupplier emptied;

    private record Target(Object ip, int queuePair) {}

    private record Recent(long address, int length, long at) {}

    /** What a taken packet writes: so many bytes of its frame to an address. */
    public record Placement(int pair, int psn, boolean retransmission, boolean response, long address, byte[] frame,
                            int offset, int length) {}

    /** What an atomic operation leaves in memory; one that changes nothing writes nothing. */
    public record AtomicWrite(long address, byte[] value) {}

    /** How a data packet has come: path and stamp are there if the ends have agreed on {@code cc_ext}. */
    public record Arrival(int path, int stamp, boolean marked) {}

    /**
     * What came of a frame.
     *
     * @param pair      the queue pair it has touched, or -1
     * @param arrival   null if no data packet has come to a queue pair that works
     * @param responses the frame belongs to the space of responses
     * @param placement null if nothing is written
     * @param atomics   what was executed when the frame came
     */
    public record Effect(int pair, String counter, Arrival arrival, boolean responses, Placement placement,
                         List<AtomicWrite> atomics) {}

    /** A Packet Drop NAK that is due; path and cause are those of one that tells them. */
    public record DropNak(int psn, boolean retransmission, boolean toResponses, int path, DropCause cause) {
        /** That of a packet for which there is no room. */
        public static DropNak of(Placement packet) {
            return new DropNak(packet.psn(), packet.retransmission(), packet.response(), Answer.ANY_PORT, null);
        }

        /** Both are for the same packet. */
        public boolean isFor(DropNak other) {
            return psn == other.psn && retransmission == other.retransmission && toResponses == other.toResponses;
        }

        /** Whether what this one tells is what another one has to, if that has to tell anything: a host may have no room, too. */
        public boolean tells(DropNak wanted) {
            boolean isRoom = wanted.cause == DropCause.RECEIVER && cause == DropCause.HOST;
            return wanted.cause == null || path == wanted.path && (cause == wanted.cause || isRoom);
        }
    }

    public Shadow(Address address, TransportSettings transport) {
        twin = new ReferenceEndpoint(address, new HostMemory(), transport, Time.SECOND);
        twin.memory().listen(this::written);
    }

    /** A packet's payload comes first, then what is executed since the packet has come. */
    private void written(long at, int length) {
        DataPacket packet = current.packet();
        recent.add(new Recent(at, length, heard));
        if (placed == null && packet.length() > 0 && executed.isEmpty()) {
            placed = new Placement(current.pair().number(), packet.psn(), packet.retransmission(), packet.isResponse(), at,
                packet.frame(), packet.offset(), length);
        } else {
            executed.add(new AtomicWrite(at, twin.memory().read(at, length)));
        }
    }

    /** For commands, posts, completions and counters. */
    public ReferenceEndpoint endpoint() {
        return twin;
    }

    /** Brings a queue pair to RTR; from now on what the device sends to that peer is known to come from it. */
    public void listen(int pair, Peer peer) {
        twin.listen(pair, peer);
        senders.put(new Target(peer.address().ip(), peer.queuePair()), pair(pair));
    }

    private VeroceQueuePair pair(int number) {
        return (VeroceQueuePair) twin.pair(number);
    }

    public QueuePairSettings settings(int pair) {
        return pair(pair).settings();
    }

    // ---- what the device receives

    /** The queue pair that a frame names, or -1. */
    public int target(byte[] frame) {
        Packet packet = PacketDecoder.decode(frame).packet();
        return packet.bth() == null ? -1 : packet.bth().destQp();
    }

    /** What the packet of a frame would write, perhaps nothing, if the rules would take it now; else null. */
    public Placement wouldPlace(byte[] frame) {
        Dispatcher.Data data = twin.dispatcher().data(frame);
        if (data == null || !data.receiver().wouldTake(data.packet())) {
            return null;
        }
        DataPacket packet = data.packet();
        return new Placement(data.pair().number(), packet.psn(), packet.retransmission(), packet.isResponse(),
            data.receiver().target(packet), packet.frame(), packet.offset(), packet.length());
    }

    /** The device has received a frame. */
    public Effect receive(byte[] frame, long now) {
        placed = null;
        executed.clear();
        heard = now;
        current = twin.dispatcher().data(frame);
        Dispatcher.Outcome outcome = twin.dispatcher().accept(frame, now);
        twin.host().counters().count(outcome.counter());
        if (outcome.pair() != null) {
            outcome.pair().check();
        }
        return new Effect(outcome.pair() == null ? -1 : outcome.pair().number(), outcome.counter(),
            current == null ? null : arrival(current.packet()), current != null && current.packet().isResponse(), placed,
            List.copyOf(executed));
    }

    private static Arrival arrival(DataPacket packet) {
        return new Arrival(packet.port(), packet.stamp(), packet.congested());
    }

    /** The device had no room for a packet that the rules take, and owes a Packet Drop NAK. */
    public void refuse(byte[] frame) {
        Dispatcher.Data data = twin.dispatcher().data(frame);
        data.receiver().refuse(data.packet(), DropCause.RECEIVER);
    }

    /** A frame was counted without having any effect. */
    public void count(String counter) {
        twin.host().counters().count(counter);
    }

    /** Time has come to this point: timers of the queue pair that are due expire. Tells whether there were any. */
    public boolean tick(int number, long now) {
        VeroceQueuePair pair = pair(number);
        boolean any = false;
        for (long due = pair.deadline(now); due <= now; due = pair.deadline(now)) {
            pair.tick(due);
            any = true;
        }
        return any;
    }

    /** The receiver of requests or of responses as it stands, or null outside of a life. */
    public ReceiverView receiver(int number, boolean ofResponses) {
        ReceiverState state = state(number, ofResponses);
        return state == null ? null : ReceiverView.of(state);
    }

    private ReceiverState state(int number, boolean ofResponses) {
        VeroceQueuePair pair = pair(number);
        if (!pair.isConnected()) {
            return null;
        }
        return (ofResponses ? pair.requester().receiver() : pair.responder().receiver()).state;
    }

    /** Whether an acknowledgement, RNR NAK or fatal NAK is wanted; it is forgotten by {@link #answered}. */
    public boolean wantsToAnswer(int number, boolean toResponses) {
        ReceiverState state = state(number, toResponses);
        return state != null && state.ackPending;
    }

    /** The device has answered. */
    public void answered(int number, boolean toResponses) {
        state(number, toResponses).ackPending = false;
    }

    /** The device has reported a packet that broke the rules: the queue pair fails. */
    public void reportedFatal(int number) {
        VeroceQueuePair pair = pair(number);
        pair.toError(null, CompletionStatus.FLUSHED, pair.responder().receiver().receiveStatus());
    }

    /** The Packet Drop NAKs that have become due. */
    public List<DropNak> dropNaks(int number) {
        VeroceQueuePair pair = pair(number);
        List<DropNak> naks = new ArrayList<>();
        Answers due = pair.answers();
        for (Answer nak = due.takeDropNak(); nak != null; nak = due.takeDropNak()) {
            naks.add(new DropNak(nak.psn(), nak.retransmission(), nak.toResponses(), nak.port(), nak.cause()));
        }
        return naks;
    }

    // ---- what the device sends

    /** Whether a queue pair is connected and has not failed. */
    public boolean works(int number) {
        QueuePairState state = pair(number).state();
        return state == QueuePairState.RTR || state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    /** The queue pair that a packet comes from, or -1. */
    public int senderOf(Packet packet) {
        VeroceQueuePair pair = senders.get(new Target(packet.ip().destination(), packet.bth().destQp()));
        return pair == null || pair(pair.number()) != pair ? -1 : pair.number();
    }

    /** The host of the device has written to its memory. */
    public void written(long address, byte[] bytes) {
        twin.memory().write(address, bytes);
    }

    /** The device does not send a work request for that reason; tells whether it is one, and then fails the queue pair. */
    public boolean failedToSend(int number, long id, CompletionStatus reason) {
        VeroceQueuePair pair = pair(number);
        SendRequest request = pair.work().sends().find(id);
        boolean right = request != null && pair.requester().refusal(request) == reason;
        if (right) {
            pair.fail(request, reason);
        }
        return right;
    }

    /**
     * The device cannot answer a Read of its peer (row 44); tells whether that is so, and then fails the queue pair. What
     * closes a region under a Read is seen here first when the device speaks of it.
     */
    public boolean failedToRespond(int number) {
        VeroceQueuePair pair = pair(number);
        boolean right = works(number) && pair.responder().isStuck();
        if (right) {
            pair.responder().failLocally();
        }
        return right;
    }

    /** Whether the queue pair pauses because its peer has no receive requests, and goes on doing so for a while. */
    public boolean pauses(int number, long now) {
        SenderState state = pair(number).requester().sender().state;
        return state.rnrWait && now < state.rnrUntil - RNR_SLACK;
    }

    /** What is wrong with the headers around an answer of the device, whatever it says, or null. */
    public String answered(int number, Packet packet, byte[] frame) {
        VeroceQueuePair pair = pair(number);
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        Answer same = new Answer(packet.bth().psn(), aeth.syndrome(), aeth.msn(),
            packet.extension(ExtensionHeader.PoEth.class).packetOrder(),
            packet.extension(ExtensionHeader.SackEth.class), packet.bth().becn(), packet.bth().retransmission(),
            VeroceDispatch.answersResponses(packet));
        if (pair.settings().congestion().extended()) {
            same = same.telling(aeth.syndrome() == Syndrome.ACK ? Echo.of(packet.extension(ExtensionHeader.PoEth.class)) : null,
                packet.udp().path(), aeth.syndrome() == Syndrome.PACKET_DROP ? DropCause.of(packet.bth()) : null);
        }
        int paths = pair.settings().congestion().extended() ? NAMED_PATHS : pair.settings().paths();
        return SentPacket.difference(pair.writer().answer(same, 0), frame, packet, paths);
    }

    /**
     * The device has sent a data packet of a queue pair that sends; tells what is wrong with it, or null.
     *
     * @param withdrawn a region was withdrawn a moment ago: the payload may have been read before, and is not compared
     * @param settled   what was written before this time has been seen by whoever reads
     */
    public String sent(int number, Packet packet, byte[] frame, boolean withdrawn, long settled, long now) {
        VeroceQueuePair pair = pair(number);
        boolean response = packet.format().space() == PsnSpace.RSP;
        Sender sender = response ? pair.responder().sender() : pair.requester().sender();
        int psn = packet.bth().psn();
        Transmission due;
        sender.trusting = withdrawn;
        emptied = null;
        int before = sender.state.paths.slot(psn);
        if (packet.bth().retransmission()) {
            int at = Sequence.sub(psn, sender.state.una);
            if (Sequence.isBehind(at) && !(sender.state.asksAgain && Sequence.add(psn, 1) == sender.state.nPsn)) {
                return null; // acknowledged while it was on its way out
            }
            if (!Sequence.isBehind(at) && at >= sender.state.inFlight()) {
                return "it was never sent before: next is PSN " + sender.state.nPsn;
            }
            due = Sequence.isBehind(at) ? sender.askAgain(now) : sender.resend(at, now);
        } else {
            if (psn != sender.state.nPsn) {
                return "the next new one is PSN " + sender.state.nPsn;
            }
            if (!sender.canSendNew()) {
                return "there is no more work, or a window is closed: oldest PSN " + sender.state.una + ", MSN "
                    + sender.state.nMsn + " beyond " + sender.state.aMsn;
            }
            due = sender.nextNew(now);
        }
        if (due == null) {
            return UNREADABLE;
        }
        int path = packet.udp().path();
        sender.state.paths.took(psn, learns(pair) ? path % PathSlots.MOST : path);
        if (due.retransmission() && sender.state.paths.slot(psn) == before && pair.settings().paths() > 1) {
            return "it takes the path of its last transmission, " + path;
        }
        if (due.message().endsAt(psn) && !packet.bth().ackRequest()) {
            return "it ends a message without AckReq";
        }
        if (withdrawn) {
            return null;
        }
        if (response && due.retransmission() && !due.emptied() && isEmptied(packet, due)) {
            SendRequest read = due.message().request();
            emptied = () -> pair.responder() == sender.outside && sender.outside.refusal(read) == null;
            due = due.withoutBytes();
        }
        // Whatever the clock of the device says.
        long left = pair.settings().congestion().extended() ? Echo.stamp(packet) * CongestionTime.UNIT : now;
        byte[] wanted = pair.writer().data(due, left);
        if (response && packet.payloadLength() > 0) {
            wanted = unsettled(wanted, frame, packet, due.message().request().address()
                + (long) due.order() * pair.settings().pmtu(), settled);
        }
        return SentPacket.difference(wanted, frame, packet, paths(pair));
    }

    private static boolean learns(VeroceQueuePair pair) {
        return pair.settings().congestion().paths() != null;
    }

    /** Ports that data may have: one for each path, or, of who learns, any that slots may stand for. */
    private static int paths(VeroceQueuePair pair) {
        return learns(pair) ? NAMED_PATHS : pair.settings().paths();
    }

    private static boolean isEmptied(Packet packet, Transmission due) {
        return packet.bth().opcode() == Opcode.READ_RESPONSE_ONLY && packet.payloadLength() == 0
            && due.message().request().length() > 0 && !due.message().request().operation().isAtomic();
    }

    /**
     * Of a response packet that {@link #sent} has just found without its bytes although they may be read: whether that
     * is still so, when a region is closed whose end the device knew first. Else null.
     */
    public BooleanSupplier emptied() {
        return emptied;
    }

    /** A frame with the bytes of another one where its memory was written of late. */
    private byte[] unsettled(byte[] wanted, byte[] frame, Packet packet, long address, long settled) {
        while (!recent.isEmpty() && recent.peek().at() < settled) {
            recent.remove();
        }
        Packet other = PacketDecoder.decode(wanted).packet();
        boolean any = false;
        for (Recent write : recent) {
            long from = Math.max(address, write.address());
            long to = Math.min(address + Math.min(packet.payloadLength(), other.payloadLength()),
                write.address() + write.length());
            for (long at = from; at < to; at++) {
                wanted[other.payloadOffset() + (int) (at - address)] = frame[packet.payloadOffset() + (int) (at - address)];
                any = true;
            }
        }
        return any ? Packets.from(wanted).frame() : wanted;
    }
}
