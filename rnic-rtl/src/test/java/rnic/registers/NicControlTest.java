package rnic.registers;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.lib.Valid;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiLiteMaster;
import hdl.sim.agent.RegisterDriver;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rnic.context.PageOwner;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.Event;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/** The NIC as a driver sees it: everything goes through the bus. */
class NicControlTest {
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL;
    /** Polls that a command takes at most. */
    private static final int PATIENCE = 20_000;

    /** As a doorbell comes out. */
    record Rung(long qp, long producer) {}

    record Read(long queue, long consumer, boolean arm) {}

    record Broken(long qp, long cause) {}

    /** A simulation with a driver. */
    private static final class Bench implements AutoCloseable {
        private final Simulation<ControlSide.Io> dut;
        private final AxiLiteMaster bus;
        private final RegisterDriver registers;

        Bench(Engine engine) {
            dut = Simulation.of(new ControlSide(PARAMETERS), engine);
            bus = new AxiLiteMaster(dut, dut.io().sAxi());
            registers = new RegisterDriver(bus, NicRegisters.map(PARAMETERS));
        }

        /** Every queue pair and completion queue listens to this page. */
        Bench listening(int page) {
            registers.read("identity.magic");
            awaitAnswer();
            for (int object = 0; object < PARAMETERS.queuePairs(); object++) {
                own(dut.io().owners().pairs(), object, true, page);
                own(dut.io().owners().queues(), object, true, page);
            }
            return this;
        }

        void own(Valid<PageOwner> owner, int object, boolean exists, int page) {
            dut.pin(owner.value().object()).set(object);
            dut.pin(owner.value().exists()).set(exists ? 1 : 0);
            dut.pin(owner.value().page()).set(page);
            dut.pin(owner.valid()).set(1);
            dut.step();
            dut.pin(owner.valid()).set(0);
        }

        /** Gives a command as a driver does and waits for its end. */
        CommandResult run(Command command, long target, Map<String, Long> arguments) {
            awaitAnswer();
            var map = command.arguments();
            for (var slot : map.slots()) {
                long value = 0;
                for (var field : slot.register().fields()) {
                    value |= arguments.getOrDefault(slot.pathOf(field), 0L) << field.low();
                }
                int word = slot.offset() / 4;
                registers.write("command_argument[" + word + "].word.value", value & 0xFFFF_FFFFL);
                if (slot.register().isWide()) {
                    registers.write("command_argument[" + (word + 1) + "].word.value", value >>> 32);
                }
            }
            registers.write("command_target.number", target);
            registers.write("command.code", command.ordinal());
            awaitAnswer();
            return CommandResult.values()[(int) registers.read("command_result.code")];
        }

        private void awaitAnswer() {
            for (int polls = 0; registers.read("command_result.busy") != 0; polls++) {
                assertThat(polls).as("polls of a command").isLessThan(PATIENCE);
                dut.step();
            }
        }

        @Override public void close() {
            dut.close();
        }
    }

    @EachEngine void aDriverBringsAQueuePairUp(Engine engine) {
        try (var bench = new Bench(engine)) {
            var setups = bench.dut.add(new StreamSink<>(bench.dut, new hdl.lib.Stream<>(
                bench.dut.io().setup().valid(), bench.dut.io().setup().ready(),
                bench.dut.io().setup().payload().context().receiveQueue()), Long.class));
            assertThat(bench.registers.read("identity.magic")).isEqualTo(0x524E_4943L);
            assertThat(bench.registers.read("queue_pairs.count")).isEqualTo(16);
            assertThat(bench.run(Command.QUERY_CAPS, 0, Map.of())).isEqualTo(CommandResult.DONE);
            assertThat(bench.registers.read("command_answer[1].word.value")).isEqualTo(64);
            assertThat(bench.registers.read("verbs.gids")).isEqualTo(8);
            assertThat(bench.run(Command.WRITE_ADDRESS, 0, Map.of())).isEqualTo(CommandResult.BAD_GID);
            assertThat(bench.run(Command.SET_GID, 0, Map.of("gid.used", 1L, "ip_low.address", 0x0A00_0001L)))
                .isEqualTo(CommandResult.DONE);
            assertThat(bench.run(Command.WRITE_ADDRESS, 0, Map.of("mac.address", 0x02_0000_0000_01L)))
                .isEqualTo(CommandResult.DONE);
            assertThat(bench.run(Command.CREATE_CQ, 3, Map.of("base.address", 0x1_0000_0000L, "size.log2", 8L)))
                .isEqualTo(CommandResult.DONE);
            var life = new java.util.LinkedHashMap<>(Map.of("peer.profile", 2L, "peer.mtu", 4L, "keys.pkey",
                0xFFFFL, "window.packets", 128L, "window.messages", 8L, "timing.srtt", 160L,
                "completion.send", 3L, "completion.receive", 3L, "receive_queue.address", 0x2_0000_1000L));
            life.put("groups.receive", 1L);
            assertThat(bench.run(Command.CREATE_QP, 11, life)).isEqualTo(CommandResult.DONE);
            assertThat(setups.received()).containsExactly(0x2_0000_1000L);
            assertThat(bench.run(Command.MODIFY_QP, 11, Map.of("state.code", 2L))).isEqualTo(CommandResult.DONE);
            assertThat(bench.run(Command.QUERY_QP, 11, Map.of())).isEqualTo(CommandResult.DONE);
            assertThat(bench.registers.read("command_answer[0].word.value")).isEqualTo(2);
            life.put("peer.mtu", 5L);
            assertThat(bench.run(Command.CREATE_QP, 12, life)).isEqualTo(CommandResult.BAD_MTU);
            assertThat(bench.run(Command.RESET_QP, 11, Map.of())).isEqualTo(CommandResult.DONE);
        }
    }

