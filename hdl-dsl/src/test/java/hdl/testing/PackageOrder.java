package hdl.testing;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The order in which the packages of a module import each other: one way. It is a list, package by package with those
 * that it may import, all of which stand above it; an arrow that nothing uses is taken off the list. What stands beside
 * the packages is seen by all and sees none of them.
 */
public final class PackageOrder {
    private final Path sources;
    private final Pattern named;
    private final Map<String, Set<String>> permitted = new LinkedHashMap<>();
    private final Set<String> below;

    /**
     * The list of one module that uses no other with the same root.
     *
     * @param root    package that holds the others
     * @param sources folder of that package
     * @param list    a line for each package: its name, or its name, a colon and what it imports
     */
    public PackageOrder(String root, Path sources, String list) {
        this(root, sources, Set.of(), list);
    }

    /**
     * The list of a module above others.
     *
     * @param below packages below the same root that lie in those modules, which have lists of their own
     */
    public PackageOrder(String root, Path sources, Set<String> below, String list) {
        this.sources = sources;
        this.below = below;
        named = Pattern.compile("\\b" + root + "\\.([a-z]+)\\.(?:[A-Z]|\\*)");
        for (var line : list.lines().toList()) {
            var names = new ArrayList<>(List.of(line.strip().split("[: ]+")));
            permitted.put(names.removeFirst(), new TreeSet<>(names));
        }
    }

    public Set<String> packages() {
        return permitted.keySet();
    }

    /** Every package imports what the list permits it, and nothing else. */
    public void assertKept() throws IOException {
        assertThat(imports()).isEqualTo(permitted);
    }

    /** What a package of the list imports stands above it, so that no arrows make a circle. */
    public void assertOneWay() {
        var above = new TreeSet<>(below);
        permitted.forEach((name, imported) -> {
            assertThat(above).as("above " + name).containsAll(imported);
            above.add(name);
        });
    }

    /** Of every package, the others that its sources name; its description and comments count as well. */
    private Map<String, Set<String>> imports() throws IOException {
        var imports = new LinkedHashMap<String, Set<String>>();
        try (var files = Files.walk(sources)) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                var name = sources.relativize(file.getParent()).toString();
                var others = named.matcher(Files.readString(file)).results().map(each -> each.group(1))
                    .filter(each -> !each.equals(name)).collect(toCollection(TreeSet::new));
                if (name.isEmpty()) {
                    assertThat(others).as("packages that " + file + " names").isEmpty();
                } else {
                    imports.computeIfAbsent(name, _ -> new TreeSet<>()).addAll(others);
                }
            }
        }
        return imports;
    }
}
