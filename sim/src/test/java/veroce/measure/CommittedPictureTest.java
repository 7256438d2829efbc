package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;
import veroce.report.Picture;
import veroce.report.Report;
import veroce.report.Row;
import veroce.simulate.Engine;

/** The README's picture of loss is that of its data, and what of these needs no NIC is what comes out now. */
class CommittedPictureTest {
    private static final Path FOLDER = ProjectRoot.find().resolve("docs/pictures");
    private static final Scenario LOSS = Scenarios.named("loss");

    @Test void itIsDrawnFromItsData() throws IOException {
        var charts = LOSS.charts(Report.read(FOLDER.resolve("loss.json")).rows());
        assertThat(FOLDER.resolve("loss.svg")).content().isEqualTo(Picture.svg(charts.subList(0, 1), 900, 480).getFirst());
    }

    @Test void theReferenceStillMeasuresTheSame() throws IOException {
        var effort = new Effort(RnicParameters.ALVEO_100G, Engine.REFERENCE, true, 1, 2, Effort.Wish.NONE);
        var now = withoutNic(LOSS.run(effort, step -> { }).rows());
        assertThat(now).hasSizeGreaterThan(50).containsExactlyElementsOf(withoutNic(
            Report.read(FOLDER.resolve("loss.json")).rows()));
    }

    private static List<String> withoutNic(List<Row> rows) {
        return rows.stream().filter(row -> !row.scenario().startsWith("independent"))
            .map(row -> row.scenario() + " " + row.metric() + " " + row.value().doubleValue() + " " + row.ceiling()).toList();
    }
}