    @EachEngine void doorbellsComeInOrderAndNoneIsLostWhileNobodyTakesThem(Engine engine) {
        try (var bench = new Bench(engine).listening(0)) {
            var io = bench.dut.io();
            var random = new SplittableRandom(3);
            var sent = new ArrayList<Rung>();
            var read = new ArrayList<Read>();
            var sends = bench.dut.add(new StreamSink<>(bench.dut, io.sendDoorbell(), Rung.class).stall(0.97));
            var receives = bench.dut.add(new StreamSink<>(bench.dut, io.receiveDoorbell(), Rung.class));
            var consumed = bench.dut.add(new StreamSink<>(bench.dut, io.consumed(), Read.class).stall(0.5));
            for (int i = 0; i < 60; i++) {
                var rung = new Rung(random.nextInt(16), random.nextInt(65536));
                sent.add(rung);
                bench.bus.post(0x100, rung.qp() << 16 | rung.producer());
                if (i % 3 == 0) {
                    var count = new Read(random.nextInt(16), random.nextInt(65536), random.nextBoolean());
                    read.add(count);
                    bench.bus.post(0x108, (count.arm() ? 1L << 31 : 0) | count.queue() << 16 | count.consumer());
                }
            }
            for (long nobody : new long[] {16, 17, 0x3FFF, 0x4000, 0x8001}) {
                bench.bus.post(0x100, nobody << 16);         // no such queue pair, though the low bits name one
                bench.bus.post(0x104, nobody << 16);
            }
            bench.bus.post(0x108, 0x4001L << 16);            // no such completion queue
            bench.bus.post(0x104, 15L << 16 | 9);
            bench.bus.finish();
            bench.dut.stepUntil(() -> sends.received().size() >= 60, 20_000);
            bench.dut.step(100);
            assertThat(sends.received()).isEqualTo(sent);
            assertThat(consumed.received()).isEqualTo(read);
            assertThat(receives.received()).containsExactly(new Rung(15, 9));
            assertThat(bench.bus.answers().stream().filter(answer -> answer != 0)).hasSize(11).containsOnly(2);
            assertThat(bench.registers.read("writes_refused.count")).isEqualTo(11);
        }
    }

