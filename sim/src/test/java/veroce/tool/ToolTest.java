package veroce.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ToolTest {
    private static Tool tool(String minimum, String... command) {
        return new Tool("it", "tests", List.of(command), Pattern.compile("version (\\d+(?:\\.\\d+)*)"), minimum,
            "get it");
    }

    @Test void versionsAreComparedNumberByNumber() {
        assertThat(Tool.atLeast("5.036", "5.006")).isTrue();
        assertThat(Tool.atLeast("5.006", "5.036")).isFalse();
        assertThat(Tool.atLeast("11.0", "11")).isTrue();
        assertThat(Tool.atLeast("11", "11.0")).isTrue();
        assertThat(Tool.atLeast("4.8.9", "4.8.12")).isFalse();
        assertThat(Tool.atLeast("10.0", "9.9.9")).isTrue();
    }

    @Test void aToolIsFoundWithItsVersion() {
        var found = tool("1.2", "sh", "-c", "echo some version 1.10.3, of today").find();
        assertThat(found.version()).isEqualTo("1.10.3");
        assertThat(found.path()).endsWith("/sh");
        assertThat(found.state()).isEqualTo("ok");
    }

    @Test void anOldToolIsToldFromAMissingOne() {
        assertThat(tool("2.0", "sh", "-c", "echo version 1.10.3").find().state()).isEqualTo("too old");
        assertThat(tool("2.0", "no-such-program").find().state()).isEqualTo("missing");
        assertThat(tool("2.0", "sh", "-c", "echo broken; exit 1").find().state()).isEqualTo("missing");
    }
}
