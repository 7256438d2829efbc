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
            assertThat(pairs).as(place.toString()).hasSize(1);
            pairs.getFirst().write(folder, 0);
            var gold = Files.readString(folder.resolve("0.gold.v"));
            var gate = Files.readString(folder.resolve("0.gate.v")).replace("module gate (", "module gold (");
            assertThat(gold).contains("module gold (");
            if (place.kind() == Mutation.Kind.INITIAL) {
                assertThat(gold).contains("count <= 3'd0;", "stuck <= 1'b0;");
                assertThat(gate).isIn(gold.replace("count <= 3'd0;", "count <= 3'd1;"),
                    gold.replace("stuck <= 1'b0;", "stuck <= 1'b1;"));
            } else {
                assertThat(gold).contains(" mistake_is_made = 1'b0;");
                assertThat(gate).isEqualTo(gold.replace(" mistake_is_made = 1'b0;", " mistake_is_made = 1'b1;"));
            }
            compared++;
        }
        assertThat(compared).isGreaterThan(3);
    }

    private static List<ModulePair> pairs(Mutation.Place place) {
        return place.kind() == Mutation.Kind.INITIAL
            ? List.of(ModulePair.of(weighed(place, false), weighed(place, true)))
            : List.of(ModulePair.of(weighed(place, false)));
    }

    private static ModulePair.Printed weighed(Mutation.Place place, boolean beginsMistaken) {
        var modules = new ArrayList<ModulePair.Printed>();
        Mutation.weigh(place, beginsMistaken, module -> modules.add(ModulePair.Printed.of(module)));
        try {
            Design.of(new HalfTested());
        } finally {
            Mutation.apply(null);
        }
        assertThat(modules).as(place.toString()).hasSize(1);
        return modules.getFirst();
    }
}
