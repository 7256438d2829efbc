package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import veroce.ProjectRoot;

/** The page about the wire says what hardware and reference do: its tables are made from theirs. */
class WireFormatTest {
    private static final Path PAGE = ProjectRoot.find().resolve("docs/wire-format.md");
    private static final Pattern TABLE = Pattern.compile("<!-- table: (.*?) -->\n(.*?)<!-- end -->", Pattern.DOTALL);

    /** Rewrite the tables with {@code -Dgolden.write=true}, then read the difference. */
    @Test void theTablesOfThePageAreThoseOfTheCode() throws Exception {
        Map<String, String> tables = WireFormatPage.tables();
        String text = Files.readString(PAGE);
        List<String> found = new ArrayList<>();
        String made = TABLE.matcher(text).replaceAll(match -> {
            found.add(match.group(1));
            assertThat(tables).as("tables that the page may show").containsKey(match.group(1));
            return Matcher.quoteReplacement("<!-- table: " + match.group(1) + " -->\n"
                + tables.get(match.group(1)) + "<!-- end -->");
        });
        assertThat(found).containsExactlyElementsOf(tables.keySet());
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(PAGE, made);
        }
        assertThat(text).as("docs/wire-format.md; rewrite its tables with -Dgolden.write=true").isEqualTo(made);
    }

    @Test void everyRowOfTheMalformedTableHasAFrameThatFindsIt() {
        for (MalformedExamples.Row row : MalformedExamples.rows()) {
            if (row.frame() != null) {
                assertThat(PacketDecoder.decode(row.frame()).disposition()).as("row " + row.number())
                    .isEqualTo(row.counter());
            }
        }
    }

    @Test void everyCounterHasItsRowInTheOrderOfTheChecks() {
        List<Disposition> counters = new ArrayList<>(List.of(Disposition.values()));
        counters.remove(Disposition.RX_OK);
        assertThat(MalformedExamples.rows()).extracting(MalformedExamples.Row::counter)
            .containsExactlyElementsOf(counters);
        assertThat(MalformedExamples.rows()).filteredOn(row -> row.frame() == null)
            .extracting(MalformedExamples.Row::counter).containsExactly(Disposition.RX_TRIM_ICRC);
    }
}
