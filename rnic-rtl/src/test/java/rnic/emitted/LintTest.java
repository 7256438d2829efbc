package rnic.emitted;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.testing.Lint;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.congestion.Nsm;
import rnic.mutation.MutationWorker;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/** Every module of the NIC is read without a message; with its claims and by more tools in the tests of deliveries. */
@Tag(MutationWorker.EMITTED)
class LintTest {
    /** The large one, and what has everything that a NIC may have; the small one is read with what ships. */
    static Stream<RnicParameters> nics() {
        return Stream.of(RnicParameters.ALVEO_100G,
            RnicParameters.SMALL.sharing(4).controlled(new Nsm()).speakingRoce().besideEthernet().overSegments());
    }

    @ParameterizedTest @MethodSource("nics")
    void toolsHaveNothingToSay(RnicParameters parameters) {
        assertThat(Lint.shipped(FileSet.of(Design.of(new Rnic(parameters)).modules(), Style.DEFAULT))).isEmpty();
    }
}
