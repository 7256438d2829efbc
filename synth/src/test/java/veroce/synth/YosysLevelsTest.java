package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.TestTools;

/** Verilog through Yosys to levels: each expected figure follows from the circuit and the rules, not from a run. */
class YosysLevelsTest {
    private static Levels levels;

    @BeforeAll static void map(@TempDir Path folder) throws Exception {
        TestTools.need("yosys");
        var verilog = VerilogSource.ofFiles(List.of(Resources.file("levels.v")), "levels");
        levels = Synthesis.in(folder).run(verilog, 50).levels();
    }

    private static Double in(String instance) {
        return levels.parts().get(instance);
    }

    @Test void fourInputsFitOneLut() {
        assertThat(in("one_lut_inst")).isEqualTo(1);
    }

    @Test void thirteenInputsTakeTwoLevels() {
        // An AND of one level has at most nine inputs (LUT6 and one for each of MUXF7, 8 and 9), of two at least 36.
        assertThat(in("and_13_inst")).isEqualTo(2);
    }

    @Test void theParityOf64BitsTakesTwoOrThreeLevels() {
        // 64 = 8 x 8: two levels if the mapper uses LUTs of eight inputs everywhere, three with LUTs of six.
        assertThat(in("xor_64_inst")).isBetween(2.0, 3.0);
    }

    @Test void anAdderOfNBitsIsOnePlusAnEighthOfN() {
        assertThat(in("adder_16")).isEqualTo(1 + 16 / 8.0);
        assertThat(in("adder_32")).isEqualTo(1 + 32 / 8.0);
    }

    @Test void aCounterIsAnAdderToo() {
        assertThat(in("counter_inst")).isEqualTo(1 + 24 / 8.0);
        assertThat(levels.paths()).anySatisfy(path -> {
            assertThat(path.from()).startsWith("counter_inst.count[");
            assertThat(path.to()).isEqualTo("counter_inst.count[23]");
        });
    }

    @Test void anEnableOfTwelveBitsEndsAtTheEnablePin() {
        assertThat(in("enable_inst")).isEqualTo(2);
        assertThat(levels.paths()).anySatisfy(path -> {
            assertThat(path.from()).startsWith("enable_inst.a[");
            assertThat(path.to()).isEqualTo("enable_inst.q[0] (enable)");
            assertThat(path.bits()).isEqualTo(8);
        });
        assertThat(levels.paths()).anySatisfy(path -> {
            assertThat(path.from()).isEqualTo("enable_inst.b[0]");
            assertThat(path.levels()).isZero();
        });
    }

    @Test void anEightWayMultiplexerTakesOneOrTwoLevels() {
        // Two LUT6 of four ways each and a MUXF7 are one level; Yosys looks for functions of up to eight inputs.
        assertThat(in("mux_8_inst")).isBetween(1.0, 2.0);
    }

    @Test void aBlockRamStartsAPathNamedAfterItsReadRegister() {
        // The parity of eight bits: two LUT6 levels, or one level of a LUT of eight inputs.
        assertThat(in("block_ram_inst")).isBetween(1.0, 2.0);
        assertThat(levels.paths()).anySatisfy(path -> assertThat(path.from())
            .matches("block_ram_inst\\.entry\\[\\d] \\(read from block_ram_inst\\.store\\)"));
    }

    @Test void aLutMemoryLiesOnThePathFromItsAddressRegister() {
        // The read (1) and the parity of four bits (1). Yosys moves the address register into the memory and out again,
        // so its name is lost and it is told by what it takes over.
        assertThat(in("lut_ram_inst")).isEqualTo(2);
        assertThat(levels.paths()).anySatisfy(path -> {
            assertThat(path.from()).startsWith("register after lut_ram_inst.d[1");
            assertThat(path.to()).isEqualTo("lut_ram_inst.q");
            assertThat(path.through()).anyMatch(name -> name.startsWith("lut_ram_inst.entry["));
        });
    }

    @Test void namesReachThroughTheHierarchy() {
        assertThat(levels.paths()).anySatisfy(path -> {
            assertThat(path.from()).startsWith("deep_inst.inner.a[");
            assertThat(path.to()).isEqualTo("deep_inst.inner.q");
        });
    }

    @Test void inputsGoToRegistersAndRegistersToOutputsDirectly() {
        assertThat(levels.registerToPort()).isZero();
        assertThat(levels.portToRegister()).isZero();
        assertThat(levels.portToPort()).isNull();
        assertThat(levels.loops()).isEmpty();
    }
}
