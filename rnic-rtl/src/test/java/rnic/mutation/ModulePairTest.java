package rnic.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.ir.Mutation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A module without a mistake and with it, as a comparison of both reads them. */
@Tag(MutationWorker.EMITTED)
class ModulePairTest {
    @TempDir Path folder;

    @Test void theTwoDifferInTheirNameAndInTheChoice() throws IOException {
        var places = new LinkedHashSet<Mutation.Place>();
        Mutation.list(candidate -> places.add(candidate.place()));
        Design.of(new HalfTested());
        Mutation.list(null);
        int compared = 0;
        for (var place : places) {
            var pairs = pairs(place);
            if (place.kind() == Mutation.Kind.INITIAL) {
                assertThat(pairs).as("initial values are not compared").isEmpty();
                continue;
            }
            assertThat(pairs).as(place.toString()).hasSize(1);
            pairs.getFirst().write(folder, 0);
            var gold = Files.readString(folder.resolve("0.gold.v"));
            assertThat(gold).contains("module gold (", " mistake_is_made = 1'b0;");
            assertThat(Files.readString(folder.resolve("0.gate.v"))).isEqualTo(gold.replace("module gold (",
                "module gate (").replace(" mistake_is_made = 1'b0;", " mistake_is_made = 1'b1;"));
            compared++;
        }
        assertThat(compared).isGreaterThan(3);
    }

    private static List<ModulePair> pairs(Mutation.Place place) {
        var pairs = new ArrayList<ModulePair>();
        Mutation.weigh(place, module -> pairs.add(ModulePair.of(module)));
        try {
            Design.of(new HalfTested());
        } finally {
            Mutation.apply(null);
        }
        return pairs;
    }
}
