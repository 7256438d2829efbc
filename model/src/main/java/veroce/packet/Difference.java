package veroce.packet;

/** A field in which two packets differ; a header or byte that one of them lacks is {@code absent}. */
public record Difference(String field, String left, String right) {
    static final String ABSENT = "absent";

    @Override public String toString() {
        return field + ": " + left + " != " + right;
    }
}
