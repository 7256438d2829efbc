package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.ProjectRoot;
import veroce.report.Chart;
import veroce.report.Picture;

/** The README's pictures of a transfer are those of their data, which {@code make run} has written, and show what it says. */
class RunPictureTest {
    private static final Path FOLDER = ProjectRoot.find().resolve("docs/pictures");

    @Test void theyAreDrawnFromTheirData() throws IOException {
        var drawn = Picture.svg(Picture.readData(FOLDER.resolve("run.json")), MeasureRecord.WIDTH, MeasureRecord.HEIGHT);
        assertThat(FOLDER.resolve("packets.svg")).as("copy packets.svg, throughput.svg and pictures.json of build/run")
            .content().isEqualTo(drawn.get(0));
        assertThat(FOLDER.resolve("throughput.svg")).content().isEqualTo(drawn.get(1));
    }

    @Test void everyPacketThatIsLostIsSentAgain() throws IOException {
        var packets = Picture.readData(FOLDER.resolve("run.json")).getFirst();
        var lost = points(packets, "lost");
        var again = points(packets, "sent again");
        double end = packets.x().most();
        assertThat(lost).isNotEmpty();
        for (var one : lost) {
            // A loss is known a round trip later, which the end of the picture may cut off.
            assertThat(one[0] > end - 25 || again.stream().anyMatch(other -> other[1] == one[1] && other[0] > one[0]))
                .as("packet " + one[1] + ", lost at " + one[0] + " us").isTrue();
        }
    }

    @Test void noMoreArrivesThanTheLineCarries() throws IOException {
        var throughput = Picture.readData(FOLDER.resolve("run.json")).get(1);
        double line = throughput.y().most();
        assertThat(points(throughput, "arrived for the first time")).hasSize(40)
            .allSatisfy(point -> assertThat(point[1]).isBetween(0.0, line));
    }

    private static List<double[]> points(Chart chart, String name) {
        return chart.series().stream().filter(series -> series.name().equals(name)).findAny().orElseThrow().points();
    }
}
