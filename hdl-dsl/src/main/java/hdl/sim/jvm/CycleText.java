package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The unit of C++ that runs segments: as one function for what is dirty, and, for a circuit with one clock, as one for
 * whole edges. What they do is what {@link Activity} does with tables.
 */
final class CycleText {
    private static final String FEW = """
        typedef void (*Call)(u*, u*, const u*);
        static inline bool few(u w) {
            w -= w >> 1 & 0x5555555555555555ull;
            w = (w & 0x3333333333333333ull) + (w >> 2 & 0x3333333333333333ull);
            return ((w + (w >> 4) & 0x0f0f0f0f0f0f0f0full) * 0x0101010101010101ull >> 56) < 8;
        }
        """;
    private static final String RUN = """
        extern "C" __attribute__((visibility("default"))) void hdl_segments(u* s, u* f, u* m, int from, int to) {
            switch (from) {
        %s    }
        }
        """;
    /** All functions of a kind whose flags are set, once each; the flags stay. */
    private static final String EACH = """
        #define EACH(region, to, call) \\
            for (int word = 0; word < (to); word++) \\
                for (u left = (region)[word]; left; left &= left - 1) { \\
                    const int i = 64 * word + __builtin_ctzll(left); \\
                    call; \\
                }
        """;
    /** Flags that are looked at together before each is. */
    private static final int TOGETHER = 8;
    private static final String EDGES = """
        static inline void show(u* p, const u* s, u* f) {
            EACH(f + %1$d, %2$d, shows[i](p, s))
            for (int word = %1$d; word < %1$d + %2$d; word++) f[word] = 0;
        }
        extern "C" __attribute__((visibility("default")))
        int64_t hdl_edges(u* p, u* seen, u* s, u* f, u* m, u* covers, const u* watch, int64_t n) {
            inputs(p, seen, s, f);
            for (int64_t made = 0; made < n; made++) {
                hdl_segments(s, f, m, %3$d, %4$d);
                if (%5$s) {
                    return made;
                }
                EACH(f + %6$d, %7$d, covers[i - %8$d]++)
        %9$s                EACH(f + %10$d, %11$d, writes[i](s, f, m))
                if (watch) {
                    hdl_segments(s, f, m, %12$d, %13$d);
                    u changed = 0;
                    for (int word = 0; word < %2$d; word++) changed |= f[%1$d + word] & watch[word];
                    if (changed) {
                        show(p, s, f);
                        return -(made + 1);
                    }
                }
            }
            hdl_segments(s, f, m, %12$d, %13$d);
            show(p, s, f);
            return n;
        }
        """;
    /** Input words that are compared at once. */
    private static final int COMPARED = 8;

    private final Segments plan;
    private final StringBuilder out = new StringBuilder(SegmentText.HEAD).append(FEW);

    CycleText(Segments plan) {
        this.plan = plan;
    }

    String unit() {
        for (var segment = 0; segment < plan.segments.size(); segment++) {
            declare(SegmentText.name(segment));
        }
        chains("segments", IntStream.range(0, 64 * plan.dirty.to())
            .mapToObj(flag -> plan.segment(flag) < 0 ? "" : SegmentText.name(plan.segment(flag))).toList(), 0);
        out.append(RUN.formatted(IntStream.range(plan.dirty.from(), plan.dirty.to())
            .mapToObj("    case %1$d: if (to <= %1$d) return; if (f[%1$d]) segments_%1$d(s, f, m);%n"::formatted)
            .collect(Collectors.joining())));
        if (hasEdges(plan)) {
            out.append(EACH);
            inputs();
            shows();
            writes();
            edges(commits());
        }
        return out.toString();
    }

    /** Whether whole edges are a function, too. */
    static boolean hasEdges(Segments plan) {
        return plan.edges.length == 1;
    }

    private void table(String name, String type, List<String> functions) {
        out.append("static void (*const ").append(name).append("[])").append(type).append(" = {")
            .append(String.join(", ", functions)).append(functions.isEmpty() ? "nullptr" : "").append("};\n");
    }

    private void inputs() {
        var count = plan.plan.flat.drivenSlots;
        out.append("static inline void inputs(const u* p, u* seen, u* s, u* f) {\n");
        for (var from = 0; from < count; from += COMPARED) {
            var to = Math.min(count, from + COMPARED);
            out.append("    if (").append(IntStream.range(from, to).mapToObj(i -> "(p[" + i + "] ^ seen[" + i + "])")
                .collect(Collectors.joining(" | "))).append(") {\n");
            for (var i = from; i < to; i++) {
                out.append("        seen[%1$d] = p[%1$d];%n".formatted(i));
                out.append("        if (u v = p[%1$d] & %2$s; v != s[%1$d]) {%n        s[%1$d] = v;%n".formatted(i,
                    SegmentText.number(Words.mask(plan.plan.flat.slotWidth(i)))))
                    .append(SegmentText.marks(plan.marks, i)).append("        }\n");
            }
            out.append("    }\n");
        }
        out.append("}\n");
    }

