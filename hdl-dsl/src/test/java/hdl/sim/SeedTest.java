package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeedTest {
    @Test void aNumberIsTakenAsItStands() {
        assertThat(Seed.choose("-7")).isEqualTo(-7);
    }

    @Test void randomChoosesAnotherNumberEachTime() {
        assertThat(Seed.choose("random")).isPositive().isNotEqualTo(Seed.choose("random"));
    }

    @Test void anythingElseIsRefusedWithTheRemedy() {
        assertThatThrownBy(() -> Seed.choose("x")).hasMessage("-Dhdl.seed=x: give a whole number, or 'random'");
    }
}
