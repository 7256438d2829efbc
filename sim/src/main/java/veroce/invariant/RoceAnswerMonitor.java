package veroce.invariant;

import java.util.ArrayDeque;
import veroce.endpoint.Broken;
import veroce.endpoint.Time;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;
import veroce.packet.Syndrome;

/** Watches what one end of a RoCEv2 connection answers to the requests of the other: rules P8 to P12. */
final class RoceAnswerMonitor {
    private static final int NUMBERS = 0xff_ffff;
    private static final long CONGESTION_GAP = 49 * Time.MICROSECOND;

    private final String name;
    private final RoceRequests requests;
    private final int firstMessage;
    private final long patience;
    private final Timed arrivals = new Timed();
    /** Those of a moment ago: an answer may be under way to the wire as they come. */
    private final ArrayDeque<Arrival> recent = new ArrayDeque<>();
    /** The most that may be expected next: everything in order before it has come and was not refused. */
    private long expected;
    private long acknowledged = -1;
    /** Highest position that has come. */
    private long highest = -1;
    /** Position that a NAK has told of and that has not come since; -1 for none. */
    private long told = -1;
    private long congested = -Time.SECOND;

    private record Arrival(long position, long packets, long at) {}

    /** @param firstMessage its number, as the other end counts */
    RoceAnswerMonitor(String name, RoceRequests requests, int firstMessage, long patience) {
        this.name = name;
        this.requests = requests;
        this.firstMessage = firstMessage;
        this.patience = patience;
    }

    void requestArrives(DecodedFrame decoded, long at) {
        arrivals.add(decoded, at);
    }

    private void learn(DecodedFrame decoded, long at) {
        Packet packet = decoded.packet();
        long position = requests.position(packet.bth().psn());
        if (position == told) {
            told = -1;
        }
        highest = Math.max(highest, position);
        var arrival = new Arrival(position, packet.psnCount(requests.pmtu()), at);
        recent.add(arrival);
        take(arrival);
    }

    private void take(Arrival arrival) {
        expected += arrival.position() == expected ? arrival.packets() : 0;
    }

    void answerLeaves(DecodedFrame decoded, long at) {
        arrivals.until(at, this::learn);
        while (!recent.isEmpty() && recent.peek().at() < at - patience) {
            recent.remove();
        }
        Packet packet = decoded.packet();
        int opcode = packet.bth().opcode();
        if (opcode == Opcode.CNP) {
            require(at - congested >= CONGESTION_GAP, "P11: a CNP too soon", packet);
            congested = at;
            return;
        }
        long position = requests.position(packet.bth().psn());
        if (opcode != Opcode.ACKNOWLEDGE) {
            response(position, packet);
        } else if (packet.extension(Aeth.class).syndrome() >> 5 == 0) {
            acknowledges(position, packet);
            messages(position, packet);
            require(position >= acknowledged, "P8: acknowledgements go back", packet);
            acknowledged = position;
        } else {
            refuses(position, packet);
        }
    }

    /** Only what has come, and no Read whose response has not left. */
    private void acknowledges(long position, Packet packet) {
        require(position < expected, "P8: what has not come is acknowledged", packet);
        require(requests.unanswered(Math.max(0, acknowledged), position + 1) == null,
            "P9: acknowledged beyond an unanswered Read", packet);
    }

    private void messages(long position, Packet packet) {
        long messages = requests.messagesThrough(position);
        long told = packet.extension(Aeth.class).msn() - firstMessage + 1 & NUMBERS;
        boolean middle = messages < 0;                       // of a message that takes several packets
        require(middle || told == (messages & NUMBERS), "P8: another number of messages", packet);
    }

    private void refuses(long position, Packet packet) {
        int syndrome = packet.extension(Aeth.class).syndrome();
        boolean fatal = syndrome > Syndrome.PSN_SEQUENCE;
        require(position <= expected, "P10: a NAK beyond the expected packet", packet);
        require(fatal || position != told, "P10: told twice of one gap", packet);
        require(syndrome != Syndrome.PSN_SEQUENCE || highest > position, "P10: told of a gap where none is", packet);
        if (syndrome == Syndrome.PSN_SEQUENCE) {
            acknowledges(position - 1, packet);
        }
        told = recent.stream().anyMatch(arrival -> arrival.position() == position) ? -1 : position;
        expected = Math.min(expected, position);
        recent.forEach(this::take);
    }

    /** As many bytes as were asked for, each packet in its place. */
    private void response(long position, Packet packet) {
        RoceRequests.Request request = requests.find(position);
        require(position < expected, "P12: a response to what has not come", packet);
        if (request == null) {
            return;
        }
        require(request.hasResponse() && request.isRead() == (packet.format().payload() != Payload.NONE),
            "P12: a response of another kind", packet);
        if (request.isRead()) {
            long left = request.left(position, requests.pmtu());
            boolean last = left <= requests.pmtu();
            boolean ends = packet.format().payload() == Payload.LAST || packet.format().payload() == Payload.ONLY;
            require(ends == last && packet.payloadLength() == Math.min(left, requests.pmtu()), "P12: bytes", packet);
        }
        request.answered().set((int) (position - request.at()));
    }

    private void require(boolean holds, String rule, Packet packet) {
        Broken.unless(holds, rule, name, holds ? null : packet + ": expected " + expected + ", acknowledged "
            + acknowledged + ", position " + requests.position(packet.bth().psn()));
    }
}
