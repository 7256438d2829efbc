package rnic.proof;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.testing.Proved;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/** The quick proofs of the NIC; {@code ./veroce prove} has all. */
@Tag(MutationWorker.EMITTED)
class NicProofsTest extends Proved {
    NicProofsTest() {
        super(NicProofs.all());
    }

    @Test void everyProofWouldNotLetAFaultPass() {
        assertThat(NicProofs.all()).allSatisfy(property ->
            assertThat(property.faults()).as("faults of %s", property).isNotEmpty());
    }
}
