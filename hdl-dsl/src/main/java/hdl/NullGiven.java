package hdl;

import hdl.ir.Site;

/** A null that an author gives to a word of the language: his mistake, at his line, and no trace of ours. */
final class NullGiven {
    private NullGiven() {
    }

    /** HDL618, if a word of the language met the null; what the author's own lines met stays what Java says of it. */
    static RuntimeException explained(NullPointerException met) {
        String word = null;
        for (var frame : met.getStackTrace()) {
            var owner = owner(frame);
            if (owner == null || !owner.isLanguage() && !owner.isAuthors()) {
                continue;                                // Java, between the author and the language or above both
            }
            if (owner.isLanguage()) {
                word = frame.getMethodName();
                continue;
            }
            if (word == null) {
                return met;
            }
            var mistake = new HdlException(new Site(frame.getFileName(), frame.getLineNumber()), "HDL618", "'" + word
                + "' is given null; make what it takes in a line above, or leave it out");
            mistake.initCause(met);
            return mistake;
        }
        return met;
    }

    /** Classes of another loader than ours are an author's. */
    private static CallerClass owner(StackTraceElement frame) {
        try {
            return CallerClass.of(Class.forName(frame.getClassName(), false, Thread.currentThread().getContextClassLoader()));
        } catch (ClassNotFoundException | LinkageError hidden) {
            return null;
        }
    }
}
