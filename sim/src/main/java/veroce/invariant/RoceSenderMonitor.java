package veroce.invariant;

import java.util.ArrayDeque;
import java.util.Arrays;
import veroce.endpoint.Broken;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Opcode;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;
import veroce.packet.Syndrome;

/** Watches the requests of one end of a RoCEv2 connection: rules P1 to P7 of docs/interoperability.md. */
final class RoceSenderMonitor {
    private static final int ASK_EVERY = 64;
    private static final long TIMER_UNIT = 4096 * Time.NANOSECOND;
    private static final int ACK_REQUEST = 8;

    private final String name;
    private final QueuePairSettings settings;
    private final RoceRequests requests;
    private final long patience;
    private final Timed answers = new Timed();
    /** Oldest position that is not acknowledged, and those before it with the time until which they were that. */
    private long una;
    private final ArrayDeque<Known> before = new ArrayDeque<>();
    private long cursor;
    private long progress;
    /** A NAK or a response tells that {@code una} is missing: whoever tells once more says nothing new. */
    private boolean told;
    /** Causes to go back that no packet has followed. */
    private int causes;
    private long pauseFrom = Time.NEVER;
    private long pauseUntil;
    private boolean paused;
    private int unasked;
    /** Bytes of a message before the next packet; -1 between messages. */
    private long begun = -1;
    private long total;
    private boolean isSend;

    /** The oldest position until a time: a packet may be under way to the wire as it changes. */
    private record Known(long una, long until) {}

    RoceSenderMonitor(String name, QueuePairSettings settings, RoceRequests requests, long patience) {
        this.name = name;
        this.settings = settings;
        this.requests = requests;
        this.patience = patience;
    }

    void answerArrives(DecodedFrame decoded, long at) {
        answers.add(decoded, at);
    }

    private void learn(DecodedFrame decoded, long at) {
        Packet packet = decoded.packet();
        long position = requests.position(packet.bth().psn());
        if (position < una || position >= requests.newest()) {
            return;
        }
        int opcode = packet.bth().opcode();
        if (opcode != Opcode.ACKNOWLEDGE) {
            if (move(position, at) && requests.find(position).hasResponse()) {
                move(position + 1, at, true);
            }
            return;
        }
        int syndrome = packet.extension(Aeth.class).syndrome();
        if (syndrome >> 5 == 0) {
            move(position + 1, at);
        } else if (syndrome >> 5 == 1) {
            if (paused && at < pauseUntil) {
                return;                                      // the first one counts
            }
            pauseFrom = at;
            pauseUntil = at + Syndrome.pause(syndrome & 31) * 10 * Time.MICROSECOND;
            paused = true;
        } else if (move(position, at)) {
            missing(syndrome == Syndrome.PSN_SEQUENCE);
        }
    }

    private boolean move(long to, long at) {
        return move(to, at, false);
    }

    /** Everything before a position is there, but for what was to be answered and was not. */
    private boolean move(long to, long at, boolean answered) {
        RoceRequests.Request hole = answered ? null : awaiting(to);
        long reached = hole == null ? to : Math.max(una, hole.at());
        if (reached > una) {
            before.add(new Known(una, at));
            causes += isLate(at) ? 1 : 0;
            una = reached;
            progress = at;
            told = false;
        }
        missing(hole != null);
        return hole == null;
    }

    private void missing(boolean isMissing) {
        causes += isMissing && !told ? 1 : 0;
        told |= isMissing;
    }

    /** The timer starts when a packet is chosen, which is before it is on the wire. */
    private boolean isLate(long at) {
        return at - progress >= (TIMER_UNIT << settings.rtoExponent()) - patience;
    }

    private RoceRequests.Request awaiting(long to) {
        for (long at = una; at < to;) {
            RoceRequests.Request request = requests.find(at);
            if (request == null || request.hasResponse()) {
                return request;
            }
            at = request.at() + request.packets();
        }
        return null;
    }

