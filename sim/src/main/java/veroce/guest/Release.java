package veroce.guest;

/** A release of Debian whose kernel, libraries and perftest a guest runs. */
public enum Release {
    BOOKWORM(12, "6.1", "gcc-12"), TRIXIE(13, "6.12", "gcc-14");

    private final int number;
    private final String kernel;
    private final String compiler;

    Release(int number, String kernel, String compiler) {
        this.number = number;
        this.kernel = kernel;
        this.compiler = compiler;
    }

    /** Series of its kernel. */
    String kernel() {
        return kernel;
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
