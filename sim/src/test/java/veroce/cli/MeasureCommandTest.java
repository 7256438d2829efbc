package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.measure.Scenarios;
import veroce.report.Report;
import veroce.report.Row;

class MeasureCommandTest {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int measure(String... arguments) {
        var words = new String[arguments.length + 1];
        words[0] = "measure";
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        return Main.commandLine(words).setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(words);
    }

    @Test void theListNamesEveryScenarioAndItsTime() {
        assertThat(measure("--list")).isZero();
        Scenarios.ALL.forEach(one -> assertThat(out.toString()).contains(one.title(), one.explains()));
    }

    @Test void oneCommandTellsTheGoodputOfALineAndDrawsIt() throws IOException {
        var json = folder.resolve("loss.json");
        var again = folder.resolve("again.json");
        var page = folder.resolve("loss.html");
        var picture = folder.resolve("loss.svg");
        var question = List.of("--scenario", "loss", "--engine", "reference", "--packets", "1500", "--loss", "0.5%", "--paths", "8",
            "--mtu", "2048");
        assertThat(measure(with(question, "--json", json.toString(), "--html", page.toString(), "--svg",
            picture.toString()))).as(err.toString()).isZero();
        var rows = Report.read(json).rows();
        var asked = rows.stream().filter(row -> row.scenario().equals("independent loss, 0.5 %")
            && row.metric().equals("goodput_percent_of_line")).findAny().orElseThrow();
        assertThat(asked.value().doubleValue()).isBetween(80.0, asked.ceiling().doubleValue());
        assertThat(Files.readString(page)).contains("Goodput against loss", "./veroce measure --scenario loss");
        assertThat(picture).content().startsWith("<svg").contains("go-back-N: RoCEv2, one path", "loss (%)");
        assertThat(measure(with(question, "--json", again.toString()))).isZero();
        assertThat(again).hasSameTextualContentAs(json);
    }

    private static String[] with(List<String> question, String... more) {
        var words = Arrays.copyOf(question.toArray(String[]::new), question.size() + more.length);
        System.arraycopy(more, 0, words, question.size(), more.length);
        return words;
    }

    @Test void badInputIsRefusedBeforeAnythingIsMeasured() {
        for (var bad : new String[][] {{"--scenario", "weather"}, {"--scenario", ","}, {"--loss", "60%"},
            {"--loss", "1%", "--scenario", "latency"}, {"--mtu", "1000"}, {"--paths", "17"}, {"--window", "1000"},
            {"--configuration", "large"}, {"--jobs", "0"}, {"--svg", "x.svg"}, {"--loss", "x"},
            {"--scenario", "packet-rate", "--engine", "reference"}, {"--packets", "10"},
            {"--record", "--mtu", "1024"}, {"--record", "--engine", "reference"}}) {
            err.getBuffer().setLength(0);
            assertThat(measure(bad)).as(String.join(" ", bad)).isEqualTo(2);
            assertThat(err.toString()).as(String.join(" ", bad)).contains(bad[0]);
        }
    }

    @Test void aFigureAboveItsCeilingIsAMistake() {
        var row = Row.of("s", "goodput_by_size", 97.5, "%").ceiling(97.0);
        assertThat(Scenarios.impossible(List.of(row))).singleElement().asString().contains("s: goodput_by_size is 97.5");
        assertThat(Scenarios.impossible(List.of(row.ceiling(97.5)))).isEmpty();
        assertThat(Scenarios.impossible(List.of(new Row("s", "completion_p99", 1.2, "of ideal", 1.0, Map.of())))).isEmpty();
    }
}
