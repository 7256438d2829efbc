package hdl.lib;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.lib.csr.Access.PULSE;
import static hdl.lib.csr.Access.READ_ONLY;
import static hdl.lib.csr.Access.READ_WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Design;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.axi.AxiLite;
import hdl.lib.axi.AxiStream;
import hdl.lib.cdc.AsyncFifo;
import hdl.lib.csr.CsrBlock;
import hdl.lib.csr.RegisterMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples of docs/library.md: every one stands in a circuit of this file, line by line, and elaborates. */
class LibraryPageTest {
    private static final Path PAGE = Path.of("../docs/library.md");
    private static final Path SOURCE = Path.of("src/test/java/hdl/lib/LibraryPageTest.java");
    private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    record Squares() implements Circuit<Squares.Io> {
        public record Io(Stream<UInt> in, Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(uint(8))), p.out(Stream.of(uint(17))));
        }

        @Override public void body(Io io) {
            var offset = hdl.Hdl.lit(100, 16);
            var squares = Pipeline.stage(io.in, uint(16), sample -> sample.times(sample));
            var sums = Pipeline.stage(squares, uint(17), square -> square.plusWide(offset));
            link(io.out, sums);
        }
    }

    record Receiver() implements Circuit<Receiver.Io> {
        public record Io(Stream<Beat> frames, Bool good, Stream<Beat> packets) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(Beat.of(64))), p.in(bool()), p.out(Stream.of(Beat.of(64))));
        }

        @Override public void body(Io io) {
            var buffer = instance(new PacketFifo<>(Beat.of(64), 512, BRAM));
            link(buffer.in(), io.frames);
            var ends = io.frames.fires().and(io.frames.payload().last());
            buffer.commit().set(ends.and(io.good));
            buffer.rollback().set(ends.and(io.good.not()));
            link(io.packets, buffer.out());
            ignore(buffer.oversized());
        }
    }

    record Bridge() implements Circuit<Bridge.Io> {
        public record Io(Clock network, Clock host, Stream<Beat> received, Stream<Beat> delivered) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var network = p.clock();
            var host = p.clock();
            var beats = Stream.of(Beat.of(64));
            return new Io(network, host, p.on(network).in(beats), p.on(host).out(beats));
        }

        @Override public void body(Io io) {
            var crossing = instance(new AsyncFifo<>(Beat.of(64), 32));
            crossing.write().set(io.network);
            crossing.read().set(io.host);
            link(crossing.in(), io.received);
            link(io.delivered, crossing.out());
        }
    }

    record View() implements Circuit<View.Io> {
        public record Io(AxiStream sAxis, Stream<Beat> beats) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(AxiStream.of(64)), p.out(Stream.of(Beat.of(64))));
        }

        @Override public void body(Io io) {
            link(io.beats, io.sAxis.asStream());
        }
    }

    static final RegisterMap MAP = RegisterMap.of("counter", "A counter that software can start, clear and read")
        .register(0x00, "control", "Runs the counter")
            .bit("enable", 0, READ_WRITE, "counts while 1")
            .bit("clear", 1, PULSE, "writing 1 sets the count to 0")
        .register(0x04, "count", "The counter itself")
            .field("value", 31, 0, READ_ONLY, "cycles counted since the last clear");

    record SoftCounter() implements Circuit<SoftCounter.Io> {
        public record Io(AxiLite sAxi) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(AxiLite.of(4, 32)));
        }

        @Override public void body(Io io) {
            var registers = instance(new CsrBlock(MAP));
            link(registers.sAxi(), io.sAxi);
            var count = reg(uint(32)).init(0);
            when(registers.control().bool("control.clear"), () -> count.next(0))
                .elseWhen(registers.control().bool("control.enable"), () -> count.next(count.plus(1)));
            registers.status().uint("count.value").set(count);
        }
    }

    @Test void theExamplesElaborateWithoutAWarning() {
        for (var circuit : List.<Circuit<?>>of(new Squares(), new Receiver(), new Bridge(), new View(),
            new SoftCounter())) {
            assertThat(Design.of(circuit).warnings()).as(circuit.moduleName()).isEmpty();
        }
    }

    @Test void everyExampleOfThePageStandsInThisFile() throws IOException {
        var source = flat(Files.readString(SOURCE));
        var examples = EXAMPLE.matcher(Files.readString(PAGE)).results().map(match -> flat(match.group(1))).toList();
        assertThat(examples).hasSize(6).allSatisfy(example -> assertThat(source).contains(example));
    }

    private static String flat(String text) {
        return text.lines().map(String::strip).reduce("", (before, line) -> before + "\n" + line);
    }
}
