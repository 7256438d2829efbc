package rnic.rules;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/**
 * Delays whose length an author has counted, circuit by circuit. A circuit on a timeline has none and is not listed; it
 * never comes back. Nothing is added to this list: a new pipeline is a timeline.
 */
@Tag(MutationWorker.EMITTED)
class HandCountedTest {
    private static final Path SOURCES = Path.of("src/main/java/rnic");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*|(?m)^import[^\\n]*", Pattern.DOTALL);
    private static final Pattern DELAY = Pattern.compile("\\b(?:delay|Valids\\.later)\\(");

    private static final String LEFT = """
        acknowledge/AckBuilder=22 acknowledge/AckPolicy=20 acknowledge/RttResponder=2 command/FailureCollector=4 \
        command/ObjectCounter=11 command/QueuePairStates=1 common/Valids=1 complete/CompletionOrder=2 \
        complete/CompletionSlots=16 complete/CompletionSpan=9 complete/CompletionWriter=1 \
        complete/SpoiledPlacements=7 complete/StashWalk=8 fetch/ReceiveQueue=1 fetch/RequestFetcher=2 \
        memory/PayloadReader=1 memory/PlacementEngine=2 parse/FrameInspector=8 parse/FrameMeter=3 \
        parse/HeaderJudge=34 parse/IcrcChecker=8 parse/IcrcMask=14 parse/Ipv4Checksum=3 parse/PacketParser=10 \
        parse/ReceiveCheck=11 parse/VariantMask=3 receive/ErrorTable=9 receive/ReceiveCore=64 \
        retransmit/ChoiceTable=2 retransmit/SendWindow=32 retransmit/TimerScan=4 retransmit/WindowIssue=5 \
        retransmit/WindowTables=2 schedule/Pacer=2 schedule/TokenBuckets=26 top/Rnic=4 top/SendPath=2 \
        transmit/IcrcInserter=6 transmit/TransmitPath=6
        """;

    @Test void theseCircuitsCountTheirDelaysThemselves() throws IOException {
        var found = new TreeMap<String, Long>();
        try (var files = Files.walk(SOURCES)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> {
                long delays = DELAY.matcher(COMMENT.matcher(text(file)).replaceAll("")).results().count();
                if (delays > 0) {
                    var name = SOURCES.relativize(file).toString().replace(".java", "").replace('\\', '/');
                    found.put(name, delays);
                }
            });
        }
        var left = found.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).collect(joining(" "));
        assertThat(left).isEqualTo(LEFT.strip());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
