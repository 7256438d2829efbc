package veroce.reference;

import java.util.ArrayDeque;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;

/**
 * What a queue pair has to answer at once, beside the acknowledgements that its receivers hold: Packet Drop NAKs and
 * responses to probes, each in the order of what they answer; and what it has to ask of its paths.
 */
final class Answers {
    private static final int MOST_DROP_NAKS = 256;
    private static final int MOST_PROBES = 16;

    /** An RTT Request that waits for its answer. */
    record Probe(int sourcePort, ExtensionHeader.RttEth times, long at) {}

    private final Counters counters;
    private final ArrayDeque<Answer> dropNaks = new ArrayDeque<>();
    private final ArrayDeque<Probe> probes = new ArrayDeque<>();
    private final ArrayDeque<Integer> questions = new ArrayDeque<>();

    Answers(Counters counters) {
        this.counters = counters;
    }

    void drop(Answer nak) {
        if (dropNaks.size() == MOST_DROP_NAKS) {
            counters.count("tx_nak_full");
        } else {
            dropNaks.add(nak);
        }
    }

    /** An RTT Request; one too many is not answered. */
    void probe(Packet packet, long now) {
        if (probes.size() < MOST_PROBES) {
            probes.add(new Probe(packet.udp().sourcePort(), packet.extension(ExtensionHeader.RttEth.class), now));
        }
    }

    /** The other end is to be asked on this path; one question too many is not asked. */
    void ask(int path) {
        if (questions.size() < MOST_PROBES) {
            questions.add(path);
        }
    }

    boolean hasDropNak() {
        return !dropNaks.isEmpty();
    }

    boolean hasProbe() {
        return !probes.isEmpty();
    }

    boolean hasQuestion() {
        return !questions.isEmpty();
    }

    /** Takes the path of the oldest question; there must be one. */
    int takeQuestion() {
        return questions.remove();
    }

    /** Takes the oldest Packet Drop NAK, or null. */
    Answer takeDropNak() {
        return dropNaks.poll();
    }

    /** Takes the oldest probe; there must be one. */
    Probe takeProbe() {
        return probes.remove();
    }

    void clear() {
        dropNaks.clear();
        probes.clear();
        questions.clear();
    }
}
