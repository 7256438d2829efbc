package hdl.emit;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Data;
import hdl.Design;
import hdl.Flipped;
import hdl.Group;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Modules of one name have one text, also when they were printed in different runs. */
class ModuleNamesTest {
    record Edge(Bool skip, UInt line, UInt lane) implements Bundle<Edge> {
        static Shape<Edge> of(int lineBits, int laneBits) {
            return bundle(f -> new Edge(f.of(bool()), f.of(uint(lineBits)), f.of(uint(laneBits))));
        }
    }

    /** Another record of the same name, with the same fields. */
    static final class Elsewhere {
        record Edge(Bool skip, UInt line, UInt lane) implements Bundle<Edge> {
            static Shape<Edge> of(int lineBits, int laneBits) {
                return bundle(f -> new Edge(f.of(bool()), f.of(uint(lineBits)), f.of(uint(laneBits))));
            }
        }
    }

    record Either(Optional<UInt> first, Optional<UInt> second) implements Bundle<Either> {}

    record Around(Edge edge) implements Bundle<Around> {
        static Shape<Around> of(Shape<Edge> edge) {
            return bundle(f -> new Around(f.of(edge)));
        }
    }

    record Turned(@Flipped UInt there, UInt back) implements Bundle<Turned> {}

    public record Io<T extends Data<T>>(T in, T out) implements Bundle<Io<T>> {}

    public record Copy<T extends Data<T>>(Shape<T> shape) implements Circuit<Io<T>> {
        @Override public Io<T> ports(Ports p) {
            return new Io<>(p.in(shape), p.out(shape));
        }

        @Override public void body(Io<T> io) {
            io.out.set(io.in);
        }
    }

    /** Two copies that only their digits tell apart. */
    public record Both() implements Circuit<Both.Pins> {
        public record Pins(Edge wide, Edge narrow, Edge wideOut, Edge narrowOut) implements Bundle<Pins> {}

        @Override public Pins ports(Ports p) {
            return new Pins(p.in(Edge.of(7, 5)), p.in(Edge.of(6, 6)), p.out(Edge.of(7, 5)), p.out(Edge.of(6, 6)));
        }

        @Override public void body(Pins io) {
            var wide = instance(new Copy<>(Edge.of(7, 5)));
            var narrow = instance(new Copy<>(Edge.of(6, 6)));
            wide.in.set(io.wide);
            narrow.in.set(io.narrow);
            io.wideOut.set(wide.out);
            io.narrowOut.set(narrow.out);
        }
    }

    @Test void aRecordOfOneWidthInAnotherSplitIsAnotherModule() {
        assertThat(name(Edge.of(7, 5))).matches("Copy_Edge13_[0-9a-f]{4}").isEqualTo(name(Edge.of(7, 5)))
            .isNotEqualTo(name(Edge.of(6, 6)));
        assertThat(name(vec(Edge.of(7, 5), 3))).isNotEqualTo(name(vec(Edge.of(6, 6), 3)));
        assertThat(name(Around.of(Edge.of(7, 5)))).isNotEqualTo(name(Around.of(Edge.of(6, 6))));
        assertThat(Design.of(new Both()).modules()).as("both in one design").hasSize(3);
    }

    @Test void anotherRecordOfTheSameNameIsAnotherModule() {
        assertThat(name(Edge.of(7, 5))).isNotEqualTo(name(Elsewhere.Edge.of(7, 5)));
    }

    @Test void whichFieldIsThereTellsModulesApart() {
        Shape<Either> first = bundle(f -> new Either(Optional.of(f.of(uint(8))), Optional.empty()));
        Shape<Either> second = bundle(f -> new Either(Optional.empty(), Optional.of(f.of(uint(8)))));
        assertThat(name(first)).startsWith("Copy_Either8_").isNotEqualTo(name(second));
    }

    @Test void theFieldsOfAGroupTellModulesApart() {
        var low = Group.of(List.of(new Group.Field("low", uint(3)), new Group.Field("high", uint(5))));
        var high = Group.of(List.of(new Group.Field("low", uint(5)), new Group.Field("high", uint(3))));
        assertThat(name(low)).startsWith("Copy_Group8_").isNotEqualTo(name(high));
    }

    /** The digits are part of the names of delivered files; 3bf1 was computed outside of Java (FNV-1a, 32 bits). */
    @Test void theDigitsComeFromTheFieldsAlone() {
        Shape<Turned> turned = bundle(f -> new Turned(f.of(uint(2)), f.of(uint(5))));
        assertThat(name(turned)).as("FNV-1a of 'hdl.emit.ModuleNamesTest$Turned <there:u2 back:u5;'")
            .isEqualTo("Copy_Turned7_3bf1");
    }

    @Test void aShapeWithANameOfItsOwnPrintsIt() {
        assertThat(name(Edge.of(7, 5).named("Edge_32"))).isEqualTo("Copy_Edge_32");
        assertThat(name(uint(32))).isEqualTo("Copy_u32");
        assertThat(name(bool())).isEqualTo("Copy_bool");
    }

    private static <T extends Data<T>> String name(Shape<T> shape) {
        return new Copy<>(shape).moduleName();
    }
}
