package hdl.sim.agent;

import hdl.lib.axi.AxiLite;
import hdl.sim.Simulation;
import java.util.List;

/**
 * Reads and writes through AXI4-Lite like a processor: a call steps the simulation until the answer is there. Writes
 * may also be posted, one behind the other. Address and data of a write come in either order when there are stalls.
 */
public final class AxiLiteMaster {
    /** What came back: {@code response} 0 okay, 2 subordinate error, 3 decode error; of a write the data is 0. */
    public record Answer(long data, int response) {
        public boolean isOkay() {
            return response == 0;
        }
    }

    private record Address(long addr, int prot) {}

    private record WriteData(long data, long strb) {}

    private record ReadData(long data, int resp) {}

    private static final int LIMIT = 10_000;

    private final Simulation<?> dut;
    private final int strobes;
    private final StreamSource<Address> writeAddresses;
    private final StreamSource<WriteData> writeData;
    private final StreamSink<Integer> writeAnswers;
    private final StreamSource<Address> readAddresses;
    private final StreamSink<ReadData> readAnswers;
    private int posted;

    public AxiLiteMaster(Simulation<?> dut, AxiLite bus) {
        this.dut = dut;
        strobes = (1 << bus.wstrb().width()) - 1;
        writeAddresses = dut.add(new StreamSource<>(dut, bus.aw(), Address.class));
        writeData = dut.add(new StreamSource<>(dut, bus.w(), WriteData.class));
        writeAnswers = dut.add(new StreamSink<>(dut, bus.b(), Integer.class));
        readAddresses = dut.add(new StreamSource<>(dut, bus.ar(), Address.class));
        readAnswers = dut.add(new StreamSink<>(dut, bus.r(), ReadData.class));
    }

    /** Pauses on every channel with this probability, cycle by cycle. */
    public AxiLiteMaster stall(double probability) {
        writeAddresses.stall(probability);
        writeData.stall(probability);
        writeAnswers.stall(probability);
        readAddresses.stall(probability);
        readAnswers.stall(probability);
        return this;
    }

    /** Queues a write of a whole word; {@link #answers} has what came back. */
    public void post(long address, long data) {
        post(address, data, strobes);
    }

    /** Queues a write of the bytes whose strobe is 1. */
    public void post(long address, long data, long strobe) {
        writeAddresses.send(new Address(address, 0));
        writeData.send(new WriteData(data, strobe));
        posted++;
    }

    /** Writes, and waits for the answer. */
    public Answer write(long address, long data) {
        return write(address, data, strobes);
    }

    public Answer write(long address, long data, long strobe) {
        post(address, data, strobe);
        finish();
        return new Answer(0, writeAnswers.received().getLast());
    }

    public Answer read(long address) {
        int before = readAnswers.received().size();
        readAddresses.send(new Address(address, 0));
        dut.stepUntil(() -> readAnswers.received().size() > before, LIMIT);
        var answer = readAnswers.received().getLast();
        return new Answer(answer.data(), answer.resp());
    }

    /** Waits until every posted write is answered. */
    public void finish() {
        dut.stepUntil(() -> writeAnswers.received().size() == posted, LIMIT);
    }

    /** The answers to all writes so far, in order. */
    public List<Integer> answers() {
        return writeAnswers.received();
    }
}
