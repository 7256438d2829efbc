package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.Words;
import rnic.messages.PathNews;
import rnic.messages.PathOrder;
import rnic.protocol.RnicParameters;
import veroce.congestion.PathChoice;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.congestion.ProbeRules;

/**
 * Path slots against those of the reference, one for each queue pair, which are told every operation as it begins. Wishes
 * and news come at any time, of few queue pairs or many, and lives begin in between.
 */
class PathTableTest {
    private static final long SEED = Long.getLong("hdl.seed", 30_411);
    private static final RnicParameters SIZE = RnicParameters.SMALL;
    private static final int CLOCK = 1 << 16;
    private static final int SLOTS = 16;

    /** What a choice must be. */
    private record Expected(long cycle, int slot, int port) {}

    /** What else is told of a queue pair: a probe and its port, a slot that is left or back, a reply to the host. */
    private record Told(long cycle, String what, int qp, long value) {}

    private static final class Bench implements AutoCloseable {
        private final Simulation<PathTable.Io> dut;
        private final PathTable.Io io;
        private final PathRules rules;
        private final PathSlots[] models = new PathSlots[SIZE.queuePairs()];
        /** Of each queue pair the last slot in use, as its bench has said, and as its model knows. */
        private final int[] last = new int[SIZE.queuePairs()];
        private final int[] known = new int[SIZE.queuePairs()];
        private final Deque<Expected> expected = new ArrayDeque<>();
        private final Deque<Told> told = new ArrayDeque<>();
        private final Map<String, Integer> counts = new HashMap<>();
        private final Random random;
        private long cycle;
        private int now;
        private int choices;
        private long forgotten;
        private long rolled;
        private boolean wished;
        private boolean begins;
        private boolean isOrdered;
        private int begun;

        Bench(PathRules rules, Simulation<PathTable.Io> dut, Random random) {
            this.rules = rules;
            this.dut = dut;
            this.random = random;
            io = dut.io();
            dut.pin(io.settings().markPenalty()).set(rules.markPenalty());
            dut.pin(io.settings().trimPenalty()).set(rules.trimPenalty());
            dut.pin(io.settings().rollAt()).set(rules.rollAt());
            dut.pin(io.settings().rollGap()).set(rules.rollGap());
            dut.pin(io.settings().resendsOnGood()).set(rules.resendsOnGood());
            dut.pin(io.settings().leastGood()).set(rules.probes().leastGood());
            dut.pin(io.settings().probePeriod()).set(rules.probes().period());
            dut.pin(io.settings().probeDoublings()).set(rules.probes().mostDoublings());
            dut.pin(io.lives().valid()).set(0);
            dut.pin(io.wishes().valid()).set(0);
            dut.pin(io.news().valid()).set(0);
            dut.pin(io.returns().valid()).set(0);
            dut.pin(io.question().asked().valid()).set(0);
        }

        /** Something that came over the wire in answer to a probe, or to none. */
        private void answer(int qp) {
            dut.pin(io.returns().value().qp()).set(qp);
            dut.pin(io.returns().value().slot()).set(random.nextInt(SLOTS));
            dut.pin(io.returns().valid()).set(1);
        }

        /** Every queue pair has begun once: what a table holds before that is anything. */
        private boolean lives() {
            return models[SIZE.queuePairs() - 1] != null;
        }

        private void order(int qp) {
            var order = io.question().asked().value();
            dut.pin(order.qp()).set(qp);
            dut.pin(order.kind()).set(PathOrder.Kind.values()[random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(2)]);
            dut.pin(order.slot()).set(random.nextInt(SLOTS));
            dut.pin(io.question().asked().valid()).set(1);
            isOrdered = true;
        }

        /** Begins a life of a queue pair that is not waited for by a wish. */
        private void begin(int qp) {
            var life = io.lives().payload();
            last[qp] = random.nextInt(3) == 0 ? random.nextInt(SLOTS) : SLOTS - 1;
            dut.pin(life.qp()).set(qp);
            dut.pin(life.last()).set(last[qp]);
            dut.pin(life.first()).set(random.nextInt(last[qp] + 1));
            dut.pin(life.seed()).set(random.nextInt(CLOCK));
            dut.pin(io.lives().valid()).set(1);
            begins = true;
        }

        private void wish(int qp) {
            var wish = io.wishes().payload();
            dut.pin(wish.qp()).set(qp);
            dut.pin(wish.again()).set(random.nextInt(3) == 0);
            dut.pin(wish.before()).set(random.nextInt(last[qp] + 1));
            dut.pin(io.wishes().valid()).set(1);
            wished = true;
        }

