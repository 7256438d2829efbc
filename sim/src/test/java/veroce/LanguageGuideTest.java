package veroce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Hdl;
import hdl.Shape;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide of the language is true: its circuits compile and become the Verilog that it shows. */
class LanguageGuideTest {
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```\n(\n```verilog\n(.*?)```\n)?",
        Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("(?:record|class) (\\w+)");

    @TempDir Path folder;

    /** Rewrite the page with {@code -Dgolden.write=true}, then read the difference. */
    @Test void everyCircuitBecomesTheVerilogBelowIt() throws Exception {
        var page = ProjectRoot.find().resolve("docs/language.md");
        var text = Files.readString(page);
        var matcher = JAVA.matcher(text);
        var result = new StringBuilder();
        int circuits = 0;
        int from = 0;
        while (matcher.find()) {
            var source = matcher.group(1);
            result.append(text, from, matcher.start()).append("```java\n").append(source).append("```\n");
            from = matcher.end();
            var loaded = compiled(source);
            if (Circuit.class.isAssignableFrom(loaded)) {
                circuits++;
                result.append("\n```verilog\n").append(verilog(loaded)).append("```\n");
            }
        }
        result.append(text.substring(from));
        assertThat(circuits).as("circuits on the page").isGreaterThanOrEqualTo(7);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(page, result);
        }
        assertThat(text).as("docs/language.md; rewrite it with -Dgolden.write=true").isEqualTo(result.toString());
    }

    private Class<?> compiled(String source) throws IOException, ClassNotFoundException {
        var matcher = TYPE.matcher(source);
        assertThat(matcher.find()).as("a type in " + source).isTrue();
        var name = matcher.group(1);
        var file = folder.resolve(name + ".java");
        Files.writeString(file, source);
        var messages = new StringWriter();
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            var options = List.of("-g", "-parameters", "-d", folder.toString(), "-classpath",
                System.getProperty("java.class.path"));
            assertThat(compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(file)).call())
                .as(messages.toString()).isTrue();
        }
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}).loadClass(name);
    }

    /** The module of the circuit itself, between its two directives. */
    private static String verilog(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructors()[0];
        var arguments = new ArrayList<>();
        for (var parameter : constructor.getParameterTypes()) {
            arguments.add(parameter == Shape.class ? Hdl.uint(8) : (Object) 8);
        }
        var design = design((Circuit<?>) constructor.newInstance(arguments.toArray()));
        assertThat(design.warnings()).isEmpty();
        var files = FileSet.of(design.modules(), Style.GOLDEN);
        var text = files.text(files.top());
        return text.substring("`default_nettype none\n\n".length(),
            text.length() - "\n`default_nettype wire\n".length());
    }

    private static <IO extends Bundle<IO>> Design<IO> design(Circuit<IO> circuit) {
        return Design.of(circuit);
    }
}
