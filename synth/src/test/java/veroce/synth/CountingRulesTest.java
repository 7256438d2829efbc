package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Each counting rule of {@code docs/synthesis.md} on a netlist of a few cells, with the count reasoned beside it. */
class CountingRulesTest {
    private static Sketch registers(String... names) {
        var sketch = new Sketch().input("clk", "clk");
        for (var name : names) {
            sketch.register("0", name);
        }
        return sketch;
    }

    @Test void aWireFromRegisterToRegisterHasNoLevel() {
        assertThat(registers("a").register("a", "b").levels().registerToRegister()).isZero();
    }

    @Test void everyLutAndEveryInverterIsALevel() {
        var levels = registers("a").hidden("LUT1", "I0=a", "O>n1").hidden("INV", "I=n1", "O>n2")
            .hidden("LUT6", "I0=n2", "I1=a", "I2=0", "I3=0", "I4=0", "I5=0", "O>n3").register("n3", "b").levels();
        assertThat(levels.registerToRegister()).isEqualTo(3);
        assertThat(levels.paths().getFirst().route()).isEqualTo("LUT1 INV LUT6");
    }

    @Test void theWideMultiplexersBehindLutsAreFree() {
        // LUT6 + MUXF7 + MUXF8 in one slice are one function of eight inputs: one level, as one LUT is.
        var levels = registers("a").hidden("LUT6", "I0=a", "O>l").hidden("MUXF7", "I0=l", "I1=l", "S=0", "O>m")
            .hidden("MUXF8", "I0=m", "I1=0", "S=0", "O>w").register("w", "b").levels();
        assertThat(levels.registerToRegister()).isEqualTo(1);
    }

    @Test void theSelectOfAWideMultiplexerComesInByRoutingLikeALutInput() {
        assertThat(registers("a").hidden("MUXF7", "I0=0", "I1=1", "S=a", "O>w").register("w", "b").levels()
            .registerToRegister()).isEqualTo(1);
        // So does data that no LUT of the slice makes.
        assertThat(registers("a").hidden("MUXF7", "I0=a", "I1=1", "S=0", "O>w").register("w", "b").levels()
            .registerToRegister()).isEqualTo(1);
    }

    @Test void aChainOfEightBitsBehindItsLutIsTwoLevels() {
        // LUT2 makes the propagate bit (1), then bits 0 to 7 of the chain (8/8).
        var levels = registers("a").hidden("LUT2", "I0=a", "I1=0", "O>p")
            .hidden("CARRY4", "S=p,0,0,0", "DI=a,0,0,0", "CI=0", "CYINIT=0", "O>o0,o1,o2,o3", "CO>x0,x1,x2,x3")
            .hidden("CARRY4", "S=0,0,0,0", "DI=0,0,0,0", "CI=x3", "CYINIT=0", "O>o4,o5,o6,o7", "CO>y0,y1,y2,y3")
            .register("o7", "s").levels();
        assertThat(levels.registerToRegister()).isEqualTo(2);
    }

    @Test void aChainEnteredWithoutALutStillCostsTheLevelToGetIn() {
        // A counter: the register is the propagate bit itself. 1 to get in, bit 0 to bit 3: 4/8.
        var levels = registers("a").hidden("CARRY4", "S=a,0,0,0", "DI=0,0,0,0", "CI=0", "CYINIT=0",
            "O>o0,o1,o2,o3", "CO>x0,x1,x2,x3").register("o3", "s").levels();
        assertThat(levels.registerToRegister()).isEqualTo(1.5);
    }

    @Test void aCarryInFromALutHasToEnterTheChainToo() {
        // LUT (1), into CYINIT by routing (1), bit 0 to bit 1 (2/8).
        var levels = registers("a").hidden("LUT2", "I0=a", "I1=0", "O>c").hidden("CARRY4", "S=0,0,0,0", "DI=0,0,0,0",
            "CI=0", "CYINIT=c", "O>o0,o1,o2,o3", "CO>x0,x1,x2,x3").register("x1", "s").levels();
        assertThat(levels.registerToRegister()).isEqualTo(2.25);
    }

    @Test void aLaterEntryIntoTheChainTravelsFewerBits() {
        // Bit 2 to bit 3: 2/8. A generate bit does not change the sum of its own place, only the carry out of it.
        var levels = registers("a").hidden("CARRY4", "S=0,0,a,0", "DI=0,0,0,0", "CI=0", "CYINIT=0",
            "O>o0,o1,o2,o3", "CO>x0,x1,x2,x3").register("o3", "s").levels();
        assertThat(levels.registerToRegister()).isEqualTo(1.25);
        var generate = registers("a").hidden("CARRY4", "S=0,0,0,0", "DI=0,0,a,0", "CI=0", "CYINIT=0",
            "O>o0,o1,o2,o3", "CO>x0,x1,x2,x3").register("o2", "s").levels();
        assertThat(generate.registerToRegister()).isNull();
    }

