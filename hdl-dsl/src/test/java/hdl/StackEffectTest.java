package hdl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.VerificationTypeInfo;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The instruction tables against two witnesses: the Class-File API, and the stack maps of the Java library. */
class StackEffectTest {
    @Test void everyInstructionHasTheLengthThatTheClassFileApiKnows() {
        for (var opcode : Opcode.values()) {
            if (!opcode.isWide() && opcode.sizeIfFixed() > 0) {
                assertThat(StackEffect.length(opcode.bytecode())).as(opcode.name()).isEqualTo(opcode.sizeIfFixed());
            }
        }
    }

    @Test void instructionsOfTheJavaLibraryStartWhereTheClassFileApiSaysSo() {
        var compared = 0;
        for (var code : codeOfTheJavaLibrary()) {
            var expected = new ArrayList<Integer>();
            var at = 0;
            for (var element : code.attribute()) {
                if (element instanceof Instruction instruction) {
                    expected.add(at);
                    at += instruction.sizeInBytes();
                }
            }
            assertThat(code.method().instructions()).as(code.name()).containsExactly(
                expected.stream().mapToInt(Integer::intValue).toArray());
            compared += expected.size();
        }
        assertThat(compared).isGreaterThan(100_000);
    }

    @Test void stackHeightsOfTheJavaLibraryAgreeWithItsStackMaps() {
        var compared = 0;
        for (var code : codeOfTheJavaLibrary()) {
            var maps = code.attribute().findAttribute(Attributes.stackMapTable());
            if (maps.isPresent()) {
                compared += compare(code, maps.get().entries());
            }
        }
        assertThat(compared).isGreaterThan(10_000);
    }

    /** Runs straight down from map to map; each jump and each fall into a map has to bring the height the map says. */
    private static int compare(Code code, List<StackMapFrameInfo> maps) {
        var method = code.method();
        var expected = new int[code.attribute().codeLength()];
        Arrays.fill(expected, -1);
        for (var map : maps) {
            expected[code.attribute().labelToBci(map.target())] = slots(map.stack());
        }
        var height = 0;
        var compared = 0;
        for (var at : method.instructions()) {
            if (expected[at] >= 0) {
                if (height >= 0) {
                    assertThat(height).as("%s at %d", code.name(), at).isEqualTo(expected[at]);
                    compared++;
                }
                height = expected[at];
            }
            assertThat(height).as("%s at %d is reachable", code.name(), at).isNotNegative();
            height += method.pushes(at) - method.pops(at);
            assertThat(height).as("%s at %d", code.name(), at).isBetween(0, code.attribute().maxStack());
            var opcode = method.opcode(at);
            if (StackEffect.isJump(opcode)) {
                assertThat(expected[method.target(at)]).as("%s jumps at %d", code.name(), at).isEqualTo(height);
                compared++;
            }
            if (StackEffect.endsPath(opcode)) {
                height = -1;
            }
        }
        return compared;
    }

    private static int slots(List<VerificationTypeInfo> stack) {
        var slots = 0;
        for (var type : stack) {
            slots += type == SimpleVerificationTypeInfo.LONG || type == SimpleVerificationTypeInfo.DOUBLE ? 2 : 1;
        }
        return slots;
    }

    private record Code(String name, CodeAttribute attribute, MethodCode method) {}

    /** A few packages with every kind of code: collections, arithmetic on long and double, switches, try. */
    private static List<Code> codeOfTheJavaLibrary() {
        var result = new ArrayList<Code>();
        var root = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base");
        for (var folder : List.of("java/util", "java/math", "java/lang", "sun/security/provider")) {
            try (var files = Files.list(root.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".class")).sorted().forEach(file -> add(file, result));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return result;
    }

    private static void add(Path file, List<Code> result) {
        try {
            ClassModel model = ClassFile.of().parse(Files.readAllBytes(file));
            for (MethodModel method : model.methods()) {
                var code = method.findAttribute(Attributes.code());
                if (code.isPresent()) {
                    result.add(new Code(file.getFileName() + "." + method.methodName().stringValue(), code.get(),
                        MethodCode.of(method, model.constantPool())));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
