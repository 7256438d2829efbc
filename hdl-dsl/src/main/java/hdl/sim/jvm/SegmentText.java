package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/**
 * A plan as text for the C++ compiler: the functions of segments and of register groups in several units, which compile
 * in parallel, and the unit of {@link CycleText} that calls them.
 */
final class SegmentText {
    private static final int UNITS = 4;
    static final String HEAD = """
        #include <cstdint>
        typedef uint64_t u;
        """;
    static final String SEGMENT = "(u*, u*, const u*)";
    static final String COMMIT = "(u*, u*)";

    private final Segments plan;
    private final WordTable words;

    SegmentText(Segments plan) {
        this.plan = plan;
        words = plan.plan.words;
    }

    /** The last unit has the tables. */
    List<String> units() {
        var units = new ArrayList<String>();
        var segments = plan.segments.size();
        for (var unit = 0; unit < UNITS; unit++) {
            var out = new StringBuilder(HEAD);
            for (var segment = segments * unit / UNITS; segment < segments * (unit + 1) / UNITS; segment++) {
                segment(segment, out);
            }
            var groups = CycleText.hasEdges(plan) ? plan.edges[0].commitStart().length - 1 : 0;
            for (var group = groups * unit / UNITS; group < groups * (unit + 1) / UNITS; group++) {
                commit(group, out);
            }
            units.add(out.toString());
        }
        units.add(new CycleText(plan).unit());
        return units;
    }

    static String name(int segment) {
        return "hdl_segment_" + segment;
    }

    static String commitName(int group) {
        return "hdl_commit_" + group;
    }

    static String number(long value) {
        return "0x" + Long.toHexString(value) + "ull";
    }

    private void segment(int segment, StringBuilder out) {
        var list = plan.segments.get(segment);
        var inside = new HashSet<Integer>();
        out.append("void ").append(name(segment))
            .append("(u* __restrict s, u* __restrict f, const u* __restrict m) {\n");
        for (var word : list) {
            out.append("    const u t").append(word).append(" = ");
            expression(word, inside, out);
            out.append(";\n");
            inside.add(word);
        }
        var kept = new LinkedHashMap<String, List<Kept>>();
        for (var word : list) {
            if (plan.isStored(word)) {
                add(kept, new Kept(plan.slotOf[word], "t" + word));
            }
        }
        kept.forEach((marks, all) -> keep(marks, all, out));
        out.append("}\n");
    }

    /** Registers that take another value, all of one segment. */
    private void commit(int group, StringBuilder out) {
        var edge = plan.edges[0];
        out.append("void ").append(commitName(group)).append("(u* __restrict s, u* __restrict f) {\n");
        var kept = new LinkedHashMap<String, List<Kept>>();
        for (var i = edge.commitStart()[group]; i < edge.commitStart()[group + 1]; i++) {
            out.append("    const u t").append(i).append(" = s[").append(edge.next()[i]).append("];\n");
            add(kept, new Kept(edge.register()[i], "t" + i));
        }
        kept.forEach((marks, all) -> keep(marks, all, out));
        out.append("}\n");
    }

    /** A word of state and what it becomes. */
    private record Kept(int slot, String value) {}

    private void add(LinkedHashMap<String, List<Kept>> kept, Kept next) {
        kept.computeIfAbsent(marks(plan.marks, next.slot()), _ -> new ArrayList<>()).add(next);
    }

    /** Words that mark the same are compared together: those of a wide value, mostly. */
    private static void keep(String marks, List<Kept> all, StringBuilder out) {
        out.append("    if (");
        for (var i = 0; i < all.size(); i++) {
            out.append(i == 0 ? "" : " | ").append("(s[").append(all.get(i).slot()).append("] ^ ")
                .append(all.get(i).value()).append(')');
        }
        out.append(") {\n");
        for (var each : all) {
            out.append("        s[").append(each.slot()).append("] = ").append(each.value()).append(";\n");
        }
        out.append(marks).append("    }\n");
    }

    /** What a change of a place reaches. A flag that is toggled repeats one word, which no other word marks. */
    static String marks(Marks marks, int place) {
        var out = new StringBuilder();
        for (var i = 0; i < marks.count(place); i++) {
            var flags = marks.word(place, i);
            out.append("        f[").append(flags).append(marks.isToggled(flags) ? "] ^= " : "] |= ")
                .append(number(marks.mask(place, i))).append(";\n");
        }
        return out.toString();
    }

    private String operand(int word, Set<Integer> inside) {
        return words.isConstant(word) ? number(words.k(word))
            : inside.contains(word) ? "t" + word : "s[" + plan.slotOf[word] + "]";
    }

    private void expression(int word, Set<Integer> inside, StringBuilder out) {
        var a = operand(words.a(word), inside);
        var b = words.operands(word) > 1 ? operand(words.b(word), inside) : "";
        out.append(switch (words.op(word)) {
            case COPY -> a;
            case AND -> a + " & " + b;
            case OR -> a + " | " + b;
            case XOR -> a + " ^ " + b;
            case ADD -> a + " + " + b;
            case SUB -> a + " - " + b;
            case MUL -> a + " * " + b;
            case MULHI -> "(u) ((unsigned __int128) " + a + " * " + b + " >> 64)";
            case SHL -> a + " << (" + b + " & 63)";
            case SHR -> a + " >> (" + b + " & 63)";
            case SAR -> "(u) ((int64_t) " + a + " >> (" + b + " & 63))";
            case PARITY -> "(u) __builtin_parityll(" + a + ")";
            case LOAD -> "m[" + plan.offset[(int) words.k(word)] + " + " + a + "]";
            case MUX -> a + " ? " + b + " : " + operand(words.c(word), inside);
            case CONST, SLOT, NET -> throw new IllegalStateException("not computed: " + words.op(word));
        });
    }
}
