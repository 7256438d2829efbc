package rnic.proof;

import hdl.proof.Property;
import hdl.testing.Needs;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.mutation.MutationWorker;

/** The quick proofs of the NIC; beside each stands the fault that it would not let pass. {@code ./veroce prove} has all. */
@Tag(MutationWorker.EMITTED)
class NicProofsTest {
    @BeforeAll static void tools() {
        Needs.program("yosys");
        Needs.program("yosys-abc");
        Needs.program("z3");
    }

    static Stream<Property> properties() {
        return NicProofs.all().stream().filter(Property::quick);
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
