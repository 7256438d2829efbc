package hdl.emit;

/**
 * How text is laid out: the column after which lines break, and whether statements show the line of the source they
 * come from.
 */
public record Style(int width, boolean locations) {
    /** For engineers: every statement leads back to its source. */
    public static final Style DEFAULT = new Style(110, true);
    /** For comparisons: a moved source line changes nothing. */
    public static final Style GOLDEN = new Style(110, false);
}
