package veroce.guest;

/** A release of Debian whose kernel, libraries and perftest a guest runs. */
public enum Release {
    BOOKWORM(12, "gcc-12"), TRIXIE(13, "gcc-14");

    private final int number;
    private final String compiler;

    Release(int number, String compiler) {
        this.number = number;
        this.compiler = compiler;
    }

    /** The one that its kernel is built with: package and program. */
    String compiler() {
        return compiler;
    }

    /** As in the address of its packages. */
    public String title() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override public String toString() {
        return "Debian " + number;
    }
}
