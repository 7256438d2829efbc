package rnic;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.emit.BlockDiagram;
import hdl.emit.FileSet;
import hdl.emit.PortTable;
import hdl.emit.Style;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rnic.csr.RegisterPages;

/**
 * What an engineer takes away: the Verilog of a configuration or of one block, with file lists, port table and block
 * diagram; for a configuration also its register pages and C header.
 *
 * @param name        of the folder
 * @param description one line
 * @param circuit     the top
 * @param parameters  of the NIC, if it is a whole one
 */
public record Delivery(String name, String description, Circuit<?> circuit, Optional<RnicParameters> parameters) {
    /** The folders of {@code generated-verilog}: both configurations and the blocks that are of use on their own. */
    public static final List<Delivery> SHIPPED = Stream.concat(
        Stream.of(RnicParameters.SMALL, RnicParameters.ALVEO_100G).map(Delivery::configuration),
        Stream.of("parser", "icrc-checker", "sack-tracker", "placement", "send-window").map(Delivery::block)).toList();

    private static Delivery configuration(RnicParameters parameters) {
        return new Delivery(parameters.name(), "whole NIC: " + 8 * parameters.bytes() + " bits per cycle, "
            + parameters.queuePairs() + " queue pairs, window " + parameters.window(), new Rnic(parameters),
            Optional.of(parameters));
    }

    private static Delivery block(String name) {
        return of(Block.ALL.stream().filter(block -> block.name().equals(name)).findFirst().orElseThrow());
    }

    /** A block on its own. */
    public static Delivery of(Block block) {
        return new Delivery(block.name(), block.description(), block.circuit(), Optional.empty());
    }

    /** Every file by its name: Verilog, lists for tools, pages. */
    public SortedMap<String, String> files(Style style) {
        return filesOf(circuit, style);
    }

    private <IO extends Bundle<IO>> SortedMap<String, String> filesOf(Circuit<IO> circuit, Style style) {
        var design = Design.of(circuit);
        var verilog = FileSet.of(design.modules(), style).refuseUnread();
        var files = new TreeMap<>(verilog.files());
        files.put(verilog.top() + ".core", CoreFile.of(this, verilog));
        var top = design.modules().getLast();
        files.put("ports.md", PortTable.of(top));
        if (!top.module().instances().isEmpty()) {
            files.put("diagram.svg", BlockDiagram.of(top, design::interfaces));
        }
        parameters.ifPresent(it -> files.putAll(RegisterPages.of(it)));
        return Collections.unmodifiableSortedMap(files);
    }
}
