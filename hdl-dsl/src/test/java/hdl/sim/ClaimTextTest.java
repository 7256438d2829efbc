package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a model has printed, as a failure. */
class ClaimTextTest {
    private static final String CLAIM = "Arbiter.java:77: HDL801: claim 'serves somebody' is false";

    @Test void aClaimInsideNamesItsInstanceAsEverySimulatorDoes() {
        for (var around : new String[] {"TOP", "hdl_bench"}) {
            assertThat(ClaimText.failure("hello\n" + CLAIM + " in " + around + ".Nic.send.turns\nstopped\n", 9))
                .hasToString(CLAIM + " at cycle 9 (in Nic.send.turns)");
        }
    }

    @Test void aClaimOfTheTopNeedsNoName() {
        assertThat(ClaimText.failure(CLAIM + " in TOP.Nic\n", 9)).hasToString(CLAIM + " at cycle 9");
        assertThat(ClaimText.failure(CLAIM, 9)).hasToString(CLAIM + " at cycle 9");
    }

    @Test void whatIsNoClaimIsTold() {
        assertThat(ClaimText.failure("out of memory\n", 3).label()).isEqualTo("out of memory");
        assertThat(ClaimText.failure("", 3).label()).isEqualTo("the model stopped by itself");
    }
}
