package hdl;

import hdl.ir.Expr;
import hdl.ir.Expr.Word;
import hdl.ir.Node;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of a memory, read by an operation and written by it some cycles later. Operations close behind each other
 * would read what is not yet written; the author says what holds for them: {@link #forwarded}, {@link #apart} or
 * {@link #stale}.
 *
 * @param <T> the word
 */
public final class Recall<T extends Data<T>> {
    private final Build build;
    private final hdl.ir.Recall recall;
    private final Node value;
    private final Memory<T> memory;
    private SharedPort shared;

    Recall(Build build, hdl.ir.Recall recall, Node value, Memory<T> memory) {
        this.build = build;
        this.recall = recall;
        this.value = value;
        this.memory = memory;
    }

    /** What operations ahead are about to write is taken from them: comparators and multiplexers as many as needed. */
    public Recall<T> forwarded() {
        build.builder().timed().way(recall, hdl.ir.Recall.Way.FORWARDED, 0);
        return this;
    }

    /** Operations on one address enter at least so many edges apart; it is checked, and becomes a claim. */
    public Recall<T> apart(int edges) {
        build.builder().timed().way(recall, hdl.ir.Recall.Way.APART, edges);
        return this;
    }

    /** Older contents are meant, for this reason, which {@link Report} tells. */
    public Recall<T> stale(String why) {
        build.builder().timed().stale(recall, why);
        return this;
    }

    /** The word as all operations ahead leave it. */
    public T value() {
        return memory.typed(value);
    }

    /**
     * Somebody else writes through the same port, such as a walk that clears. That it never does so beside an operation
     * that writes becomes a claim. An operation that has read by then keeps what it has read.
     */
    public Recall<T> beside(Bool when, UInt address, T x) {
        return shared(when, address, x, true, CallSite.capture());
    }

    /** As {@code beside}, but where both come the operation writes, and who else wanted to has not written. */
    public Recall<T> behind(Bool when, UInt address, T x) {
        return shared(when, address, x, false, CallSite.capture());
    }

    private Recall<T> shared(Bool when, UInt address, T x, boolean claims, CallSite site) {
        if (recall.written() != null || shared != null) {
            throw new HdlException(site.site(), "HDL918", "memory " + memory.quoted() + (shared == null
                ? " has been written by its operations; say who shares the port before write(...)"
                : " shares its write port with somebody else already; choose between both, and say so once"));
        }
        shared = new SharedPort(build, build.use(when.node()),
            memory.addressed(address, memory.depth(), site.site()), Values.pack(x, site.site()), claims, site.site());
        build.builder().timed().shared(recall, site.site());
        return this;
    }

    /** What this operation leaves. */
    public void write(T x) {
        write(null, x, CallSite.capture());
    }

    /** What this operation leaves, when it does. */
    public void write(Bool when, T x) {
        write(build.use(when.node()), x, CallSite.capture());
    }

    private void write(Node when, T x, CallSite site) {
        var builder = build.builder();
        var word = Values.pack(x, site.site());
        var port = builder.writePort(recall.memory(), build.clock("a memory port", site.site()),
            hdl.ir.Memory.ALONE, site.site());
        builder.timed().written(recall, word, when, port);
        if (shared != null) {
            shared.write(recall, word, when);
            return;
        }
        var statement = new Stmt.Write(port, recall.address(), word, java.util.Optional.empty(), site.site());
        var condition = condition(build, recall, when, when != null && word.isConstant() ? when : word, site.site());
        if (condition == null) {
            builder.add(statement);
        } else {
            builder.add(new Stmt.Branch(condition, new ArrayList<>(List.of(statement)), new ArrayList<>(),
                site.site()));
        }
    }

    /** That there is an operation where this value is, and that it writes; null: always. */
    static Node condition(Build build, hdl.ir.Recall recall, Node when, Node value, Site site) {
        var timeline = recall.timeline();
        if (timeline.valid() == null) {
            return when;
        }
        var there = build.node(new Expr.Timed(Word.VALID, value, List.of(), timeline, 0), 1, site);
        return when == null ? there : build.node(new Expr.Binary(Expr.Op.AND, there, when), 1, site);
    }
}
