package hdl.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A page of the guide. Its blocks of Java are whole files; below one may stand what becomes of it: the Verilog of a
 * circuit ({@code verilog}), or what the language or a run of the tests says ({@code console}).
 */
record GuidePage(Path file, String text, List<Example> examples) {
    private static final Path FOLDER = Path.of("../docs/language");
    private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```\n(?:\n```(verilog|console)\n(.*?)```\n)?",
        Pattern.DOTALL);
    private static final Pattern TYPE = Pattern.compile("^(?:public |final )*(?:record|class|enum|interface) (\\w+)",
        Pattern.MULTILINE);
    private static final Pattern PACKAGE = Pattern.compile("^package (\\w+);", Pattern.MULTILINE);

    /** A file of Java by its type, and what is shown below it: its kind and its text, both empty when nothing is. */
    record Example(String type, String source, String kind, String shown) {
        @Override public String toString() {
            return type;
        }
    }

    static List<GuidePage> all() throws IOException {
        try (var files = Files.list(FOLDER)) {
            var pages = new ArrayList<GuidePage>();
            for (var file : files.filter(path -> path.toString().endsWith(".md")).sorted().toList()) {
                pages.add(read(file));
            }
            return pages;
        }
    }

    private static GuidePage read(Path file) throws IOException {
        var text = Files.readString(file);
        var examples = new ArrayList<Example>();
        for (var match : BLOCK.matcher(text).results().toList()) {
            var type = TYPE.matcher(match.group(1));
            if (!type.find()) {
                throw new AssertionError(file + ": no type in\n" + match.group(1));
            }
            var in = PACKAGE.matcher(match.group(1));
            examples.add(new Example((in.find() ? in.group(1) + "." : "") + type.group(1), match.group(1), match.group(2) == null ? "" : match.group(2),
                match.group(3) == null ? "" : match.group(3)));
        }
        return new GuidePage(file, text, examples);
    }

    /** The page with these texts below its examples. */
    String showing(Map<Example, String> texts) {
        var page = text;
        for (var entry : texts.entrySet()) {
            var above = "```java\n" + entry.getKey().source() + "```\n\n```" + entry.getKey().kind() + "\n";
            page = page.replace(above + entry.getKey().shown() + "```\n", above + entry.getValue() + "```\n");
        }
        return page;
    }

    @Override public String toString() {
        return file.getFileName().toString();
    }
}
