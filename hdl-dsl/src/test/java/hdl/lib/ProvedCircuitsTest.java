package hdl.lib;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Circuit;
import hdl.Design;
import hdl.proof.LibraryProofs;
import hdl.proof.Property;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every circuit of the library that keeps something from one cycle to the next has a proof, and each proof a fault. */
class ProvedCircuitsTest {
    @Test void everyCircuitWithStateIsProved() {
        var proved = LibraryProofs.all().stream().map(Property::block).collect(Collectors.toSet());
        var open = new TreeSet<String>();
        int found = 0;
        for (var circuit : GoldenTest.circuits()) {
            if (hasState(circuit)) {
                found++;
                if (!proved.contains(circuit.getClass().getSimpleName())) {
                    open.add(circuit.getClass().getSimpleName());
                }
            }
        }
        assertThat(open).as("circuits with state and no proof").isEmpty();
        assertThat(found).as("circuits with state").isGreaterThan(60);
    }

    @Test void everyProofWouldNotLetAFaultPass() {
        assertThat(LibraryProofs.all()).allSatisfy(property ->
            assertThat(property.faults()).as("faults of %s", property).isNotEmpty());
    }

    private static boolean hasState(Circuit<?> circuit) {
        return Design.of(circuit).definitions().stream().anyMatch(module ->
            !module.regs().isEmpty() || !module.memories().isEmpty());
    }
}
