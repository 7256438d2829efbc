package hdl.proof;

import hdl.testing.Proved;

/** The proofs of the library. */
class LibraryProofsTest extends Proved {
    LibraryProofsTest() {
        super(LibraryProofs.all());
    }
}
