package veroce.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.Printable;
import hdl.testing.Lint;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.parse.IcrcChecker;
import rnic.parse.PacketParser;
import rnic.protocol.RnicParameters;
import rnic.receive.ReceiveFront;
import rnic.top.Rnic;
import rnic.track.SackTracker;
import rnic.transmit.FrameBuilder;
import rnic.transmit.IcrcInserter;
import rnic.transmit.PayloadAligner;

/**
 * Verilator, Icarus and Yosys read every block, in the size that ships and in others, and have nothing to say; nor have
 * the checks.
 */
class BlockTest {
    /** What is not a module of the NIC, and blocks in other sizes. */
    private static List<Circuit<?>> besideTheNic() {
        var circuits = new ArrayList<Circuit<?>>();
        var inside = Design.of(new Rnic(RnicParameters.ALVEO_100G)).modules().stream().map(Printable::module)
            .map(module -> module.name()).toList();
        for (var block : Block.ALL) {
            if (!inside.contains(block.top())) {
                circuits.add(block.circuit());
            }
        }
        int wide = 128;                                      // 32 and 64 are in the NICs
        circuits.addAll(List.of(new PacketParser(wide), new IcrcChecker(wide), new PayloadAligner(wide),
            new IcrcInserter(wide), new FrameBuilder(wide)));
        for (int window : new int[] {8, 16, 64}) {
            circuits.add(new SackTracker(window, window == 8 ? 2 : 16));
        }
        circuits.add(new ReceiveFront(32, 8, 2));
        return circuits;
    }

    static List<Circuit<?>> blocks() {
        return Block.ALL.stream().<Circuit<?>>map(Block::circuit).toList();
    }

    @ParameterizedTest @MethodSource("blocks")
    void checksHaveNothingToSay(Circuit<?> circuit) {
        assertThat(warnings(circuit)).isEmpty();
    }

    /** Nearly every block is a module of the NIC, so it is read once. */
    @Test void toolsHaveNothingToSayAboutTheNic() {
        toolsHaveNothingToSayAbout(RnicParameters.SMALL);
    }

    @Tag("long") @Test void toolsHaveNothingToSayAboutTheLargeNic() {
        toolsHaveNothingToSayAbout(RnicParameters.ALVEO_100G);
    }

    private static void toolsHaveNothingToSayAbout(RnicParameters parameters) {
        assertThat(Lint.messages(FileSet.of(modules(new Rnic(parameters)), Style.DEFAULT))).isEmpty();
    }

    /** 1024 bits per beat. */
    @Tag("long") @Test void toolsHaveNothingToSayAboutAWideNic() {
        toolsHaveNothingToSayAbout(new RnicParameters("wide", 128, 16, 128, 8, 64, 16, 16, 64 * 1024, 322_266));
    }

    @Test void toolsHaveNothingToSayAboutTheOthers() {
        var files = besideTheNic().stream().map(circuit -> FileSet.of(modules(circuit), Style.DEFAULT)).toList();
        assertThat(Lint.messages(files)).isEmpty();
    }

    @Test void blocksHaveNamesOfTheirOwn() {
        assertThat(Block.ALL.stream().map(Block::name).distinct()).hasSameSizeAs(Block.ALL);
        assertThat(Block.ALL.stream().map(Block::top).distinct()).hasSameSizeAs(Block.ALL);
    }

    private static <IO extends Bundle<IO>> List<?> warnings(Circuit<IO> circuit) {
        return Design.of(circuit).warnings();
    }

    private static <IO extends Bundle<IO>> List<Printable> modules(Circuit<IO> circuit) {
        return Design.of(circuit).modules();
    }
}
