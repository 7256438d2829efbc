package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;

/** What does not change in the life of a sender. */
public record SenderTerms(
    @Doc("rel_retry: retry timeouts without progress") UInt retries,
    @Doc("rel_rnr_retry: RNR NAKs without progress; 7: any number") UInt rnrRetries,
    @Doc("rel_rto_exp: a retry timeout is 4.096 us x 2^exponent; 0: none") UInt rtoExponent
) implements Bundle<SenderTerms> {
    static final Shape<SenderTerms> SHAPE = bundle(SenderTerms.class, uint(3), uint(3), uint(5));
}
