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
    /** One rate of loss and one window of all that are committed. */
    private static final double LOSS_RATE = 0.01;
    private static final int STATED_WINDOW = 256;

    @Test void itIsDrawnFromItsData() throws IOException {
        var charts = LOSS.charts(Report.read(FOLDER.resolve("loss.json")).rows());
        assertThat(FOLDER.resolve("loss.svg")).content().isEqualTo(Picture.svg(charts.subList(0, 1), 900, 480).getFirst());
    }

    @Test void theReferenceStillMeasuresTheSame() throws IOException {
        var effort = new Effort(RnicParameters.ALVEO_100G, Engine.REFERENCE, true, 1, 2,
            new Effort.Wish(List.of(LOSS_RATE), null, null, STATED_WINDOW, null));
        var now = withoutNic(LOSS.run(effort, step -> { }).rows());
        assertThat(now).hasSizeGreaterThan(15);
        assertThat(withoutNic(Report.read(FOLDER.resolve("loss.json")).rows())).as("make the picture and its data anew,"
            + " as docs/measurement.md says").containsAll(now);
    }

    private static List<String> withoutNic(List<Row> rows) {
        return rows.stream().filter(row -> !row.scenario().startsWith("independent"))
            .map(row -> row.scenario() + " " + row.metric() + " " + row.value().doubleValue() + " " + row.ceiling()).toList();
    }
}