    @EachEngine void theDoorbellsStandAloneInPagesToo(Engine engine) {
        try (var bench = new Bench(engine).listening(255)) {
            var io = bench.dut.io();
            var sends = bench.dut.add(new StreamSink<>(bench.dut, io.sendDoorbell(), Rung.class));
            var receives = bench.dut.add(new StreamSink<>(bench.dut, io.receiveDoorbell(), Rung.class));
            var consumed = bench.dut.add(new StreamSink<>(bench.dut, io.consumed(), Read.class));
            bench.own(io.owners().pairs(), 4, true, 0);
            bench.own(io.owners().pairs(), 5, true, 1);
            bench.bus.post(0x1FF000, 3L << 16 | 5);
            bench.bus.post(0x1FF004, 15L << 16 | 9);
            bench.bus.post(0x1FF008, 1L << 31 | 2L << 16 | 0xffff);
            bench.bus.post(0x100, 4L << 16 | 6);
            bench.bus.post(0x101000, 5L << 16 | 7);
            bench.bus.post(0x100000, 4L << 16 | 8);
            bench.bus.finish();
            bench.bus.post(0x1FF000, 16L << 16);             // no such queue pair
            long[] nothing = {0x1FF00C, 0x1FF010, 0x1FF100, 0x100140, 0x101200, 0x101800, 0x101FFC, 0x840, 0x900,
                0xFFC, 0x1000, 0x1100, 0x80100, 0xFF100};
            for (long offset : nothing) {
                bench.bus.post(offset, 1);
            }
            bench.bus.finish();
            bench.dut.step(20);
            assertThat(sends.received()).containsExactly(new Rung(3, 5), new Rung(4, 6), new Rung(5, 7),
                new Rung(4, 8));
            assertThat(receives.received()).containsExactly(new Rung(15, 9));
            assertThat(consumed.received()).containsExactly(new Read(2, 0xffff, true));
            assertThat(bench.bus.answers().stream().filter(answer -> answer != 0)).hasSize(1 + nothing.length)
                .containsOnly(2);
            assertThat(bench.registers.read("doorbell_denied.count")).isZero();
            for (long offset : new long[] {0x100000, 0x101004, 0x1FF008}) {
                assertThat(bench.bus.read(offset).isOkay()).isTrue();
                assertThat(bench.bus.read(offset).data()).as("a page tells nothing").isZero();
            }
            for (long offset : nothing) {
                assertThat(bench.bus.read(offset).isOkay()).as("0x%x", offset).isFalse();
            }
            assertThat(bench.registers.read("control.enable")).isZero();
        }
    }

    @EachEngine void aDoorbellThroughAnotherPageChangesNothingAndIsTold(Engine engine) {
        try (var bench = new Bench(engine).listening(7)) {
            var io = bench.dut.io();
            var sends = bench.dut.add(new StreamSink<>(bench.dut, io.sendDoorbell(), Rung.class));
            var receives = bench.dut.add(new StreamSink<>(bench.dut, io.receiveDoorbell(), Rung.class));
            var consumed = bench.dut.add(new StreamSink<>(bench.dut, io.consumed(), Read.class));
            var irq = bench.dut.pin(io.irq());
            bench.registers.write("interrupt_enable.mask", 1 << 8);
            bench.own(io.owners().pairs(), 9, false, 7);     // is no more
            bench.own(io.owners().queues(), 9, false, 7);
            int denied = 0;
            for (int page : new int[] {0, 1, 6, 8, 135, 255}) {
                for (int doorbell = 0; doorbell < 3; doorbell++) {
                    bench.bus.post(0x100000 + 0x1000L * page + 4 * doorbell, (long) page % 16 << 16 | 1);
                    denied++;
                }
            }
            for (int doorbell = 0; doorbell < 3; doorbell++) {
                bench.bus.post(0x100 + 4 * doorbell, 3L << 16 | 2);
                bench.bus.post(0x107000 + 4 * doorbell, 9L << 16 | 3);
                bench.bus.post(0x107000 + 4 * doorbell, 8L << 16 | 4);
                denied += 2;
            }
            bench.bus.finish();
            bench.dut.step(20);
            assertThat(sends.received()).containsExactly(new Rung(8, 4));
            assertThat(receives.received()).containsExactly(new Rung(8, 4));
            assertThat(consumed.received()).containsExactly(new Read(8, 4, false));
            assertThat(bench.bus.answers()).as("nobody learns of it").containsOnly(0);
            assertThat(bench.registers.read("doorbell_denied.count")).isEqualTo(denied);
            assertThat(bench.registers.read("writes_refused.count")).isZero();
            assertThat(irq.isSet()).isTrue();
            bench.registers.write("interrupt_status.denied", 1);
            bench.dut.step(2);
            assertThat(irq.isSet()).isFalse();
        }
    }

