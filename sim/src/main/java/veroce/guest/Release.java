package veroce.guest;

/** A release of Debian whose kernel, libraries and perftest a guest runs. */
public enum Release {
    BOOKWORM(12), TRIXIE(13);

    private final int number;

    Release(int number) {
        this.number = number;
    }

    /** As in the address of its packages. */
    public String title() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override public String toString() {
        return "Debian " + number;
    }
}
