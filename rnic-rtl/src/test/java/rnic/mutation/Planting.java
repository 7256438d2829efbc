package rnic.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Mutation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;

/** Finds the line of a planted mistake by a part of its text, so that it stays where it is when others are added. */
public final class Planting {
    private Planting() {
    }

    /** Where the line of this file of a folder stands now. */
    public static Mutation.Place place(Path folder, String name, String line, Mutation.Kind kind, int number)
        throws IOException {
        var file = folder.resolve(name);
        var lines = Files.readAllLines(file);
        var found = IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains(line)).toArray();
        assertThat(found).as("lines of %s with '%s', where the fault is planted", file, line).hasSize(1);
        return new Mutation.Place(file.getFileName().toString(), found[0] + 1, kind, number);
    }
}