    @EachEngine void aQueuePairListensToItsPageFromItsFirstCommandToItsReset(Engine engine) {
        try (var bench = new Bench(engine)) {
            var io = bench.dut.io();
            bench.dut.pin(io.setup().ready()).set(1);
            var sends = bench.dut.add(new StreamSink<>(bench.dut, io.sendDoorbell(), Rung.class));
            var consumed = bench.dut.add(new StreamSink<>(bench.dut, io.consumed(), Read.class));
            int[] pages = {200, 3};
            bench.registers.write("qp_quiet.time", 0);
            for (int life = 0; life < pages.length; life++) {
                long own = 0x100000 + 0x1000L * pages[life];
                long other = 0x100000 + 0x1000L * pages[1 - life];
                ring(bench, 0x100, own, other);
                assertThat(bench.run(Command.CREATE_CQ, 3, Map.of("size.log2", 4L, "doorbells.page",
                    (long) pages[life]))).isEqualTo(CommandResult.DONE);
                assertThat(bench.run(Command.CREATE_QP, 11, Map.of("keys.pkey", 0xFFFFL, "completion.send", 3L,
                    "completion.receive", 3L, "doorbells.page", (long) pages[life]))).isEqualTo(CommandResult.DONE);
                ring(bench, 0x100, own, other);
                assertThat(bench.run(Command.MODIFY_QP, 11, Map.of("state.code", 5L))).isEqualTo(CommandResult.DONE);
                ring(bench, 0x100, own, other);
                assertThat(bench.run(Command.RESET_QP, 11, Map.of())).isEqualTo(CommandResult.DONE);
                ring(bench, 0x100, own, other);
                assertThat(bench.run(Command.DESTROY_CQ, 3, Map.of())).isEqualTo(CommandResult.DONE);
                ring(bench, 0x100, own, other);
            }
            assertThat(sends.received()).as("while it lived").hasSize(4);
            assertThat(consumed.received()).as("while it was there").hasSize(6);
            assertThat(bench.registers.read("doorbell_denied.count")).isEqualTo(2 * 5 * 6 - 10);
        }
    }

    private static void ring(Bench bench, long... pages) {
        for (long page : pages) {
            bench.bus.post(page, 11L << 16 | 1);
            bench.bus.post(page + 8, 3L << 16 | 1);
        }
        bench.bus.finish();
        bench.dut.step(20);
    }

    /** No sooner than they must, and none is lost. */
    @Test void doorbellsWaitWhenTheirQueueIsNearlyFull() {
        for (long doorbell : new long[] {0x100, 0x104, 0x108}) {
            try (var bench = new Bench(Engine.JVM).listening(0)) {
                for (int i = 0; i < 60; i++) {
                    bench.bus.post(doorbell, i);
                }
                bench.dut.step(3000);
                assertThat(bench.bus.answers().size()).isBetween(NicControl.DOORBELLS - NicControl.RESERVE + 1,
                    NicControl.DOORBELLS);
            }
        }
    }

    @EachEngine void everyRowAndEveryEventHasItsCounter(Engine engine) {
        try (var bench = new Bench(engine)) {
            var io = bench.dut.io();
            for (var row : Row.of(PARAMETERS)) {
                bench.dut.pin(io.received().value()).set(row.ordinal());
                bench.dut.pin(io.received().valid()).set(1);
                bench.dut.pin(io.acknowledged().value()).set(row.ordinal());
                bench.dut.step(row.ordinal() + 1);
                bench.dut.pin(io.acknowledged().valid()).set(1);
                bench.dut.step(2 + 3 * (row.ordinal() % 2)); // neighbours differ in each and in both
                bench.dut.pin(io.acknowledged().valid()).set(0);
                bench.dut.pin(io.received().valid()).set(0);
            }
            for (var event : Event.of(PARAMETERS)) {
                bench.dut.pin(io.events().of(event)).set(1);
                bench.dut.step(event.ordinal() + 1);
                bench.dut.pin(io.events().of(event)).set(0);
            }
            bench.dut.step(3);
            for (var row : Row.of(PARAMETERS)) {
                assertThat(bench.registers.read(NicRegisters.counter(row) + ".count")).as(row.name())
                    .isEqualTo(row.ordinal() + 1 + 2 * (2 + 3 * (row.ordinal() % 2)));
            }
            for (var event : Event.of(PARAMETERS)) {
                if (event == Event.WRITES_REFUSED || event == Event.DOORBELL_DENIED) {
                    continue;                                // come from the bus itself
                }
                assertThat(bench.registers.read(event.register() + ".count")).as(event.name())
                    .isEqualTo(event.ordinal() + 1);
            }
        }
    }

