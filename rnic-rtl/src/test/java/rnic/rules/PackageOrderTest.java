package rnic.rules;

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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/**
 * Packages of the NIC import one way. The order is listed here, package by package with those that it may import, all of
 * which stand above it; an arrow that nothing uses is taken off the list.
 */
@Tag(MutationWorker.EMITTED)
class PackageOrderTest {
    private static final Path SOURCES = Path.of("src/main/java/rnic");
    private static final Pattern PACKAGE = Pattern.compile("\\brnic\\.([a-z]+)\\.(?:[A-Z]|\\*)");

    private static final String ORDER = """
        common
        protocol
        wire
        context: protocol
        messages: common protocol wire context
        memory: common protocol messages
        parse: common protocol wire context messages
        track: common protocol messages
        receive: common protocol wire context messages parse track
        acknowledge: common protocol wire context messages track
        retransmit: common protocol context messages
        schedule: common protocol context messages
        complete: common protocol context messages memory
        fetch: common protocol context messages memory complete
        transmit: common protocol wire context messages parse
        command: common protocol context messages memory fetch
        registers: protocol context messages
        top: common protocol context messages memory parse receive acknowledge retransmit schedule complete fetch \
            transmit command registers
        board: protocol registers top
        proof: common protocol memory acknowledge retransmit schedule command
        """;

    @Test void everyPackageImportsWhatItMayAndNothingElse() throws IOException {
        assertThat(imports(SOURCES)).isEqualTo(permitted());
    }

    @Test void whatMayBeImportedStandsAbove() {
        var above = new TreeSet<String>();
        permitted().forEach((name, imported) -> {
            assertThat(above).as("above " + name).containsAll(imported);
            above.add(name);
        });
    }

    @Test void everyPackageSaysWhatLivesThere() {
        for (var name : permitted().keySet()) {
            assertThat(SOURCES.resolve(name).resolve("package-info.java")).exists();
        }
    }

    /** No class stands beside the packages, where all could see it. */
    @Test void nothingStandsOutside() throws IOException {
        try (var files = Files.list(SOURCES)) {
            assertThat(files.filter(file -> !Files.isDirectory(file)).toList()).isEmpty();
        }
    }

    private static Map<String, Set<String>> permitted() {
        var permitted = new LinkedHashMap<String, Set<String>>();
        for (var line : ORDER.lines().toList()) {
            var names = new ArrayList<>(List.of(line.strip().split("[: ]+")));
            permitted.put(names.removeFirst(), new TreeSet<>(names));
        }
        return permitted;
    }

    /** Of every package, the others that its sources name; its description and comments count as well. */
    private static Map<String, Set<String>> imports(Path sources) throws IOException {
        var imports = new LinkedHashMap<String, Set<String>>();
        try (var files = Files.walk(sources)) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
                var name = sources.relativize(file.getParent()).toString();
                var others = PACKAGE.matcher(Files.readString(file)).results().map(each -> each.group(1))
                    .filter(each -> !each.equals(name)).collect(toCollection(TreeSet::new));
                imports.computeIfAbsent(name, unused -> new TreeSet<>()).addAll(others);
            }
        }
        return imports;
    }
}
