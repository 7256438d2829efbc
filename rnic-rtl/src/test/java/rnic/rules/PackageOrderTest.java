package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.testing.PackageOrder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;

/** Packages of the NIC import one way, in the order that is listed here. */
@Tag(MutationWorker.EMITTED)
class PackageOrderTest {
    private static final Path SOURCES = Path.of("src/main/java/rnic");
    private static final PackageOrder ORDER = new PackageOrder("rnic", SOURCES, """
        common
        protocol
        wire
        context: protocol
        messages: common protocol wire context
        memory: common protocol messages
        translate: common protocol context messages memory
        parse: common protocol wire context messages
        track: common protocol messages
        retransmit: common protocol context messages
        congestion: protocol context messages
        roce: common protocol wire context messages congestion retransmit
        respond: common protocol context messages memory translate
        receive: common protocol wire context messages parse track roce respond
        ethernet: common protocol context messages parse
        acknowledge: common protocol wire context messages track
        schedule: common protocol context messages
        complete: common protocol context messages memory respond
        fetch: common protocol context messages memory complete
        transmit: common protocol wire context messages parse
        command: protocol context messages memory respond fetch
        registers: protocol common context messages
        top: common protocol context messages memory translate parse roce respond receive ethernet acknowledge congestion \
            retransmit schedule complete fetch transmit command registers
        board: protocol registers top
        proof: common congestion protocol memory translate track roce respond receive acknowledge retransmit schedule complete \
            fetch command transmit
        """);

    @Test void everyPackageImportsWhatItMayAndNothingElse() throws IOException {
        ORDER.assertKept();
    }

    @Test void whatMayBeImportedStandsAbove() {
        ORDER.assertOneWay();
    }

    @Test void everyPackageSaysWhatLivesThere() {
        for (var name : ORDER.packages()) {
            assertThat(SOURCES.resolve(name).resolve("package-info.java")).exists();
        }
    }

    /** No class stands beside the packages, where all could see it. */
    @Test void nothingStandsOutside() throws IOException {
        try (var files = Files.list(SOURCES)) {
            assertThat(files.filter(file -> !Files.isDirectory(file)).toList()).isEmpty();
        }
    }
}
