package hdl;

/**
 * A circuit that carries a payload and never looks into it, such as a FIFO. Inside other circuits it is one module for
 * all payloads: their fields stand together in one port whose width is the Verilog parameter {@code WIDTH}, and the
 * port map of an instance says which they are.
 *
 * @param <IO> the record of its ports, with the fields of the payload
 */
public interface Carrier<IO extends Bundle<IO>> extends Circuit<IO> {
    /** What is carried. */
    Shape<?> payload();

    /**
     * The same circuit for a payload without fields: {@link #bits} where nothing that is printed depends on the width
     * but the payload itself, else {@code uint}. Its ports are the same but for the payload, which is one signal.
     * The circuit itself where these parameters make it read fields; then it is a module of its own for each payload.
     */
    Carrier<?> plain();

    /** So many bits that are only carried: {@code [WIDTH-1:0]} in the Verilog of the circuit. */
    static Shape<UInt> bits(int width) {
        return new Shape.OfUInt(width, "", true);
    }
}
