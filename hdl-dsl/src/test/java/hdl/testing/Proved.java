package hdl.testing;

import hdl.proof.Property;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Makes the quick ones of a list of proofs, and finds the faults, those of slow proofs too if they are found soon. Proofs
 * run beside each other, but never beside another class: some of those change what is elaborated.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class Proved {
    private final List<Property> all;

    protected Proved(List<Property> all) {
        this.all = all;
    }

    @BeforeAll public void tools() {
        Needs.program("yosys");
        Needs.program("yosys-abc");
        Needs.program("z3");
    }

    public Stream<Property> properties() {
        return all.stream().filter(Property::quick);
    }

    public Stream<Property.Fault> faults() {
        return all.stream().flatMap(property -> property.faults().stream()).filter(Property.Fault::quick);
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest @MethodSource("properties") public void holds(Property property) {
        property.proof().get().holds();
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest @MethodSource("faults") public void isFound(Property.Fault fault) {
        fault.proof().get().fails();
    }
}
