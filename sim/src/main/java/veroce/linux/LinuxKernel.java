package veroce.linux;

/** What the guests boot. */
public enum LinuxKernel {
    /** That of the packages. */
    DEBIAN,
    /** Built from the sources of the packages: it watches itself, and fails where it is told to. */
    CHECKED
}