    @EachEngine void theInterruptFollowsWhatIsPendingAndEnabled(Engine engine) {
        try (var bench = new Bench(engine)) {
            var io = bench.dut.io();
            var irq = bench.dut.pin(io.irq());
            bench.dut.pin(io.completed()).set(1);
            bench.dut.step();
            bench.dut.pin(io.completed()).set(0);
            bench.dut.step(5);
            assertThat(irq.get()).isZero();
            bench.registers.write("interrupt_enable.mask", 1);
            bench.dut.step(2);
            assertThat(irq.get()).isEqualTo(1);
            bench.registers.write("interrupt_status.completion", 1);
            bench.dut.step(2);
            assertThat(irq.get()).isZero();
            bench.registers.write("interrupt_enable.mask", 2);
            bench.run(Command.QUERY_CAPS, 0, Map.of());
            bench.dut.step(3);
            assertThat(irq.get()).isEqualTo(1);
        }
    }

    @Test void settingsStartAsTheDocumentsSay() {
        try (var bench = new Bench(Engine.preferred())) {
            var settings = bench.dut.io().settings();
            assertThat(bench.dut.pin(settings.timeToLive()).get()).isEqualTo(64);
            assertThat(bench.dut.pin(settings.sourcePortBase()).get()).isEqualTo(0xC000);
            assertThat(bench.dut.pin(settings.dscpData()).get()).isEqualTo(8);
            assertThat(bench.dut.pin(settings.dscpRequest()).get()).isEqualTo(8);
            assertThat(bench.dut.pin(settings.dscpControl()).get()).isEqualTo(46);
            assertThat(bench.dut.pin(settings.check().trimDscp()).get()).isEqualTo(9);
            assertThat(bench.dut.pin(settings.check().trimLastDscp()).get()).isEqualTo(64);
            assertThat(bench.dut.pin(settings.check().trimIcrcOptional()).get()).isEqualTo(1);
            assertThat(bench.dut.pin(settings.check().transportVersion()).get()).isZero();
            assertThat(bench.dut.pin(settings.ackEvery()).get()).isEqualTo(4);
            assertThat(bench.dut.pin(settings.ackDelay()).get()).isEqualTo(32);
            assertThat(bench.dut.pin(settings.ackOnEnd()).get()).isEqualTo(1);
            assertThat(bench.dut.pin(settings.rotate()).get()).isEqualTo(1);
            assertThat(bench.dut.pin(settings.srttShift()).get()).isEqualTo(3);
            assertThat(bench.dut.pin(settings.jitter()).get()).isEqualTo(40);
            assertThat(bench.dut.pin(settings.tailProbeMultiple()).get()).isEqualTo(2);
            assertThat(bench.dut.pin(settings.backoffMost()).get()).isEqualTo(6);
            assertThat(bench.dut.pin(settings.burst()).get()).isEqualTo(16 * 1024);
            assertThat(bench.dut.pin(settings.quiet()).get()).isEqualTo(16_000);
            assertThat(bench.dut.pin(settings.enable()).get()).isZero();
        }
    }

    @Test void everySettingRefusesWhatIsOutsideItsRange() {
        try (var bench = new Bench(Engine.preferred())) {
            int ranged = 0;
            for (var slot : NicRegisters.map(PARAMETERS).slots()) {
                for (var field : slot.register().fields()) {
                    if (field.isRanged() && field.access() == hdl.lib.csr.Access.READ_WRITE) {
                        ranged++;
                        var path = slot.pathOf(field);
                        assertThat(bench.registers.write(path, field.least()).isOkay()).as(path).isTrue();
                        assertThat(bench.registers.write(path, field.most()).isOkay()).as(path).isTrue();
                        for (long value : new long[] {field.least() - 1, field.most() + 1}) {
                            if (value >= 0 && value < 1L << field.width()) {
                                assertThat(bench.registers.write(path, value).isOkay()).as(path).isFalse();
                            }
                        }
                        assertThat(bench.registers.read(path)).as(path).isEqualTo(field.most());
                    }
                }
            }
            assertThat(ranged).isEqualTo(11);
        }
    }

    @Test void aFailureOfAnUnusedQueuePairIsSwallowedAndTheTimeRuns() {
        try (var bench = new Bench(Engine.preferred())) {
            var failures = bench.dut.add(new StreamSource<>(bench.dut, bench.dut.io().failures(), Broken.class));
            failures.send(new Broken(1, FailureCause.RETRIES.ordinal()));
            long before = bench.registers.read("time.now");
            bench.dut.step(2000);
            assertThat(failures.isDone()).isTrue();
            assertThat(bench.registers.read("time.now") - before).isBetween(98L, 101L);
        }
    }
}
