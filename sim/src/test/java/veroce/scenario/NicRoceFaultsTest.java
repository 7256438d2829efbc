package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import hdl.HdlException;
import hdl.ir.Mutation;
import hdl.ir.Mutation.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import veroce.ProjectRoot;

/**
 * Faults of a NIC that speaks RoCEv2 which take a whole NIC to be seen: each is made in its circuits, and a scenario
 * fails. That these hold without is shown where they are.
 */
class NicRoceFaultsTest {
    private static final Path SOURCES = ProjectRoot.find().resolve("rnic-rtl/src/main/java/rnic");
    private static final NicRoceLeftTest LEFT = new NicRoceLeftTest();
    private static final NicRoceReadsTest READS = new NicRoceReadsTest();
    private static final NicRoceAskingTest ASKING = new NicRoceAskingTest();

    /** A mistake at a line that is named by a part of its text, and the scenario that finds it. */
    enum Fault {
        NOTHING_IS_WITHHELD("acknowledge/AckBuilder.java", "return withheld().map(it -> going.and(", Kind.OPERATOR, 0,
            READS::nothingIsAcknowledgedBeyondAnUnansweredRead),
        NO_READ_WAITS_FOR_OTHERS("schedule/PacketDraft.java", "var isFirst = roce.map(", Kind.NEGATION, 0,
            ASKING::noMoreReadsAreOpenThanAllowed),
        WHAT_HAS_NOT_BEGUN_GOES_ON("schedule/PacketDraft.java", "var again = speaks.map(", Kind.OPERATOR, 0,
            () -> LEFT.aDrainedQueuePairEndsWhatItHasBegun(1)),
        WHAT_HAS_BEGUN_DOES_NOT_GO_ON_IN_SQD("schedule/FlowChoice.java", "it.begun.next(begun.minus(", Kind.NEGATION, 0,
            () -> LEFT.aDrainedQueuePairEndsWhatItHasBegun(1)),
        A_BAD_REQUEST_IS_NOT_TOLD("schedule/SegmentBuilder.java", "segment.behind(), segment.roce().map(_ -> isSendable.not())",
            Kind.NEGATION, 0, () -> LEFT.aBadRequestBehindOthersNeedsNoTimer(1));

        private final String file;
        private final String line;
        private final Kind kind;
        private final int number;
        private final ThrowingCallable scenario;

        Fault(String file, String line, Kind kind, int number, ThrowingCallable scenario) {
            this.file = file;
            this.line = line;
            this.kind = kind;
            this.number = number;
            this.scenario = scenario;
        }

        /** Where the line stands now. */
        Mutation.Place place() throws IOException {
            var path = SOURCES.resolve(file);
            var lines = Files.readAllLines(path);
            var found = IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains(line)).toArray();
            assertThat(found).as("lines of %s with '%s'", file, line).hasSize(1);
            return new Mutation.Place(path.getFileName().toString(), found[0] + 1, kind, number);
        }
    }

    @AfterEach void nothingIsPlanted() {
        Mutation.apply(null);
    }

    @ParameterizedTest @EnumSource
    void isFound(Fault fault) throws IOException {
        var place = fault.place();
        Mutation.apply(place);
        var failure = catchThrowable(fault.scenario);
        assertThat(Mutation.isMade()).as("%s stands in the NIC", place).isTrue();
        assertThat(failure).as("%s", fault).isNotNull().isNotInstanceOf(HdlException.class);
        System.out.println(fault + ": " + failure.getMessage().lines().filter(line -> !line.isBlank()).findFirst()
            .orElse(""));
    }
}
