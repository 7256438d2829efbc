package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Time;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;

/**
 * Queue pairs that share receive queues and end, begin, starve and fail in any order, while queues come and go,
 * doorbells lie and host memory is late or refuses: what was dealt comes back once, no command waits for long, and in
 * the end the NIC works as in the beginning.
 */
class NicSharedAttackTest {
    private static final int STEPS = 300;

    SharedHost host;
    private boolean refusesQueues;
    private boolean refusesPayload;
    private boolean overflows;

    /** Seed 27 is one with a turn of the dealer that was taken back. */
    @ParameterizedTest @ValueSource(longs = {27, 90})
    void storms(long seed) {
        attack(RnicParameters.SMALL.sharing(4), seed, STEPS);
    }

    /** Lives of both profiles, most of them in RoCEv2. */
    @Tag("long") @ParameterizedTest @ValueSource(longs = {3, 6})
    void stormsOfRoce(long seed) {
        attack(RnicParameters.SMALL.sharing(4).speakingRoce(), seed, STEPS);
    }

    @Tag("long") @ParameterizedTest @ValueSource(longs = {7, 10})
    void moreStorms(long seed) {
        storms(seed);
    }

    @Tag("long") @Test void stormsOfWideBeats() {
        stormsOfOtherSizes(128, 16, 8, 0, 2);
    }

    /** Several WQEs in a beat, fewer messages, numbers that wrap. */
    @ParameterizedTest @CsvSource({"64, 4, 2, 0, 1", "64, 16, 8, 16773120, 4"})
    void stormsOfOtherSizes(int bytes, int messages, int reads, int behind, long seed) {
        var small = RnicParameters.SMALL;
        attack(new RnicParameters("attack", bytes, small.queuePairs(), small.window(), messages, small.mrs(),
            small.completionQueues(), small.addressHandles(), small.bufferBytes(), small.clockKilohertz(), reads, true,
            behind).sharing(4), seed, STEPS);
    }

    void attack(RnicParameters parameters, long seed, int steps) {
        var timing = switch ((int) (seed % 4)) {
            case 0 -> HostBus.Timing.QUICK;
            case 1 -> new HostBus.Timing(60, 60, new BusNoise(seed, 0.3, 200, 0.7));
            case 2 -> HostBus.Timing.PCIE;
            default -> new HostBus.Timing(20, 10, new BusNoise(seed, 0.05, 3000, 1));
        };
        overflows = seed / 4 % 3 == 2;
        try (var it = new SharedHost(parameters, seed, timing)) {
            host = it;
            host.wrongs = seed % 5 == 0 ? 4 : 0;
            host.loss = seed / 12 % 2 * 0.03;
            host.nic.model().memory().refuse((writes, id, address, length) -> refusal(writes, id, address));
            for (int i = 0; i < 3; i++) {
                make(i);
            }
            for (int i = 0; i < 8; i++) {
                var pair = new SharedPair(host, i, overflows ? 4 + host.random.nextInt(3) : 8);
                begin(pair);
            }
            for (int step = 0; step < steps; step++) {
                work();
                host.run(host.random.nextLong(2 * Time.MICROSECOND));
                for (int i = host.random.nextInt(3); i > 0; i--) {
                    disturb();
                }
            }
            refusesQueues = false;
            refusesPayload = false;
            host.nic.model().memory().holdReads(0);
            host.nic.model().memory().holdWrites(0);
            host.nic.set("control.enable", 1);
            host.wrongs = 0;
            end(seed);
        }
    }

    private HostBus.Refusal refusal(boolean writes, int id, long address) {
        if (!writes && id == 4 && refusesQueues && host.random.nextInt(4) == 0) {
            return HostBus.Refusal.SLVERR;
        }
        if (refusesPayload && (writes ? id > 1 : id == 2 || id == 3) && host.random.nextInt(8) == 0) {
            return HostBus.Refusal.SLVERR;
        }
        return null;
    }

    private void make(int number) {
        var random = host.random;
        var made = new SharedQueue(host, number, random.nextInt(7),
            random.nextInt(host.parameters.mostDealt() + 1), random.nextInt(4) == 0
            ? random.nextInt(0x10000) : random.nextInt(4));
        made.mayBeRefused = refusesQueues;
        made.post(random.nextInt(8));
    }

