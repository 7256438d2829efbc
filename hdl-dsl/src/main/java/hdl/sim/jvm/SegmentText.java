package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Segments as text for the C++ compiler: the functions in several units, which compile in parallel, and a table. */
final class SegmentText {
    private static final int UNITS = 4;
    private static final String HEAD = """
        #include <cstdint>
        typedef uint64_t u;
        """;
    private static final String RUN = """
        typedef void (*Segment)(u*, u*, const u*);
        static const Segment segments[] = {%s};
        extern "C" __attribute__((visibility("default"))) void hdl_segments(u* s, u* f, u* m, int from, int to) {
            for (int word = from; word < to; word++) {
                while (u left = f[word]) {
                    f[word] = left & (left - 1);
                    segments[64 * word + __builtin_ctzll(left)](s, f, m);
                }
            }
        }
        """;

    private final Segments plan;
    private final WordTable words;

    SegmentText(Segments plan) {
        this.plan = plan;
        words = plan.plan.words;
    }

    /** The last unit has the table. */
    List<String> units() {
        var units = new ArrayList<String>();
        var count = plan.segments.size();
        for (var unit = 0; unit < UNITS; unit++) {
            var out = new StringBuilder(HEAD);
            for (var segment = count * unit / UNITS; segment < count * (unit + 1) / UNITS; segment++) {
                segment(segment, out);
            }
            units.add(out.toString());
        }
        units.add(table());
        return units;
    }

    private String table() {
        var out = new StringBuilder(HEAD);
        for (var segment = 0; segment < plan.segments.size(); segment++) {
            out.append("void ").append(name(segment)).append("(u*, u*, const u*);\n");
        }
        var names = new ArrayList<String>();
        for (var flag = 0; flag < 64 * plan.dirty.to(); flag++) {
            names.add(plan.segment(flag) < 0 ? "nullptr" : name(plan.segment(flag)));
        }
        return out.append(RUN.formatted(String.join(", ", names))).toString();
    }

    private static String name(int segment) {
        return "hdl_segment_" + segment;
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
        for (var word : list) {
            if (plan.isStored(word)) {
                keep(word, out);
            }
        }
        out.append("}\n");
    }

    private void keep(int word, StringBuilder out) {
        var slot = plan.slotOf[word];
        out.append("    if (s[").append(slot).append("] != t").append(word).append(") {\n        s[").append(slot)
            .append("] = t").append(word).append(";\n");
        for (var i = 0; i < plan.marks.count(slot); i++) {
            var flags = plan.marks.word(slot, i);
            out.append("        f[").append(flags).append(plan.marks.isToggled(flags) ? "] ^= " : "] |= ")
                .append(number(plan.marks.mask(slot, i))).append(";\n");
        }
        out.append("    }\n");
    }

    private static String number(long value) {
        return "0x" + Long.toHexString(value) + "ull";
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
