package rnic.transmit;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import rnic.common.FrameBeat;

/** Host memory behind {@link TransmitPath}: answers reads in order after a while; each byte tells its address. */
final class HostPayload implements Agent {
    record Read(long address, int length) {}

    /** Beats that may come from a cycle on. */
    private record Coming(long cycle, boolean broken, List<FrameBeat> beats) {}

    private final StreamSource<FrameBeat> beats;
    private final Pin told;
    private final Pin broken;
    private final Deque<Coming> coming = new ArrayDeque<>();
    private final int bytes;
    private final int latency;
    private final Random random;
    private long cycle;
    private int reads;
    private boolean fails;

    HostPayload(Simulation<TransmitPath.Io> dut, int bytes, int latency, double stall, Random random) {
        this.bytes = bytes;
        this.latency = latency;
        this.random = random;
        dut.add(new StreamSink<>(dut, dut.io().requests(), Read.class).stall(stall).to(this::read));
        told = dut.pin(dut.io().broken().valid());
        broken = dut.pin(dut.io().broken().value());
        beats = dut.add(new StreamSource<>(dut, dut.io().payload(), FrameBeat.class).stall(stall));
    }

    private void read(Read read) {
        reads++;
        int wait = latency == 0 ? 0 : random.nextInt(latency);
        coming.add(new Coming(cycle + wait, breaks(read.address()), FrameBeat.of(bytes(read.address(), read.length()), bytes, random)));
    }

    static byte[] bytes(long address, int length) {
        var bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            long at = (address + i) * 0x9E3779B97F4A7C15L;
            bytes[i] = (byte) (at >>> 56);
        }
        return bytes;
    }

    /** From now on some payloads cannot be read. */
    void fail() {
        fails = true;
    }

    boolean breaks(long address) {
        return fails && address % 5 == 0;
    }

    int reads() {
        return reads;
    }

    @Override public void drive() {
        cycle++;
        told.set(0);
        if (!coming.isEmpty() && coming.peek().cycle() <= cycle) {
            var next = coming.remove();
            told.set(next.beats().isEmpty() ? 0 : 1);
            broken.set(next.broken() ? 1 : 0);
            beats.send(next.beats());
        }
    }

    @Override public void sample() {
    }
}
