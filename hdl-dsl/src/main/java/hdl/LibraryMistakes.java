package hdl;

import hdl.ir.Site;

/** Parameters that a circuit of the library refuses: its constructor says why, and the author's line is the place. */
final class LibraryMistakes {
    private static final String LIBRARY = "hdl.lib.";

    private LibraryMistakes() {}

    /** HDL617 for what the constructors of the library throw in here. */
    static void placed(Runnable body) {
        try {
            body.run();
        } catch (IllegalArgumentException refused) {
            var trace = refused.getStackTrace();
            if (trace.length == 0 || !trace[0].getClassName().startsWith(LIBRARY)) {
                throw refused;
            }
            for (var frame : trace) {
                if (frame.getClassName().equals(Elaborator.class.getName())) {
                    throw refused;                           // in a body of the library: nobody's line but its own
                }
                if (!frame.getClassName().startsWith(LIBRARY)) {
                    throw new HdlException(new Site(frame.getFileName(), frame.getLineNumber()), "HDL617",
                        refused.getMessage() + "; choose others");
                }
            }
            throw refused;
        }
    }
}
