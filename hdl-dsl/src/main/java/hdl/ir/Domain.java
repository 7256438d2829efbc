package hdl.ir;

/**
 * To which clock a value belongs: to none because it never changes, to one, or to none because it comes from outside.
 */
public sealed interface Domain permits ClockDef, Domain.Fixed {
    /** The two domains without a clock. */
    enum Fixed implements Domain { CONSTANT, ASYNC }

    Domain CONSTANT = Fixed.CONSTANT;
    Domain ASYNC = Fixed.ASYNC;
}
