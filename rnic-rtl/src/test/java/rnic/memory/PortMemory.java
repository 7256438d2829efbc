package rnic.memory;

import hdl.sim.Simulation;
import hdl.sim.agent.AxiBurst;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.Incoming;
import hdl.sim.agent.Outgoing;
import hdl.sim.agent.SparseMemory;
import java.util.function.Function;

/**
 * Host memory at the other end of a {@link ReadPort} or a {@link WritePort}: an {@link AxiMemory} that takes any number
 * of bursts and answers them in order, for the ports have no identifiers.
 */
public final class PortMemory {
    /** A burst as the agents carry it. */
    private record Wanted(long address, int length) {
        AxiBurst toBurst(int bytes) {
            if (address % bytes != 0) {
                throw new AssertionError("a burst begins within a beat, at 0x" + Long.toHexString(address));
            }
            return AxiBurst.incrementing(address, length + 1, bytes);
        }
    }

    /** A beat that was read, as the agents carry it. */
    private record Beat(long[] data, boolean bad, boolean last) {}

    private PortMemory() {}

    public static AxiMemory reading(Simulation<?> dut, ReadPort port, SparseMemory memory) {
        int bytes = port.beats().value().data().width() / 8;
        return AxiMemory.reading(dut, bytes,
            Incoming.of(dut, port.bursts(), Wanted.class, burst -> burst.toBurst(bytes)),
            Outgoing.of(dut, port.beats(), Beat.class,
                beat -> new Beat(beat.data(), beat.resp() != AxiMemory.OKAY, beat.last())),
            memory).outstanding(Integer.MAX_VALUE);
    }

    public static AxiMemory writing(Simulation<?> dut, WritePort port, SparseMemory memory) {
        int bytes = port.data().payload().strb().width();
        return AxiMemory.writing(dut, bytes,
            Incoming.of(dut, port.bursts(), Wanted.class, burst -> burst.toBurst(bytes)),
            Incoming.of(dut, port.data(), AxiMemory.WriteBeat.class, Function.identity()),
            Outgoing.of(dut, port.answers(), Boolean.class, answer -> answer.resp() != AxiMemory.OKAY),
            memory).outstanding(Integer.MAX_VALUE);
    }
}
