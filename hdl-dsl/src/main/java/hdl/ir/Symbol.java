package hdl.ir;

/** A named constant of an {@link Enumeration}: printed as a localparam {@code PREFIX_NAME}. */
public record Symbol(Enumeration of, int index) {
    public String name() {
        return of.names().get(index);
    }
}
