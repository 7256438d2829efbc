package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.TestTools;
import veroce.synth.Area.MemoryUse;

/** The memory texts that the language prints become the primitives that were meant; counts are capacity arithmetic. */
class YosysMemoriesTest {
    private static Area area;

    @BeforeAll static void map(@TempDir Path folder) throws Exception {
        TestTools.need("yosys");
        var verilog = VerilogSource.ofFiles(List.of(Resources.file("memories.v")), "memories");
        area = Synthesis.in(folder).run(verilog, 0).area();
    }

    private static void becomes(String array, String primitive, int count) {
        assertThat(area.memories()).filteredOn(use -> use.array().equals(array))
            .containsExactly(new MemoryUse(array, primitive, count));
    }

    @Test void oneBitWritesAndRowsOf32InOneBlockRam() {
        becomes("ring_inst.seen", "RAMB36E2", 32 * 1024 / (32 * 1024));
    }

    @Test void oneBitWritesAndRowsOf256InEightBlockRams() {
        becomes("ring_256_inst.seen", "RAMB36E2", 256 * 1024 / (32 * 1024));
    }

    @Test void byteEnablesNeedNoRamMoreThanTheBitsDo() {
        becomes("table_inst.table_mem", "RAMB36E2", 1024 * 64 / (32 * 1024));
    }

    @Test void aFifoOf705BitsTakesTenBlockRams() {
        // 512 deep, a RAMB36E2 is 72 bits wide.
        becomes("fifo_inst.store", "RAMB36E2", Math.ceilDiv(705, 72));
    }

    @Test void ultraRamIs4096By72() {
        becomes("ultra_inst.store", "URAM288", 1);
    }

    @Test void twoClocksAndRomsMapToOneBlockRamEach() {
        becomes("two_clocks_inst.store", "RAMB36E2", 1);
        becomes("rom_inst.store", "RAMB36E2", 1);
    }

    @Test void aPeekIsALutMemory() {
        // 64 deep with one write and seven read bits: the eighth LUT of a RAM64M8 holds the write address.
        becomes("peek_inst.store", "RAM64M8", 1);
        assertThat(area.lutRam()).isEqualTo(8);
    }

    @Test void noMemoryBitBecameAFlipFlop() {
        // The output register of latency 2 (64) and its enable (1): the only registers outside the memories.
        assertThat(area.ff()).isEqualTo(65);
        assertThat(area.bram36()).isEqualTo(1 + 8 + 2 + 10 + 1 + 1);
        assertThat(area.uram()).isEqualTo(1);
    }
}
