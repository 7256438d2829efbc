package veroce.wireshark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Shipped;
import veroce.TestTools;
import veroce.capture.Capture;

/** The README of the dissector names its fields, filters and preferences as they are. */
class DissectorReadmeTest {
    private static final Pattern NAME = Pattern.compile("`([^`]+)`");

    @TempDir Path folder;

    @BeforeAll static void tshark() {
        TestTools.need("tshark");
    }

    /** The rows of the table under a heading, each as its cells. */
    private static List<String[]> table(String heading) throws IOException {
        String text = Files.readString(Dissection.SCRIPT.resolveSibling("README.md"));
        String section = text.substring(text.indexOf("\n## " + heading + "\n") + 1).split("\n## ")[0];
        List<String[]> rows = new ArrayList<>();
        section.lines().filter(line -> line.startsWith("|")).skip(2)
            .forEach(line -> rows.add(line.substring(2).split(" \\| ?")));
        assertThat(rows).as(heading).isNotEmpty();
        return rows;
    }

    private static List<String> quoted(String cell) {
        return NAME.matcher(cell).results().map(match -> match.group(1)).toList();
    }

    private String run(String... command) throws IOException, InterruptedException {
        return new String(TestTools.output(folder, List.of(command)), StandardCharsets.UTF_8);
    }

    @Test void everyFieldIsInTheTableWithItsType() throws IOException, InterruptedException {
        List<String> documented = new ArrayList<>();
        for (String[] row : table("Fields")) {
            documented.add(quoted(row[0]).getFirst() + " " + row[1]);
        }
        List<String> registered = new ArrayList<>();
        run("tshark", "-G", "fields", "-X", "lua_script:" + Dissection.SCRIPT).lines()
            .map(line -> line.split("\t", -1))
            .filter(line -> line[0].equals("F") && line[2].startsWith("veroce."))
            .forEach(line -> registered.add(line[2] + " " + type(line[2], line[3])));
        assertThat(documented).isEqualTo(registered);
    }

    private static String type(String name, String type) {
        return switch (type) {
            case "FT_NONE" -> name.startsWith("veroce.expert.") ? "expert" : "header";
            case "FT_STRING" -> "text";
            case "FT_BOOLEAN" -> "flag";
            case "FT_BYTES" -> "bytes";
            case "FT_DOUBLE" -> "number";
            default -> "number of " + type.substring("FT_UINT".length()) + " bits";
        };
    }

    @Test void everyFilterIsUnderstood() throws IOException, InterruptedException {
        List<String> filters = new ArrayList<>();
        for (String[] row : table("Filters")) {
            filters.add("(" + quoted(row[1]).getFirst() + ")");
        }
        assertThat(filters).hasSizeGreaterThan(5);
        List<Dissection> shown = Dissection.of(folder, Capture.read(Shipped.framesFile()).frames(), "-Y",
            String.join(" || ", filters));
        assertThat(shown).extracting(frame -> frame.get("packet")).contains("SACK", "Packet Drop NAK", "Write Only");
    }

    @Test void everyPreferenceExistsAndHasTheValueOfItsTable() throws IOException, InterruptedException {
        String preferences = run("tshark", "-G", "currentprefs", "-X", "lua_script:" + Dissection.SCRIPT);
        List<String> shown = preferences.lines().filter(line -> line.startsWith("#veroce.")).map(String::strip)
            .map(line -> line.substring(1).toLowerCase(Locale.ROOT)).toList();
        List<String> documented = new ArrayList<>();
        for (String[] row : table("Preferences")) {
            String[] values = row[1].split(", ");
            int i = 0;
            for (String name : quoted(row[0])) {
                documented.add("veroce." + name + ": " + values[i++].split(" ")[0]);
            }
        }
        assertThat(shown).isEqualTo(documented);
    }
}
