package hdl.lib;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Carrier;
import hdl.Circuit;
import hdl.Data;
import hdl.Design;
import hdl.HdlException;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import hdl.testing.Lint;
import org.junit.jupiter.api.Test;

/** Circuits that carry payloads: one module for all of them, with the fields in the port map. */
class CarrierTest {
    record Entry(Bool last, UInt place, UInt data) implements Bundle<Entry> {
        static Shape<Entry> of(int bits) {
            return bundle(f -> new Entry(f.of(bool()), f.of(uint(7)), f.of(uint(bits))));
        }
    }

    /** Three payloads in FIFOs of one depth; one field of the first is not read. */
    record Queues() implements Circuit<Queues.Io> {
        record Io(Stream<Entry> in, Bool last, UInt data, Stream<Entry> out, Stream<UInt> from, Stream<UInt> to)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(Entry.of(60))), p.out(bool()), p.out(uint(60)), p.out(Stream.of(Entry.of(3))),
                p.in(Stream.of(uint(1))), p.out(Stream.of(uint(1))));
        }

        @Override public void body(Io io) {
            var entries = instance(new Fifo<>(Entry.of(60), 5, LUTRAM, false));
            link(entries.in(), io.in);
            io.last.set(entries.out().payload().last());
            io.data.set(entries.out().payload().data());
            var narrow = instance(new Fifo<>(Entry.of(3), 5, LUTRAM, false));
            narrow.in().valid().set(entries.out().valid());
            entries.out().ready().set(narrow.in().ready());
            narrow.in().payload().last().set(entries.out().payload().last().not());
            narrow.in().payload().place().set(5);
            narrow.in().payload().data().set(entries.out().payload().data().trunc(3));
            var slice = instance(new RegisterSlice<>(Entry.of(3)));
            link(slice.in(), narrow.out());
            link(io.out, slice.out());
            var bits = instance(new Fifo<>(uint(1), 5, LUTRAM, false));
            link(bits.in(), io.from);
            link(io.to, bits.out());
        }
    }

    @Test void payloadsOfAllWidthsShareAModule() {
        var files = FileSet.of(Design.of(new Queues()).modules(), Style.GOLDEN);
        assertThat(files.modules()).containsOnlyKeys("Fifo_5_LUTRAM", "RegisterSlice", "Queues");
        assertThat(files.files().get("Queues.f").lines())
            .containsExactly("Fifo_5_LUTRAM.v", "RegisterSlice.v", "Queues.v");
        assertThat(files.text("Fifo_5_LUTRAM")).contains("""
            module Fifo_5_LUTRAM #(
              parameter WIDTH = 1  // bits of a payload
            ) (
            """, "  input  wire [WIDTH-1:0] in_payload,\n", "  reg  [WIDTH-1:0] store [0:4];\n");
        assertThat(files.text("Queues")).contains("Fifo_5_LUTRAM #(.WIDTH(68)) entries (",
            "Fifo_5_LUTRAM #(.WIDTH(1)) bits (",
            "    .in_payload({in_payload_last, in_payload_place, in_payload_data}),\n",
            "    .out_payload({last, _unused_entries_out_payload_place, data})\n", "    .in_payload(from_payload),\n");
        Lint.check(files);
    }

    @EachEngine void fieldsComeOutWhereTheyWentIn(Engine engine) {
        try (var dut = Simulation.of(new Queues(), engine, Options.standard().visible())) {
            var io = dut.io();
            dut.pin(io.in().payload().last()).set(1);
            dut.pin(io.in().payload().place()).set(99);
            dut.pin(io.in().payload().data()).set(0x234_5678_9abc_def6L);
            dut.pin(io.in().valid()).set(1);
            dut.step(1);
            dut.pin(io.in().valid()).set(0);
            dut.settle();
            assertThat(dut.pin(io.last()).get()).isOne();
            assertThat(dut.pin(io.data()).get()).isEqualTo(0x234_5678_9abc_def6L);
            assertThat(dut.peek("entries.held")[0]).isOne();
            dut.step(2);
            assertThat(dut.pin(io.out().valid()).get()).isOne();
            assertThat(dut.pin(io.out().payload().last()).get()).isZero();
            assertThat(dut.pin(io.out().payload().place()).get()).isEqualTo(5);
            assertThat(dut.pin(io.out().payload().data()).get()).isEqualTo(6);
        }
    }

    /** Carries, in a FIFO inside; {@code kind} says how it fails to. */
    record Around<T extends Data<T>>(Shape<T> payload, Kind kind) implements Carrier<Around.Io<T>> {
        enum Kind { GOOD, COUNTS, OTHER_PORTS }

        record Io<T extends Data<T>>(Stream<T> in, Stream<T> out, UInt extra) implements Bundle<Io<T>> {}

        @Override public Carrier<?> plain() {
            return new Around<>(Carrier.bits(payload.width() + (kind == Kind.OTHER_PORTS ? 1 : 0)), kind);
        }

        @Override public Io<T> ports(Ports p) {
            return new Io<>(p.in(Stream.of(payload)), p.out(Stream.of(payload)),
                p.out(uint(kind == Kind.COUNTS ? payload.width() : 4)));
        }

        @Override public void body(Io<T> io) {
            var inner = instance(new Fifo<>(payload, 4));
            link(inner.in(), io.in);
            link(io.out, inner.out());
            var extra = reg(uint(io.extra.width())).init(0);
            extra.next(extra.plus(1));
            io.extra.set(extra);
        }
    }

    record Two(Around.Kind kind) implements Circuit<Two.Io> {
        record Io(Stream<Entry> in, Stream<Entry> out, Stream<UInt> from, Stream<UInt> to, UInt sum)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(Entry.of(8))), p.out(Stream.of(Entry.of(8))), p.in(Stream.of(uint(9))),
                p.out(Stream.of(uint(9))), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var one = instance(new Around<>(Entry.of(8), kind));
            link(one.in(), io.in);
            link(io.out, one.out());
            var other = instance(new Around<>(uint(9), kind));
            link(other.in(), io.from);
            link(io.to, other.out());
            io.sum.set(one.extra().trunc(4).plus(other.extra().trunc(4)));
        }
    }

    @Test void aCarrierPassesItsWidthOn() {
        var files = FileSet.of(Design.of(new Two(Around.Kind.GOOD)).modules(), Style.GOLDEN);
        assertThat(files.modules()).containsOnlyKeys("Fifo_4_LUTRAM", "Around_GOOD", "Two_GOOD");
        assertThat(files.text("Around_GOOD")).contains("Fifo_4_LUTRAM #(.WIDTH(WIDTH)) inner (");
        Lint.check(files);
    }

    @Test void aTextThatDependsOnTheWidthIsRefused() {
        var modules = Design.of(new Two(Around.Kind.COUNTS)).modules();
        assertThatThrownBy(() -> FileSet.of(modules, Style.GOLDEN)).isInstanceOf(IllegalStateException.class)
            .hasMessageMatching("CarrierTest.java:\\d+: HDL603: Around_w9_COUNTS is printed as "
            + "Around_COUNTS, which is another text already; give one of the circuits another name, or let plain\\(\\) "
            + "carry uint\\(\\.\\.\\.\\)");
    }

    @Test void plainMayDifferInThePayloadAlone() {
        assertThatThrownBy(() -> Design.of(new Two(Around.Kind.OTHER_PORTS))).isInstanceOf(HdlException.class)
            .hasMessageContaining("HDL608: plain() of Around has other ports; only the payload may differ");
    }
}
