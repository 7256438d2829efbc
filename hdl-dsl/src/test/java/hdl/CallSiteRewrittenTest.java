package hdl;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.LineNumber;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Names when the running class is not the one in its file, has no tables, or has no file at all. */
class CallSiteRewrittenTest {
    private static final UnaryOperator<byte[]> AS_COMPILED = UnaryOperator.identity();
    private static final String TEXT = """
        import static hdl.FakeWord.word;
        import hdl.FakeWord;
        import java.util.List;
        import java.util.function.Supplier;
        import java.util.stream.Stream;

        public class %s implements Supplier<List<String>> {
            public List<String> get() {
                var first = word();
                var second = first.and(word());
                var left = word(); var right = word();
                var slide = helper(first);
                return Stream.of(first, second, left, right, slide).map(Object::toString).toList();
            }

            static FakeWord helper(FakeWord in) {
                var io = in.and(in);
                return io;
            }
        }
        """;

    @BeforeAll static void makeTheFakeWordPartOfTheLanguage() {
        FakeLanguage.load();
    }

    private static List<String> run(String name, UnaryOperator<byte[]> agent, UnaryOperator<byte[]> file,
            String... options) {
        return run(SourceText.compile(name, TEXT.formatted(name), options).load(name, agent, file));
    }

    private static List<String> run(Class<?> type) {
        try {
            @SuppressWarnings("unchecked")
            var author = (Supplier<List<String>>) type.getConstructor().newInstance();
            return FakeWord.body(author);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test void theFixtureIsNamedWhenItRunsAsCompiled() {
        assertThat(run("Plain", AS_COMPILED, AS_COMPILED, "-g")).containsExactly("Plain.java:9 first",
            "Plain.java:10 second", "Plain.java:11 left", "Plain.java:11 right", "Plain.java:17 slide");
        assertThat(CallSite.rewritten("Plain")).isEqualTo(-1);
    }

    @Test void withoutVariableTablesThereAreLinesOnly() {
        assertThat(run("Lines", AS_COMPILED, AS_COMPILED, "-g:source,lines")).containsExactly("Lines.java:9 ",
            "Lines.java:10 ", "Lines.java:11 ", "Lines.java:11 ", "Lines.java:17 ");
        assertThat(CallSite.rewritten("Lines")).isEqualTo(-1);
    }

    @Test void withoutAnyTablesNothingBreaks() {
        assertThat(run("Bare", AS_COMPILED, AS_COMPILED, "-g:none")).containsOnly("Bare.java:0 ");
        assertThat(CallSite.rewritten("Bare")).isEqualTo(-1);
    }

    @Test void withoutAFileThereAreLinesOnly() {
        assertThat(run("Made", AS_COMPILED, bytes -> null, "-g")).containsExactly("Made.java:9 ",
            "Made.java:10 ", "Made.java:11 ", "Made.java:11 ", "Made.java:17 ");
        assertThat(CallSite.rewritten("Made")).isEqualTo(-1);
    }

    @Test void aFileThatIsNoClassFileCostsTheNamesOnly() {
        UnaryOperator<byte[]> cut = bytes -> Arrays.copyOf(bytes, bytes.length / 2);
        assertThat(run("Broken", AS_COMPILED, cut, "-g")).first().isEqualTo("Broken.java:9 ");
        assertThat(CallSite.rewritten("Broken")).isEqualTo(-1);
    }

    @Test void underAnAgentTheLineAndTheMethodFindTheName() {
        assertThat(run("Shifted", CallSiteRewrittenTest::probeEveryLine, AS_COMPILED, "-g")).containsExactly(
            "Shifted.java:9 first", "Shifted.java:10 second", "Shifted.java:11 ", "Shifted.java:11 ",
            "Shifted.java:17 slide");
        assertThat(CallSite.rewritten("Shifted")).as("two calls of word on line 11").isEqualTo(2);
    }

    @Test void anAgentThatLeavesTheByteIndexesAloneChangesNothing() {
        UnaryOperator<byte[]> copy = bytes -> ClassFile.of().transformClass(ClassFile.of().parse(bytes),
            ClassTransform.ACCEPT_ALL);
        assertThat(run("Copied", copy, AS_COMPILED, "-g")).first().isEqualTo("Copied.java:9 first");
        assertThat(CallSite.rewritten("Copied")).isEqualTo(-1);
    }

    /** The first call then stands where the second one stood, and both are called {@code word}. */
    @Test void aShiftByOneWholeStatementIsNoticedByTheLine() {
        UnaryOperator<byte[]> shift = bytes -> {
            var inserted = new boolean[1];
            CodeTransform atStart = (code, element) -> {
                code.with(element);
                if (element instanceof LineNumber number && number.line() == 8 && !inserted[0]) {
                    code.nop().nop().nop().nop();
                    inserted[0] = true;
                }
            };
            return ClassFile.of().transformClass(ClassFile.of().parse(bytes),
                ClassTransform.transformingMethodBodies(method -> method.methodName().equalsString("get"), atStart));
        };
        var text = """
            import static hdl.FakeWord.word;
            import java.util.List;
            import java.util.function.Supplier;

            public class Moved implements Supplier<List<String>> {
                public List<String> get() {

                    var first = word();
                    var second = word();
                    return List.of(first.toString(), second.toString());
                }
            }
            """;
        var type = SourceText.compile("Moved", text, "-g").load("Moved", shift, AS_COMPILED);
        assertThat(run(type)).containsExactly("Moved.java:8 first", "Moved.java:9 second");
        assertThat(CallSite.rewritten("Moved")).as("both are alone on their lines").isZero();
    }

    /** What coverage tools do: instructions of their own in front of each line. */
    private static byte[] probeEveryLine(byte[] original) {
        CodeTransform probes = (CodeBuilder code, CodeElement element) -> {
            code.with(element);
            if (element instanceof LineNumber) {
                code.nop().nop();
            }
        };
        return ClassFile.of().transformClass(ClassFile.of().parse(original),
            ClassTransform.transformingMethodBodies(probes));
    }
}
