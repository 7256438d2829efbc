package veroce.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    @TempDir Path folder;

    @Test void theDocumentHasTheFieldsAndTheOrderThatScriptsReadIt() throws IOException {
        var row = Row.of("loss 1%", "goodput", 97.5, "Gb/s").ceiling(100).with("paths", 8).with("mtu", 1024);
        var report = new Report("measure", Map.of("config", "u250"), 7L, Report.Result.PASS, List.of(row));
        var expected = """
            {"tool":"veroce","command":"measure","configuration":{"config":"u250"},"seed":7,"result":"pass","rows":[\
            {"scenario":"loss 1%","metric":"goodput","value":97.5,"unit":"Gb/s","ceiling":100,\
            "parameters":{"paths":8,"mtu":1024}}]}""";
        assertThat(new ObjectMapper().readTree(report.toJson()).toString()).isEqualTo(expected);
    }

    @Test void configurationKeepsItsOrderAndCannotBeChangedAfterwards() throws IOException {
        var configuration = new LinkedHashMap<String, Object>();
        for (var name : List.of("z", "a", "m", "b")) {
            configuration.put(name, 1);
        }
        var report = new Report("x", configuration, null, Report.Result.FAIL, List.of());
        configuration.clear();
        assertThat(report.configuration().keySet()).containsExactly("z", "a", "m", "b");
        assertThatThrownBy(() -> report.configuration().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(report.toJson()).contains("\"result\" : \"fail\"", "\"seed\" : null");
    }

    @Test void aFigureThatJsonCannotHoldIsRefused() {
        assertThatThrownBy(() -> Row.of("s", "ratio", 0.0 / 0.0, "")).hasMessageContaining("'ratio'");
    }

    @Test void writingMakesFoldersReplacesTheOldFileAndLeavesNothingElse() throws IOException {
        var file = folder.resolve("build/run/report.json");
        new Report("first", Map.of(), null, Report.Result.PASS, List.of()).write(file);
        new Report("second", Map.of(), null, Report.Result.PASS, List.of()).write(file);
        assertThat(Files.readString(file)).contains("second").doesNotContain("first").endsWith("}\n");
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test void aFailedWriteLeavesNoHalfFile() throws IOException {
        var target = Files.createDirectory(folder.resolve("taken"));
        Files.createFile(target.resolve("inside"));
        assertThatThrownBy(() -> AtomicFile.write(target, new byte[9])).isInstanceOf(IOException.class);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(target);
        }
    }
}
