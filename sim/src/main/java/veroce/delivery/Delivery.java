package veroce.delivery;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.emit.BlockDiagram;
import hdl.emit.FileSet;
import hdl.emit.PortTable;
import hdl.emit.Style;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rnic.board.NicShell;
import rnic.protocol.RnicParameters;
import rnic.registers.RegisterPages;

/**
 * What an engineer takes away: the Verilog of a configuration or of one block, with file lists, port table and block
 * diagram; for a configuration also its register pages and C header. What is built around a configuration leaves the
 * modules of that one where they are and names them in its lists.
 *
 * @param name        of the folder
 * @param description one line
 * @param circuit     the top
 * @param parameters  of the NIC, if it is a whole one
 * @param around      what it is built around: a folder beside its own
 */
public record Delivery(String name, String description, Circuit<?> circuit, Optional<RnicParameters> parameters,
    Optional<Delivery> around) {
    private static final Delivery ALVEO_100G = configuration(RnicParameters.ALVEO_100G);

    /**
     * The folders of {@code generated-verilog}: both configurations, the blocks that are of use on their own, and what
     * boards have around the larger one.
     */
    public static final List<Delivery> SHIPPED = Stream.concat(
        Stream.of(configuration(RnicParameters.SMALL), ALVEO_100G),
        Stream.of("parser", "icrc-checker", "sack-tracker", "placement", "send-window", "nic-shell",
            "reset-synchronizer").map(Delivery::block)).toList();

    private static Delivery configuration(RnicParameters parameters) {
        var whole = Block.whole(parameters);
        return new Delivery(whole.name(), whole.description(), whole.circuit(), Optional.of(parameters), Optional.empty());
    }

    private static Delivery block(String name) {
        return of(Stream.concat(Block.ALL.stream(), Block.BOARD.stream()).filter(block -> block.name().equals(name))
            .findFirst().orElseThrow());
    }

    /** A block on its own; that of a board is built around the NIC it holds. */
    public static Delivery of(Block block) {
        return new Delivery(block.name(), block.description(), block.circuit(), Optional.empty(),
            block.circuit() instanceof NicShell ? Optional.of(ALVEO_100G) : Optional.empty());
    }

    /** Every file by its name: Verilog, lists for tools, pages. */
    public SortedMap<String, String> files(Style style) {
        return filesOf(circuit, style);
    }

    private <IO extends Bundle<IO>> SortedMap<String, String> filesOf(Circuit<IO> circuit, Style style) {
        var design = Design.of(circuit);
        var verilog = FileSet.of(design.modules(), style).refuseUnread();
        var files = new TreeMap<>(verilog.files());
        var elsewhere = around.map(it -> shared(files, verilog(it.circuit, style))).orElse(Set.of());
        files.keySet().removeAll(elsewhere);
        files.compute(verilog.top() + ".f", (_, list) -> list.lines()
            .map(file -> (elsewhere.contains(file) ? "../" + around.get().name + "/" : "") + file + "\n")
            .collect(Collectors.joining()));
        files.put(verilog.top() + ".core", CoreFile.of(this, verilog, elsewhere));
        var top = design.modules().getLast();
        files.put("ports.md", PortTable.of(top));
        if (!top.module().instances().isEmpty()) {
            files.put("diagram.svg", BlockDiagram.of(top, design::interfaces));
        }
        parameters.ifPresent(it -> files.putAll(RegisterPages.of(it)));
        return Collections.unmodifiableSortedMap(files);
    }

    private static <IO extends Bundle<IO>> FileSet verilog(Circuit<IO> circuit, Style style) {
        return FileSet.of(Design.of(circuit).modules(), style);
    }

    /** Names that both have; one name stands for one text, or tools could not read both folders. */
    private static Set<String> shared(Map<String, String> files, FileSet others) {
        var shared = new TreeSet<>(files.keySet());
        shared.retainAll(others.files().keySet());
        for (var name : shared) {
            if (!files.get(name).equals(others.files().get(name))) {
                throw new IllegalStateException(name + " is one text here and another one around " + others.top());
            }
        }
        return shared;
    }
}