        private void tell(int qp) {
            var news = io.news().value();
            int dice = random.nextInt(16);
            int slot = random.nextInt(models[qp] == null ? 1 : known[qp] + 1);
            dut.pin(news.qp()).set(qp);
            dut.pin(news.kind()).set(dice < 7 ? PathNews.Kind.GOOD : dice < 12 ? PathNews.Kind.MARKED
                : dice < 15 ? PathNews.Kind.TRIMMED : PathNews.Kind.LOST);
            dut.pin(news.slot()).set(slot);
            dut.pin(news.entropy()).set(models[qp] == null || random.nextInt(6) == 0 ? random.nextInt(1 << 10)
                : models[qp].port(slot) >> 4);
            dut.pin(io.news().valid()).set(1);
        }

        /** One cycle. Nothing comes of a queue pair whose life is about to begin. */
        void step(int few, int newsOf) {
            if (begun < SIZE.queuePairs()) {
                if (!begins) {
                    begin(begun++);
                }
            } else if (!begins && random.nextInt(200) == 0 && !wished) {
                begin(random.nextInt(few));
            }
            int qp = random.nextInt(few);
            if (!wished && !begins && random.nextInt(4) == 0 && models[qp] != null) {
                wish(qp);
            }
            dut.pin(io.news().valid()).set(0);
            if (random.nextInt(newsOf) == 0 && lives()) {
                tell(random.nextInt(few));
            }
            dut.pin(io.returns().valid()).set(0);
            if (random.nextInt(40) == 0 && lives()) {
                answer(random.nextInt(few));
            }
            dut.pin(io.question().asked().valid()).set(0);
            if (!isOrdered && random.nextInt(40) == 0 && lives()) {
                order(random.nextInt(few));
            }
            now = now + (random.nextInt(50) == 0 ? random.nextInt(3000) : random.nextInt(2)) & CLOCK - 1;
            dut.pin(io.now()).set(now);
            dut.settle();
            if (dut.peek("issue_issued_valid")[0] == 1) {
                issued();
            }
            chosen();
            told();
            forgotten += dut.pin(io.forgotten()).isSet() ? 1 : 0;
            rolled += dut.pin(io.rolled()).isSet() ? 1 : 0;
            boolean lifeTaken = begins && dut.pin(io.lives().ready()).isSet();
            boolean wishTaken = wished && dut.pin(io.wishes().ready()).isSet();
            dut.step();
            cycle++;
            if (lifeTaken) {
                begins = false;
                dut.pin(io.lives().valid()).set(0);
            }
            if (wishTaken) {
                wished = false;
                dut.pin(io.wishes().valid()).set(0);
            }
        }

        private int operation(String name) {
            return (int) dut.peek("issue_issued_value_" + name)[0];
        }

        private void issued() {
            int qp = operation("qp");
            int slot = operation("slot");
            int port = operation("entropy") << 4 | slot;
            var kind = PathOperation.Kind.values()[operation("kind")];
            if (kind == PathOperation.Kind.LIFE) {
                known[qp] = operation("last");
                models[qp] = new PathSlots(rules.of(known[qp] + 1), slot << 16 | operation("seed"));
                return;
            }
            var model = models[qp];
            if (slot > known[qp] && kind.ordinal() < PathOperation.Kind.TICK.ordinal()) {
                return;                                      // news of a life that has ended
            }
            var before = model.changes();
            switch (kind) {
                case WISH -> {
                    int taken = operation("again") == 1 ? model.chooseAgain(slot) : model.choose(PathChoice.NONE);
                    expected.add(new Expected(cycle + PathTable.CHOSEN, taken, model.port(taken)));
                }
                case GOOD -> model.acknowledged(port, false, now);
                case MARKED -> model.acknowledged(port, true, now);
                case TRIMMED -> model.trimmed(port, now);
                case LOST -> model.lost(slot, now);
                case TICK -> {
                    int taken = model.probe(now);
                    if (taken != PathChoice.NONE) {
                        tells("probe", qp, model.port(taken));
                    }
                }
                case ANSWERED -> model.answered(slot, now);
                default -> reply(kind, qp, slot, model);
            }
            if (model.changes().bads() != before.bads() || model.changes().goods() != before.goods()) {
                tells(model.state(slot) == PathSlots.State.GOOD ? "good" : "bad", qp, slot);
            }
        }

