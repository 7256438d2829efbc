package rnic.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Circuit;
import hdl.Design;
import hdl.ir.Mutation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.acknowledge.SackSpan;
import rnic.fetch.SrqReader;
import rnic.parse.VariantMask;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/** Each claim of {@link BrokenClaim} is seen to fail; without the mistake, the same drives leave it true. */
@Tag(MutationWorker.EMITTED)
class BrokenClaimsTest {
    private static final int SEEDS = 24;
    private static final int CYCLES = 300;
    private static final Map<String, Circuit<?>> CIRCUITS = new HashMap<>();

    @BeforeAll static void describe() {
        var design = Design.of(new Rnic(RnicParameters.SMALL));
        for (int i = 0; i < design.definitions().size(); i++) {
            CIRCUITS.putIfAbsent(design.definitions().get(i).source().replace(".java", ""), design.circuits().get(i));
        }
        CIRCUITS.put("SrqReader", new SrqReader(RnicParameters.SMALL.sharing(4))); // the small NIC shares none
        CIRCUITS.put("VariantMask", new VariantMask(64, 2));             // two bits count exactly as far with 32
        CIRCUITS.put("SackSpan", new SackSpan(256, 16));                 // the small NIC has no second chunk
    }

    @AfterEach void nothingIsPlanted() {
        Mutation.apply(null);
        Mutation.only(null);
    }

    static List<BrokenClaim> claims() {
        return BrokenClaim.ALL;
    }

    @ParameterizedTest @MethodSource("claims")
    void itFails(BrokenClaim broken) throws IOException {
        var circuit = CIRCUITS.get(broken.circuit());
        Mutation.only(broken.claim());
        var said = "HDL801: claim '" + broken.claim() + "' is false";
        if (broken.kind() == null) {
            assertThat(fails(circuit, said)).as("%s is false in one of %s drives", broken, SEEDS).isPositive();
            return;
        }
        var place = Planting.place(Path.of("src/main/java/rnic"), broken.file(), broken.line(), broken.kind(),
            broken.number());
        Mutation.apply(place);
        int seed = fails(circuit, said);
        assertThat(Mutation.isMade()).as("%s stands in %s", place, broken.circuit()).isTrue();
        assertThat(seed).as("%s is false in one of %s drives with %s", broken, SEEDS, place).isPositive();
        Mutation.apply(null);
        assertThat(AnyDrive.failure(circuit, seed, CYCLES)).as("%s without %s", broken, place).doesNotContain(said);
    }

    /** The first seed with which it does; 0: none. */
    private static int fails(Circuit<?> circuit, String said) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            if (AnyDrive.failure(circuit, seed, CYCLES).contains(said)) {
                return seed;
            }
        }
        return 0;
    }
}
