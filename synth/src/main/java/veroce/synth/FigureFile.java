package veroce.synth;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import veroce.VeroceException;
import veroce.report.AtomicFile;

/** The figures of blocks by name, as {@code docs/synthesis.json} keeps them. */
public final class FigureFile {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private FigureFile() {}

    /** Figures by the name of the block, in the order of the file. */
    public static Map<String, Figures> read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw VeroceException.input("there is no file of figures '" + file + "'; './veroce synth all --write " + file
                + "' makes it");
        }
        try {
            return MAPPER.readValue(file.toFile(), new TypeReference<LinkedHashMap<String, Figures>>() {});
        } catch (JsonProcessingException e) {
            throw VeroceException.input("'" + file + "' holds no figures: " + e.getOriginalMessage());
        }
    }

    /** To be asked before the work: whether {@link #write} can succeed. */
    public static void demandWritable(Path file) throws IOException {
        AtomicFile.demandWritable(file);
        if (Files.exists(file)) {
            read(file);
        }
    }

    /** Adds figures to a file; what it holds of other blocks stays. Blocks stand in the given order, others behind. */
    public static void write(Path file, Map<String, Figures> measured, Collection<String> order) throws IOException {
        var known = Files.exists(file) ? read(file) : Collections.<String, Figures>emptyMap();
        var all = new LinkedHashMap<>(known);
        all.putAll(measured);
        var sorted = new LinkedHashMap<String, Figures>();
        for (var name : order) {
            if (all.containsKey(name)) {
                sorted.put(name, all.remove(name));
            }
        }
        sorted.putAll(all);
        var separators = Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
        var printer = new DefaultPrettyPrinter().withSeparators(separators)
            .withObjectIndenter(new DefaultIndenter("  ", "\n"));
        AtomicFile.write(file, (MAPPER.writer(printer).writeValueAsString(sorted) + "\n")
            .getBytes(StandardCharsets.UTF_8));
    }
}