    private void shows() {
        var shown = plan.shown;
        var names = new ArrayList<String>();
        for (var group = 0; group + 1 < shown.start().length; group++) {
            names.add("show_" + group);
            out.append("static void show_").append(group).append("(u* __restrict p, const u* __restrict s) {\n");
            for (var i = shown.start()[group]; i < shown.start()[group + 1]; i++) {
                out.append("    p[%d] = s[%d];%n".formatted(shown.pin()[i], shown.slot()[i]));
            }
            out.append("}\n");
        }
        table("shows", "(u*, const u*)", names);
    }

    /** Returns the calls. */
    private String commits() {
        var edge = plan.edges[0];
        var calls = new ArrayList<String>();
        for (var group = 0; group + 1 < edge.commitStart().length; group++) {
            declare(SegmentText.commitName(group));
            calls.add(SegmentText.commitName(group));
        }
        chains("commits", calls, edge.commits().from());
        return IntStream.range(edge.commits().from(), edge.commits().to())
            .mapToObj("        if (f[%1$d]) commits_%1$d(s, f, m);%n"::formatted).collect(Collectors.joining());
    }

    private void declare(String function) {
        out.append("__attribute__((visibility(\"hidden\"))) void ").append(function).append("(u*, u*, const u*);\n");
    }

    /**
     * A function for each word of flags that calls what has its flag set, in order, and clears the flags; an empty name
     * is no call. Where many are set each is asked for and called by its name: the processor foretells which come, and
     * fetches them ahead. Few are looked up in a table.
     */
    private void chains(String name, List<String> calls, int firstWord) {
        for (var from = 0; from < calls.size(); from += 64) {
            var word = firstWord + from / 64;
            var end = Math.min(calls.size(), from + 64);
            out.append("static const Call %s_of_%d[] = {%s};%n".formatted(name, word, calls.subList(from, end).stream()
                .map(call -> call.isEmpty() ? "nullptr" : call).collect(Collectors.joining(", "))));
            out.append("""
                static __attribute__((noinline)) void %1$s_%2$d(u* s, u* f, const u* m) {
                    if (few(f[%2$d])) {
                        while (u left = f[%2$d]) {
                            f[%2$d] = left & (left - 1);
                            %1$s_of_%2$d[__builtin_ctzll(left)](s, f, m);
                        }
                        return;
                    }
                """.formatted(name, word));
            for (var first = from; first < end; first += TOGETHER) {
                var to = Math.min(end, first + TOGETHER);
                var any = ((1L << to - first) - 1) << first;
                out.append("    if (f[%d] & %s) {%n".formatted(word, SegmentText.number(any)));
                for (var i = first; i < to; i++) {
                    out.append(calls.get(i).isEmpty() ? "" : "        if (f[%d] & %s) %s(s, f, m);%n".formatted(word,
                        SegmentText.number(1L << i), calls.get(i)));
                }
                out.append("    }\n");
            }
            out.append("    f[").append(word).append("] = 0;\n}\n");
        }
    }

    private void writes() {
        var edge = plan.edges[0];
        var names = new ArrayList<String>();
        for (var group = 0; group + 1 < edge.writeStart().length; group++) {
            names.add("write_" + group);
            out.append("static void write_").append(group).append("(const u* s, u* f, u* m) {\n");
            for (var i = edge.writeStart()[group]; i < edge.writeStart()[group + 1]; i++) {
                write(edge.write()[i]);
            }
            out.append("}\n");
        }
        table("writes", "(const u*, u*, u*)", names);
    }

    private void write(Segments.Write write) {
        var mask = write.mask() < 0 ? "" : "s[" + write.mask() + "]";
        var value = "s[" + write.data() + "]";
        out.append("    {%n    u& word = m[%d + s[%d]];%n    const u value = %s;%n".formatted(
            plan.offset[write.store()], write.index(),
            mask.isEmpty() ? value : "(word & ~" + mask + ") | (" + value + " & " + mask + ")"));
        out.append("    if (word != value) {\n        word = value;\n")
            .append(SegmentText.marks(plan.stores, write.store())).append("    }\n    }\n");
    }

    private void edges(String commits) {
        var edge = plan.edges[0];
        var claims = (int) IntStream.of(edge.event()).filter(event -> event < plan.plan.claims.size()).count();
        var failed = new StringBuilder("false");
        for (var word = 0; 64 * word < claims; word++) {
            var bits = Math.min(64, claims - 64 * word);
            failed.append(" || f[%d] & %s".formatted(edge.events().from() + word,
                SegmentText.number(bits == 64 ? -1 : (1L << bits) - 1)));
        }
        out.append(EDGES.formatted(plan.shown.flags().from(), size(plan.shown.flags()), plan.dirty.from(),
            plan.dirty.to(), failed, edge.events().from(), size(edge.events()), claims, commits,
            edge.writes().from(), size(edge.writes()), plan.dirtyShown.from(),
            plan.dirtyShown.to()));
    }

    private static int size(Segments.Region region) {
        return region.to() - region.from();
    }
}