    private SharedQueue any() {
        if (host.queues.isEmpty() || host.random.nextInt(5) == 0) {
            return null;
        }
        var all = new ArrayList<>(host.queues.values());
        return all.get(host.random.nextInt(all.size()));
    }

    private void begin(SharedPair pair) {
        var random = host.random;
        pair.mtu = random.nextInt(5);
        pair.retries = random.nextInt(3) == 0 ? 1 : 7;
        pair.rnrRetries = random.nextInt(3) == 0 ? random.nextInt(3) : 7;
        pair.create(any(), any());
        if (random.nextInt(8) > 0) {
            pair.connect();
        }
    }

    /** Everybody posts, if there is room. */
    private void work() {
        var random = host.random;
        for (var queue : host.queues.values()) {
            if (random.nextInt(3) > 0) {
                queue.post(random.nextInt(10));
            }
        }
        for (var pair : host.pairs) {
            for (var end : new SharedPair.End[] {pair.left, pair.right}) {
                if (!end.exists) {
                    continue;
                }
                if (end.shared == null && random.nextInt(3) > 0) {
                    end.receive(random.nextInt(6));
                }
                for (int i = random.nextInt(4); i > 0; i--) {
                    int kind = random.nextInt(8);
                    end.send(kind == 7 && random.nextInt(4) > 0 ? 0 : kind,
                        random.nextInt(3) == 0 ? random.nextInt(20) : random.nextInt(4096));
                }
            }
        }
    }

    private void disturb() {
        var random = host.random;
        var pair = host.pairs.get(random.nextInt(host.pairs.size()));
        var end = random.nextBoolean() ? pair.left : pair.right;
        var bus = host.nic.model().memory();
        long now = host.nic.model().cycle();
        switch (random.nextInt(22)) {
            case 0, 1 -> {
                if (end.exists) {
                    assertThat(end.modify(QueuePairState.ERR)).isEqualTo(CommandResult.DONE);
                }
            }
            case 2, 3, 4 -> renew(pair);
            case 5 -> {
                if (end.exists) {
                    reset(end);
                }
            }
            case 6 -> bus.holdReads(now + random.nextInt(5000));
            case 7 -> bus.holdWrites(now + random.nextInt(5000));
            case 8 -> {
                var queue = any();
                if (queue != null) {                         // a whole queue beyond, or before what is dealt
                    int wrong = queue.posted + (1 << queue.sizeLog) + 1 + random.nextInt(0x8000);
                    host.ring(SharedHost.SHARED_DOORBELL, (long) queue.number << 16 | wrong & 0xffff);
                }
            }
            case 9 -> {
                for (int number = 0; number < 4; number++) {
                    if (!host.queues.containsKey(number)) {
                        host.ring(SharedHost.SHARED_DOORBELL, (long) number << 16 | random.nextInt(0x10000)
                            | (random.nextBoolean() ? 1L << 31 : 0));
                    }
                }
            }
            case 10 -> {
                var queue = any();
                if (queue != null) {
                    queue.limit(random.nextBoolean() ? random.nextInt(10) : random.nextInt(0x10000));
                }
            }
            case 11 -> host.events();
            case 12 -> {
                var queue = any();
                if (queue != null && queue.users > 0) {
                    assertThat(host.attempt(Command.DESTROY_SRQ, queue.number, Map.of()))
                        .isEqualTo(CommandResult.SRQ_IN_USE);
                    assertThat(host.attempt(Command.CREATE_SRQ, queue.number, Map.of("base.address", queue.base + 64)))
                        .isEqualTo(CommandResult.SRQ_IN_USE);
                }
            }
            case 13 -> {
                refusesQueues = random.nextInt(3) == 0;
                if (refusesQueues) {
                    host.queues.values().forEach(queue -> queue.mayBeRefused = true);
                }
            }
            case 14 -> refusesPayload = random.nextInt(3) == 0;
            case 15 -> replace();
            case 16 -> pair.polls = !overflows || random.nextBoolean();
            case 17 -> {
                if (end.exists) {
                    assertThat(end.modify(random.nextBoolean() ? QueuePairState.SQD : QueuePairState.RTS))
                        .isIn(CommandResult.DONE, CommandResult.WRONG_STATE);
                }
            }
            case 20 -> {
                var queue = any();
                if (queue != null && random.nextInt(4) == 0) {
                    queue.turnInbox();
                }
            }
            case 21 -> {
                if (random.nextInt(3) == 0) {
                    host.nic.set("control.enable", random.nextInt(2));
                } else {
                    host.nic.set("control.enable", 1);
                }
            }
            case 18 -> {
                if (end.exists && end.shared != null) {
                    host.ring(SharedHost.RECEIVE_DOORBELL, (long) end.number << 16 | random.nextInt(0x10000));
                }
            }
            default -> {
                int free = -1;
                for (int number = 0; number < 4; number++) {
                    free = host.queues.containsKey(number) ? free : number;
                }
                if (free >= 0) {
                    make(free);
                }
            }
        }
    }

