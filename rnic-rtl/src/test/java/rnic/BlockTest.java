package rnic;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.testing.Lint;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.rx.IcrcChecker;
import rnic.rx.PacketParser;
import rnic.rx.ReceiveFront;
import rnic.transport.SackTracker;
import rnic.tx.FrameBuilder;
import rnic.tx.IcrcInserter;
import rnic.tx.PayloadAligner;

/**
 * Verilator, Icarus and Yosys read every block, in the size that ships and in others, and have nothing to say; nor have
 * the checks.
 */
class BlockTest {
    static List<Circuit<?>> circuits() {
        var circuits = new ArrayList<Circuit<?>>();
        for (var block : Block.ALL) {
            circuits.add(block.circuit());
        }
        for (int bytes : new int[] {32, 128}) {
            circuits.add(new PacketParser(bytes));
            circuits.add(new IcrcChecker(bytes));
            circuits.add(new PayloadAligner(bytes));
            circuits.add(new IcrcInserter(bytes));
            circuits.add(new FrameBuilder(bytes));
        }
        for (int window : new int[] {8, 16, 32, 64, 128}) {
            circuits.add(new SackTracker(window, window == 8 ? 2 : 16));
        }
        circuits.add(new ReceiveFront(32, 8, 2));
        return circuits;
    }

    @ParameterizedTest @MethodSource("circuits")
    void toolsAndChecksHaveNothingToSay(Circuit<?> circuit) {
        assertThat(warnings(circuit)).isEmpty();
        Lint.check(circuit);
    }

    @Test void blocksHaveNamesOfTheirOwn() {
        assertThat(Block.ALL.stream().map(Block::name).distinct()).hasSameSizeAs(Block.ALL);
        assertThat(Block.ALL.stream().map(Block::top).distinct()).hasSameSizeAs(Block.ALL);
    }

    private static <IO extends Bundle<IO>> List<?> warnings(Circuit<IO> circuit) {
        return Design.of(circuit).warnings();
    }
}
