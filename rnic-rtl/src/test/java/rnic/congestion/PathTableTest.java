package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.Words;
import rnic.messages.PathNews;
import rnic.protocol.RnicParameters;
import veroce.congestion.PathChoice;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;

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

    private static final class Bench implements AutoCloseable {
        private final Simulation<PathTable.Io> dut;
        private final PathTable.Io io;
        private final PathRules rules;
        private final PathSlots[] models = new PathSlots[SIZE.queuePairs()];
        /** Of each queue pair the last slot in use, as its bench has said, and as its model knows. */
        private final int[] last = new int[SIZE.queuePairs()];
        private final int[] known = new int[SIZE.queuePairs()];
        private final Deque<Expected> expected = new ArrayDeque<>();
        private final Deque<Integer> wishes = new ArrayDeque<>();
        private final Random random;
        private long cycle;
        private int now;
        private int choices;
        private long forgotten;
        private long rolled;
        private boolean wished;
        private boolean begins;

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
            dut.pin(io.lives().valid()).set(0);
            dut.pin(io.wishes().valid()).set(0);
            dut.pin(io.news().valid()).set(0);
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
            if (!begins && random.nextInt(200) == 0 && !wished) {
                begin(random.nextInt(few));
            }
            int qp = random.nextInt(few);
            if (!wished && !begins && random.nextInt(4) == 0 && models[qp] != null) {
                wish(qp);
            }
            dut.pin(io.news().valid()).set(0);
            if (random.nextInt(newsOf) == 0) {
                tell(random.nextInt(few));
            }
            now = now + (random.nextInt(50) == 0 ? random.nextInt(3000) : random.nextInt(2)) & CLOCK - 1;
            dut.pin(io.now()).set(now);
            dut.settle();
            if (dut.peek("issue_issued_valid")[0] == 1) {
                issued();
            }
            chosen();
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
                var its = new PathRules(operation("last") + 1, rules.markPenalty(), rules.trimPenalty(), rules.rollAt(),
                    rules.rollGap(), rules.resendsOnGood(), 0);
                known[qp] = operation("last");
                models[qp] = new PathSlots(its, slot << 16 | operation("seed"));
                return;
            }
            var model = models[qp];
            if (model == null || slot > known[qp]) {         // news of a life that has ended
                return;
            }
            switch (kind) {
                case WISH -> {
                    int taken = operation("again") == 1 ? model.chooseAgain(slot) : model.choose(PathChoice.NONE);
                    expected.add(new Expected(cycle + PathTable.CHOSEN, taken, model.port(taken)));
                }
                case GOOD -> model.acknowledged(port, false, now);
                case MARKED -> model.acknowledged(port, true, now);
                case TRIMMED -> model.trimmed(port, now);
                default -> model.lost(slot, now);
            }
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

    @ParameterizedTest @CsvSource({"1, 6, 4, 298", "3, 2, 4, 298", "16, 1, 6, 0", "16, 12, 4, 40", "2, 3, 0, 0"})
    void everyChoiceIsThatOfTheReference(int few, int newsOf, int rollAt, int gap) {
        var random = new Random(SEED + few);
        var rules = new PathRules(SLOTS, 1, 4, rollAt, gap, few != 3, 0);
        try (var bench = new Bench(rules, Words.simulation(new PathTable(SIZE), SEED), random)) {
            for (int i = 0; i < 30_000; i++) {
                bench.step(few, newsOf);
            }
            assertThat(bench.choices).isGreaterThan(1000);
            assertThat(bench.rolled > 0).as("slots change").isEqualTo(rollAt > 0);
            if (newsOf < 3 || newsOf > 10) {
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
