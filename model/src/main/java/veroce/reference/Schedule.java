package veroce.reference;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import veroce.endpoint.Time;

/**
 * Which queue pair sends next and which timer expires next, without looking at all of them: Packet Drop NAKs, then
 * acknowledgements, then data, and in each class one queue pair after the other; a queue pair sends what it has to send
 * again before what is new, but not before its turn. What is noted here may have become wrong, so whoever takes it asks
 * the queue pair again.
 */
final class Schedule {
    private final Turn dropNaks = new Turn();
    private final Turn answers = new Turn();
    private final Turn data = new Turn();
    private final PriorityQueue<Timer> timers = new PriorityQueue<>();
    private final Map<QueuePair, Long> armed = new HashMap<>();

    /** A ring in which each queue pair stands at most once. */
    private static final class Turn {
        private final ArrayDeque<QueuePair> order = new ArrayDeque<>();
        private final Set<QueuePair> members = new HashSet<>();

        void add(QueuePair pair) {
            if (members.add(pair)) {
                order.add(pair);
            }
        }

        QueuePair poll() {
            QueuePair pair = order.poll();
            members.remove(pair);
            return pair;
        }

        boolean isEmpty() {
            return order.isEmpty();
        }
    }

    private record Timer(long at, int number, QueuePair pair) implements Comparable<Timer> {
        @Override public int compareTo(Timer other) {
            int byTime = Long.compare(at, other.at);
            return byTime != 0 ? byTime : Integer.compare(number, other.number);
        }
    }

    /** Notes what a queue pair wants after anything happened to it. */
    void touch(QueuePair pair, long now) {
        if (pair.hasAnswer()) {
            (pair.hasUrgentAnswer() ? dropNaks : answers).add(pair);
        }
        if (pair.hasData() && pair.readyAt() <= now) {
            data.add(pair);
        }
        long deadline = pair.deadline(now);
        if (deadline < armed.getOrDefault(pair, Time.NEVER)) {
            armed.put(pair, deadline);
            timers.add(new Timer(deadline, pair.number(), pair));
        }
    }

    boolean wantsToSend() {
        return !dropNaks.isEmpty() || !answers.isEmpty() || !data.isEmpty();
    }

    /** The next queue pair with something for the wire. */
    QueuePair nextSender() {
        Turn turn = !dropNaks.isEmpty() ? dropNaks : !answers.isEmpty() ? answers : data;
        return turn.poll();
    }

    long nextTimer() {
        return timers.isEmpty() ? Time.NEVER : timers.peek().at();
    }

    /** Takes a queue pair whose timer is due, or null. */
    QueuePair expired(long now) {
        while (!timers.isEmpty() && timers.peek().at() <= now) {
            Timer timer = timers.poll();
            if (armed.getOrDefault(timer.pair(), Time.NEVER) == timer.at()) {
                armed.remove(timer.pair());
                return timer.pair();
            }
        }
        return null;
    }
}
