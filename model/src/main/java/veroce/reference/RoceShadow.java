package veroce.reference;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import veroce.endpoint.Address;
import veroce.endpoint.Broken;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Peer;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.packet.Disposition;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.PsnSpace;
import veroce.reference.Shadow.AtomicWrite;
import veroce.reference.Shadow.Placement;

/**
 * The reference of profile P0 in the place of another device: it sends nothing by itself but is told what the device
 * receives and sends, and says what must come of it. Whether it was time to send is not judged here: monitors see that.
 */
public final class RoceShadow {
    private final ReferenceEndpoint twin;
    private final Map<Target, Integer> senders = new HashMap<>();
    private final Map<Integer, RoceLedger> ledgers = new HashMap<>();
    private Packet current;
    private Placement placed;
    private final List<AtomicWrite> executed = new ArrayList<>();

    private record Target(Object ip, int queuePair) {}

    /** What came of a frame: the queue pair it has touched, or -1, and what was written. */
    public record Effect(int pair, String counter, Placement placement, List<AtomicWrite> atomics) {}

    public RoceShadow(Address address, TransportSettings transport) {
        twin = new ReferenceEndpoint(address, new HostMemory(), transport, Time.SECOND);
        twin.memory().listen(this::written);
    }

    private void written(long at, int length) {
        byte[] bytes = twin.memory().read(at, length);
        boolean isRequest = current.bth().opcode() == Opcode.CMP_SWAP || current.bth().opcode() == Opcode.FETCH_ADD;
        if (isRequest) {
            executed.add(new AtomicWrite(at, bytes));
        } else {
            placed = new Placement(current.bth().destQp(), current.bth().psn(), false, isResponse(current), at, bytes, 0,
                length);
        }
    }

    private static boolean isResponse(Packet packet) {
        int opcode = packet.bth().opcode();
        return opcode >= Opcode.READ_RESPONSE_FIRST && opcode <= Opcode.ATOMIC_ACKNOWLEDGE && opcode != Opcode.ACKNOWLEDGE;
    }

    /** For commands, posts, completions and counters. */
    public ReferenceEndpoint endpoint() {
        return twin;
    }

    /** Brings a queue pair to RTR; from now on what the device sends to that peer is known to come from it. */
    public void listen(int number, Peer peer) {
        twin.listen(number, peer);
        senders.put(new Target(peer.address().ip(), peer.queuePair()), number);
        ledgers.put(number, new RoceLedger(pair(number)));
    }

    private RoceQueuePair pair(int number) {
        return (RoceQueuePair) twin.pair(number);
    }

    /** The queue pair that a packet of the device comes from, or -1. */
    public int senderOf(Packet packet) {
        return senders.getOrDefault(new Target(packet.ip().destination(), packet.bth().destQp()), -1);
    }

    /** Whether a queue pair is connected and has not failed. */
    public boolean works(int number) {
        return switch (pair(number).state()) {
            case RTR, RTS, SQD -> true;
            default -> false;
        };
    }

    // ---- what the device receives

    /** What the packet of a frame would write, perhaps nothing, if it is the next one and breaks no rule; else null. */
    public Placement wouldPlace(byte[] bytes) {
        var decoded = PacketDecoder.decode(bytes);
        Packet packet = decoded.packet();
        int number = packet.bth() == null ? -1 : packet.bth().destQp();
        if (decoded.disposition() != Disposition.RX_OK || !ledgers.containsKey(number) || !works(number)) {
            return null;
        }
        boolean response = isResponse(packet);
        boolean data = response || packet.format().space() == PsnSpace.SQ;
        long target = !data ? -1 : response ? pair(number).target(packet)
            : pair(number).responder().target(packet, bytes);
        return target < 0 ? null : new Placement(number, packet.bth().psn(), false, response, target, bytes,
            packet.payloadOffset(), packet.payloadLength());
    }

    /** The device has received a frame. */
    public Effect receive(byte[] bytes, long now) {
        placed = null;
        executed.clear();
        current = PacketDecoder.decode(bytes).packet();
        Dispatcher.Outcome outcome = twin.dispatcher().accept(bytes, now);
        twin.host().counters().count(outcome.counter());
        int number = outcome.pair() == null ? -1 : outcome.pair().number();
        if (number >= 0 && ledgers.containsKey(number)) {
            ledgers.get(number).collect(now);
        }
        return new Effect(number, outcome.counter(), placed, List.copyOf(executed));
    }

    /** The device had no receive request for a packet that the rules take; it says so. */
    public void notReady(int number, int psn, long now) {
        pair(number).responder().notReady();
        ledgers.get(number).notReady(psn, now);
        twin.host().counters().count("rx_rnr");
    }

    // ---- what the device sends

    /** The host of the device has written to its memory. */
    public void written(long address, byte[] bytes) {
        twin.memory().write(address, bytes);
    }

    /** What is wrong with a packet that the device has sent, or null. */
    public String sent(int number, Packet packet, byte[] bytes, long now) {
        if (packet.format().space() != PsnSpace.SQ) {
            return ledgers.get(number).answered(packet, bytes);
        }
        RoceQueuePair pair = pair(number);
        try {
            RoceRequester.Packet due = pair.requester().follow(packet.bth().psn(), now);
            return due == null ? works(number) ? null : Shadow.UNREADABLE
                : SentPacket.difference(pair.writer().request(due), bytes, packet, RoceLedger.PORTS);
        } catch (Broken e) {
            return e.getMessage();
        }
    }

    /** A NAK of the device ends the connection. */
    public void reportedFatal(int number) {
        ledgers.get(number).fail();
    }

    /** What the device owes for longer than that, or null. */
    public String owed(int number, long since) {
        return works(number) ? ledgers.get(number).owed(since) : null;
    }

    /** What is not told when everything has come to rest, or null. */
    public String untold(int number) {
        return works(number) ? ledgers.get(number).untold() : null;
    }

    /** The device does not send a work request for that reason, or gives up; tells whether it may, and then fails the queue pair. */
    public boolean failed(int number, long id, CompletionStatus reason) {
        RoceQueuePair pair = pair(number);
        SendRequest request = pair.work().sends().find(id);
        boolean right = request != null && switch (reason) {
            case LOCAL_PROTECTION, LOCAL_OPERATION -> pair.requester().refusal(request) == reason;
            case RETRIES_EXCEEDED, RNR_RETRIES_EXCEEDED -> true;
            default -> false;
        };
        if (right) {
            pair.toError(request, reason, CompletionStatus.FLUSHED);
        }
        return right;
    }
}
