package rnic.ethernet;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.parse.FrameInspector;
import rnic.protocol.Row;

/** Whose a frame is: every row, whether the data path runs or rests, datagrams and others. */
class FrameSorterTest {
    /** A frame as far as it matters. */
    private record Frame(boolean veroce, int opcode, int queuePair) {}

    private static final Frame DATAGRAM = new Frame(false, 0x64, 1);
    private static final List<Frame> FRAMES = List.of(DATAGRAM, new Frame(false, 0x65, 1), new Frame(true, 0x64, 1),
        new Frame(false, 0x64, 0), new Frame(false, 0x64, 3), new Frame(false, 0x64, 0x80_0001),
        new Frame(false, 0x04, 1), new Frame(false, 0x24, 1), new Frame(false, 0x81, 1));
    private static final EnumSet<Row> BROKEN = EnumSet.of(Row.RX_FCS, Row.RX_LONG);
    private static final EnumSet<Row> NOT_RDMA = EnumSet.of(Row.RX_OTHER, Row.RX_IP_FRAG);

    @Test void everyRow() {
        try (var dut = Simulation.of(new FrameSorter(), Engine.JVM)) {
            for (var frame : FRAMES) {
                for (var row : Row.values()) {
                    for (boolean running : new boolean[] {true, false}) {
                        judged(dut, frame, row, running);
                    }
                }
            }
        }
    }

    private static void judged(Simulation<?> dut, Frame frame, Row row, boolean running) {
        dut.pin("ended_valid").set(true);
        dut.pin("ended_value").set(running);
        dut.step();
        dut.pin("ended_valid").set(false);
        dut.pin("ended_value").set(!running);
        dut.step(FrameInspector.LATENCY - 1);
        dut.pin("packet_veroce").set(frame.veroce());
        dut.pin("packet_opcode").set(frame.opcode());
        dut.pin("packet_dest_qp").set(frame.queuePair());
        dut.step();
        dut.pin("packet_veroce").set(!frame.veroce());
        dut.step(FrameInspector.ROW - 1);
        dut.pin("row").set(row.ordinal());
        dut.settle();
        boolean manages = !frame.veroce() && frame.opcode() >> 5 == 3 && frame.queuePair() == 1 && row == Row.RX_OK;
        boolean ethernet = NOT_RDMA.contains(row) || manages || !running && !BROKEN.contains(row);
        var what = "%s %s %s".formatted(frame, row, running ? "running" : "resting");
        assertThat(dut.pin("owner_valid").isSet()).as(what).isTrue();
        assertThat(dut.pin("owner_value_ethernet").isSet()).as(what).isEqualTo(ethernet);
        assertThat(dut.pin("owner_value_management").isSet()).as(what).isEqualTo(manages);
        assertThat(dut.pin("sorted").get()).as(what).isEqualTo((ethernet ? Row.RX_OTHER : row).ordinal());
        dut.step();
        dut.settle();
        assertThat(dut.pin("owner_valid").isSet()).as("behind it").isFalse();
    }
}
