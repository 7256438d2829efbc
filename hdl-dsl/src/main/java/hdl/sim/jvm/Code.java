package hdl.sim.jvm;

import java.lang.invoke.MethodHandles;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The code of all segments, without state: bytecode, or native code when that is there. A class of bytecode is written
 * when it runs for the first time, so that a circuit whose native code was found at once needs none.
 */
final class Code {
    private final Segments segments;
    private final SegmentWriter writer;
    private final AtomicReferenceArray<Piece> pieces;
    private volatile NativeSegments compiled;

    Code(Segments segments) {
        this.segments = segments;
        writer = new SegmentWriter(segments);
        pieces = new AtomicReferenceArray<>(segments.dirty.to());
    }

    /** From now on the segments run as native code; what they do and keep is the same. */
    void become(NativeSegments faster) {
        compiled = faster;
    }

    /** Runs the segments that are dirty in some words of flags, in order. */
    void run(Segments.Region words, long[] state, long[] flags, long[] memory) {
        var faster = compiled;
        if (faster != null) {
            faster.run(words.from(), words.to(), state, flags, memory);
            return;
        }
        for (var word = words.from(); word < words.to(); word++) {
            if (flags[word] != 0) {
                piece(word).run(state, flags, memory);
            }
        }
    }

    private Piece piece(int word) {
        var piece = pieces.getAcquire(word);
        return piece != null ? piece : write(word);
    }

    private synchronized Piece write(int word) {
        if (pieces.getPlain(word) == null) {
            pieces.setRelease(word, load(writer.write(word)).with(segments.marks));
        }
        return pieces.getPlain(word);
    }

    private static Piece load(byte[] classFile) {
        try {
            var type = MethodHandles.lookup().defineHiddenClass(classFile, true).lookupClass();
            return (Piece) type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the class of a segment cannot be loaded", e);
        }
    }

    /** Native code of whole edges, or null. */
    NativeSegments edges() {
        var faster = compiled;
        return faster != null && faster.hasEdges() ? faster : null;
    }
}
