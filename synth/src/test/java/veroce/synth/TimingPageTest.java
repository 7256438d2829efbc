package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import veroce.ProjectRoot;

/** The tables of {@code docs/timing.md} are those of the committed figures and of the circuits as they are. */
class TimingPageTest {
    @Test void thePageIsMadeFromTheCommittedFigures() throws Exception {
        var root = ProjectRoot.find();
        var made = TimingPage.made(root);
        var text = Files.readString(TimingPage.page(root));
        if (Boolean.getBoolean("golden.write")) {
            TimingPage.write(root);
        }
        assertThat(text).as("docs/timing.md; 'make generate' makes its tables anew").isEqualTo(made);
    }
}
