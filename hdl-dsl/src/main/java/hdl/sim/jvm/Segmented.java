package hdl.sim.jvm;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Segments with their code. Circuits of one kind share it: a second NIC, or the NIC of the next test, runs what the
 * virtual machine has compiled already.
 */
final class Segmented extends Compiled {
    private static final Map<String, SoftReference<Segmented>> KNOWN = new ConcurrentHashMap<>();

    private final Segments segments;
    private final boolean checked;
    private final Code code;
    private CompletableFuture<Void> faster;

    Segmented(Segments segments, boolean visible, boolean checked) {
        super(segments.plan, visible);
        this.segments = segments;
        this.checked = checked;
        code = new Code(segments);
    }

    /** The code of a plan of {@link Levelize#planApart}: made once while it is in use. */
    static Segmented of(Plan plan, boolean visible, Way way) {
        var print = Fingerprint.of(plan) + visible + way;
        var known = KNOWN.get(print);
        var found = known == null ? null : known.get();
        if (found == null) {
            found = new Segmented(new Segments(plan, Cut.OPERATIONS), visible, way == Way.CHECKED);
            KNOWN.put(print, new SoftReference<>(found));
        }
        return found;
    }

    /** Has the segments compiled to native code, beside what goes on; they become it when it is there. */
    synchronized CompletableFuture<Void> compile() {
        if (faster == null) {
            faster = NativeSegments.of(segments).thenAccept(code::become);
        }
        return faster;
    }

    @Override int slots() {
        return segments.slots;
    }

    @Override int slot(int word) {
        return segments.slotOf[word];
    }

    @Override Step step() {
        return checked ? new Checked(segments, code) : new Activity(segments, code);
    }
}