    void requestLeaves(DecodedFrame decoded, byte[] frame, long at) {
        answers.until(at, this::learn);
        while (!before.isEmpty() && before.peek().until() < at - patience) {
            before.remove();
        }
        Packet packet = decoded.packet();
        long position = requests.position(packet.bth().psn());
        require(position <= requests.newest(), "P1: a PSN is left out", packet);
        require(!paused || at >= pauseUntil || at <= pauseFrom + patience, "P3: sent in a pause", packet);
        if (paused && at >= pauseUntil) {
            paused = false;
            told = false;
            causes++;
        }
        if (position != cursor) {
            jump(position, packet, at);
        }
        int content = content(packet, frame);
        if (position == requests.newest()) {
            require(position - una < settings.window(), "P4: beyond the window", packet);
            sequence(packet);
            requests.add(packet, content);
        } else {
            again(position, content, packet);
        }
        if (position == una) {
            progress = at;
        }
        cursor = position + packet.psnCount(settings.pmtu());
        asks(packet);
    }

    /** Packets are sent again from the oldest one only, for a cause, and all behind it follow. */
    private void jump(long position, Packet packet, long at) {
        long oldest = before.isEmpty() ? una : before.peek().una();
        require(position >= oldest && position <= una, "P2: not from the oldest one", packet);
        if (position > cursor) {
            return;
        }
        require(causes > 0 || isLate(at), "P3: sent again without a cause", packet);
        causes = Math.max(0, causes - 1);
        told &= !isLate(at);
    }

    private void again(long position, int content, Packet packet) {
        RoceRequests.Request request = requests.find(position);
        if (request == null) {
            return;
        }
        require(packet.bth().opcode() == request.opcode(), "P5: another packet", packet);
        if (request.isRead()) {
            Reth reth = packet.extension(Reth.class);
            long offset = (position - request.at()) * settings.pmtu();
            require(reth.virtualAddress() == request.reth().virtualAddress() + offset
                && reth.key() == request.reth().key() && reth.dmaLength() == request.reth().dmaLength() - offset,
                "P5: another part of a Read", packet);
        } else {
            require(content == request.content(), "P5: another packet", packet);
        }
    }

    /** The transport headers and the payload without AckReq and ICRC. */
    private static int content(Packet packet, byte[] frame) {
        byte[] content = Arrays.copyOfRange(frame, packet.bthOffset(), packet.payloadOffset() + packet.payloadLength());
        content[ACK_REQUEST] = 0;
        return Arrays.hashCode(content);
    }

    /** First, Middle and Last in order, of one kind, full but for the last, and as many bytes as were announced. */
    private void sequence(Packet packet) {
        Payload position = packet.format().payload();
        boolean send = packet.bth().opcode() <= Opcode.SEND_ONLY_IMM || packet.bth().opcode() >= Opcode.SEND_LAST_INV;
        boolean goesOn = position == Payload.MIDDLE || position == Payload.LAST;
        require(goesOn == begun >= 0 && (!goesOn || send == isSend), "P6: a message in another order", packet);
        if (position == Payload.NONE) {
            return;
        }
        Reth reth = packet.extension(Reth.class);
        isSend = send;
        total = reth != null ? reth.dmaLength() : goesOn ? total : -1;
        long end = Math.max(0, begun) + packet.payloadLength();
        boolean ends = position == Payload.LAST || position == Payload.ONLY;
        boolean right = ends ? packet.payloadLength() <= settings.pmtu() && (position == Payload.ONLY || end > begun)
            && (total < 0 || end == total)
            : packet.payloadLength() == settings.pmtu() && (total < 0 || end < total);
        require(right, "P6: a message of another length", packet);
        begun = ends ? -1 : end;
    }

    private void asks(Packet packet) {
        boolean ends = switch (packet.format().payload()) {
            case FIRST, MIDDLE -> false;
            default -> true;
        };
        unasked = packet.bth().ackRequest() ? 0 : unasked + 1;
        require((!ends || unasked == 0) && unasked < ASK_EVERY, "P7: nobody is asked", packet);
    }

    private void require(boolean holds, String rule, Packet packet) {
        Broken.unless(holds, rule, name, holds ? null : packet + ": oldest " + una + ", next " + cursor + ", newest "
            + requests.newest());
    }
}
