package veroce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README tells the truth: its circuit compiles and becomes the Verilog it shows. */
class ReadmeTest {
    @TempDir Path folder;

    private static String readme() throws IOException {
        return Files.readString(ProjectRoot.find().resolve("README.md"));
    }

    private static String block(String language) throws IOException {
        var matcher = Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(readme());
        assertThat(matcher.find()).as("a block of " + language).isTrue();
        return matcher.group(1);
    }

    @Test void theFirstCircuitBecomesTheVerilogThatIsShown() throws Exception {
        var source = folder.resolve("Counter.java");
        Files.writeString(source, block("java"));
        var messages = new StringWriter();
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, null)) {
            var options = List.of("-g", "-parameters", "-d", folder.toString(), "-classpath",
                System.getProperty("java.class.path"));
            var compiled = compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
                .call();
            assertThat(compiled).as(messages.toString()).isTrue();
        }
        try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            var counter = (Circuit<?>) loader.loadClass("Counter").getConstructor(int.class).newInstance(8);
            var text = FileSet.of(Design.of(counter).modules(), Style.DEFAULT).text("Counter_8");
            assertThat(text).isEqualTo("`default_nettype none\n\n" + block("verilog") + "\n`default_nettype wire\n");
        }
    }
}
