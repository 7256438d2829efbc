package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;
import veroce.bench.Figures;
import veroce.report.Picture;
import veroce.report.Report;
import veroce.report.Row;
import veroce.simulate.Engine;

/** The README's picture of loss is that of its data, and what of these is measured soon is what comes out now. */
class CommittedPictureTest {
    private static final Path FOLDER = ProjectRoot.find().resolve("docs/pictures");
    /** One rate of loss of all that are committed. */
    private static final double LOSS = 0.01;

    @Test void itIsDrawnFromItsData() throws IOException {
        var charts = Scenarios.named("loss").charts(Report.read(FOLDER.resolve("loss.json")).rows());
        assertThat(FOLDER.resolve("loss.svg")).content().isEqualTo(Picture.svg(charts.subList(0, 1),
            MeasureRecord.WIDTH, MeasureRecord.HEIGHT).getFirst());
    }

    @Test void goBackStillMeasuresTheSame() throws IOException {
        var effort = new Effort(RnicParameters.ALVEO_100G, Engine.REFERENCE, Size.QUICK, 1, 1, Effort.Wish.NONE);
        var now = new Figures();
        LossScenario.add(now, Move.all(List.of(LossScenario.goBack(effort, LOSS)), 1, step -> { }).getFirst());
        assertThat(now.rows()).hasSize(4);
        assertThat(texts(Report.read(FOLDER.resolve("loss.json")).rows())).as("make the picture and its data anew,"
            + " as docs/measurement.md says").containsAll(texts(now.rows()));
    }

    private static List<String> texts(List<Row> rows) {
        return rows.stream().map(row -> row.scenario() + " " + row.metric() + " " + row.value().doubleValue() + " "
            + row.ceiling()).toList();
    }
}
