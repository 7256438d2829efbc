package hdl.pass;

import hdl.ir.Banks;
import hdl.ir.Memory;
import hdl.ir.ModuleDef;
import hdl.ir.ReadData;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Names of what the templates of memories add: registers, blocks and claims. They come last, after all others. */
final class MemoryNames {
    private final ModuleDef module;
    private final Naming naming;
    private final String[] memories;
    private final Function<ReadData, String> names;
    private final Map<String, String> extras;

    MemoryNames(ModuleDef module, Naming naming, String[] memories, Function<ReadData, String> names,
                Map<String, String> extras) {
        this.module = module;
        this.naming = naming;
        this.memories = memories;
        this.names = names;
        this.extras = extras;
    }

    /** Registers and blocks that the memory templates add. */
    void add() {
        for (var memory : module.memories()) {
            if (memory.zeroed()) {
                extras.put("memory " + memory.id() + " zero", naming.fresh(memories[memory.id()] + "_zero", ""));
            }
            if (Banks.of(memory).isDivided()) {
                extras.put("memory " + memory.id() + " bank", naming.temporary(memories[memory.id()] + "_bank"));
                extras.put("memory " + memory.id() + " banks", naming.fresh(memories[memory.id()] + "_banks", ""));
            }
            memoryClaims(memory);
        }
        for (var read : module.reads()) {
            var name = names.apply(read);
            var key = "read " + read.id() + " ";
            if (read.gather() > 1) {
                extras.put(key + "gather", naming.fresh(name + "_gather", ""));
            }
            boolean bypass = read.memory().collision() == Memory.Collision.NEW_DATA && read.latency() > 0
                && !read.memory().writes().isEmpty();
            var banks = Banks.of(read.memory());
            if (banks.isDivided()) {
                banks(read, banks, key, name);
            } else if (read.latency() > 1 || bypass) {
                extras.put(key + "first", naming.temporary(name + "_first"));
                for (int stage = 2; stage < read.latency(); stage++) {
                    extras.put(key + "stage " + stage, naming.temporary(name + "_stage"));
                }
            }
            for (var write : bypass ? read.memory().writes() : List.<Memory.WritePort>of()) {
                extras.put(key + "bypass " + write.index(), naming.temporary(name + "_bypass"));
                extras.put(key + "written " + write.index(), naming.temporary(name + "_written"));
            }
        }
    }

    /** A row put together from banks has no selection; else the selected word is what comes first. */
    private void banks(ReadData read, Banks banks, String key, String name) {
        extras.put(key + "rows", naming.temporary(name + "_rows"));
        extras.put(key + "unused", naming.temporary("unused_" + name));
        for (int stage = 1; stage <= banks.registers(read.latency()); stage++) {
            var cycle = stage == 1 ? "" : "_c" + stage;
            extras.put(key + "row " + stage, naming.temporary(name + "_row" + cycle));
            if (!banks.byRow()) {
                extras.put(key + "at " + stage, naming.temporary(name + "_at" + cycle));
            }
        }
        extras.put(key + "first", banks.byRow() ? extras.get(key + "rows") : naming.temporary(name + "_first"));
        if (banks.packed() > 1 && banks.count() > 1) {
            extras.put(key + "word", naming.temporary(name + "_word"));
        }
    }

    private void memoryClaims(Memory memory) {
        var name = memories[memory.id()];
        for (var write : memory.writes()) {
            extras.put("memory " + memory.id() + " within " + write.index(),
                naming.fresh(name + "_within_depth", "_claim"));
            for (var later : memory.writes().subList(write.index() + 1, memory.writes().size())) {
                extras.put("memory " + memory.id() + " apart " + write.index() + " " + later.index(),
                    naming.fresh(name + "_writes_apart", "_claim"));
            }
            for (var read : memory.forbidsCollisions() ? memory.reads() : List.<ReadData>of()) {
                extras.put("read " + read.id() + " collision " + write.index(),
                    naming.fresh(name + "_no_collision", "_claim"));
            }
        }
    }
}
