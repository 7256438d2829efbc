package veroce.delivery;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.emit.BlockDiagram;
import hdl.emit.FileSet;
import hdl.emit.PortTable;
import hdl.emit.Style;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rnic.board.NicShell;
import rnic.protocol.RnicParameters;
import rnic.registers.RegisterPages;

/**
 * What an engineer takes away: the Verilog of a configuration or of one block, with file lists, port table and block
 * diagram; for a configuration also its register pages and C header. What is built around a configuration leaves the
 * modules of that one where they are and names them in its lists; {@link Folders} says what else stands elsewhere.
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

    /** The Verilog of a delivery with its lists, and the pages that belong to it. */
    record Made(Delivery delivery, FileSet verilog, SortedMap<String, String> pages) {}

    /** Every file by its name, with all modules in one folder: Verilog, lists for tools, pages. */
    public SortedMap<String, String> files(Style style) {
        return Folders.of(List.of(this), style).files().get(name);
    }

    Made made(Style style) {
        return madeOf(circuit, style);
    }

    private <IO extends Bundle<IO>> Made madeOf(Circuit<IO> circuit, Style style) {
        var design = Design.of(circuit);
        var pages = new TreeMap<String, String>();
        var top = design.modules().getLast();
        pages.put("ports.md", PortTable.of(top));
        if (!top.module().instances().isEmpty()) {
            pages.put("diagram.svg", BlockDiagram.of(top, design::interfaces));
        }
        parameters.ifPresent(it -> pages.putAll(RegisterPages.of(it)));
        return new Made(this, FileSet.of(design.modules(), style).refuseUnread(), pages);
    }
}
