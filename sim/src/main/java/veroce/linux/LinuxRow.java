package veroce.linux;

/** One thing that was looked at in a guest: what had to be seen, and what was. */
public record LinuxRow(String title, String expected, String seen) {
    public boolean passed() {
        return expected.equals(seen);
    }
}
