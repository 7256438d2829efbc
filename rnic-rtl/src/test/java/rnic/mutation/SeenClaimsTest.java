package rnic.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.ir.Stmt;
import hdl.ir.Walk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/**
 * Every claim of both deliveries is seen to fail: it stands in {@link BrokenClaim}, or a test that drives its circuit
 * wrongly, or a proof, names it; else it stands in {@link UnseenClaims} with the reason.
 */
@Tag(MutationWorker.EMITTED)
class SeenClaimsTest {
    private static final List<Path> NAMING = List.of(Path.of("src/test/java"), Path.of("src/main/java/rnic/proof"));

    @Test void everyClaimIsSeenToFailOrItIsSaidWhyNot() throws IOException {
        var naming = texts();
        var unseen = new TreeMap<String, TreeSet<String>>();
        claims().forEach((circuit, claims) -> claims.stream()
            .filter(claim -> !naming.contains(claim) && !isBroken(circuit, claim))
            .forEach(claim -> unseen.computeIfAbsent(circuit, _ -> new TreeSet<>()).add(claim)));
        assertThat(unseen).isEqualTo(UnseenClaims.byCircuit());
    }

    private static boolean isBroken(String circuit, String claim) {
        return BrokenClaim.ALL.stream().anyMatch(each -> each.circuit().equals(circuit) && each.claim().equals(claim));
    }

    /** What is claimed, by circuit. */
    private static TreeMap<String, TreeSet<String>> claims() {
        var claims = new TreeMap<String, TreeSet<String>>();
        for (var parameters : List.of(RnicParameters.SMALL, RnicParameters.ALVEO_100G)) {
            for (var module : Design.of(new Rnic(parameters)).definitions()) {
                var circuit = module.source().replace(".java", "");
                Walk.statements(module.body(), (stmt, _) -> {
                    if (stmt instanceof Stmt.Claim claim && claim.kind() != Stmt.Kind.COVER) {
                        claims.computeIfAbsent(circuit, _ -> new TreeSet<>()).add(claim.label());
                    }
                });
            }
        }
        return claims;
    }

    /** The tests and proofs in one text, but for lists of claims; what is broken over lines in one piece. */
    private static String texts() throws IOException {
        var text = new StringBuilder();
        for (var folder : NAMING) {
            try (var files = Files.walk(folder)) {
                text.append(sources(files).collect(Collectors.joining()));
            }
        }
        return text.toString().replaceAll("\"\\s*\\+\\s*\"", "")
            .replaceAll("\\.without\\([^)]*\\)", "");       // a proof that does not look at it
    }

    private static Stream<String> sources(Stream<Path> files) {
        return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("BrokenClaim.java")
            && !file.endsWith("UnseenClaims.java") && !file.endsWith("FoundRoom.java")).map(file -> {
                try {
                    return Files.readString(file);
                } catch (IOException problem) {
                    throw new UncheckedIOException(problem);
                }
            });
    }
}
