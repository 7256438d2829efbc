package veroce.synth;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import veroce.VeroceException;

/** Takes a block from its Verilog to its figures: Yosys, unless this Verilog was mapped before, then the analysis. */
public final class Synthesis {
    /** What became of one block; the fingerprint is that of its Verilog. */
    public record Result(String name, String fingerprint, Area area, Levels levels, List<UltraTable> ultra,
        List<ResetLoads> resets, boolean cached, double seconds) {
        /** UltraRAMs of 4096 x 72; of foreign Verilog what Yosys made of it. */
        public int uram() {
            return ultra.isEmpty() ? area.uram() : ultra.stream().mapToInt(UltraTable::count).sum();
        }
    }

    private final Path folder;
    private final Yosys yosys;
    private final NetlistCache cache;
    private boolean fresh;
    private boolean keep;
    private boolean abc9;
    private Consumer<String> progress = _ -> { };

    private Synthesis(Path folder, Yosys yosys) {
        this.folder = folder;
        this.yosys = yosys;
        cache = new NetlistCache(folder.resolve("cache"));
    }

    /** Works below this folder, with the Yosys of the PATH. */
    public static Synthesis in(Path folder) {
        return with("yosys", folder);
    }

    static Synthesis with(String program, Path folder) {
        return new Synthesis(folder, Yosys.find(program));
    }

    /** Maps again even what was mapped before. */
    public Synthesis fresh(boolean yes) {
        fresh = yes;
        return this;
    }

    /** Maps with ABC9, which knows the delays of carry chains, instead of ABC. */
    public Synthesis abc9(boolean yes) {
        abc9 = yes;
        return this;
    }

    /** Keeps the Verilog and the log of Yosys in a folder named like the block. */
    public Synthesis keep(boolean yes) {
        keep = yes;
        return this;
    }

    /** Tells each pass of Yosys as it begins. */
    public Synthesis progress(Consumer<String> listener) {
        progress = listener;
        return this;
    }

    public String yosysVersion() {
        return yosys.version();
    }

    public Result run(SynthBlock block, int paths) throws IOException {
        try (var work = new WorkFolder(folder, block.name())) {
            var verilog = Files.createDirectories(work.path().resolve("verilog"));
            block.sources().writeTo(verilog);
            return run(VerilogSource.inFolder(block.name(), block.top(), verilog), block.mapper(), work, paths,
                block.ultra().get());
        }
    }

    public Result run(VerilogSource source, int paths) throws IOException {
        try (var work = new WorkFolder(folder, source.name())) {
            return run(source, Mapper.ABC, work, paths, List.of());
        }
    }

    private Result run(VerilogSource source, Mapper usual, WorkFolder work, int paths, List<UltraTable> ultra)
        throws IOException {
        var start = System.nanoTime();
        var mapper = abc9 ? Mapper.ABC9 : usual;
        var file = cache.file(source, mapper, yosys.version());
        var cached = !fresh && Files.exists(file);
        if (!cached) {
            map(source, mapper, work, file);
        }
        var netlist = read(file, source.top());
        if (keep) {
            work.keep();
        }
        var seconds = (System.nanoTime() - start) / 1e9;
        return new Result(source.name(), Fingerprint.of(source.contents()), Area.of(netlist),
            LevelAnalysis.of(netlist, paths), ultra, ResetLoads.of(netlist), cached, seconds);
    }

    private void map(VerilogSource source, Mapper mapper, WorkFolder work, Path file) throws IOException {
        var unfinished = cache.unfinished(file);
        try {
            var refusal = yosys.map(source, mapper, work.path(), unfinished, progress);
            if (refusal != null) {
                work.keep();
                throw VeroceException.input("Yosys refuses " + source.name() + ": " + refusal + " (all it said: "
                    + work.kept().resolve("yosys.log") + ")");
            }
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    static Netlist read(Path file, String top) throws IOException {
        try (var input = new BufferedInputStream(new GZIPInputStream(Files.newInputStream(file), 1 << 16), 1 << 16)) {
            return NetlistReader.read(input, top);
        }
    }
}
