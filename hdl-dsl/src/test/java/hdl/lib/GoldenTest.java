package hdl.lib;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.REGISTERS;
import static hdl.Hdl.URAM;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.lib.axi.Axi4Crossing;
import hdl.lib.axi.Axi4Slice;
import hdl.lib.axi.Axi4WidthDown;
import hdl.lib.axi.Axi4WidthUp;
import hdl.lib.axi.AxiLiteCrossing;
import hdl.lib.axi.AxiLiteSlice;
import hdl.lib.axi.AxiToStream;
import hdl.lib.cdc.AsyncFifo;
import hdl.lib.cdc.GrayCounter;
import hdl.lib.cdc.GraySynchronizer;
import hdl.lib.cdc.HandshakeCrossing;
import hdl.lib.cdc.PulseCrossing;
import hdl.lib.cdc.ResetSynchronizer;
import hdl.lib.cdc.Synchronizer;
import hdl.lib.csr.CsrBlock;
import hdl.lib.csr.SampleMaps;
import hdl.testing.Golden;
import hdl.testing.Lint;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The Verilog of every library circuit in two parameterisations: as it was read and accepted, and without a word from
 * any tool.
 */
class GoldenTest {
    static List<Circuit<?>> circuits() {
        return List.of(
            new RegisterSlice<>(uint(32)), new RegisterSlice<>(Beat.of(8)),
            new HalfSlice<>(uint(32)), new HalfSlice<>(Beat.of(8)),
            new Fork<>(uint(8), 2), new Fork<>(Beat.of(8), 3),
            new ForkSlice<>(uint(8), 2), new ForkSlice<>(Beat.of(8), 3),
            new Join<>(uint(8), uint(16)), new Join<>(uint(8), Beat.of(8)),
            new Pipeline<>(uint(32), 1), new Pipeline<>(Beat.of(8), 3),
            new Fifo<>(uint(32), 16), new Fifo<>(uint(8), 5, REGISTERS, true),
            new Fifo<>(Beat.of(8), 500, BRAM, true), new Fifo<>(uint(72), 4096, URAM, false),
            new PacketFifo<>(uint(16), 16, LUTRAM), new PacketFifo<>(Beat.of(64), 512, BRAM),
            new Arbiter<>(uint(8), 2, Arbiter.Policy.FIXED, false),
            new Arbiter<>(Beat.of(8), 3, Arbiter.Policy.ROUND_ROBIN, true),
            new PopCount(7), new PopCount(64),
            new PriorityEncoder(5), new PriorityEncoder(16),
            new TrailingOnes(12), new TrailingOnes(128),
            new OneHot(6), new OneHot(32),
            new Rotate(12), new Rotate(32),
            new CrcSum(CrcCode.CCITT, 3), new CrcSum(CrcCode.ETHERNET, 16),
            new Crc(CrcCode.CCITT, 3), new Crc(CrcCode.ETHERNET, 8),
            new Lfsr(16, 0xD008, 1), Lfsr.longest(8, 4),
            new ByteShifter(4, ByteShifter.Direction.LATER), new ByteShifter(8, ByteShifter.Direction.EARLIER),
            new WidthUp(4, 2), new WidthUp(2, 3), new WidthDown(4, 2), new WidthDown(2, 3),
            new HeaderInsert(8, 14), new HeaderInsert(4, 8), new HeaderStrip(8, 14), new HeaderStrip(4, 8),
            new Gearbox(66, 64), new Gearbox(8, 32),
            new Throttle<>(uint(8), 8, 4), new Throttle<>(Beat.of(8), 16, 1),
            new DropIf<>(uint(8), false), new DropIf<>(Beat.of(8), true),
            new CreditSender<>(uint(8), 4), new CreditSender<>(Beat.of(8), 100),
            new CreditReceiver<>(uint(8), 4), new CreditReceiver<>(Beat.of(8), 100),
            new CreditLink<>(uint(8), 2), new CreditLink<>(Beat.of(8), 40),
            new FreeList(12), new FreeList(256), new RegisterFile<>(uint(16), 32, 2, 1),
            new RegisterFile<>(uint(8), 12, 3, 2),
            new Cam(4, 12), new Cam(12, 48),
            new WeightedArbiter<>(uint(8), 2, 3), new WeightedArbiter<>(Beat.of(8), 3, 4, true, 32),
            new Counter(10, Counter.End.WRAP), new Counter(256, Counter.End.STAY),
            new Divider(16, 8), new Divider(8, 12), new Checksum16(2), new Checksum16(32),
            new Synchronizer(2), new Synchronizer(3),
            new GraySynchronizer(5, 2), new GraySynchronizer(8, 3),
            new GrayCounter(2), new GrayCounter(5),
            new PulseCrossing(),
            new HandshakeCrossing<>(uint(8)), new HandshakeCrossing<>(Beat.of(8)),
            new AsyncFifo<>(Beat.of(8), 16), new AsyncFifo<>(uint(32), 512),
            new ResetSynchronizer(2), new ResetSynchronizer(8),
            new Axi4Slice(32, 64, 4), new Axi4Slice(64, 512, 1),
            new AxiLiteSlice(12, 32), new AxiLiteSlice(16, 64),
            new Axi4Crossing(32, 64, 4, 16), new Axi4Crossing(64, 512, 3, 32),
            new AxiLiteCrossing(12, 32), new AxiLiteCrossing(16, 64),
            new Axi4WidthUp(32, 64, 512, 4, 8), new Axi4WidthUp(16, 8, 16, 1, 2),
            new Axi4WidthDown(32, 512, 64, 4, 8), new Axi4WidthDown(16, 16, 8, 1, 2),
            new AxiToStream(64, 512, 20, 16, 8), new AxiToStream(16, 64, 8, 4, 2),
            new CsrBlock(SampleMaps.COUNTER), new CsrBlock(SampleMaps.FULL));
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void verilogIsAsAccepted(Circuit<?> circuit) {
        Golden.check("lib", circuit);
    }

    @Test void constraintsOfCrossingsAreAsAccepted() {
        for (var circuit : List.<Circuit<?>>of(new AsyncFifo<>(Beat.of(8), 16), new PulseCrossing(),
            new HandshakeCrossing<>(uint(8)))) {
            var files = FileSet.of(Design.of(circuit).modules(), Style.GOLDEN);
            var name = files.top() + ".xdc";
            Golden.check("lib", name, files.files().get(name));
        }
    }

    @Test void toolsHaveNothingToSay() {
        var files = new ArrayList<FileSet>();
        for (var circuit : circuits()) {
            files.add(FileSet.of(Design.of(circuit).modules(), Style.DEFAULT));
        }
        assertThat(Lint.messages(files)).isEmpty();
    }
}