        private void reply(PathOperation.Kind kind, int qp, int slot, PathSlots model) {
            long states = 0;
            for (int i = 0; i <= known[qp]; i++) {
                states |= (long) model.state(i).ordinal() << 2 * i;
            }
            boolean isDone = kind == PathOperation.Kind.SHOW
                || (kind == PathOperation.Kind.DENY ? model.deny(slot) : model.allow(slot));
            tells(isDone ? "done" : "refused", qp, states);
        }

        private void tells(String what, int qp, long value) {
            counts.merge(what, 1, Integer::sum);
            told.add(new Told(cycle + PathTable.CHOSEN, what, qp, value));
        }

        /** All that is told in this cycle was expected in it. */
        private void told() {
            var next = told.peek() != null && told.peek().cycle() == cycle ? told.remove() : null;
            Told is = null;
            if (dut.pin(io.probe().valid()).isSet()) {
                var path = io.probe().value().path();
                is = new Told(cycle, "probe", (int) dut.pin(io.probe().value().qp()).get(),
                    dut.pin(path.entropy()).get() << 4 | dut.pin(path.slot()).get());
            }
            if (dut.pin(io.changed().valid()).isSet()) {
                assertThat(is).isNull();
                is = new Told(cycle, dut.pin(io.changed().value().isGood()).isSet() ? "good" : "bad",
                    (int) dut.pin(io.changed().value().qp()).get(), dut.pin(io.changed().value().slot()).get());
            }
            if (dut.pin(io.question().answer().valid()).isSet()) {
                assertThat(is).isNull();
                boolean isRefused = dut.pin(io.question().answer().value().refused()).isSet();
                is = new Told(cycle, isRefused ? "refused" : "done", next == null ? -1 : next.qp(),
                    dut.pin(io.question().answer().value().states()).get());
                isOrdered = false;
            }
            assertThat(is).as("told in cycle %d, seed %d", cycle, SEED).isEqualTo(next);
        }

        private void chosen() {
            boolean isChosen = dut.pin(io.chosen().valid()).isSet();
            var next = expected.peek();
            assertThat(isChosen).as("a choice in cycle %d", cycle).isEqualTo(next != null && next.cycle() == cycle);
            if (isChosen) {
                expected.remove();
                choices++;
                int slot = (int) dut.pin(io.chosen().value().slot()).get();
                assertThat(new Expected(cycle, slot, (int) dut.pin(io.chosen().value().entropy()).get() << 4 | slot))
                    .as("choice %d, seed %d", choices, SEED).isEqualTo(next);
            }
        }

        long rolls() {
            long all = 0;
            for (var model : models) {
                all += model == null ? 0 : model.rolls();
            }
            return all;
        }

        @Override public void close() {
            dut.close();
        }
    }

    @ParameterizedTest @CsvSource({"1, 6, 4, 298", "3, 2, 4, 298", "16, 1, 6, 0", "16, 12, 4, 40", "2, 3, 0, 0", "16, 20, 0, 0", "1, 30, 0, 0"})
    void everyChoiceIsThatOfTheReference(int few, int newsOf, int rollAt, int gap) {
        var random = new Random(SEED + few);
        var rules = new PathRules(SLOTS, 1, 4, rollAt, gap, few != 3, 0, new ProbeRules(few == 2 ? 5 : 2, 320, 6));
        try (var bench = new Bench(rules, Words.simulation(new PathTable(SIZE), SEED), random)) {
            for (int i = 0; i < 30_000; i++) {
                bench.step(few, newsOf);
            }
            assertThat(bench.choices).isGreaterThan(1000);
            assertThat(bench.rolled > 0).as("slots change").isEqualTo(rollAt > 0);
            assertThat(bench.counts).containsKeys("done", "refused");
            if (rollAt == 0) {
                assertThat(bench.counts).containsKeys("bad", "good", "probe");
            }
            if (newsOf < 3 || newsOf > 10 && few > 1) {
                assertThat(bench.forgotten > 0).as("news that finds no room").isEqualTo(newsOf < 3);
            }
        }
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        try (var bench = new Bench(PathRules.hashed(9_340_000), Simulation.of(new PathTable(SIZE), engine,
                hdl.sim.Options.standard().visible()), new Random(SEED))) {
            for (int i = 0; i < 1500; i++) {
                bench.step(4, 3);
            }
            assertThat(bench.choices).isPositive();
        }
    }
}
