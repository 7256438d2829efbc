package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the start, the end and the way of a path are called. */
class PointNamesTest {
    @Test void aRegisterIsCalledByItsDeclarationNotByTheWiresThatCopyIt() {
        var levels = new Sketch().hidden("FDRE", "D=0", "C=clk", "Q>q")
            .net("x", false, "q").net("outer.inner.value", false, "q").net("outer.inner.count", true, "q")
            .net("outer.out", false, "q").register("q", "b").levels();
        assertThat(levels.paths().getFirst().from()).isEqualTo("outer.inner.count");
    }

    @Test void amongWiresTheDeepestNameWinsThenTheShortest() {
        var names = new PointNames(new Sketch().net("a", false, "q").net("u.longer", false, "q")
            .net("u.short", false, "q").netlist());
        assertThat(names.of(0)).isEqualTo("u.short");
    }

    @Test void bitsOfOneVectorThatAreEquallyDeepAreOneEntry() {
        var sketch = new Sketch().hidden("FDRE", "D=0", "C=clk", "Q>a").net("a", true, "a");
        for (var bit = 0; bit < 3; bit++) {
            sketch.hidden("LUT2", "I0=a", "I1=0", "O>n" + bit).hidden("FDRE", "D=n" + bit, "C=clk", "Q>b" + bit);
        }
        var paths = sketch.net("b", true, "b0", "b1", "b2").levels().paths();
        assertThat(paths).hasSize(1);
        assertThat(paths.getFirst().to()).isEqualTo("b[0]");
        assertThat(paths.getFirst().bits()).isEqualTo(3);
    }

    @Test void theWayNamesWhatTheAuthorNamed() {
        var path = new Sketch().register("0", "a").hidden("LUT2", "I0=a", "I1=0", "O>n")
            .hidden("LUT2", "I0=n", "I1=0", "O>m").net("u.hit", false, "n").register("m", "b").levels().paths()
            .getFirst();
        assertThat(path.through()).containsExactly("u.hit");
    }

    @Test void aRegisterThatNobodyNamedIsFoundByItsSource() {
        var library = "/usr/bin/../share/yosys/xilinx/ff_map.v:68.41-68.95";
        assertThat(SourcePlace.of(library + "|rx.v:21.3-25.6")).isEqualTo("rx.v:21");
        assertThat(SourcePlace.of(library)).isEmpty();
    }

    @Test void theWorstOfEachInstanceIsThatOfTheEndPointsInIt() {
        var levels = new Sketch().register("0", "a").hidden("LUT2", "I0=a", "I1=0", "O>n").register("n", "u.v.b")
            .register("a", "c").levels();
        assertThat(levels.parts()).containsEntry("u.v", 1.0).containsEntry("", 0.0);
    }

    @Test void aLoopIsToldInTheAuthorsNamesAndTheRestIsStillCounted() {
        var levels = new Sketch().register("0", "a").hidden("LUT2", "I0=n3", "I1=a", "O>n1")
            .hidden("LUT2", "I0=n1", "I1=0", "O>n2").hidden("LUT2", "I0=n2", "I1=0", "O>n3")
            .net("u.first", false, "n1").net("u.second", false, "n2").net("third", false, "n3").register("n2", "b")
            .hidden("LUT2", "I0=a", "I1=0", "O>n4").register("n4", "c").levels();
        assertThat(levels.loops()).containsExactly("third -> u.first -> u.second -> third");
        assertThat(levels.registerToRegister()).isEqualTo(1);
    }
}
