package veroce.synth;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * A block that can be synthesised by name.
 *
 * @param name        as given to {@code ./veroce synth}
 * @param description one line for the list of blocks
 * @param top         the module to map
 * @param sources     writes the Verilog, and the hex files it reads, into an empty folder
 * @param ultra       its memories of UltraRAM
 * @param mapper      what maps it, unless the user wants another one
 */
public record SynthBlock(String name, String description, String top, Sources sources,
                         Supplier<List<UltraTable>> ultra, Mapper mapper) {
    SynthBlock(String name, String description, String top, Sources sources) {
        this(name, description, top, sources, List::of, Mapper.ABC);
    }

    /** Writes every file of a block; {@code FileSet::writeTo} is one. */
    @FunctionalInterface
    public interface Sources {
        void writeTo(Path folder) throws IOException;
    }
}
