package rnic.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts beside these classes: surroundings of circuits under proof, and what modules promise. */
final class Surroundings {
    private Surroundings() {}

    /** The surroundings of a module. */
    static String of(String module) {
        return read(module + ".sv");
    }

    /** What has been proved of a module, in place of what is in it. */
    static String promise(String module) {
        return read(module + ".promise.sv");
    }

    /** What is said of registers inside a module, in place of its {@code endmodule}. */
    static String inside(String module) {
        return read(module + ".inside.sv");
    }

    private static String read(String name) {
        try (var text = Surroundings.class.getResourceAsStream(name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException problem) {
            throw new UncheckedIOException("cannot read " + name, problem);
        }
    }
}
