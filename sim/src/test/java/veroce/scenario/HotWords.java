package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.SendRequest;

/**
 * Many queue pairs of the left end change the same few words of the right end with atomics. Numbers are so chosen that
 * no value comes twice: then the results tell in which order the atomics happened, and that each happened once. Each
 * word is half as hot as the one before: a comparison with what was seen last seldom holds on the first, and often on
 * the last.
 */
final class HotWords {
    private static final int WORDS = 6;

    private final Arena arena;
    private final List<Connection> connections;
    private final SplittableRandom random;
    private final int perPair;
    private final int atOnce;
    private final Words words;
    private final Words results;
    private final long[] first = new long[WORDS];
    private final Map<Integer, List<Done>> posted = new HashMap<>();
    private final Map<Integer, Integer> completed = new HashMap<>();
    private final long[] lastSeen = new long[WORDS];

    /** An atomic, and what it has found; it belongs to one queue pair and is its n-th. */
    private record Done(int pair, int index, int word, boolean swaps, long operand, long compare) {
        boolean changes(long found) {
            return !swaps || found == compare;
        }

        long after(long found) {
            return swaps ? operand : found + operand;
        }
    }

    /** @param atOnce of each queue pair */
    HotWords(Arena arena, List<Connection> connections, SplittableRandom random, int perPair, int atOnce) {
        this.arena = arena;
        this.connections = connections;
        this.random = random;
        this.perPair = perPair;
        this.atOnce = atOnce;
        words = new Words(arena.right, WORDS);
        results = new Words(arena.left, connections.size() * perPair);
        for (int i = 0; i < WORDS; i++) {
            first[i] = random.nextLong();
            lastSeen[i] = first[i];
            words.set(i, first[i]);
        }
        connections.forEach(c -> {
            posted.put(c.leftPair(), new ArrayList<>());
            completed.put(c.leftPair(), 0);
        });
    }

    /** Takes completions and posts what there is room for; tells whether everything is done. */
    boolean step() {
        for (Completion next = arena.left.poll(0); next != null; next = arena.left.poll(0)) {
            int index = completed.merge(next.queuePair(), 1, Integer::sum) - 1;
            assertThat(next.status()).as("%s", next).isEqualTo(CompletionStatus.SUCCESS);
            assertThat(next.id()).as("completions in order").isEqualTo(index);
            Done done = posted.get(next.queuePair()).get(index);
            lastSeen[done.word()] = done.after(found(done));
        }
        boolean all = true;
        for (int i = 0; i < connections.size(); i++) {
            int pair = connections.get(i).leftPair();
            List<Done> own = posted.get(pair);
            while (own.size() < perPair && own.size() - completed.get(pair) < atOnce) {
                post(i, pair, own);
            }
            all &= completed.get(pair) == perPair;
        }
        return all;
    }

    private void post(int slot, int pair, List<Done> own) {
        int word = Math.min(Integer.numberOfTrailingZeros(random.nextInt()), WORDS - 1);
        Done next = new Done(slot, own.size(), word, random.nextInt(3) == 0, random.nextLong(), lastSeen[word]);
        long to = results.address(slot * perPair + next.index());
        arena.left.postSend(pair, next.swaps()
            ? SendRequest.compareAndSwap(next.index(), to, results.key, words.address(word), words.key, next.compare(),
                next.operand())
            : SendRequest.fetchAndAdd(next.index(), to, results.key, words.address(word), words.key, next.operand()));
        own.add(next);
    }

    private long found(Done done) {
        return results.get(done.pair() * perPair + done.index());
    }

    /** From the first value on each atomic is the one that has found what the one before has left. */
    void verify() {
        for (int word = 0; word < WORDS; word++) {
            Map<Long, Done> byFound = new HashMap<>();
            List<Done> idle = new ArrayList<>();
            for (List<Done> own : posted.values()) {
                for (Done done : own) {
                    if (done.word() != word) {
                        continue;
                    }
                    if (done.changes(found(done))) {
                        assertThat(byFound.put(found(done), done)).as("two atomics have found the same").isNull();
                    } else {
                        idle.add(done);
                    }
                }
            }
            follow(word, byFound, idle);
        }
    }

    private void follow(int word, Map<Long, Done> byFound, List<Done> idle) {
        Map<Long, Integer> values = new HashMap<>();
        Map<Integer, Integer> lastOfPair = new HashMap<>();
        long value = first[word];
        values.put(value, 0);
        for (Done next = byFound.remove(value); next != null; next = byFound.remove(value)) {
            Integer before = lastOfPair.put(next.pair(), next.index());
            assertThat(before == null || before < next.index()).as("atomics of a queue pair in their order").isTrue();
            value = next.after(value);
            values.put(value, values.size());
        }
        assertThat(byFound).as("results that nobody has left").isEmpty();
        assertThat(words.get(word)).as("the last value").isEqualTo(value);
        assertThat(idle).allMatch(done -> values.containsKey(found(done)));
    }

    /** Comparisons that held and that did not. */
    long[] swaps() {
        long[] counts = new long[2];
        posted.values().stream().flatMap(List::stream).filter(Done::swaps)
            .forEach(done -> counts[done.changes(found(done)) ? 0 : 1]++);
        return counts;
    }
}
