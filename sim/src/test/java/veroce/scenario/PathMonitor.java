package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import veroce.congestion.PathChoice;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.nic.NicEndpoint;

/**
 * Looks into a NIC: every choice of its path slots is that of the reference's, which hears what they hear, operation by
 * operation. What they must hear is not judged here but by the test of the send window.
 */
final class PathMonitor {
    private static final String OPERATION = "send.learning.issue_issued_value_";
    private static final String PROBE = "send.learning_probe_value_path_";
    private static final String CHOICE = "send.learning_chosen_value_";
    /** Cycles from the beginning of a wish to its choice. */
    private static final int CHOSEN = 6;

    /** In the order of the circuit. */
    enum Kind { LIFE, WISH, GOOD, MARKED, TRIMMED, LOST, TICK, ANSWERED, SHOW, DENY, ALLOW }

    private record Expected(long cycle, int port) {}

    /** A path of a queue pair that was left, asked for (then with its port), or has come back. */
    record Change(String what, int pair, int path) {}

    private final PathRules rules;
    private final Map<Integer, PathSlots> pairs = new HashMap<>();
    private final Deque<Expected> expected = new ArrayDeque<>();
    private final Map<Kind, Integer> seen = new EnumMap<>(Kind.class);
    /** Ports above the first one that were chosen, in their order. */
    private final List<Integer> ports = new ArrayList<>();
    /** What was told of paths, in its order, and what must have been. */
    private final List<Change> changes = new ArrayList<>();
    private final List<Change> wanted = new ArrayList<>();
    private long cycle;

    private PathMonitor(PathRules rules) {
        this.rules = rules;
    }

    /** Of a NIC whose lives have not begun. */
    static PathMonitor of(NicEndpoint nic, PathRules rules) {
        var monitor = new PathMonitor(rules);
        nic.model().watch(monitor::look);
        return monitor;
    }

    /** How many operations of a kind there were. */
    int seen(Kind kind) {
        return seen.getOrDefault(kind, 0);
    }

    List<Integer> ports() {
        return ports;
    }

    /** How often a slot has taken another port. */
    long rolls() {
        return pairs.values().stream().mapToLong(PathSlots::rolls).sum();
    }

    /** What paths were left, asked for and found again; that all of it is right. */
    List<Change> changes() {
        assertThat(wanted).as("some are told a few cycles later").startsWith(changes.toArray(Change[]::new));
        assertThat(wanted.size() - changes.size()).isLessThan(3);
        return changes;
    }

    private void look(ToLongFunction<String> shows) {
        cycle++;
        if (shows.applyAsLong("send.learning.issue_issued_valid") == 1) {
            begin(shows);
        }
        if (shows.applyAsLong("send.learning_chosen_valid") == 1) {
            int slot = (int) shows.applyAsLong(CHOICE + "slot");
            int port = (int) shows.applyAsLong(CHOICE + "entropy") * PathSlots.MOST + slot;
            assertThat(new Expected(cycle, port)).as("choice %d", ports.size()).isEqualTo(expected.poll());
            ports.add(port);
        }
        if (shows.applyAsLong("send.links_changed_valid") == 1) {
            changes.add(new Change(shows.applyAsLong("send.links_changed_value_is_good") == 1 ? "good" : "bad",
                (int) shows.applyAsLong("send.links_changed_value_qp"),
                (int) shows.applyAsLong("send.links_changed_value_slot")));
        }
        if (shows.applyAsLong("send.learning_probe_valid") == 1) {
            changes.add(new Change("probe", (int) shows.applyAsLong("send.learning_probe_value_qp"),
                (int) shows.applyAsLong(PROBE + "entropy") * PathSlots.MOST + (int) shows.applyAsLong(PROBE + "slot")));
        }
    }

    private void begin(ToLongFunction<String> shows) {
        var kind = Kind.values()[(int) shows.applyAsLong(OPERATION + "kind")];
        seen.merge(kind, 1, Integer::sum);
        int pair = (int) shows.applyAsLong(OPERATION + "qp");
        int slot = (int) shows.applyAsLong(OPERATION + "slot");
        int port = (int) shows.applyAsLong(OPERATION + "entropy") * PathSlots.MOST + slot;
        int now = (int) shows.applyAsLong("send.learning.now");
        if (kind == Kind.LIFE) {
            var its = rules.of((int) shows.applyAsLong(OPERATION + "last") + 1);
            pairs.put(pair, new PathSlots(its, slot << 16 | (int) shows.applyAsLong(OPERATION + "seed")));
            return;
        }
        var slots = pairs.get(pair);
        if (slots == null) {
            assertThat(kind).as("of who has no life yet").isEqualTo(Kind.TICK);
            return;
        }
        var before = slots.changes();
        switch (kind) {
            case WISH -> {
                boolean again = shows.applyAsLong(OPERATION + "again") == 1;
                int taken = again ? slots.chooseAgain(slot) : slots.choose(PathChoice.NONE);
                expected.add(new Expected(cycle + CHOSEN, slots.port(taken)));
            }
            case GOOD -> slots.acknowledged(port, false, now);
            case MARKED -> slots.acknowledged(port, true, now);
            case TRIMMED -> slots.trimmed(port, now);
            case LOST -> slots.lost(slot, now);
            case TICK -> {
                int asked = slots.probe(now);
                if (asked != PathChoice.NONE) {
                    wanted.add(new Change("probe", pair, slots.port(asked)));
                }
            }
            case ANSWERED -> slots.answered(slot, now);
            case DENY -> slots.deny(slot);
            case ALLOW -> slots.allow(slot);
            default -> { }
        }
        if (slots.changes().bads() + slots.changes().goods() != before.bads() + before.goods()) {
            wanted.add(new Change(slots.changes().goods() != before.goods() ? "good" : "bad", pair, slot));
        }
    }
}
