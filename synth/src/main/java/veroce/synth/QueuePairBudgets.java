package veroce.synth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import rnic.congestion.Nsm;
import rnic.protocol.RnicParameters;
import veroce.report.Row;
import veroce.report.Table;
import veroce.synth.QueuePairTables.Part;

/**
 * The state of a queue pair against its budgets: with a window of 128, and 32 or 4 messages outstanding. Those of every
 * table hold for a NIC with all verbs, without congestion control and with it.
 */
public record QueuePairBudgets(QueuePairTables many, QueuePairTables few, Controlled controlled) {
    private static final int WINDOW = 128;
    private static final int MANY = 3760;
    private static final int FEW = 1424;

    /** The same NICs with an algorithm of congestion control, and with paths that learn. */
    public record Controlled(QueuePairTables many, QueuePairTables few) {}

    /** A sum in bytes and the most it may be. */
    public record Budget(String name, double bytes, int most) {
        boolean holds() {
            return bytes <= most;
        }
    }

    /** Of a NIC that is like this one in everything else. */
    public static QueuePairBudgets of(RnicParameters like) {
        return new QueuePairBudgets(QueuePairTables.of(sized(like, 32)), QueuePairTables.of(sized(like, 4)),
            new Controlled(controlled(like, 32), controlled(like, 4)));
    }

    private static QueuePairTables controlled(RnicParameters like, int messages) {
        return QueuePairTables.of(sized(like, messages).controlled(new Nsm()));
    }

    private static RnicParameters sized(RnicParameters p, int messages) {
        return new RnicParameters(p.name(), p.bytes(), p.queuePairs(), WINDOW, messages, p.mrs(),
            p.completionQueues(), p.addressHandles(), p.bufferBytes(), p.clockKilohertz()).sharing(p.sharedQueues());
    }

    public List<Budget> budgets() {
        return List.of(new Budget("receiver, stash and sender, 32 messages", many.stateBytes(), 900),
            new Budget("every table, 32 messages", many.bytes(), MANY),
            new Budget("every table, with control, 32 messages", controlled.many.bytes(), MANY),
            new Budget("receiver, stash and sender, 4 messages", few.stateBytes(), 560),
            new Budget("every table, 4 messages", few.bytes(), FEW),
            new Budget("every table, with control, 4 messages", controlled.few.bytes(), FEW));
    }

    public boolean hold() {
        return budgets().stream().allMatch(Budget::holds);
    }

    /** The tables and the sums, for people. */
    @Override public String toString() {
        var tables = new Table("table", "part", "width", "words", "bits");
        for (var table : many.tables()) {
            tables.row(table.path(), name(table.part()), table.width(), table.places(), table.bits());
        }
        var sums = new Table("per queue pair", "bytes", "budget");
        for (var budget : budgets()) {
            sums.row(budget.name, budget.bytes, budget.most);
        }
        return tables + "\n" + sums;
    }

    private static String name(Part part) {
        return part.name().toLowerCase(Locale.ROOT);
    }

    public List<Row> rows() {
        var rows = new ArrayList<Row>();
        for (var budget : budgets()) {
            rows.add(Row.of(budget.name, "queue_pair_state", budget.bytes, "bytes").ceiling(budget.most));
        }
        return rows;
    }

    /** Table of a page: each part, with the blocks it lies in; then the sums. */
    static String page(RnicParameters like) {
        var it = of(like);
        var text = new StringBuilder("| part | tables, and bits of each | bits |\n|---|---|---|\n");
        for (var part : Part.values()) {
            var named = new LinkedHashMap<String, Integer>();
            it.many.tables().stream().filter(table -> table.part() == part)
                .forEach(table -> named.put(table.path(), table.bits()));
            var list = new ArrayList<String>();
            named.forEach((path, bits) -> list.add("`" + path + "` " + bits));
            text.append("| ").append(name(part)).append(" | ").append(String.join(", ", list)).append(" | ")
                .append(Table.number(it.many.bits(part))).append(" |\n");
        }
        text.append("\n| per queue pair | bytes | budget |\n|---|---|---|\n");
        for (var budget : it.budgets()) {
            text.append("| ").append(budget.name).append(" | ").append(Table.number(budget.bytes)).append(" | ")
                .append(Table.number(budget.most)).append(" |\n");
        }
        return text.toString();
    }
}