    @Test void theDeepestInputCountsWhereverItStands() {
        // A LUT (1) and four bits of a chain (1.5) meet in a LUT (1 more).
        var levels = registers("a").hidden("LUT2", "I0=a", "I1=0", "O>n").hidden("CARRY4", "S=a,0,0,0", "DI=0,0,0,0",
            "CI=0", "CYINIT=0", "O>o0,o1,o2,o3", "CO>x0,x1,x2,x3").hidden("LUT3", "I0=n", "I1=o3", "I2=a", "O>s")
            .register("s", "b").levels();
        assertThat(levels.registerToRegister()).isEqualTo(2.5);
    }

    @Test void aReadOfALutMemoryIsALevelFromItsAddressAndFromItsContents() {
        // The address comes through a LUT (1), the read is a LUT (1). Port B of the memory has nothing to do with it.
        var levels = registers("a", "w").hidden("LUT2", "I0=a", "I1=0", "O>n")
            .named("mem.0.0", "RAM64M8", "ADDRA=n,0,0,0,0,0", "ADDRB=0,0,0,0,0,0", "ADDRH=0,0,0,0,0,0", "DIA=w", "WE=w",
                "WCLK=clk", "DOA>d", "DOB>e").register("d", "b").register("e", "c").levels();
        assertThat(levels.registerToRegister()).isEqualTo(2);
        assertThat(levels.paths().getFirst().from()).isEqualTo("a");
        // b in 2; c in 1 from the contents alone; write data and write enable in 0 from w.
        assertThat(levels.histogram()).containsExactly(Map.entry(0, 2), Map.entry(1, 1), Map.entry(2, 1));
    }

    @Test void theWriteAddressOfALutMemoryIsAnEnd() {
        var levels = registers("a").named("mem.0.0", "RAM64M8", "ADDRA=0,0,0,0,0,0", "ADDRH=a,0,0,0,0,0", "DIA=0",
            "WE=0", "WCLK=clk", "DOA>d").levels();
        assertThat(levels.paths().getFirst().to()).isEqualTo("mem (address)");
    }

    @Test void aShiftRegisterStartsBehindTheLutThatItIs() {
        var levels = registers("a").hidden("SRL16E", "D=a", "CE=1", "CLK=clk", "A0=1", "A1=0", "A2=0", "A3=0", "Q>q")
            .register("q", "b").levels();
        assertThat(levels.histogram()).containsExactly(Map.entry(0, 1), Map.entry(1, 1));
    }

    @Test void aBlockRamIsAStartAndAnEndAndItsClockIsNeither() {
        var levels = registers("a").named("u.mem.0.0", "RAMB36E2", "ADDRARDADDR=a", "CLKARDCLK=clk", "DOUTADOUT>d")
            .net("u.entry", true, "d").hidden("LUT2", "I0=d", "I1=0", "O>n").register("n", "b").levels();
        assertThat(levels.registerToRegister()).isEqualTo(1);
        assertThat(levels.paths()).extracting(WorstPath::from, WorstPath::to).containsExactly(
            tuple("u.entry (read from u.mem)", "b"),
            tuple("a", "u.mem (address)"));
        assertThat(levels.portToRegister()).isNull();
    }

    @Test void aMultiplierWithoutAnyRegisterTakesAWholeBudget() {
        var none = Map.of("PREG", "0", "MREG", "0", "AREG", "0", "BREG", "0");
        assertThat(registers("a").cell("dsp", false, "DSP48E2", none, "A=a", "B=0", "CLK=clk", "P>p")
            .register("p", "b").levels().registerToRegister()).isEqualTo(6);
        var output = Map.of("PREG", "1");
        assertThat(registers("a").cell("dsp", false, "DSP48E2", output, "A=a", "B=0", "CLK=clk", "P>p")
            .register("p", "b").levels().registerToRegister()).isZero();
    }

    @Test void enableAndResetAreEndsLikeData() {
        var levels = registers("a").hidden("LUT2", "I0=a", "I1=0", "O>e").hidden("LUT2", "I0=e", "I1=0", "O>r")
            .hidden("FDRE", "D=a", "CE=e", "R=r", "C=clk", "Q>b").net("b", true, "b").levels();
        assertThat(levels.paths()).extracting(WorstPath::levels, WorstPath::to).containsExactly(
            tuple(2.0, "b (reset)"),
            tuple(1.0, "b (enable)"),
            tuple(0.0, "b"));
    }

    @Test void pathsOfPortsAreCountedApart() {
        var levels = registers("a").input("in", "i").output("out", "o").output("copy", "n2")
            .hidden("LUT2", "I0=i", "I1=0", "O>n1").hidden("LUT2", "I0=n1", "I1=0", "O>n2").register("n2", "b")
            .hidden("LUT2", "I0=a", "I1=n2", "O>o").levels();
        assertThat(levels.registerToRegister()).isNull();
        assertThat(levels.portToRegister()).isEqualTo(2);
        assertThat(levels.registerToPort()).isEqualTo(1);
        assertThat(levels.portToPort()).isEqualTo(3);
        assertThat(levels.worst()).isZero();
    }
}
