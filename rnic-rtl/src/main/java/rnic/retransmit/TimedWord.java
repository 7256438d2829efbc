package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;

/** What the next deadline of a sender follows from; times in 1/16 us. */
record TimedWord(
    @Doc("last progress; end of the pause while paused") UInt progressTime,
    @Doc("after a retry timeout: SACKs queue nothing") Bool hold,
    @Doc("retry timeouts left") UInt retries,
    @Doc("pausing after an RNR NAK") Bool rnrWait,
    @Doc("tail probe used since the last progress") Bool tailProbeUsed,
    @Doc("smoothed round-trip time") UInt srtt,
    @Doc("a new packet could follow the newest one at once") Bool more,
    @Doc("has failed: nothing happens any more in this life") Bool failed,
    @Doc("rel_retry") UInt retryLimit,
    @Doc("rel_rto_exp") UInt rtoExponent
) implements Bundle<TimedWord> {
    static final Shape<TimedWord> SHAPE = bundle(TimedWord.class, uint(WindowWord.TIME_BITS), bool(), uint(3), bool(),
        bool(), uint(16), bool(), bool(), uint(3), uint(5));

    static TimedWord of(WindowWord word) {
        return new TimedWord(word.progressTime(), word.hold(), word.retries(), word.rnrWait(), word.tailProbeUsed(),
            word.srtt(), word.more(), word.failed(), word.retryLimit(), word.rtoExponent());
    }
}
