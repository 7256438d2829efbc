package hdl;

import java.util.function.Supplier;

/**
 * A signal that knows nothing but where it was made. {@link FakeLanguage} makes it a class of the language, so that the
 * tests of call sites need no other part of it.
 */
public final class FakeWord {
    static FakeWord latest;

    final CallSite site;
    FakeWord receiver;

    private FakeWord(CallSite site) {
        this.site = site;
        latest = this;
    }

    public static FakeWord word() {
        return new FakeWord(CallSite.capture());
    }

    /** Like {@code reg(shape)}: the compiler casts its result to the type of the variable. */
    @SuppressWarnings("unchecked")
    public static <T> T make(Class<T> type) {
        return (T) new FakeWord(CallSite.capture());
    }

    public FakeWord and(FakeWord other) {
        var result = new FakeWord(CallSite.capture());
        result.receiver = this;
        return result;
    }

    public FakeWord shift(long left, double ignored, FakeWord... others) {
        return new FakeWord(CallSite.capture());
    }

    public FakeWord init(long value) {
        return this;
    }

    public FakeWord named(String name) {
        return this;
    }

    /** Steps inside a word of the language do not count. */
    public static FakeWord twice() {
        return steps();
    }

    private static FakeWord steps() {
        var inner = word();
        return inner;
    }

    /** Runs author's code as the language runs the body of a circuit. */
    public static <T> T body(Supplier<T> body) {
        return body.get();
    }

    public static FakeWord twiceOf(FakeWord of) {
        return new FakeWord(CallSite.capture());
    }

    public static void when(FakeWord condition, Runnable body) {
        body.run();
    }

    public static FakeWord from(Supplier<FakeWord> supplier) {
        return supplier.get();
    }

    public String name() {
        return site.name();
    }

    @Override public String toString() {
        return site.site() + " " + site.name();
    }
}
