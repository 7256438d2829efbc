package rnic.emitted;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.testing.Lint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.mutation.MutationWorker;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/** Every module of the NIC is read without a message; with its claims and by more tools in the tests of deliveries. */
@Tag(MutationWorker.EMITTED)
class LintTest {
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void toolsHaveNothingToSay(boolean isLarge) {
        var parameters = isLarge ? RnicParameters.ALVEO_100G : RnicParameters.SMALL;
        assertThat(Lint.shipped(FileSet.of(Design.of(new Rnic(parameters)).modules(), Style.DEFAULT))).isEmpty();
    }
}
