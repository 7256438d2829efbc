package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * A host that writes rings and doorbells of its own, so that it may do what no driver does, and a NIC with shared
 * receive queues whose frames come back to it: queue pairs 2 i and 2 i + 1 are each other's peer.
 */
final class SharedHost implements AutoCloseable {
    static final int SEND_DOORBELL = 0x100;
    static final int RECEIVE_DOORBELL = 0x104;
    static final int COMPLETION_DOORBELL = 0x108;
    static final int SHARED_DOORBELL = 0x10C;
    static final int EVENT = 0x14C;
    private static final int COMMAND = 0x200;
    private static final int RESULT = 0x208;
    private static final long BUSY = 1L << 31;
    static final int AREA = 1 << 16;
    static final int PD = 1;

    final NicEndpoint nic;
    final RnicParameters parameters;
    final SplittableRandom random;
    final long seed;
    final byte[] bytes = new byte[AREA];
    final long source;
    final int sourceKey;
    final long target;
    final int targetKey;
    final long words;
    final int wordsKey;
    final Map<Integer, SharedQueue> queues = new HashMap<>();
    final List<SharedPair> pairs = new ArrayList<>();
    double loss;
    /** Of 200 requests so many are wrong. */
    int wrongs;
    /** Commands may take so many cycles. The longest of 32 seeds is a RESET_QP of 32,914, of seed 7; the next 14,294. */
    long patience = 40_000;

    SharedHost(RnicParameters parameters, long seed, HostBus.Timing timing) {
        this.seed = seed;
        this.parameters = parameters;
        random = new SplittableRandom(seed);
        nic = new NicEndpoint(parameters, Address.of(0x0200_0000_0001L, "10.0.0.1"),
            Engine.chosen() == null ? Engine.JVM : Engine.chosen(), Options.standard(), timing, 80);
        nic.set("qp_quiet.time", 0);
        nic.attach((frame, at) -> {
            if (loss == 0 || random.nextDouble() >= loss) {
                nic.model().receive(frame);
            }
        });
        random.nextBytes(bytes);
        source = nic.memory().allocate(AREA, 4096);
        nic.memory().write(source, bytes);
        sourceKey = nic.register(PD, source, AREA, EnumSet.of(Access.REMOTE_READ));
        target = nic.memory().allocate(AREA, 4096);
        targetKey = nic.register(PD, target, AREA, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        words = nic.memory().allocate(4096, 4096);
        wordsKey = nic.register(PD, words, 4096, EnumSet.of(Access.REMOTE_ATOMIC, Access.REMOTE_READ));
        assertThat(attempt(Command.WRITE_ADDRESS, 0, Map.of("mac.address", nic.address().mac(),
            "ip_low.address", nic.address().ip().low()))).isEqualTo(CommandResult.DONE);
    }

    CommandResult attempt(Command command, long target, Map<String, Long> arguments) {
        var result = nic.attempt(command, target, arguments);
        assertThat(nic.commandCycles(command)).as("%s of %s: %s, %s", command, target, result, this)
            .isLessThan(patience);
        return result;
    }

    void must(Command command, long target, Map<String, Long> arguments) {
        assertThat(attempt(command, target, arguments)).as("%s of %s, %s", command, target, this)
            .isEqualTo(CommandResult.DONE);
    }

    /** Gives a command for which target and arguments are written, and waits for it as quickly as a host can. */
    void command(Command command) {
        nic.model().registers().write(COMMAND, command.ordinal());
        long[] result = {BUSY};
        while ((result[0] & BUSY) != 0) {
            nic.model().registers().read(RESULT, value -> result[0] = value);
            access();
        }
        assertThat(CommandResult.values()[(int) result[0]]).as("%s, %s", command, this).isEqualTo(CommandResult.DONE);
    }

    void ring(int register, long value) {
        nic.model().registers().write(register, value & 0xffff_ffffL);
    }

    void run(long picoseconds) {
        nic.advance(nic.now() + picoseconds);
        poll();
    }

    void poll() {
        pairs.forEach(SharedPair::poll);
    }

    void until(String what, long budget, BooleanSupplier holds) {
        long end = nic.now() + budget;
        while (!holds.getAsBoolean()) {
            assertThat(nic.now()).as("%s, %s, %s", what, this, nic.counters()).isLessThan(end);
            run(Time.MICROSECOND / 4);
        }
    }

    /** Takes the events that wait; gives the queues they name. */
    List<Integer> events() {
        List<Integer> named = new ArrayList<>();
        while (true) {
            long[] seen = new long[1];
            nic.model().registers().read(EVENT, value -> seen[0] = value);
            access();
            if ((seen[0] & 1L << 31) == 0) {
                return named;
            }
            nic.model().registers().write(EVENT, 0);
            access();
            assertThat(seen[0] >>> 24 & 0x7f).isEqualTo(1);
            named.add((int) (seen[0] & 0xffff));
        }
    }

    private void access() {
        while (!nic.model().registers().isIdle()) {
            nic.model().step();
        }
    }

    long count(String counter) {
        return nic.counters().get(counter);
    }

    @Override public String toString() {
        return "seed " + seed + ", cycle " + nic.model().cycle() + ", " + queues.values() + ", " + pairs;
    }

    @Override public void close() {
        nic.close();
    }
}
