package rnic.tx;

import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/** Host memory behind {@link TransmitPath}: answers reads in order after a while; each byte tells its address. */
final class HostPayload implements Agent {
    record Read(long address, int length) {}

    /** Beats that may come from a cycle on. */
    private record Coming(long cycle, List<FrameBeat> beats) {}

    private final StreamSource<FrameBeat> beats;
    private final Deque<Coming> coming = new ArrayDeque<>();
    private final int bytes;
    private final int latency;
    private final Random random;
    private long cycle;
    private int reads;

    HostPayload(Simulation<TransmitPath.Io> dut, int bytes, int latency, double stall, Random random) {
        this.bytes = bytes;
        this.latency = latency;
        this.random = random;
        dut.add(new StreamSink<>(dut, dut.io().requests(), Read.class).stall(stall).to(this::read));
        beats = dut.add(new StreamSource<>(dut, dut.io().payload(), FrameBeat.class).stall(stall));
    }

    private void read(Read read) {
        reads++;
        int wait = latency == 0 ? 0 : random.nextInt(latency);
        coming.add(new Coming(cycle + wait, FrameBeat.of(bytes(read.address(), read.length()), bytes, random)));
    }

    static byte[] bytes(long address, int length) {
        var bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            long at = (address + i) * 0x9E3779B97F4A7C15L;
            bytes[i] = (byte) (at >>> 56);
        }
        return bytes;
    }

    int reads() {
        return reads;
    }

    @Override public void drive() {
        cycle++;
        while (!coming.isEmpty() && coming.peek().cycle() <= cycle) {
            beats.send(coming.remove().beats());
        }
    }

    @Override public void sample() {
    }
}
