package rnic.command;

import hdl.Bits;
import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import rnic.context.Mr;
import rnic.context.QueuePairContext;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** A command processor with a host that gives commands, and with ears for everything that it tells. */
final class CommandBench implements AutoCloseable {
    /** As the processor tells of a new state. */
    record State(long qp, QueuePairState state) {}

    /** As it tells of a flush, and is told of a failure. */
    /** A queue pair fails, and why. */
    record Failed(long qp, long cause) {}

    record Statuses(long qp, long sendStatus, long receiveStatus) {}

    /** As a new rate is told. */
    record Rate(long qp, long rate) {}

    private record Telling(Pin valid, Runnable heard) {}

    static final RnicParameters PARAMETERS = RnicParameters.SMALL;
    /** With the slowest clock there may be, for what takes a time. */
    static final RnicParameters SLOW = new RnicParameters("slow", PARAMETERS.bytes(), PARAMETERS.queuePairs(),
        PARAMETERS.window(), PARAMETERS.messages(), PARAMETERS.mrs(), PARAMETERS.completionQueues(),
        PARAMETERS.addressHandles(), PARAMETERS.bufferBytes(), 16_000);
    private static final int LIMIT = 20_000;

    final Simulation<CommandProcessor.Io> dut;
    final List<State> states = new ArrayList<>();
    final List<String> others = new ArrayList<>();
    final StreamSink<Long> setups;
    final StreamSink<Rate> rates;
    /** Of each life: may read, may order atomics, first PSNs, window, accepted, outstanding. */
    final List<List<Long>> responses = new ArrayList<>();
    /** Of each life: cc_ext. */
    final List<Long> extended = new ArrayList<>();
    /** Of each MR as it is told: bit i for the i-th right. */
    final List<Long> rights = new ArrayList<>();
    final List<Statuses> flushes = new ArrayList<>();
    /** Of each flush: the request that it names, or -1. */
    final List<Long> named = new ArrayList<>();
    final List<StreamSource<Failed>> failures = new ArrayList<>();
    final Set<Integer> broken = new HashSet<>();
    private final List<Telling> tellings = new ArrayList<>();

    CommandBench(Engine engine) {
        this(engine, PARAMETERS);
    }

    CommandBench(Engine engine, RnicParameters parameters) {
        dut = Simulation.of(new CommandProcessor(parameters), engine);
        var io = dut.io();
        pin(io.quiet()).set(100);
        pin(io.retransMoved()).set(0);
        pin(io.drained()).set(1);
        dut.add(new EventAnswers(dut));
        setups = dut.add(new StreamSink<>(dut, new hdl.lib.Stream<>(io.setup().valid(), io.setup().ready(),
            io.setup().payload().qp()), Long.class).stall(0.5));
        rates = dut.add(new StreamSink<>(dut, io.rate(), Rate.class).stall(0.5));
        for (int i = 0; i < CommandProcessor.REPORTERS; i++) {
            failures.add(dut.add(new StreamSource<>(dut, io.failures().at(i), Failed.class)));
        }
        hear(io.flush().valid(), () -> flushes.add(new Statuses(pin(io.flush().value().qp()).get(),
            pin(io.flush().value().sendStatus()).get(), pin(io.flush().value().receiveStatus()).get())));
        hear(io.flush().valid(), () -> named.add(pin(io.flush().value().named()).isSet()
            ? pin(io.flush().value().request()).get() : -1));
        dut.add(new BrokenQueues());
        hear(io.state().valid(), () -> states.add(new State(pin(io.state().value().qp()).get(),
            QueuePairState.values()[(int) pin(io.state().value().state()).get()])));
        hear(io.mr().valid(), () -> others.add("MR " + pin(io.mr().value().index()).get() + " "
            + pin(io.mr().value().mr().valid()).get() + " " + pin(io.mr().value().mr().tag()).get()));
        hear(io.mr().valid(), () -> rights.add(rights(io.mr().value().mr())));
        hear(io.setup().valid(), () -> {
            if (pin(io.setup().ready()).isSet()) {
                responses.add(responses(io.setup().payload().context()));
                extended.add(pin(io.setup().payload().context().extended()).get());
            }
        });
        hear(io.queue().valid(), () -> others.add("queue " + pin(io.queue().value().index()).get() + " "
            + pin(io.queue().value().valid()).get()));
        io.srq().ifPresent(srq -> hear(srq.valid(), () -> others.add("srq " + pin(srq.value().srq()).get() + " "
            + Long.toHexString(pin(srq.value().base()).get()) + " " + pin(srq.value().size()).get() + " "
            + pin(srq.value().ahead()).get() + " " + pin(srq.value().limit()).get())));
        hear(io.address().valid(), () -> others.add("address " + pin(io.address().value().index()).get()));
        dut.add(new Agent() {
            @Override public void drive() {
            }

            @Override public void sample() {
                tellings.stream().filter(telling -> telling.valid().isSet()).forEach(telling -> telling.heard().run());
            }
        });
    }

    /** Answers which completion queues are broken, two cycles behind the question. */
    private final class BrokenQueues implements Agent {
        private final Deque<Integer> asked = new ArrayDeque<>(List.of(0, 0));

