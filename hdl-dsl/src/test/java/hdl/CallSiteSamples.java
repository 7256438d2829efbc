package hdl;

import static hdl.FakeWord.from;
import static hdl.FakeWord.make;
import static hdl.FakeWord.twice;
import static hdl.FakeWord.when;
import static hdl.FakeWord.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Calls of the library in every shape that javac makes of them; each method answers what became of one of them. */
final class CallSiteSamples {
    static final int LINE_OF_LOCAL = 32;

    private static FakeWord shared;
    private FakeWord kept;
    private final FakeWord[] lanes = new FakeWord[2];
    private final List<FakeWord> banks = new ArrayList<>();

    record Pair(FakeWord low, FakeWord high) {
        static Pair of() {
            var low = word();
            return new Pair(low, word());
        }
    }

    static CallSite local() {
        var sum = word();
        return sum.site;
    }

    static CallSite localAfterMany() {
        var a = word();
        var b = word();
        long c = 3;
        double d = 4;
        var e = word();
        a.and(b);
        var sum = a.shift(c, d, b, e);
        return sum.site;
    }

    static CallSite cast() {
        FakeWord count = make(FakeWord.class);
        return count.site;
    }

    static CallSite fluent() {
        var count = make(FakeWord.class).init(0).named("x").init(1L << 40);
        return count.site;
    }

    static List<CallSite> chain() {
        var seen = new ArrayList<FakeWord>();
        var last = noted(seen, word()).and(word());
        return List.of(seen.getFirst().site, last.site);
    }

    static CallSite innerOfChain() {
        var last = word().and(word()).and(word());
        return last.receiver.site;
    }

    private static FakeWord noted(List<FakeWord> seen, FakeWord value) {
        seen.add(value);
        return value;
    }

    CallSite field() {
        kept = word();
        return kept.site;
    }

    static CallSite staticField() {
        shared = word();
        return shared.site;
    }

    CallSite fieldAndLocal() {
        var copy = kept = word();
        return copy.site;
    }

    static CallSite assignedLater() {
        FakeWord late;
        late = word();
        return late.site;
    }

    static CallSite innerSteps() {
        var outer = twice();
        return outer.site;
    }

    static CallSite conditional(boolean first) {
        var a = word();
        var d = word();
        var chosen = first ? a.and(d) : d.and(a);
        return chosen.site;
    }

    static CallSite conditionalArgument(boolean first) {
        var a = word();
        var result = word().shift(first ? 1L : 2L, first ? 2.0 : 3.0, a);
        return result.site;
    }

    static CallSite switched(int kind) {
        var chosen = switch (kind) {
            case 0 -> word();
            case 1 -> {
                var ignored = word();
                yield ignored.and(word());
            }
            case 900 -> word().init(2);
            default -> throw new IllegalArgumentException();
        };
        return chosen.site;
    }

    static List<CallSite> reusedSlot(int count) {
        var sites = new ArrayList<CallSite>();
        for (long i = 0; i < count; i++) {
            var early = word();
            sites.add(early.site);
        }
        if (count > 0) {
            var middle = word();
            sites.add(middle.site);
        }
        {
            double unrelated = count;
            var late = word();
            sites.add(late.site);
        }
        return sites;
    }

    static List<CallSite> sameLine() {
        var left = word(); var right = word();
        return List.of(left.site, right.site);
    }

    static CallSite tried(int[] log) {
        FakeWord guarded;
        try {
            guarded = word();
        } finally {
            log[0]++;
        }
        return guarded.site;
    }

    static FakeWord returnedThroughFinally(int[] log) {
        try {
            return word();
        } finally {
            for (var i = 0; i < 3; i++) {
                log[0] += i;
            }
        }
    }

    static CallSite throughFinally() {
        var guarded = returnedThroughFinally(new int[1]);
        return guarded.site;
    }

    CallSite arrayField() {
        lanes[1] = word();
        return lanes[1].site;
    }

    static CallSite arrayLocal(int index) {
        var ways = new FakeWord[4];
        ways[index + 1] = index > 7 ? word() : word().init(3);
        return ways[index + 1].site;
    }

