package rnic.proof;

import hdl.testing.Proved;
import org.junit.jupiter.api.Tag;
import rnic.mutation.MutationWorker;

/** The quick proofs of the NIC; {@code ./veroce prove} has all. */
@Tag(MutationWorker.EMITTED)
class NicProofsTest extends Proved {
    NicProofsTest() {
        super(NicProofs.all());
    }
}
