package hdl.lib;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Circuit;
import hdl.Design;
import hdl.emit.PortTable;
import hdl.ir.ModuleDef;
import hdl.ir.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The ports of every circuit of the library as docs/library.md has them; made anew by {@code -Dgolden.write=true}. */
class LibraryPortsTest {
    private static final Path PAGE = Path.of("../docs/library.md");
    private static final Path CLASSES = Path.of("target/classes");
    private static final String TITLE = "## Ports and cost\n";
    private static final String FOREWORD = TITLE + """

        Made from the circuits (`LibraryPortsTest`): each with one choice of its parameters, which its module's name tells.
        The cost is what the description holds, with all instances; a synthesiser may find less.

        """;

    /** The first parameterisation of each circuit among those with golden Verilog. */
    private static Map<Class<?>, Circuit<?>> examples() {
        var examples = new LinkedHashMap<Class<?>, Circuit<?>>();
        GoldenTest.circuits().forEach(circuit -> examples.putIfAbsent(circuit.getClass(), circuit));
        return examples;
    }

    @Test void thePageHasThePortsOfEveryCircuit() throws IOException {
        var page = Files.readString(PAGE);
        int start = page.indexOf(TITLE);
        assertThat(start).as("the chapter stands at the end").isPositive();
        var expected = new StringBuilder(FOREWORD);
        examples().values().forEach(circuit -> expected.append(section(circuit)));
        var text = expected.toString().stripTrailing() + "\n";
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(PAGE, page.substring(0, start) + text);
            page = Files.readString(PAGE);
        }
        assertThat(page.substring(start)).isEqualTo(text);
    }

    @Test void everyCircuitOfTheLibraryHasAnExample() throws IOException {
        var circuits = new TreeSet<String>();
        try (var files = Files.walk(CLASSES.resolve("hdl/lib"))) {
            for (var file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
                var type = named(CLASSES.relativize(file).toString().replace(".class", "").replace('/', '.'));
                if (type.isRecord() && Circuit.class.isAssignableFrom(type)
                    && java.lang.reflect.Modifier.isPublic(type.getModifiers())) {
                    circuits.add(type.getName());
                }
            }
        }
        assertThat(examples().keySet().stream().map(Class::getName)).containsAll(circuits);
        assertThat(circuits).hasSizeGreaterThan(40);
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static String section(Circuit<?> circuit) {
        var design = Design.of(circuit);
        var top = design.modules().stream().filter(module -> module.module() == design.top()).findFirst().orElseThrow();
        var parameters = new StringBuilder();
        for (var component : circuit.getClass().getRecordComponents()) {
            parameters.append(parameters.isEmpty() ? "" : ", ").append(component.getName());
        }
        return "### " + circuit.getClass().getSimpleName() + "(" + parameters + ")\n\n" + design.top().doc() + "\n\n"
            + "`" + design.top().name() + "`: " + Cost.of(design.top()) + ".\n\n" + table(top) + "\n";
    }

    private static String table(Printable top) {
        var text = PortTable.of(top);
        return text.substring(text.indexOf("| Port |"));
    }

    /** Bits of registers and of memories. */
    private record Cost(long registers, long memory) {
        static Cost of(ModuleDef module) {
            long registers = module.regs().stream().mapToLong(register -> register.width()).sum();
            long memory = module.memories().stream().mapToLong(each -> (long) each.width() * each.depth()).sum();
            for (var instance : module.instances()) {
                var inside = of(instance.module());
                registers += inside.registers;
                memory += inside.memory;
            }
            return new Cost(registers, memory);
        }

        @Override public String toString() {
            return (registers == 0 ? "no registers" : registers + " bits of registers")
                + (memory == 0 ? "" : ", " + memory + " bits of memory");
        }
    }
}
