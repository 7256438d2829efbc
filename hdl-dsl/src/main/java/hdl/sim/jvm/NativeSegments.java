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

/** Segments compiled by the C++ compiler: one function that works on the arrays of the Java side in place. */
final class NativeSegments {
    private static final MethodHandle RUN = Linker.nativeLinker().downcallHandle(
        FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT,
            ValueLayout.JAVA_INT), Linker.Option.critical(true));

    private final MemorySegment function;

    private NativeSegments(Path library) {
        function = SymbolLookup.libraryLookup(library, Arena.ofAuto()).findOrThrow("hdl_segments");
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
}
