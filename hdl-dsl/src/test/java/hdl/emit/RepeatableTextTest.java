package hdl.emit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same circuit gives the same bytes in every JVM, whatever its locale and time zone. */
class RepeatableTextTest {
    @Test void textDoesNotDependOnTheMachine() throws IOException, InterruptedException {
        var turkish = printed("-Duser.language=tr", "-Duser.country=TR", "-Duser.timezone=Asia/Tokyo");
        var arabic = printed("-Duser.language=ar", "-Duser.country=EG", "-Dfile.encoding=ISO-8859-1", "-XX:hashCode=2");
        assertThat(turkish).contains("module Sender", "module RegisterSlice_Beat73").isEqualTo(arabic)
            .isEqualTo(text());
    }

    /** Prints every sample, for the test above. */
    public static void main(String[] arguments) throws IOException {
        System.out.write(text().getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }

    private static String text() {
        var out = new StringBuilder();
        VerilogTest.circuits().forEach(circuit ->
            FileSet.of(Design.of(circuit).modules(), Style.DEFAULT).files()
                .forEach((name, text) -> out.append(name).append('\n').append(text)));
        return out.toString();
    }

    private static String printed(String... options) throws IOException, InterruptedException {
        var command = new java.util.ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java",
            "-XX:+UnlockExperimentalVMOptions"));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), RepeatableTextTest.class.getName()));
        var process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        var text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return text;
    }
}
