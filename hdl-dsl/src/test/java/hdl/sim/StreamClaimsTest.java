package hdl.sim;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Ports;
import hdl.StreamClaims;
import hdl.UInt;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.AxiStream;
import org.junit.jupiter.api.Test;

/** Where a simulation looks at streams, what breaks their contract ends it; nobody has to write the claim. */
class StreamClaimsTest {
    private static final Options WATCHED = Options.standard().streams(true);

    private record Io(Bool offers, UInt what, Stream<UInt> out) implements Bundle<Io> {
        static Io of(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.out(Stream.of(uint(4))));
        }
    }

    /** Gives its inputs away as a stream: whether it is one is up to those who drive them. */
    private record Loose() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return Io.of(p);
        }

        @Override public void body(Io io) {
            io.out.valid().set(io.offers);
            io.out.payload().set(io.what);
        }
    }

    /** The same through a slice: what breaks the contract is inside, the output keeps it. */
    private record Sliced(boolean says) implements Circuit<Sliced.Io> {
        record Io(Bool offers, UInt what, Bool taken, Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.out(bool()), p.out(Stream.of(uint(4))));
        }

        @Override public void body(Io io) {
            var slice = instance(new RegisterSlice<>(uint(4)));
            slice.in().valid().set(io.offers);
            slice.in().payload().set(io.what);
            io.taken.set(slice.in().ready());
            if (says) {
                slice.in().mayChange("for this test");
            }
            link(io.out, slice.out());
        }
    }

    /** A FIFO that nothing holds up. */
    private record Unheld() implements Circuit<Unheld.Io> {
        record Io(Valid<UInt> in, Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Valid.of(uint(4))), p.out(Stream.of(uint(4))));
        }

        @Override public void body(Io io) {
            var waiting = instance(new Fifo<>(uint(4), 2, LUTRAM, false));
            waiting.in().valid().set(io.in.valid());
            waiting.in().payload().set(io.in.value());
            link(io.out, waiting.out());
        }
    }

    /** A bus whose names are its own. */
    private record Bus() implements Circuit<Bus.Io> {
        record Io(Bool offers, AxiStream mAxis) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(AxiStream.of(1)));
        }

        @Override public void body(Io io) {
            io.mAxis.tvalid().set(io.offers);
            io.mAxis.tdata().set(0);
            io.mAxis.tkeep().set(1);
            io.mAxis.tlast().set(true);
        }
    }

    @Test void whatIsWithdrawnIsSeen() {
        try (var dut = Simulation.of(new Loose(), Engine.JVM, WATCHED)) {
            dut.pin("offers").set(1);
            dut.step(3);
            dut.pin("offers").set(0);
            assertThatThrownBy(() -> dut.step(2)).hasMessageContaining("HDL801: claim '" + StreamClaims.label("out"));
        }
    }

    @Test void whatChangesBeforeItIsTakenIsSeen() {
        try (var dut = Simulation.of(new Loose(), Engine.JVM, WATCHED)) {
            dut.pin("offers").set(1);
            dut.step();
            dut.pin("what").set(3);
            assertThatThrownBy(() -> dut.step(2)).hasMessageContaining("HDL801: claim '" + StreamClaims.label("out"));
        }
    }

    @Test void whatIsTakenMayChange() {
        try (var dut = Simulation.of(new Loose(), Engine.JVM, WATCHED)) {
            dut.pin("offers").set(1);
            dut.pin("out_ready").set(1);
            for (int i = 0; i < 10; i++) {
                dut.pin("what").set(i);
                dut.pin("offers").set(i % 3 == 0);
                dut.step();
            }
        }
    }

    @Test void withoutTheOptionNobodyLooks() {
        try (var dut = Simulation.of(new Loose(), Engine.JVM, Options.standard().streams(false))) {
            dut.pin("offers").set(1);
            dut.step();
            dut.pin("offers").set(0);
            dut.step(3);
        }
    }

    @Test void whatGoesIntoAnInstanceIsAStreamToo() {
        assertThatThrownBy(() -> overfill(new Sliced(false)))
            .hasMessageContaining("HDL801: claim '" + StreamClaims.label("slice.in"));
    }

    @Test void whatMayChangeIsLeftAlone() {
        assertThatCode(() -> overfill(new Sliced(true))).doesNotThrowAnyException();
    }

    private static void overfill(Sliced circuit) {
        try (var dut = Simulation.of(circuit, Engine.JVM, WATCHED)) {
            dut.pin("offers").set(1);
            for (int i = 0; i < 6; i++) {
                dut.pin("what").set(i);
                dut.step();
            }
        }
    }

    @Test void whatNothingHoldsUpFindsRoom() {
        try (var dut = Simulation.of(new Unheld(), Engine.JVM, WATCHED)) {
            dut.pin("in_valid").set(1);
            dut.step(2);
            assertThatThrownBy(() -> dut.step(2))
                .hasMessageContaining("HDL801: claim '" + StreamClaims.roomLabel("waiting.in"));
        }
    }

    @Test void streamsOfABusAreFoundByTheirNames() {
        try (var dut = Simulation.of(new Bus(), Engine.JVM, WATCHED)) {
            dut.pin("offers").set(1);
            dut.step();
            dut.pin("offers").set(0);
            assertThatThrownBy(() -> dut.step(2)).hasMessageContaining(StreamClaims.label("m_axis_t"));
        }
    }

    @Test void whatShipsIsTheSame() {
        var design = Design.of(new Unheld());
        var before = text(design);
        design.watched(StreamClaims::claim);
        assertThat(text(design)).isEqualTo(before).doesNotContain("finds_room");
        assertThat(text(design.watched(StreamClaims::claim))).contains("finds_room");
    }

    private static String text(Design<?> design) {
        return FileSet.of(design.modules(), Style.GOLDEN).modules().toString();
    }
}
