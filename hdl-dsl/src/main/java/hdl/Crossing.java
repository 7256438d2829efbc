package hdl;

import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.Site;
import java.lang.StackWalker.Option;
import java.util.Set;

/**
 * Takes a value of one clock, or of none, for a value of another: nothing in the hardware, all in the checks. Only the
 * circuits of {@code hdl.lib.cdc} may say so, because only they make it safe, and the claims of {@code hdl.proof},
 * which look at both sides and make nothing.
 */
public final class Crossing {
    private static final Set<String> OURS = Set.of("hdl.lib.cdc", "hdl.proof");
    private static final StackWalker WALKER = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    private Crossing() {
    }

    /** The same bits, from here on belonging to the clock of this scope. */
    public static <T extends Data<T>> T here(T value) {
        var caller = WALKER.getCallerClass();
        var site = CallSite.capture();
        if (!isOurs(caller)) {
            throw new HdlException(site.site(), "HDL411",
                "only the circuits of hdl.lib.cdc cross clocks; "
                + "use Synchronizer, PulseCrossing, HandshakeCrossing or AsyncFifo");
        }
        var build = Build.current();
        var clock = build.clock("a crossing", site.site());
        return Leaves.rebuilt(value, leaf -> {
            var node = build.use(leaf.node());
            return Values.leaf(leaf,
                build.builder().node(new Expr.Cross(node, clock), leaf.width(), site.site(), Label.NONE));
        });
    }

    /** Drives the input of a circuit that crosses; what is wrong with it stands where the crossing was asked for. */
    public static void drive(Bool input, Bool value) {
        Assignments.leaf(input, Build.current().use(value.node()), false, userSite());
    }

    /** Refuses values whose bits could arrive at different edges. */
    public static void requireOneBit(String circuit, Bits<?> value) {
        if (value.width() != 1) {
            throw new HdlException(userSite(), "HDL403", circuit + " takes one bit or a Gray code, not "
                + Names.sized(Build.current().use(value.node())) + "; use HandshakeCrossing or AsyncFifo");
        }
    }

    /** The line outside the library that asked for the crossing. */
    private static Site userSite() {
        return WALKER.walk(frames -> frames
            .filter(frame -> CallSite.isUser(frame.getDeclaringClass())
                && !isOurs(frame.getDeclaringClass()))
            .findFirst().map(frame -> CallerClass.of(frame.getDeclaringClass()).site(frame)).orElse(Site.UNKNOWN));
    }

    /** A test of the circuits lives in their package, but comes from elsewhere. */
    private static boolean isOurs(Class<?> type) {
        return OURS.contains(type.getPackageName()) && CallerClass.hasOurOrigin(type);
    }
}
