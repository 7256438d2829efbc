package veroce.synth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.congestion.Nsm;
import rnic.protocol.RnicParameters;
import veroce.synth.QueuePairBudgets.Controlled;
import veroce.synth.QueuePairTables.Part;
import veroce.synth.QueuePairTables.Table;

/** The state of a queue pair, as the elaborated NIC has it. */
class QueuePairBudgetsTest {
    @Test void theStateOfAQueuePairIsWithinItsBudgets() {
        var budgets = QueuePairBudgets.of(RnicParameters.ALVEO_100G);
        assertThat(budgets.budgets()).hasSize(6).allSatisfy(budget -> assertThat(budget.bytes()).as(budget.name())
            .isPositive().isLessThanOrEqualTo(budget.most()));
        assertThat(budgets.hold()).isTrue();
    }

    @Test void aSumAboveItsBudgetIsSeen() {
        var tables = List.of(new Table("receive.ring", 900 * 8 + 1, 1, Part.RECEIVER));
        var much = new QueuePairTables(RnicParameters.ALVEO_100G, tables);
        var little = new QueuePairTables(RnicParameters.ALVEO_100G, List.of());
        var none = new Controlled(little, little);
        assertThat(new QueuePairBudgets(much, little, none).hold()).isFalse();
        assertThat(new QueuePairBudgets(little, little, none).hold()).isTrue();
    }

    /** What control adds counts: one byte more than there may be, of either NIC. */
    @Test void aControlledSumAboveItsBudgetIsSeen() {
        var none = new QueuePairTables(RnicParameters.ALVEO_100G, List.of());
        assertThat(new QueuePairBudgets(none, none, new Controlled(of(3760), of(1424))).hold()).isTrue();
        assertThat(new QueuePairBudgets(none, none, new Controlled(of(3761), none)).hold()).isFalse();
        assertThat(new QueuePairBudgets(none, none, new Controlled(none, of(1425))).hold()).isFalse();
    }

    private static QueuePairTables of(int bytes) {
        return new QueuePairTables(RnicParameters.ALVEO_100G, List.of(new Table("send.slot", 8, bytes, Part.OTHER)));
    }

    /** The algorithm and the paths that learn are there, so that what is measured is what control costs. */
    @Test void theTablesOfControlAreCounted() {
        var plain = new RnicParameters("few", 32, 32, 128, 8, 64, 16, 16, 32 * 1024, 322_266);
        assertThat(QueuePairTables.of(plain.controlled(new Nsm())).tables()).extracting(Table::path)
            .contains("send.slot.states", "send.slot.counts", "send.learning.rows");
    }

    /** Sizes that the formats fix: one bit per number of the window, 72 bits of stash per message, 16 to a ring. */
    @Test void theListHoldsRingsStashAndRequestsAndNothingThatIsOfTheNicAsAWhole() {
        var sizes = new RnicParameters("few", 32, 32, 128, 8, 64, 16, 16, 32 * 1024, 322_266);
        var it = QueuePairTables.of(sizes);
        var bits = it.tables().stream().toList();
        var marks = bits.stream().filter(table -> table.path().contains(".tracker.") && table.width() == 1)
            .map(Table::places).sorted().toList();
        assertThat(marks).as("one window, and four of either flow").containsExactly(sizes.window(), 2 * sizes.window(),
            2 * sizes.window(), 2 * sizes.window(), 2 * sizes.window());
        assertThat(bits).filteredOn(table -> table.part() == Part.STASH).singleElement()
            .satisfies(table -> assertThat(table.bits()).isEqualTo(72 * sizes.messages()));
        assertThat(bits).filteredOn(table -> table.path().endsWith("queue_inst.wqes")).singleElement()
            .satisfies(table -> assertThat(table.places()).isEqualTo(sizes.messages()));
        assertThat(bits).extracting(Table::path).noneMatch(path -> path.contains("mrs")
            || path.contains("handles") || path.contains("consumers") || path.contains("buffer"));
        assertThat(it.bytes() * 8).isEqualTo(bits.stream().mapToInt(Table::bits).sum());
    }
}
