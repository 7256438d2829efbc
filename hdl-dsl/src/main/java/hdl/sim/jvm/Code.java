package hdl.sim.jvm;

/** The code of all segments, without state: bytecode, or native code when that is there. */
final class Code {
    private final Piece[] pieces;
    private volatile NativeSegments compiled;

    Code(Piece[] pieces) {
        this.pieces = pieces;
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
                pieces[word].run(state, flags, memory);
            }
        }
    }

    /** Native code of whole edges, or null. */
    NativeSegments edges() {
        var faster = compiled;
        return faster != null && faster.hasEdges() ? faster : null;
    }
}
