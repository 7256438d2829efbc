package hdl.mistakes;

import hdl.Circuit;
import hdl.SourceText;
import hdl.ir.Problem;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.LineNumber;
import java.util.List;
import java.util.function.UnaryOperator;

/** Class files that do not say what their author called things: HDL612 and HDL615. */
final class CompiledMistakes {
    private static final String TEXT = """
        import static hdl.Hdl.*;
        import hdl.*;

        public record %s() implements Circuit<%s.Io> {
            public record Io(UInt value, UInt result) implements Bundle<Io> {}

            public Io ports(Ports p) {
                return new Io(p.in(uint(8)), p.out(uint(8)));
            }

            public void body(Io io) {
                var inverted = io.value.not();
                var left = io.value.plus(1); var right = io.value.plus(2);
                io.result.set(left.xor(right).xor(inverted));
            }
        }
        """;

    /** Compiled and loaded once, for lost names are counted by the name of the class. */
    private static final List<Problem> REWRITTEN = elaborated("Counter", CompiledMistakes::probeEveryLine, "-g");
    private static final List<Problem> NAMELESS = elaborated("Meter", UnaryOperator.identity(), "-g:source,lines");

    private CompiledMistakes() {}

    private static List<Problem> elaborated(String name, UnaryOperator<byte[]> agent, String... options) {
        try {
            var type = SourceText.compile(name, TEXT.formatted(name, name), options)
                .load(name, agent, UnaryOperator.identity());
            return Mistake.elaborated((Circuit<?>) type.getConstructor().newInstance());
        } catch (ReflectiveOperationException unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    /** As a coverage tool does it. */
    private static byte[] probeEveryLine(byte[] original) {
        CodeTransform probes = (code, element) -> {
            code.with(element);
            if (element instanceof LineNumber) {
                code.nop().nop();
            }
        };
        return ClassFile.of().transformClass(ClassFile.of().parse(original),
            ClassTransform.transformingMethodBodies(probes));
    }

    static List<Mistake> all() {
        return new Mistake.Collection(CompiledMistakes.class)
            .report("HDL612", "Counter.java:1: HDL612: Counter.class was rewritten by an agent; names come from the "
                + "line alone, and 2 values here stay unnamed; say named(...), or run without the agent", () -> REWRITTEN)
            .report("HDL615", "Meter.java:1: HDL615: Meter was compiled without -g, so that the names of its "
                + "variables are lost; give -g to javac (in Maven <arg>-g</arg>)", () -> NAMELESS)
            .all();
    }
}