    static CallSite arrayOfArrays() {
        var grid = new FakeWord[2][2];
        grid[1][0] = word();
        return grid[1][0].site;
    }

    static List<CallSite> arrayInitializer() {
        FakeWord[] parts = {word(), word().and(word())};
        return List.of(parts[0].site, parts[1].site);
    }

    static CallSite listLocal() {
        var stages = new ArrayList<FakeWord>();
        stages.add(word());
        return stages.getFirst().site;
    }

    CallSite listField(boolean first) {
        banks.add(first ? banks.get(0) : word());
        return banks.getLast().site;
    }

    static CallSite helperIntoList() {
        var stages = new ArrayList<FakeWord>();
        stages.add(direct());
        return stages.getFirst().site;
    }

    static List<CallSite> arguments() {
        var parts = new ArrayList<FakeWord>();
        var joined = word().shift(1, 2, noted(parts, word()), noted(parts, word()));
        return List.of(parts.get(0).site, parts.get(1).site, joined.site);
    }

    static CallSite optional() {
        var boxed = Optional.of(word());
        return boxed.get().site;
    }

    static CallSite lambda() {
        var out = new FakeWord[1];
        when(word(), () -> {
            var inside = word();
            out[0] = inside;
        });
        return out[0].site;
    }

    static CallSite supplied() {
        var result = from(() -> word());
        return result.site;
    }

    static CallSite ownSupplier() {
        Supplier<FakeWord> maker = () -> word();
        var result = maker.get();
        return result.site;
    }

    static CallSite methodReference() {
        Supplier<FakeWord> maker = FakeWord::word;
        var result = maker.get();
        return result.site;
    }

    static CallSite throughStream() {
        var words = IntStream.range(0, 2).mapToObj(i -> word()).toList();
        return words.getFirst().site;
    }

    static CallSite methodReferenceThroughStream() {
        var made = Optional.of(word()).map(FakeWord::twiceOf).get();
        return made.site;
    }

    private static FakeWord direct() {
        return word();
    }

    private static FakeWord twoDeep() {
        return direct();
    }

    private static FakeWord withLocal() {
        var step = word();
        return step;
    }

    private static FakeWord withIo() {
        var io = word();
        return io;
    }

    private static FakeWord nested() {
        var mid = withLocal();
        return mid;
    }

    private static FakeWord nestedIo() {
        var io = withLocal();
        return io;
    }

    private static FakeWord hidden() {
        return withLocal().and(withLocal());
    }

    private static <T> T generic(Class<T> type) {
        return make(type);
    }

    static CallSite helper() {
        var slide = direct();
        return slide.site;
    }

    static CallSite helperOfHelper() {
        var slide = twoDeep();
        return slide.site;
    }

    static CallSite helperLocal() {
        var slide = withLocal();
        return slide.site;
    }

    static CallSite helperIo() {
        var slide = withIo();
        return slide.site;
    }

    static CallSite helperNested() {
        var slide = nested();
        return slide.site;
    }

    static CallSite helperNestedIo() {
        var slide = nestedIo();
        return slide.site;
    }

    static CallSite helperGeneric() {
        FakeWord slide = generic(FakeWord.class).init(7);
        return slide.site;
    }

    static List<CallSite> helperAnonymous() {
        return List.of(noted(new ArrayList<>(), withLocal()).site, noted(new ArrayList<>(), withIo()).site);
    }

    static List<CallSite> helperInRecord() {
        var pair = Pair.of();
        return List.of(pair.low.site, pair.high.site);
    }

    record Spaced(long first, FakeWord near, double gap, FakeWord far, Pair inner) {
        Spaced(FakeWord far, FakeWord near) {
            this(0, near, 0, far, null);
        }
    }

    static List<CallSite> components() {
        var seen = new ArrayList<FakeWord>();
        var spaced = new Spaced(4, noted(seen, word()).and(word()), 0.5, word().init(1), new Pair(word(), word()));
        return List.of(seen.getFirst().site, spaced.near.site, spaced.far.site, spaced.inner.low.site,
            spaced.inner.high.site);
    }

