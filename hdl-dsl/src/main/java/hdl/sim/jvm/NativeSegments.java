package hdl.sim.jvm;

import hdl.sim.verilator.ModelCache;
import hdl.sim.verilator.NativeUnits;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;

/** A plan compiled by the C++ compiler: functions that work on the arrays of the Java side in place. */
final class NativeSegments {
    private static final MethodHandle RUN = Linker.nativeLinker().downcallHandle(
        FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT,
            ValueLayout.JAVA_INT), Linker.Option.critical(true));

    private static final MethodHandle EDGES = Linker.nativeLinker().downcallHandle(
        FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS,
            ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG),
        Linker.Option.critical(true));
    /** No garbage is collected during a call, so none takes long: some milliseconds. */
    private static final int LONGEST = 1000;

    private final MemorySegment function;
    /** Null where there are several clocks. */
    private final MemorySegment edges;

    private NativeSegments(Path library) {
        var symbols = SymbolLookup.libraryLookup(library, Arena.ofAuto());
        function = symbols.findOrThrow("hdl_segments");
        edges = symbols.find("hdl_edges").orElse(null);
    }

    /** The code when it is there: at once if it was built before. */
    static CompletableFuture<NativeSegments> of(Segments plan) {
        return NativeUnits.library("segments", new SegmentText(plan).units(), ModelCache.standard())
            .thenApply(NativeSegments::new);
    }

    void run(int from, int to, long[] state, long[] flags, long[] memory) {
        try {
            RUN.invokeExact(function, MemorySegment.ofArray(state), MemorySegment.ofArray(flags),
                MemorySegment.ofArray(memory), from, to);
        } catch (Throwable impossible) {
            throw new IllegalStateException("native code throws nothing", impossible);
        }
    }

    /** Whether {@link #edges} is there. */
    boolean hasEdges() {
        return edges != null;
    }

    /**
     * Inputs, then edges of the only clock, which is not under reset, then outputs: up to {@code limit}, and not the
     * one at which a claim is false. With flags of outputs to be watched it ends behind an edge that changes one of
     * these. Returns how many edges it made, negative when a watched output changed; it may be fewer than the limit
     * without a reason.
     */
    long edges(long[] pins, long[] seen, long[] state, long[] flags, long[] memory, long[] covers, long[] watched,
            long limit) {
        try {
            return (long) EDGES.invokeExact(edges, MemorySegment.ofArray(pins), MemorySegment.ofArray(seen),
                MemorySegment.ofArray(state), MemorySegment.ofArray(flags), MemorySegment.ofArray(memory),
                MemorySegment.ofArray(covers), orNull(watched), Math.min(limit, LONGEST));
        } catch (Throwable impossible) {
            throw new IllegalStateException("native code throws nothing", impossible);
        }
    }

    private static MemorySegment orNull(long[] words) {
        return words == null ? MemorySegment.NULL : MemorySegment.ofArray(words);
    }
}
