package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
    /** Words of flags that a change sets without a branch. */
    private static final int SELDOM = 3;

    private final Segments plan;
    private final WordTable words;

    SegmentText(Segments plan) {
        this.plan = plan;
        words = plan.plan.words;
    }

    /** The last unit has the tables. */
    List<String> units() {
        return IntStream.rangeClosed(0, UNITS).parallel().mapToObj(this::unit).toList();
    }

    private String unit(int unit) {
        if (unit == UNITS) {
            return new CycleText(plan).unit();
        }
        var out = new StringBuilder(HEAD);
        var segments = plan.segments.size();
        for (var segment = segments * unit / UNITS; segment < segments * (unit + 1) / UNITS; segment++) {
            segment(segment, out);
        }
        var groups = CycleText.hasEdges(plan) ? plan.edges[0].commitStart().length - 1 : 0;
        for (var group = groups * unit / UNITS; group < groups * (unit + 1) / UNITS; group++) {
            commit(group, out);
        }
        return out.toString();
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
        keep(kept.values(), out);
        out.append("}\n");
    }

    /** Registers that take another value, all of one segment. */
    private void commit(int group, StringBuilder out) {
        var edge = plan.edges[0];
        out.append("void ").append(commitName(group)).append("(u* __restrict s, u* __restrict f, const u*) {\n");
        var kept = new LinkedHashMap<String, List<Kept>>();
        for (var i = edge.commitStart()[group]; i < edge.commitStart()[group + 1]; i++) {
            out.append("    const u t").append(i).append(" = s[").append(edge.next()[i]).append("];\n");
            add(kept, new Kept(edge.register()[i], "t" + i));
        }
        keep(kept.values(), out);
        out.append("}\n");
    }

    /** A word of state and what it becomes. */
    private record Kept(int slot, String value) {}

    private void add(LinkedHashMap<String, List<Kept>> kept, Kept next) {
        kept.computeIfAbsent(marks(plan.marks, next.slot()), _ -> new ArrayList<>()).add(next);
    }

    /**
     * Words that mark the same are compared together: those of a wide value, mostly. What changes is hard to foretell, so
     * a branch costs more than a mark: flags are collected without one, and each word of flags is set once.
     */
    private void keep(Collection<List<Kept>> kept, StringBuilder out) {
        var set = new TreeMap<Integer, List<String>>();
        for (var all : kept) {
            var slot = all.getFirst().slot();
            var changed = all.stream().map(each -> "(s[" + each.slot() + "] ^ " + each.value() + ")")
                .collect(Collectors.joining(" | "));
            var marks = plan.marks.count(slot);
            if (marks > SELDOM) {
                out.append("    if (").append(changed).append(") {\n").append(marks(plan.marks, slot))
                    .append("    }\n");
            } else if (marks > 0) {
                out.append("    const u c%d = -(u) ((%s) != 0);%n".formatted(slot, changed));
                for (var i = 0; i < marks; i++) {
                    set.computeIfAbsent(plan.marks.word(slot, i), _ -> new ArrayList<>())
                        .add("(c" + slot + " & " + number(plan.marks.mask(slot, i)) + ")");
                }
            }
            for (var each : all) {
                out.append("    s[").append(each.slot()).append("] = ").append(each.value()).append(";\n");
            }
        }
        set.forEach((word, terms) -> out.append("    f[").append(word)
            .append(plan.marks.isToggled(word) ? "] ^= " : "] |= ").append(String.join(" | ", terms)).append(";\n"));
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
