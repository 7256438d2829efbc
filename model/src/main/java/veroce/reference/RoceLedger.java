package veroce.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;
import veroce.reference.RoceAnswers.Ack;
import veroce.reference.RoceAnswers.Item;
import veroce.reference.RoceAnswers.Nak;
import veroce.reference.RoceAnswers.Response;
import veroce.reference.RoceAnswers.Result;

/**
 * What a responder of profile P0 has to answer, and what another device in its place has answered. Hardware reports
 * late and joins acknowledgements: it may report any state since the one reported last, and at rest the newest.
 */
final class RoceLedger {
    /** UDP source ports. */
    static final int PORTS = 1 << 14;
    /** Reads and atomics that are remembered: copies of older ones are answered by nobody. */
    private static final int MOST = 64;
    /** After which a NAK of a packet that has come since is not sent any more. */
    private static final long FORGOTTEN = 200 * Time.MICROSECOND;

    private final RoceQueuePair pair;
    /** What an acknowledgement may say: the state reported last, and those behind it. */
    private final ArrayDeque<Ack> states = new ArrayDeque<>();
    /** The newest one that was asked for, or null. */
    private Ack wanted;
    private final List<Owed> naks = new ArrayList<>();
    private final ArrayDeque<Asked> asked = new ArrayDeque<>();
    /** Everything before it has been reported, by whatever. */
    private int reported;

    private record Owed(Nak nak, long since) {}

    /** A response, and which of its packets have left; of an atomic the first bit. */
    private record Asked(Item item, BitSet sent) {
        int packets() {
            return item instanceof Response response ? response.packets() : 1;
        }

        boolean isNew() {
            return item instanceof Response response ? response.isNew() : ((Result) item).isNew();
        }

        int order(int psn) {
            return Sequence.sub(psn, item instanceof Response response ? response.first() : item.psn());
        }

        boolean has(int psn) {
            return order(psn) < packets();
        }
    }

    RoceLedger(RoceQueuePair pair) {
        this.pair = pair;
        reported = pair.peer().numbering().psn();
        states.add(state());
    }

    private Ack state() {
        return new Ack(Sequence.add(pair.responder().expected(), -1), pair.responder().messages());
    }

    /** Takes what the responder has to say since the last frame. */
    void collect(long now) {
        if (!state().equals(states.getLast())) {
            states.add(state());
        }
        RoceAnswers answers = pair.responder().answers();
        while (answers.head() != null) {
            Item item = answers.head();
            answers.remove();
            switch (item) {
                case Ack ack -> wanted = ack;
                case Nak nak -> owe(nak, now);
                case Response _, Result _ -> {
                    asked.add(new Asked(item, new BitSet()));
                    if (asked.size() > MOST) {
                        asked.remove();
                    }
                }
            }
        }
    }

    /** The device found no receive request where the rules have one, and says so of this packet. */
    void notReady(int psn, long now) {
        owe(new Nak(psn, Syndrome.RNR_NAK + pair.settings().rnrTimer(), pair.responder().messages(), null), now);
    }

    /** Those of packets that have come long ago will not be sent any more. */
    private void owe(Nak nak, long now) {
        naks.add(new Owed(nak, now));
        naks.removeIf(owed -> owed.since() < now - FORGOTTEN && !isMissed(owed.nak()));
    }

    /** What is wrong with an answer of the device, or null. */
    String answered(Packet packet, byte[] frame) {
        int opcode = packet.bth().opcode();
        if (opcode == Opcode.CNP) {
            return null;
        }
        return opcode == Opcode.ACKNOWLEDGE ? acknowledged(packet, frame) : responded(packet, frame);
    }

    private String acknowledged(Packet packet, byte[] frame) {
        Aeth aeth = packet.extension(Aeth.class);
        int psn = packet.bth().psn();
        if (aeth.syndrome() == Syndrome.ACK) {
            Ack said = new Ack(psn, aeth.msn());
            if (!states.contains(said)) {
                return "no state since the one reported last says so: " + states;
            }
            while (!states.peek().equals(said)) {
                states.remove();
            }
            report(Sequence.add(psn, 1));
            return difference(said, frame, packet);
        }
        for (int i = 0; i < naks.size(); i++) {
            Nak nak = naks.get(i).nak();
            if (nak.psn() == psn && nak.syndrome() == aeth.syndrome()) {
                naks.subList(0, i + 1).clear();
                if (nak.syndrome() > Syndrome.RNR_NAK + 31) {
                    report(psn);
                }
                return difference(nak, frame, packet);
            }
        }
        return "it owes none such, but " + naks;
    }

    private void report(int behind) {
        reported = Sequence.ahead(behind, reported) ? behind : reported;
    }

    private String responded(Packet packet, byte[] frame) {
        int psn = packet.bth().psn();
        String nearest = "nothing with that PSN was asked for";
        for (Iterator<Asked> each = asked.descendingIterator(); each.hasNext();) {
            Asked one = each.next();
            if (one.has(psn)) {
                Item due = from(one.isNew() ? one.item() : counting(one.item(), packet), psn);
                String difference = difference(due, frame, packet);
                if (difference == null) {
                    asked.stream().filter(same -> same.isNew() && same.has(psn))
                        .forEach(same -> same.sent().set(same.order(psn)));
                    report(Sequence.add(psn, 1));
                    return null;
                }
                nearest = difference;
            }
        }
        return nearest;
    }

    private static Item from(Item item, int psn) {
        return item instanceof Response response ? response.from(psn) : item;
    }

    /** How many messages were done when a copy came counts for nothing. */
    private static Item counting(Item item, Packet packet) {
        Aeth aeth = packet.extension(Aeth.class);
        int msn = aeth == null ? 0 : aeth.msn();
        return switch (item) {
            case Response r -> new Response(r.psn(), r.first(), r.packets(), r.address(), r.key(), r.length(), msn, false);
            case Result r -> new Result(r.psn(), msn, r.value(), false);
            default -> item;
        };
    }

    private String difference(Item due, byte[] frame, Packet packet) {
        return SentPacket.difference(pair.writer().answer(due), frame, packet, PORTS);
    }

    /** The device has told its peer of a packet that broke the rules. */
    void fail() {
        pair.toError(null, CompletionStatus.FLUSHED, pair.responder().receiveStatus());
    }

    /** What was to be told counts only while the packet has not come. */
    private boolean isMissed(Nak nak) {
        return nak.psn() == pair.responder().expected();
    }

    /** What is owed for longer, or null: nobody joins NAKs. */
    String owed(long since) {
        return naks.stream().filter(owed -> owed.since() < since && isMissed(owed.nak())).findFirst()
            .map(Owed::toString).orElse(null);
    }

    /** What was never told, or null. */
    String untold() {
        if (naks.stream().map(Owed::nak).anyMatch(this::isMissed)) {
            return naks.toString();
        }
        for (Asked one : asked) {
            if (one.isNew() && one.sent().cardinality() < one.packets()) {
                return one.toString();
            }
        }
        return wanted == null || !Sequence.ahead(Sequence.add(wanted.psn(), 1), reported) ? null : wanted.toString();
    }
}
