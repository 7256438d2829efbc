package hdl.pass;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Ports;
import hdl.UInt;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.testing.Lint;
import org.junit.jupiter.api.Test;

/** Names of instances beside the names inside them. */
class InnerNamesTest {
    record Io(UInt value, UInt shown) implements Bundle<Io> {
        static Io of(Ports p) {
            return new Io(p.in(uint(4)), p.out(uint(4)));
        }
    }

    record Inner() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return Io.of(p);
        }

        @Override public void body(Io io) {
            var lastErrors = reg(uint(4)).init(0);
            lastErrors.next(io.value);
            io.shown.set(lastErrors);
        }
    }

    record Outer() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return Io.of(p);
        }

        @Override public void body(Io io) {
            var lastErrors = instance(new Inner());
            var counts = instance(new Inner());
            lastErrors.value.set(io.value);
            counts.value.set(lastErrors.shown);
            io.shown.set(counts.shown);
        }
    }

    @Test void anInstanceIsNotCalledLikeASignalInside() {
        var text = FileSet.of(Design.of(new Outer()).modules(), Style.DEFAULT).modules().get("Outer");
        assertThat(text).contains("Inner last_errors_inst (").contains("Inner counts (");
        Lint.check(new Outer());
    }
}