    private void reset(SharedPair.End end) {
        boolean polled = pairOf(end).polls;
        if (overflows) {
            pairOf(end).polls = true;
            if (host.count("cq_overflow") > 0) {
                host.queues.values().forEach(queue -> queue.isLossy = true);
            }
        }
        end.reset();
        if (overflows && host.count("cq_overflow") > 0) {
            host.queues.values().forEach(queue -> queue.isLossy = true);
        }
        pairOf(end).polls = polled;
    }

    private SharedPair pairOf(SharedPair.End end) {
        return host.pairs.get(end.number >>> 1);
    }

    private void renew(SharedPair pair) {
        pair.polls = true;
        if (overflows) {
            // Losses may be seen only with the reset.
            host.queues.values().forEach(queue -> queue.isLossy |= host.count("cq_overflow") > 0);
        }
        for (var end : new SharedPair.End[] {pair.left, pair.right}) {
            if (end.exists) {
                reset(end);
            }
        }
        if (overflows) {
            pair.destroyQueue();
            pair.makeQueue();
        }
        if (host.random.nextBoolean()) {
            host.run(host.random.nextLong(Time.MICROSECOND));
        }
        begin(pair);
    }

    /** All users of a queue end, and another one takes its place at once. */
    private void replace() {
        var queue = any();
        if (queue == null) {
            return;
        }
        for (var pair : host.pairs) {
            for (var end : new SharedPair.End[] {pair.left, pair.right}) {
                if (end.exists && end.shared == queue) {
                    reset(end);
                }
            }
        }
        for (int i = host.random.nextInt(20); i > 0; i--) {
            queue.post(1);
            queue.ring();
            if (host.random.nextInt(4) == 0) {
                queue.limit(host.random.nextInt(8));
            }
        }
        queue.destroy();
        make(queue.number);
    }

    /** Everything goes; then everybody works as at first. */
    private void end(long seed) {
        for (var pair : host.pairs) {
            pair.polls = true;
            for (var end : new SharedPair.End[] {pair.left, pair.right}) {
                if (end.exists) {
                    reset(end);
                }
            }
            pair.destroyQueue();
        }
        List.copyOf(host.queues.values()).forEach(SharedQueue::destroy);
        host.events();
        host.run(10 * Time.MICROSECOND);
        host.events();
        overflows = false;
        host.loss = 0;
        var queue = new SharedQueue(host, 3, 7, 4, 0);
        queue.post(128);
        for (var pair : host.pairs) {
            pair.queueLog = 8;
            pair.makeQueue();
            pair.retries = 7;
            pair.rnrRetries = 7;
            pair.create(queue, queue);
            pair.connect();
        }
        for (int round = 0; round < 4; round++) {
            for (var pair : host.pairs) {
                for (int kind : new int[] {0, 2, 4, 6}) {
                    pair.left.send(kind, 500);
                    pair.right.send(kind, 500);
                }
            }
        }
        host.until("everybody works as at first", (seed % 4 == 3 ? 3000 : 200) * Time.MICROSECOND, () -> {
            queue.post(16);
            return host.pairs.stream().allMatch(pair -> pair.left.sends == pair.left.sendsDone
                && pair.right.sends == pair.right.sendsDone && pair.left.toCome.isEmpty()
                && pair.right.toCome.isEmpty());
        });
        assertThat(host.pairs).as("%s", host).noneMatch(pair -> pair.left.sendsFail || pair.right.sendsFail
            || pair.left.receivesFail || pair.right.receivesFail);
        for (var pair : host.pairs) {
            pair.left.reset();
            pair.right.reset();
        }
        queue.destroy();
        host.run(5 * Time.MICROSECOND);
        host.nic.memory().checkGuards();
    }
}
