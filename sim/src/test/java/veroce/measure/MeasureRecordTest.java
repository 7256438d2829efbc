package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;
import veroce.bench.Figures;
import veroce.report.Report;
import veroce.report.Row;
import veroce.simulate.Engine;

/** The committed record is one: page, document and picture are those of its report, and its fast part is what comes out now. */
class MeasureRecordTest {
    private static final Path ROOT = ProjectRoot.find();
    private static final String REMEDY = "'./veroce measure --record' makes the record anew, 'make generate' what is made"
        + " from it";
    private static final double LOSS = 0.01;

    private static Report report() throws IOException {
        return Report.read(MeasureRecord.json(ROOT));
    }

    @Test void documentAndPictureAreMadeFromTheReport() throws IOException {
        if (Boolean.getBoolean("golden.write")) {
            MeasureRecord.write(ROOT);
        }
        assertThat(Files.readString(MeasureRecord.document(ROOT))).as(REMEDY)
            .isEqualTo(MeasureRecord.made(ROOT, report()));
        assertThat(MeasureRecord.picture(ROOT)).as(REMEDY).content().isEqualTo(MeasureRecord.loss(report()));
    }

    @Test void thePageShowsEveryFigure() throws IOException {
        var page = Files.readString(MeasureRecord.page(ROOT));
        for (var scenario : Scenarios.ALL) {
            assertThat(Scenarios.rows(report().rows(), scenario.title())).as(scenario.title()).isNotEmpty();
            assertThat(page.contains("<h2>" + scenario.title() + "</h2>")).as(scenario.title()).isTrue();
        }
        long stated = report().rows().stream().filter(row -> !MeasurePage.verdict(row).isEmpty()).count();
        assertThat(page.split("<tr>", -1).length).isGreaterThan((int) (report().rows().size() + stated));
    }

    @Test void nothingIsAboveWhatIsPossible() throws IOException {
        assertThat(Scenarios.impossible(report().rows())).isEmpty();
    }

    @Test void theFastPartIsWhatComesOutNow() throws IOException {
        var report = report();
        var size = Size.valueOf(String.valueOf(report.configuration().get("size")).toUpperCase(java.util.Locale.ROOT));
        var effort = new Effort(RnicParameters.ALVEO_100G, Engine.REFERENCE, size, report.seed(), 1, Effort.Wish.NONE);
        var figures = new Figures();
        LossScenario.add(figures, Move.all(List.of(LossScenario.goBack(effort, LOSS)), 1, step -> { }).getFirst());
        PacketRateScenario.front(effort, List.of(64), RnicParameters.ALVEO_100G.clockKilohertz() / 1000.0, figures,
            step -> { });
        CircuitScenario.still(effort, figures);
        assertThat(figures.rows()).hasSizeGreaterThan(30);
        assertThat(report.rows().stream().map(MeasureRecordTest::text)).as(REMEDY)
            .containsAll(figures.rows().stream().map(MeasureRecordTest::text).toList());
    }

    private static String text(Row row) {
        return row.scenario() + " " + row.metric() + " " + row.value().doubleValue() + " " + row.unit() + " of "
            + (row.ceiling() == null ? "nothing" : row.ceiling().doubleValue());
    }
}
