package hdl.emit;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.BlackBox;
import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Exact;
import hdl.Ports;
import hdl.UInt;
import hdl.testing.Lint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of a design and how they reach the disk. */
class FileSetTest {
    /** The vendor's input buffer. */
    record Buffer(String level) implements BlackBox<Buffer.Io> {
        record Io(@Exact("I") Bool in, @Exact("O") Bool out) implements Bundle<Io> {}

        @Override public String moduleName() {
            return "IBUF";
        }

        @Override public Map<String, String> parameters() {
            var parameters = new LinkedHashMap<String, String>();
            parameters.put("IOSTANDARD", '"' + level + '"');
            return parameters;
        }

        @Override public List<String> sources() {
            return List.of("vendor/unisim.v");
        }

        @Override public Io ports(Ports p) {
            return new Io(p.async().in(bool()), p.async().out(bool()));
        }

        @Override public void body(Io io) {
            io.out.set(io.in);
        }
    }

    record Pads() implements Circuit<Pads.Io> {
        record Io(Bool pin, Bool core) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.async().in(bool()), p.async().out(bool()));
        }

        @Override public void body(Io io) {
            var pad = instance(new Buffer("LVCMOS18"));
            pad.in.set(io.pin);
            io.core.set(pad.out.not());
        }
    }

    record Careless() implements Circuit<Careless.Io> {
        record Io(UInt a, UInt b) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.out(uint(2)));
        }

        @Override public void body(Io io) {
            io.b.set(io.a.trunc(2));
        }
    }

    @TempDir
    Path folder;

    @Test void everyModuleHasItsFileAndTheListNamesChildrenFirst() throws IOException {
        FileSet.of(Design.of(new ExpressionSamples.Twice()).modules(), Style.DEFAULT).writeTo(folder);
        assertThat(folder.resolve("Twice.f")).hasContent("PriorityEncoder_8.v\nTrailingOnes_8.v\nTwice.v\n");
        assertThat(names()).containsExactly("PriorityEncoder_8.v", "TrailingOnes_8.v", "Twice.f", "Twice.v");
    }

    @Test void contentsOfAMemoryStandInAFileBesideTheVerilog() throws IOException {
        FileSet.of(Design.of(new MemorySamples.Squares()).modules(), Style.DEFAULT).writeTo(folder);
        assertThat(Files.readAllLines(folder.resolve("Squares_squares.hex"))).startsWith("00", "01", "04", "09", "10")
            .hasSize(16).endsWith("e1");
    }

    @Test void blackBoxesAreForeignInSynthesisAndPrintedForSimulation() throws IOException {
        var files = FileSet.of(Design.of(new Pads()).modules(), Style.GOLDEN);
        files.writeTo(folder);
        assertThat(folder.resolve("Pads.f")).hasContent("vendor/unisim.v\nPads.v\n");
        assertThat(folder.resolve("Pads.sim.f")).hasContent("sim/IBUF.v\nPads.v\n");
        assertThat(files.text("Pads")).contains("""
              IBUF #(.IOSTANDARD("LVCMOS18")) pad (
                .I(pin),
                .O(pad_O)
              );
            """);
    }

    @Test void whatNothingReadsIsRefused() {
        var files = FileSet.of(Design.of(new Careless()).modules(), Style.DEFAULT);
        assertThatThrownBy(() -> files.writeTo(folder)).isInstanceOf(Refusal.class)
            .hasMessageContaining("HDL212").hasMessageContaining("'a[3:2]' (2 bits)");
        assertThat(names()).isEmpty();
        assertThat(files.text("Careless")).contains("wire        _unused = &{1'b0, a[3:2]};");
    }

    @Test void stylesDifferInLocationsAndLineBreaksOnly() {
        var modules = Design.of(new ControlSamples.Sender()).modules();
        var located = FileSet.of(modules, Style.DEFAULT).text("Sender");
        var bare = FileSet.of(modules, Style.GOLDEN).text("Sender");
        var narrow = FileSet.of(modules, new Style(30, false)).text("Sender");
        assertThat(located).contains("  // ControlSamples.java:");
        assertThat(located.replaceAll("  // ControlSamples.java:\\d+", "")).isEqualTo(bare);
        assertThat(words(narrow)).isEqualTo(words(bare));
    }

    @Test void missingModuleIsNamedWithThoseThatExist() {
        assertThatThrownBy(() -> FileSet.of(Design.of(new Careless()).modules(), Style.DEFAULT).text("Careful"))
            .hasMessage("no module Careful; there are Careless");
    }

    @Test void toolsAcceptTheSimulationList() {
        Lint.check(new Pads());
    }

    private static String words(String text) {
        return text.lines().filter(line -> !line.startsWith("//")).reduce("", (a, b) -> a + " " + b)
            .replaceAll("\\s+", "");
    }

    private List<String> names() {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
    }
}
