package hdl;

/**
 * A signal, in contrast to a {@link Shape}, which is a type.
 *
 * @param <T> the signal's own type
 */
public sealed interface Data<T extends Data<T>> permits Bits, Vec, Bundle, Group, Clock {
    /** Combinational: this is {@code value}. */
    void set(T value);

    /** Register: this becomes {@code value} at the coming edge. */
    void next(T value);

    /** Register: every bit is reset to 0. */
    T initZero();

    /** Gives the signal a name of its own; fields of a bundle are prefixed by it. */
    T named(String name);

    /** Hands a hint to the synthesiser, such as {@code max_fanout}. */
    T attribute(String name, String value);

    /** Number of bits. */
    int width();
}
