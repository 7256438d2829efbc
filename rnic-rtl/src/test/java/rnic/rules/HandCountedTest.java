package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/**
 * No author counts how long a value waits: pipelines are timelines, and one register is a {@code stage}. What is left
 * of numbers is listed with the reason: within an aligned timeline a wrong one is refused or makes all that meets wait,
 * so operations are never mixed; where a value leaves its timeline, something else has to hold the number.
 */
@Tag(MutationWorker.EMITTED)
class HandCountedTest {
    private static final Path SOURCES = Path.of("src/main/java/rnic");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*|(?m)^import[^\\n]*", Pattern.DOTALL);
    private static final Pattern DELAY = Pattern.compile("\\bdelay\\(");
    private static final Pattern COMPUTED = Pattern.compile("(?<![.\\w])at\\([^,()]*[+-][^,()]*,");
    private static final Pattern LEAVING = Pattern.compile("\\bleave\\(at\\(");

    private static final String ALIGNED = "its operands meet others of the timeline there, which would wait or refuse";

    /** Files in which a cycle is a sum: how it is held. */
    private static final Map<String, String> COMPUTED_IN = Map.ofEntries(
        Map.entry("AccessCheck", ALIGNED), Map.entry("AckBuilder", "a cycle before a declared one; " + ALIGNED),
        Map.entry("AckPolicy", "a cycle behind the result of an operation, with which a request enters its queue"),
        Map.entry("ErrorTable", ALIGNED), Map.entry("EvaluationStage", ALIGNED), Map.entry("Frontier", ALIGNED),
        Map.entry("HeldAnswers", "the cycle in which its own recall writes, for copies"),
        Map.entry("IcrcChecker", ALIGNED), Map.entry("ReceiveCheck", ALIGNED), Map.entry("ReceiveChecks", ALIGNED),
        Map.entry("SignalPoint", "every cycle behind the decision, one after the other: who has just told"),
        Map.entry("ReactionPoint", "a cycle behind the declared end of its algorithm, with its flag"),
        Map.entry("ResponseStream", "the declared decision, and its own recall in front of it, which refuses others"),
        Map.entry("RoceSide", "the latency of its own memory, whose word meets the number of its packet there"),
        Map.entry("RoceStream", "the declared decision, and its own recall in front of it, which refuses others"),
        Map.entry("SackMap", ALIGNED), Map.entry("SackTracker", "the difference of two declared cycles"),
        Map.entry("SendWindow", "in front of a declared cycle by a declared latency"),
        Map.entry("StashWalk", "the cycle in which its own recall writes, in which a step is reported"),
        Map.entry("TimerScan", "a cycle behind a declared latency, as its flag"),
        Map.entry("TransmitPath", "claimed: nothing of an old life comes later (EndedLife)"));

    /** Files in which a value leaves its timeline at a cycle that is said: how it is held. */
    private static final Map<String, String> LEAVING_IN = Map.ofEntries(
        Map.entry("AckBuilder", "the latency of its own memories; the answer leaves with its flag, both at that cycle"),
        Map.entry("EthernetReceiver",
            "the declared cycle at which the owner of its frame comes, claimed to be that of its last beat"),
        Map.entry("GoBackPipeline", "one declared cycle: that of the flag beside which it is written"),
        Map.entry("HeldAnswers", "the cycle in which its own recall writes, for copies"),
        Map.entry("IcrcInserter", "the declared latency of the circuit whose result it meets"),
        Map.entry("SignalPoint", "one declared cycle: that of the decision, with its flag and its queue pair"),
        Map.entry("ObjectCounter", "every cycle of an operation, one after the other: who is under way"),
        Map.entry("PairRates", "the cycle of its flag, behind its own recall"),
        Map.entry("ReactionPoint", "the cycle in which its own recall writes, for a copy; its rate leaves beside its flag"),
        Map.entry("ReadLedger",
            "both ways from a count to who is told have the same cycles; claimed: at most one waits"),
        Map.entry("ReceiveCore",
            "the declared latency of the inspection; claimed: the packet buffer has spoken of every packet"),
        Map.entry("Responder",
            "the declared cycle at which a context comes, whose queue pair it is; only claims read it"),
        Map.entry("ResponseStream", "who is taken back at the declared decision; its state, as that reads its own"),
        Map.entry("Rnic", "the cycle that the message declares, at which its answer comes"),
        Map.entry("RoceProgress", "the cycle in which its own recall writes, for a copy; who has news is named behind it"),
        Map.entry("RoceStream", "who is taken back at the declared decision; its state, as that reads its own"),
        Map.entry("SpoiledPlacements", "the latency of its own memory"),
        Map.entry("StashWalk", "the cycle in which its own recall writes, in which a step is reported"),
        Map.entry("TimerScan", "the same cycle as that of its flag"),
        Map.entry("TokenBuckets", "the cycles of its own recall, which refuses others"),
        Map.entry("TransmitPath", "claimed: nothing of an old life comes later (EndedLife)"));

    @Test void noCircuitCountsItsDelaysItself() {
        assertThat(found(DELAY)).isEmpty();
    }

    @Test void aCycleThatIsASumIsHeldBySomething() {
        assertThat(found(COMPUTED)).isEqualTo(COMPUTED_IN.keySet());
    }

    @Test void whatLeavesATimelineAtACycleIsHeldBySomething() {
        assertThat(found(LEAVING)).isEqualTo(LEAVING_IN.keySet());
    }

    @Test void aDelayIsFoundAndACommentIsNone() {
        assertThat(counts(DELAY, "io.out.set(delay(io.in, 3));")).isTrue();
        assertThat(counts(DELAY, "io.out.set(at(3, io.in)); // no delay(io.in, 3)")).isFalse();
        assertThat(counts(COMPUTED, "at(LATENCY + 1, x)")).isTrue();
        assertThat(counts(COMPUTED, "p.at(LATENCY + 1).out(x), at(LATENCY, x.minus(1))")).isFalse();
        assertThat(counts(LEAVING, "leave(at(2, x))")).isTrue();
    }

    /** The files of the NIC that have it. */
    private static Set<String> found(Pattern what) {
        try (var files = Files.walk(SOURCES)) {
            var found = new TreeSet<String>();
            files.filter(file -> file.toString().endsWith(".java") && counts(what, text(file)))
                .forEach(file -> found.add(file.getFileName().toString().replace(".java", "")));
            return found;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static boolean counts(Pattern what, String source) {
        return what.matcher(COMMENT.matcher(source).replaceAll("")).find();
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