    static List<CallSite> componentsReturned() {
        var outer = made(word());
        return List.of(outer.near.site, outer.far.site, outer.inner.low.site);
    }

    private static Spaced made(FakeWord near) {
        return new Spaced(4, near, 0.5, word(), new Pair(word(), near));
    }

    static List<CallSite> componentsOfNothing() {
        var seen = new ArrayList<FakeWord>();
        seen.add(new Pair(word(), word()).high);
        seen.add(new Spaced(word(), word()).near);
        var all = List.of(new Pair(word(), word()));
        seen.add(all.getFirst().low);
        return seen.stream().map(each -> each.site).toList();
    }

    static List<CallSite> componentsOfOtherConstructors() {
        var spaced = new Spaced(word(), word());
        return List.of(spaced.near.site, spaced.far.site);
    }

    static CallSite componentInCollection() {
        var pairs = new ArrayList<Pair>();
        pairs.add(new Pair(word(), word()));
        return pairs.getFirst().low.site;
    }

    static CallSite componentOfIo() {
        var io = new Pair(word(), word());
        return io.low.site;
    }

    static CallSite componentOfTernary() {
        var near = twice();
        var pair = new Pair(near == null ? null : word(), near);
        return pair.low.site;
    }

    static CallSite helperHidden() {
        var slide = hidden();
        return slide.site;
    }

    static class Base {
        final FakeWord based;

        Base() {
            var start = word();
            based = start;
        }
    }

    static class Derived extends Base {
        final FakeWord derived;

        Derived(FakeWord unused, long alsoUnused) {
            super();
            derived = word();
        }
    }

    static List<CallSite> constructor() {
        var unit = new Derived(null, 7);
        return List.of(unit.based.site, unit.derived.site);
    }

    static class Holder {
        static final FakeWord SHARED = withLocal();

        static FakeWord make() {
            return word();
        }
    }

    static List<CallSite> classInitializer() {
        var made = Holder.make();
        return List.of(Holder.SHARED.site, made.site);
    }

    static CallSite ofManyThreads() {
        var shared = withLocal();
        return shared.site;
    }

    private static FakeWord locked(FakeWord other) {
        synchronized (word()) {
            other.init(1);
        }
        var free = other;
        return free;
    }

    static CallSite lock() {
        var kept = word();
        var slide = locked(kept);
        return FakeWord.latest.site;
    }

    static List<CallSite> loop() {
        var sites = new ArrayList<CallSite>();
        var sum = word();
        for (var i = 0; i < 2; i++) {
            sum = sum.and(word());
            sites.add(sum.site);
        }
        return sites;
    }

    static CallSite returnedLocalOfLoop() {
        var total = loopHelper();
        return total.site;
    }

    private static FakeWord loopHelper() {
        var sum = word();
        while (true) {
            if (sum.receiver != null) {
                return sum;
            }
            sum = sum.and(sum);
        }
    }

    static CallSite compound(int kind) {
        FakeWord both;
        both = kind == 0 ? word() : kind == 1 ? word().and(word()) : switch (kind) {
            case 2 -> word();
            default -> {
                try {
                    yield word();
                } finally {
                    shared = null;
                }
            }
        };
        return both.site;
    }

    static CallSite caught() {
        FakeWord safe;
        try {
            safe = word();
            Integer.parseInt("x");
        } catch (NumberFormatException expected) {
            safe = word().and(word());
        }
        return safe.site;
    }

    static CallSite matched(Object kind) {
        var found = switch (kind) {
            case Integer i when i > 3 -> word();
            case String text -> word().init(text.length());
            default -> word();
        };
        return found.site;
    }

    static CallSite unread() {
        when(word(), () -> {
            var unread = word();
        });
        return FakeWord.latest.site;
    }

    @SuppressWarnings("unchecked")
    static CallSite castByAuthor() {
        Object any = new ArrayList<FakeWord>();
        ((List<FakeWord>) any).add((FakeWord) make(Object.class));
        return FakeWord.latest.site;
    }
}
