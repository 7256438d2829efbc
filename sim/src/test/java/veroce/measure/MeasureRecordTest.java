package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.bench.Figures;
import veroce.report.Report;
import veroce.report.Row;
import veroce.simulate.Engine;

/** The committed record: what is made of it is what it says, and what of it is measured soon is what comes out now. */
class MeasureRecordTest {
    private static final Path ROOT = ProjectRoot.find();
    private static final String AGAIN = "the record is of another state: ./veroce measure --record --scenario %s";
    @TempDir Path folder;

    private static Report report() throws IOException {
        return Report.read(MeasureRecord.json(ROOT));
    }

    private static Effort effort(String scenario) throws IOException {
        var words = String.valueOf(report().configuration().get(MeasureRecord.REPEAT + scenario)).split(" ");
        int at = List.of(words).indexOf("--size");
        var size = List.of(words).contains("--quick") ? Size.QUICK
            : at < 0 ? Size.STANDARD : Size.valueOf(words[at + 1].toUpperCase(Locale.ROOT));
        return new Effort(RnicParameters.ALVEO_100G, Engine.JVM, size, report().seed(), 1, Effort.Wish.NONE);
    }

    @Test void pageTablesAndPictureAreMadeOfIt() throws IOException {
        var report = report();
        assertThat(MeasureRecord.document(ROOT)).as("make generate").content().isEqualTo(MeasureRecord.made(ROOT, report));
        for (var scenario : MeasureRecord.PICTURES) {
            assertThat(MeasureRecord.picture(ROOT, scenario)).as("make generate").content()
                .isEqualTo(MeasureRecord.picture(report, scenario));
        }
        var page = folder.resolve("page.html");
        MeasureRecord.writePage(report, page);
        assertThat(MeasureRecord.page(ROOT)).as("make generate").hasSameTextualContentAs(page);
    }

    @Test void itHoldsEveryScenarioAndEveryTarget() throws IOException {
        var rows = report().rows();
        assertThat(Scenarios.ALL).allMatch(one -> one.isTimed() || !Scenarios.rows(rows, one.title()).isEmpty());
        assertThat(Scenarios.impossible(rows)).isEmpty();
        assertThat(StatedTargets.ALL).allSatisfy(target -> assertThat(target.isOpen(rows)
            || !target.in(rows).isEmpty()).as(target.of() + ": " + target.what()).isTrue());
        assertThat(StatedTargets.ALL).allMatch(target -> target.metric() != null || !target.instead().isEmpty());
    }

    @Test void parserAndTrackerAreAsFastAsItSays() throws IOException {
        var now = new Figures();
        var effort = effort("packet-rate");
        PacketRateScenario.front(effort, List.of(64), effort.configuration().clockKilohertz() / 1000.0, now, step -> { });
        assertSame("packet-rate", now, 10);
    }

    @Test void theCircuitIsWhatItSays() throws IOException {
        var now = new Figures();
        CircuitScenario.still(effort("circuit"), now);
        assertSame("circuit", now, 20);
    }

    @Test void goBackIsWhatItSays() throws IOException {
        var now = new Figures();
        LossScenario.add(now, Move.all(List.of(LossScenario.goBack(effort("loss"), 0.01)), 1, step -> { }).getFirst());
        assertSame("loss", now, 4);
    }

    @Test void oneScenarioTakesThePlaceOfItsOwn() throws IOException {
        var root = folder.resolve("root");
        Files.createDirectories(MeasureRecord.json(root).getParent());
        Files.copy(MeasureRecord.json(ROOT), MeasureRecord.json(root));
        var row = Row.of("Reads", "goodput", 1, "%").with(Scenarios.PART, "loss");
        var about = report().configuration();
        MeasureRecord.put(root, new Report("measure", about, 1L, Report.Result.PASS, List.of(row)),
            List.of(Scenarios.named("loss")));
        var mixed = Report.read(MeasureRecord.json(root)).rows();
        assertThat(texts(Scenarios.rows(mixed, "loss"))).isEqualTo(texts(List.of(row)));
        assertThat(texts(Scenarios.rows(mixed, "paths"))).isEqualTo(texts(Scenarios.rows(report().rows(), "paths")));
        assertThatThrownBy(() -> MeasureRecord.demandSame(root, "alveo-100g", 2, List.of(Scenarios.named("loss"))))
            .isInstanceOf(VeroceException.class).hasMessageContaining("seed 1");
    }

    private static void assertSame(String scenario, Figures now, int least) throws IOException {
        var texts = texts(now.rows());
        assertThat(texts).hasSizeGreaterThanOrEqualTo(least);
        assertThat(texts(Scenarios.rows(report().rows(), scenario))).as(AGAIN, scenario).containsAll(texts);
    }

    private static List<String> texts(List<Row> rows) {
        return rows.stream().map(row -> row.scenario() + " " + row.metric() + " " + row.value().doubleValue() + " "
            + (row.ceiling() == null ? "" : row.ceiling().doubleValue()) + " " + MeasurePage.verdict(row)).toList();
    }
}
