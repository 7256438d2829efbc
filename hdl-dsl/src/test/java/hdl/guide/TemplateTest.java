package hdl.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The first project that users copy is the one that the guide shows, and as current as this one; Maven builds it. */
class TemplateTest {
    private static final Path TEMPLATE = Path.of("template");
    private static final Path PAGE = Path.of("../docs/language/start.md");
    private static final Pattern BLOCK = Pattern.compile("```(java|xml)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern VERSION = Pattern.compile(
        "<artifactId>([\\w.-]+)</artifactId>\\s*<version>([\\w.-]+)</version>");

    @Test void whatThePageShowsIsWhatIsCopied() throws IOException {
        var files = new StringBuilder();
        try (var all = Files.walk(TEMPLATE.resolve("src"))) {
            for (var file : all.filter(path -> path.toString().endsWith(".java")).toList()) {
                files.append(Files.readString(file));
            }
        }
        var pom = flat(Files.readString(TEMPLATE.resolve("pom.xml")));
        var blocks = BLOCK.matcher(Files.readString(PAGE)).results().toList();
        assertThat(blocks).hasSize(6).allSatisfy(block -> {
            boolean java = block.group(1).equals("java");
            assertThat(java ? files.toString() : pom).contains(java ? block.group(2) : flat(block.group(2)));
        });
    }

    /** Also so that the set-up's repository suffices to build it. */
    @Test void itUsesTheVersionsOfTheHouse() throws IOException {
        var house = new TreeMap<String, String>();
        var parent = Files.readString(Path.of("../pom.xml"));
        VERSION.matcher(parent).results().forEach(match -> house.put(match.group(1), match.group(2)));
        house.put("hdl-dsl", house.get("veroce"));
        house.put("junit-jupiter", property(parent, "junit.version"));
        house.put("assertj-core", property(parent, "assertj.version"));
        var own = Files.readString(TEMPLATE.resolve("pom.xml"));
        assertThat(VERSION.matcher(own).results().filter(match -> !match.group(1).equals("blinker")))
            .hasSizeGreaterThan(6).allSatisfy(match ->
                assertThat(match.group(2)).as(match.group(1)).isEqualTo(house.get(match.group(1))));
    }

    private static String property(String pom, String name) {
        return pom.substring(pom.indexOf("<" + name + ">") + name.length() + 2, pom.indexOf("</" + name + ">"));
    }

    private static String flat(String text) {
        return text.lines().map(String::strip).reduce("", (before, line) -> before + "\n" + line);
    }
}