        @Override public void drive() {
            pin(dut.io().isBroken()).set(broken.contains(asked.poll()));
        }

        @Override public void sample() {
            asked.add((int) pin(dut.io().asked()).get());
        }
    }

    private long rights(Mr mr) {
        return pin(mr.localWrite()).get() | pin(mr.remoteWrite()).get() << 1 | pin(mr.remoteRead()).get() << 2
            | pin(mr.remoteAtomic()).get() << 3 | pin(mr.remoteInvalidate()).get() << 4;
    }

    private List<Long> responses(QueuePairContext context) {
        return Stream.of(context.remoteRead(), context.remoteAtomic(), context.responseSendPsn(),
            context.responseReceivePsn(), context.responseWindow(), context.readsAccepted(), context.readsOutstanding())
            .map(field -> pin(field).get()).toList();
    }

    Pin pin(Bits<?> signal) {
        return dut.pin(signal);
    }

    void hear(Bits<?> valid, Runnable heard) {
        tellings.add(new Telling(pin(valid), heard));
    }

    /** Waits until the tables are clear, and forgets what was told meanwhile. */
    CommandBench ready() {
        dut.stepUntil(pin(dut.io().answer().busy()), 0, LIMIT);
        states.clear();
        others.clear();
        return this;
    }

    // ---- commands

    /** Gives a command, without waiting for it. */
    void give(int code, long target, long[] words) {
        var command = dut.io().command();
        pin(command.value().code()).set(code);
        pin(command.value().target()).set(target);
        for (int i = 0; i < words.length; i++) {
            pin(command.value().arguments().at(i)).set(words[i]);
        }
        pin(command.valid()).set(1);
        dut.step();
        pin(command.valid()).set(0);
        for (int i = 0; i < words.length; i++) {
            pin(command.value().arguments().at(i)).set(0xFFFF_FFFFL);
        }
    }

    CommandResult result() {
        dut.stepUntil(pin(dut.io().answer().busy()), 0, LIMIT);
        return CommandResult.values()[(int) pin(dut.io().answer().result()).get()];
    }

    CommandResult run(Command command, long target, Map<String, Long> arguments) {
        give(command.ordinal(), target, words(command, arguments));
        return result();
    }

    CommandResult run(Command command, long target) {
        return run(command, target, Map.of());
    }

    long answer(int word) {
        return pin(dut.io().answer().words().at(word)).get();
    }

    /** The words of the mailbox for these arguments; the others are 0. */
    static long[] words(Command command, Map<String, Long> arguments) {
        var words = new long[CommandRequest.ARGUMENTS];
        var left = new LinkedHashMap<>(arguments);
        for (var slot : command.arguments().slots()) {
            long register = 0;
            for (var field : slot.register().fields()) {
                var value = left.remove(slot.pathOf(field));
                register |= (value == null ? 0 : value) << field.low();
            }
            words[slot.offset() / 4] |= register & 0xFFFF_FFFFL;
            if (slot.register().isWide()) {
                words[slot.offset() / 4 + 1] |= register >>> 32;
            }
        }
        if (!left.isEmpty()) {
            throw new IllegalArgumentException(command + " has no " + left.keySet());
        }
        return words;
    }

    // ---- arguments that work

    static Map<String, Long> life() {
        var life = new LinkedHashMap<String, Long>();
        life.put("peer.qp", 0x123456L);
        life.put("peer.profile", 2L);
        life.put("peer.mtu", 4L);
        life.put("address.handle", 3L);
        life.put("keys.pkey", 0xFFFFL);
        life.put("window.packets", 128L);
        life.put("window.messages", 8L);
        life.put("timing.srtt", 160L);
        life.put("timing.rto", 5L);
        life.put("timing.sack_threshold", 8L);
        life.put("send_queue.address", 0x1_0000_0040L);
        life.put("receive_queue.address", 0xFFFF_FFFF_FFFF_FFC0L);
        life.put("completion.send", 1L);
        life.put("completion.receive", 2L);
        life.put("size.send", 5L);
        life.put("size.receive", 6L);
        life.put("groups.receive", 1L);
        life.put("groups.send", 1L);
        return life;
    }

    /** Makes what a queue pair needs. */
    CommandBench furnished() {
        ready();
        expectDone(run(Command.SET_GID, 0, Map.of("gid.used", 1L)));
        expectDone(run(Command.WRITE_ADDRESS, 3));
        expectDone(run(Command.CREATE_CQ, 1, Map.of("base.address", 0x1000L, "size.log2", 4L)));
        expectDone(run(Command.CREATE_CQ, 2, Map.of("base.address", 0x2000L, "size.log2", 4L)));
        others.clear();
        return this;
    }

    /** Brings a new queue pair into a state. */
    void bring(int qp, QueuePairState... way) {
        expectDone(run(Command.CREATE_QP, qp, life()));
        for (var state : way) {
            expectDone(modify(qp, state));
        }
    }

    CommandResult modify(int qp, QueuePairState state) {
        return run(Command.MODIFY_QP, qp, Map.of("state.code", (long) state.ordinal()));
    }

    static void expectDone(CommandResult result) {
        org.assertj.core.api.Assertions.assertThat(result).isEqualTo(CommandResult.DONE);
    }

    @Override public void close() {
        dut.close();
    }
}
