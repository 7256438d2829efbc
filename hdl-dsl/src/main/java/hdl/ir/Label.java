package hdl.ir;

/**
 * A name as the author gave it (camelCase, parts joined by '_'), and what may happen to it. The empty text means: no
 * name.
 */
public record Label(String text, Policy policy) {
    /** What the printer may do with a name. */
    public enum Policy {
        /** Printed letter by letter; a clash or a reserved word is an error. */
        EXACT,
        /** Printed in snake case; a clash gets a number, a reserved word a suffix. */
        KEPT,
        /** As KEPT, but a mere copy disappears into what it copies. */
        MERGEABLE,
        /** As KEPT, but made by the language: an author's name for the same is better. */
        DERIVED,
        /** Given by the printer, with a leading underscore. */
        TEMPORARY
    }

    public static final Label NONE = new Label("", Policy.TEMPORARY);

    public static Label kept(String text) {
        return text.isEmpty() ? NONE : new Label(text, Policy.KEPT);
    }

    public static Label mergeable(String text) {
        return text.isEmpty() ? NONE : new Label(text, Policy.MERGEABLE);
    }

    public static Label derived(String text) {
        return text.isEmpty() ? NONE : new Label(text, Policy.DERIVED);
    }

    public boolean isNone() {
        return text.isEmpty();
    }

    /** Whether what has it may stand in the expression that reads it, as what has no name may. */
    public boolean dissolves() {
        return isNone() || policy == Policy.MERGEABLE;
    }
}
