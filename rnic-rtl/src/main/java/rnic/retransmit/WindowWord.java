package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;

/**
 * What else one sender remembers (reliability, section 5): its counts are {@link WindowNumbers}, its packets {@link
 * WindowRings}. Times in 1/16 us.
 */
public record WindowWord(
    @Doc("t_gen: start of the generation, or half a round of the clock ago: long enough") UInt generationStart,
    @Doc("t_prog: last progress; end of the pause while paused") UInt progressTime,
    @Doc("after a retry timeout: SACKs queue nothing") Bool hold,
    @Doc("PSN that ends the hold when it is acknowledged") UInt holdPsn,
    @Doc("retry timeouts left") UInt retries,
    @Doc("RNR pauses left") UInt rnrRetries,
    @Doc("rnr_wait: pausing after an RNR NAK") Bool rnrWait,
    @Doc("PSN that ends the pause when it is acknowledged") UInt rnrWaitPsn,
    @Doc("tlp: tail probe used since the last progress") Bool tailProbeUsed,
    @Doc("packets behind a tail probe come again one by one, each with an acknowledgement") Bool repairing,
    @Doc("smoothed round-trip time") UInt srtt,
    @Doc("one packet is timed") Bool sampling,
    @Doc("the timed packet") UInt samplePsn,
    @Doc("when it was sent, modulo 1 s") UInt sampleTime,
    @Doc("a Packet Drop NAK names the packet to be served first") Bool dropped,
    UInt droppedPsn,
    @Doc("a new packet could follow the newest one at once") Bool more,
    @Doc("has failed: nothing happens any more in this life") Bool failed,
    @Doc("rel_retry") UInt retryLimit,
    @Doc("rel_rnr_retry") UInt rnrLimit,
    @Doc("rel_rto_exp") UInt rtoExponent
) implements Bundle<WindowWord> {
    static final int TIME_BITS = 32;
    static final int SAMPLE_BITS = 24;

    public static final Shape<WindowWord> SHAPE = bundle(f -> {
        var psn = uint(PSN_BITS);
        return new WindowWord(f.of(uint(TIME_BITS)), f.of(uint(TIME_BITS)), f.of(bool()), f.of(psn),
            f.of(uint(3)), f.of(uint(3)), f.of(bool()), f.of(psn), f.of(bool()), f.of(bool()), f.of(uint(16)),
            f.of(bool()), f.of(psn), f.of(uint(SAMPLE_BITS)), f.of(bool()), f.of(psn), f.of(bool()), f.of(bool()),
            f.of(uint(3)), f.of(uint(3)), f.of(uint(5)));
    });
}
