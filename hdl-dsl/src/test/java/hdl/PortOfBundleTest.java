package hdl;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A port whose shape is declared where the port is. */
class PortOfBundleTest {
    record Pair(UInt value, Bool last) implements Bundle<Pair> {}

    record Passing() implements Circuit<Passing.Io> {
        record Io(Pair in, Pair out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(f -> new Pair(f.of(uint(8)), f.of(bool()))),
                p.out(bundle((Fields f) -> new Pair(f.of(uint(8)), f.of(bool())))));
        }

        @Override public void body(Io io) {
            io.out.set(io.in);
        }
    }

    @Test void aShapeMayBeDeclaredInThePort() {
        assertThat(Design.of(new Passing()).top().ports()).extracting(port -> port.name())
            .containsExactly("in_value", "in_last", "out_value", "out_last");
    }
}
