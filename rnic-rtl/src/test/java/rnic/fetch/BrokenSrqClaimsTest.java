package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.ir.Mutation;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.mutation.MutationWorker;
import rnic.mutation.Planting;

/** Each claim about the lists of shared receive queues is seen to fail with a mistake, and with no other to help it. */
@Tag(MutationWorker.EMITTED)
class BrokenSrqClaimsTest {
    private static final long SEED = Long.getLong("hdl.seed", 31);

    @AfterEach void nothingIsPlanted() {
        Mutation.apply(null);
        Mutation.only(null);
    }

    @ParameterizedTest @CsvSource(delimiter = '|', value = {
        "only the first one goes to the end  | SrqDealer.java | qp.next(row.list().head()) | ENABLE   | 0",
        "who leaves stands in the list       | SrqDealer.java | deals.or(isNew.and(        | OPERATOR | 0",
        "who gets a WQE uses the queue       | SrqDealer.java | qp.next(row.list().head()) | ENABLE   | 0",
        "who enters stands in no list        | SrqDealer.java | deals.or(isNew.and(        | OPERATOR | 1"})
    void itFails(String claim, String file, String line, Mutation.Kind kind, int number) throws IOException {
        Mutation.only(claim);
        turns();
        Mutation.apply(Planting.place(Path.of("src/main/java/rnic/fetch"), file, line, kind, number));
        assertThatThrownBy(BrokenSrqClaimsTest::turns).hasMessageContaining("HDL801: claim '" + claim + "' is false");
        assertThat(Mutation.isMade()).isTrue();
    }

    /** Queue pairs of two queues, one WQE after the other. */
    private static void turns() {
        var bench = new SrqBench(64, 0, 20, SEED);
        try (var dut = bench.dut) {
            bench.make(1, 6, 8, 0);
            bench.make(2, 6, 8, 0);
            for (int qp = 0; qp < SrqBench.PAIRS; qp++) {
                bench.begin(qp, qp % 2 + 1);
            }
            dut.step(300);
            for (int turn = 0; turn < 20; turn++) {
                bench.post(turn % 2 + 1, 1);
                dut.step(60);
                bench.complete(turn % SrqBench.PAIRS, 1);
            }
            bench.expectRest();
        }
    }
}
