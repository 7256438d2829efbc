package hdl.sim.verilator;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/**
 * The functions of one loaded model. The handles are constants, shared by all models, which the compiler of the JVM
 * turns into plain calls; which model's function is called is their first argument. Model and buffers go as plain
 * addresses, so that a call checks no scopes.
 */
final class NativeCalls {
    private static final MemoryLayout LONG = ValueLayout.JAVA_LONG;
    private static final MemoryLayout INT = ValueLayout.JAVA_INT;
    private static final MethodHandle OPEN = handle(LONG, INT, INT);
    private static final MethodHandle PORT = handle(LONG, LONG, INT);
    private static final MethodHandle FIND = handle(LONG, LONG, LONG, LONG);
    private static final MethodHandle RESET = handle(null, LONG, INT, INT);
    private static final MethodHandle PLAIN = handle(null, LONG);
    private static final MethodHandle STEP = handle(LONG, LONG, LONG, LONG);
    private static final MethodHandle UNTIL = handle(LONG, LONG, LONG, LONG, INT, LONG, LONG);
    private static final MethodHandle ROWS = handle(LONG, LONG, LONG, LONG, LONG);
    private static final MethodHandle TIME = handle(null, LONG, LONG);
    private static final MethodHandle COUNT = handle(LONG, LONG);
    private static final MethodHandle WAVES = handle(INT, LONG, LONG);

    private final long model;
    private final MemorySegment step;
    private final MemorySegment settle;
    private final MemorySegment time;
    private final MemorySegment reset;
    private final MemorySegment rows;
    private final MemorySegment until;
    private final SymbolLookup library;
    private final String prefix;

    NativeCalls(Path file, String prefix, boolean noise, int seed, Arena arena) {
        this.prefix = prefix;
        library = SymbolLookup.libraryLookup(file, arena);
        step = symbol("step");
        settle = symbol("settle");
        time = symbol("time");
        reset = symbol("reset");
        rows = symbol("rows");
        until = symbol("until");
        try {
            model = (long) OPEN.invokeExact(symbol("open"), noise ? 1 : 0, seed);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    private static MethodHandle handle(MemoryLayout result, MemoryLayout... arguments) {
        return Linker.nativeLinker().downcallHandle(
            result == null ? FunctionDescriptor.ofVoid(arguments) : FunctionDescriptor.of(result, arguments));
    }

    /** The address alone: the arena that keeps the library loaded is held by the engine. */
    private MemorySegment symbol(String name) {
        return MemorySegment.ofAddress(library.findOrThrow(prefix + "_" + name).address());
    }

    long port(int index) {
        try {
            return (long) PORT.invokeExact(symbol("port"), model, index);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    /** Where a signal inside lives, or 0. */
    long find(String scope, String name) {
        try (var arena = Arena.ofConfined()) {
            return (long) FIND.invokeExact(symbol("find"), model, arena.allocateFrom(scope).address(),
                arena.allocateFrom(name).address());
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    void reset(int clock, boolean active) {
        try {
            RESET.invokeExact(reset, model, clock, active ? 1 : 0);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    void settle() {
        try {
            PLAIN.invokeExact(settle, model);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    /** Edges made, or -1 minus that when something stopped the model. */
    long step(long mask, long count) {
        try {
            return (long) STEP.invokeExact(step, model, mask, count);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    long until(long mask, long port, int bytes, long value, long limit) {
        try {
            return (long) UNTIL.invokeExact(until, model, mask, port, bytes, value, limit);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    long rows(long inputs, long outputs, long count) {
        try {
            return (long) ROWS.invokeExact(rows, model, inputs, outputs, count);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    void time(long picoseconds) {
        try {
            TIME.invokeExact(time, model, picoseconds);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    String printed() {
        try {
            long address = (long) COUNT.invokeExact(symbol("printed"), model);
            return MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    /** The cycle of the last edge, counted from 0. */
    long cycle() {
        try {
            return (long) COUNT.invokeExact(symbol("cycle"), model);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    boolean waves(Path file) {
        try (var arena = Arena.ofConfined()) {
            return (int) WAVES.invokeExact(symbol("waves"), model, arena.allocateFrom(file.toString()).address()) != 0;
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    void close() {
        try {
            PLAIN.invokeExact(symbol("close"), model);
        } catch (Throwable problem) {
            throw impossible(problem);
        }
    }

    private static IllegalStateException impossible(Throwable problem) {
        return new IllegalStateException("a native call failed before it was made", problem);
    }
}
