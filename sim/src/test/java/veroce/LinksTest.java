package veroce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Links of the project's pages lead to files and headings that are there. */
class LinksTest {
    private static final Set<String> MADE = Set.of(".git", "build", "target");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ +(.*)$", Pattern.MULTILINE);
    private static final Pattern CODE = Pattern.compile("^```.*?^```$", Pattern.DOTALL | Pattern.MULTILINE);

    @Test void everyLinkLeadsSomewhere() throws IOException {
        var pages = pages(ProjectRoot.find());
        assertThat(pages).hasSizeGreaterThan(20);
        var wrong = new ArrayList<String>();
        for (var page : pages) {
            for (var link : LINK.matcher(text(page)).results().map(match -> match.group(1)).toList()) {
                if (!link.contains("://") && !leads(page, link)) {
                    wrong.add(ProjectRoot.find().relativize(page) + ": " + link);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean leads(Path page, String link) throws IOException {
        int hash = link.indexOf('#');
        var file = hash == 0 ? page : page.resolveSibling(hash < 0 ? link : link.substring(0, hash));
        return Files.exists(file) && (hash < 0 || anchors(file).contains(link.substring(hash + 1)));
    }

    /** As GitHub makes them: lower case, without punctuation, with hyphens for spaces. */
    private static Set<String> anchors(Path page) throws IOException {
        var anchors = new HashSet<String>();
        HEADING.matcher(text(page)).results().map(match -> match.group(1).toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-')).forEach(anchors::add);
        return anchors;
    }

    private static String text(Path page) throws IOException {
        return CODE.matcher(Files.readString(page)).replaceAll("");
    }

    private static List<Path> pages(Path root) throws IOException {
        var pages = new ArrayList<Path>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return MADE.contains(folder.getFileName().toString()) ? FileVisitResult.SKIP_SUBTREE
                    : FileVisitResult.CONTINUE;
            }

            @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (file.toString().endsWith(".md")) {
                    pages.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return pages;
    }
}
