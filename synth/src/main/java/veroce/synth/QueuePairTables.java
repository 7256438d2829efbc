package veroce.synth;

import hdl.Design;
import hdl.ir.ModuleDef;
import hdl.ir.Printable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/**
 * What a NIC keeps for each queue pair, read from its elaborated circuit: a memory belongs to the queue pairs when it
 * is half as deep in the same NIC with half as many of them.
 */
public record QueuePairTables(RnicParameters parameters, List<Table> tables) {
    /** What the budgets count. */
    public enum Part {
        /** What has arrived: the rings and words of the tracker, reported progress, acknowledgements due, the error. */
        RECEIVER,
        /** What completions need of messages that have begun to arrive. */
        STASH,
        /** What has been sent and not acknowledged. */
        SENDER,
        /** Contexts, requests fetched, rings of queue pairs, states. */
        OTHER
    }

    /** A memory: the instances down to it and its name, bits of a word, words for each queue pair. */
    public record Table(String path, int width, int places, Part part) {
        public int bits() {
            return width * places;
        }
    }

    private record Place(String path, Part part, ModuleDef whole, ModuleDef half) {}

    public QueuePairTables {
        tables = List.copyOf(tables);
    }

    public static QueuePairTables of(RnicParameters parameters) {
        var whole = Design.of(new Rnic(parameters));
        var half = Design.of(new Rnic(withQueuePairs(parameters, parameters.queuePairs() / 2)));
        var names = new HashMap<ModuleDef, Printable>();
        whole.modules().forEach(module -> names.put(module.module(), module));
        var tables = new ArrayList<Table>();
        var open = new ArrayDeque<>(List.of(new Place("", Part.OTHER, whole.top(), half.top())));
        while (!open.isEmpty()) {
            var place = open.pop();
            var name = names.get(place.whole);
            for (int i = 0; i < place.whole.memories().size(); i++) {
                var memory = place.whole.memories().get(i);
                if (memory.depth() == 2 * place.half.memories().get(i).depth()) {
                    var path = place.path + name.name(memory);
                    tables.add(new Table(path, memory.width(), memory.depth() / parameters.queuePairs(),
                        part(path, place.part)));
                }
            }
            for (int i = place.whole.instances().size() - 1; i >= 0; i--) {
                var instance = place.whole.instances().get(i);
                var module = instance.module();
                open.push(new Place(place.path + name.name(instance) + ".", part(module, place.part), module,
                    place.half.instances().get(i).module()));
            }
        }
        return new QueuePairTables(parameters, tables);
    }

    private static RnicParameters withQueuePairs(RnicParameters p, int queuePairs) {
        return new RnicParameters(p.name(), p.bytes(), queuePairs, p.window(), p.messages(), p.mrs(),
            p.completionQueues(), p.addressHandles(), p.bufferBytes(), p.clockKilohertz(), p.reads(), p.atomics(),
            p.firstMessages(), p.sharedQueues(), p.congestion());
    }

    private static Part part(ModuleDef module, Part above) {
        for (var name : List.of("SackTracker_", "ProgressTable_", "ErrorTable_", "CompletionOrder_", "AckPolicy_",
            "AckBuilder_")) {
            if (module.name().startsWith(name)) {
                return Part.RECEIVER;
            }
        }
        return module.name().startsWith("SendWindow_") ? Part.SENDER : above;
    }

    /** Next PSN and MSN, which belong to what has been sent, are the scheduler's. */
    private static Part part(String path, Part block) {
        return path.endsWith(".entry_stash") ? Part.STASH
            : path.endsWith(".scheduler.tables.rows") ? Part.SENDER : block;
    }

    /** Bits per queue pair of what belongs to a part. */
    public int bits(Part part) {
        return tables.stream().filter(table -> table.part == part).mapToInt(Table::bits).sum();
    }

    /** Bytes per queue pair of what has a budget of its own: receiver, stash and sender. */
    public double stateBytes() {
        return (bits(Part.RECEIVER) + bits(Part.STASH) + bits(Part.SENDER)) / 8.0;
    }

    /** Bytes per queue pair of everything. */
    public double bytes() {
        return stateBytes() + bits(Part.OTHER) / 8.0;
    }
}
