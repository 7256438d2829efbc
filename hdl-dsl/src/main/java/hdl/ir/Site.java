package hdl.ir;

/** Where the author said something: file name without folders, and line. Printed as {@code File.java:16}. */
public record Site(String file, int line) {
    public static final Site UNKNOWN = new Site("unknown", 0);

    @Override public String toString() {
        return file + ":" + line;
    }
}
