package hdl.proof;

import hdl.testing.Needs;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The quick proofs of the library; beside each stands the fault that it would not let pass. */
class LibraryProofsTest {
    @BeforeAll static void tools() {
        Needs.program("yosys");
        Needs.program("yosys-abc");
        Needs.program("z3");
    }

    static Stream<Property> properties() {
        return LibraryProofs.all().stream().filter(Property::quick);
    }

    static Stream<Property.Fault> faults() {
        return properties().flatMap(property -> property.faults().stream());
    }

    @ParameterizedTest @MethodSource("properties") void holds(Property property) {
        property.proof().get().holds();
    }

    @ParameterizedTest @MethodSource("faults") void isFound(Property.Fault fault) {
        fault.proof().get().fails();
    }
}
