package hdl;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Problem;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.LineNumber;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A coverage tool may rewrite a circuit's class: then some names are lost, and HDL612 says so. */
class RewrittenCircuitTest {
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

    private static List<Problem> warnings(String name, UnaryOperator<byte[]> agent) throws ReflectiveOperationException {
        var type = SourceText.compile(name, TEXT.formatted(name, name), "-g").load(name, agent, UnaryOperator.identity());
        var circuit = (Circuit<?>) type.getConstructor().newInstance();
        return Design.of(circuit).warnings();
    }

    @Test void withoutAnAgentNothingIsSaid() throws ReflectiveOperationException {
        assertThat(warnings("Blender", UnaryOperator.identity())).isEmpty();
    }

    @Test void underAnAgentTheLostNamesAreCounted() throws ReflectiveOperationException {
        assertThat(warnings("Mixer", RewrittenCircuitTest::probeEveryLine)).singleElement().hasToString("Mixer.java:1: HDL612: "
            + "Mixer.class was rewritten by an agent; names come from the line alone, and 2 values here stay unnamed; "
            + "say named(...), or run without the agent");
    }

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
}
