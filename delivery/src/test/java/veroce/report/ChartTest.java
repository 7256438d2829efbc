package veroce.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartTest {
    private static final Chart.Axis LOSS = Chart.Axis.log("loss", "%");
    private static final Chart CHART = Chart.of("goodput & <loss>", LOSS, Chart.Axis.of("goodput", "%"))
        .with("NIC", Chart.Look.MARKED, List.of(new double[] {0.1, 97}, new double[] {1, 96}))
        .with("ceiling", Chart.Look.DASHED, List.of(new double[] {0.1, 97.4}, new double[] {1, 96.5}))
        .with("asked", Chart.Look.POINTS, List.of(new double[] {0.5, 96.8}), 9)
        .with("never measured", Chart.Look.LINE, List.of());

    @TempDir Path folder;

    @Test void aPictureIsXmlWithAxesUnitsAndLegendAndTheSameBytesEveryTime() throws Exception {
        var both = Picture.svg(List.of(CHART, CHART), 900, 420);
        assertThat(both.get(1)).isEqualTo(both.get(0));
        assertThat(both.get(0)).contains(">loss (%)</text>", ">goodput (%)</text>", ">NIC</text>", ">ceiling</text>",
            ">asked</text>").doesNotContain("never measured");
        var svg = DocumentBuilderFactory.newInstance().newDocumentBuilder()
            .parse(new ByteArrayInputStream(both.get(0).getBytes(StandardCharsets.UTF_8)));
        assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
    }

    @Test void aPageNeedsNothingBesideIt() throws IOException {
        Path file = folder.resolve("page.html");
        new ChartPage("title & <more>").verdict(false, "missed").section("loss").chart(CHART)
            .table(List.of("what", "value"), List.of(List.of("a <b>", 1234), List.of("c", 2))).write(file);
        String text = Files.readString(file);
        assertThat(text.substring(0, text.indexOf("<script"))).contains("title &amp; &lt;more&gt;",
            "<td class=\"number\">1,234<", "a &lt;b&gt;", "id=\"chart0\"", "prefers-color-scheme")
            .doesNotContain("src=", "<link", "@import", "never measured");
        assertThat(text.substring(text.indexOf("<script")).startsWith("<script>\n")).isTrue();
        assertThat(text.contains("echarts.init(place")).isTrue();
    }

    @Test void thePageLeadsToItsSectionsAndKeepsLongTablesFolded() throws IOException {
        Path file = folder.resolve("page.html");
        new ChartPage("title").section("rates & more").folded("the 1 figure", List.of("what"),
            List.of(List.of("a"))).section("loss").write(file);
        assertThat(file).content().contains("<nav><a href=\"#section1\">rates &amp; more</a> <a href=\"#section2\">loss</a>",
            "<h2 id=\"section2\">loss</h2>", "<details><summary>the 1 figure</summary>\n<div class=\"wide\"><table>",
            "</table></div>\n</details>");
    }

    @Test void aTableWithoutChartsNeedsNoLibrary() throws IOException {
        Path file = folder.resolve("page.html");
        new ChartPage("title").chart(Chart.of("empty", LOSS, LOSS)).write(file);
        assertThat(file).content().doesNotContain("<script>", "empty");
    }

    @Test void whatCannotBeDrawnIsRefused() {
        assertThatThrownBy(() -> CHART.with("s", Chart.Look.LINE, List.of(new double[] {1, Double.NaN})))
            .hasMessageContaining("series 's'").hasMessageContaining("NaN");
        assertThatThrownBy(() -> CHART.with("s", Chart.Look.LINE, List.of(new double[] {0, 1})))
            .hasMessageContaining("logarithm");
    }
}
