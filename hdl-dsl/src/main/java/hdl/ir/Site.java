package hdl.ir;

/**
 * Where the author said something: file name without folders, line, and the method, "" when it is not known. Printed as
 * {@code File.java:16}.
 */
public record Site(String file, int line, String method) {
    public Site(String file, int line) {
        this(file, line, "");
    }

    public static final Site UNKNOWN = new Site("unknown", 0);

    @Override public String toString() {
        return file + ":" + line;
    }
}
