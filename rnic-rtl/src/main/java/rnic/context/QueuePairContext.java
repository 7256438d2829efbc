package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/**
 * What the host says about a queue pair until it is set up; constant from then to its next life, but for the rate, the
 * rights of the peer and the RNR timer. Blocks keep a copy of the fields they use.
 */
public record QueuePairContext(
    @Doc("the peer has been told; else no frame is of it") Bool known,
    @Doc("the peer's queue-pair number") UInt peerQp,
    @Doc("address handle of the peer") UInt addressHandle,
    @Doc("P_Key") UInt pkey,
    @Doc("protection domain") UInt pd,
    @Doc("PMTU = 256 << code, code 0 to 4") UInt mtuCode,
    @Doc("profile of the wire: 1 to 3") UInt profile,
    @Doc("the peer may write") Bool remoteWrite,
    @Doc("first PSN to send") UInt sendPsn,
    @Doc("first PSN to expect") UInt receivePsn,
    @Doc("W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration") UInt sendWindow,
    @Doc("K - 1: most messages outstanding less one") UInt messageLimit,
    @Doc("rel_sack_th: out-of-order distance from which SACKs are sent") UInt sackThreshold,
    @Doc("rel_retry: 0 to 7") UInt retries,
    @Doc("rel_rnr_retry: 0 to 7, 7 unlimited") UInt rnrRetries,
    @Doc("rel_rto_exp: 0 off, else RTO = 4.096 us << exponent") UInt rtoExponent,
    @Doc("rel_rnr_timer: code sent in RNR NAKs") UInt rnrTimer,
    @Doc("rel_srtt_init, in 1/16 us") UInt initialSrtt,
    @Doc("paths in use less one, 0 to 15") UInt lastPath,
    @Doc("rate limit in Mb/s; 0 = unlimited") UInt rate,
    @Doc("completion queue of sends") UInt sendCq,
    @Doc("completion queue of receives") UInt receiveCq,
    @Doc("send queue in host memory, 64-byte aligned") UInt sendQueue,
    @Doc("log2 of its entries, 0 to 15") UInt sendQueueSize,
    @Doc("receive queue in host memory, 64-byte aligned") UInt receiveQueue,
    @Doc("log2 of its entries, 0 to 15") UInt receiveQueueSize,
    @Doc("the peer may read") Bool remoteRead,
    @Doc("the peer may order atomics; profile 3 only") Bool remoteAtomic,
    @Doc("first PSN of the responses that this end sends") UInt responseSendPsn,
    @Doc("first PSN of the responses that it expects") UInt responseReceivePsn,
    @Doc("W_rx of the peer for responses: most of their PSNs outstanding, 1 to the window of the configuration")
    UInt responseWindow,
    @Doc("Reads and atomics of the peer that are kept, 0 to R; 0: it may order none") UInt readsAccepted,
    @Doc("IRD of the peer: most Reads and atomics outstanding, 0 to 32; 0: none may be ordered") UInt readsOutstanding,
    @Doc("cc_ext: packets tell when they leave, acknowledgements what has come and how") Bool extended,
    @Doc("the shared receive queue, where there are any") Optional<SrqChoice> srq,
    @Doc("the algorithm of the NIC controls it, where there is one; cc_ext is agreed") Optional<Bool> controlled,
    @Doc("profile 0, where a queue pair may have that") Optional<Bool> roce,
    @Doc("there: congestion notifications slow it") Optional<Bool> reacts
) implements Bundle<QueuePairContext> {
    public static Shape<QueuePairContext> of(RnicParameters parameters) {
        int handle = indexWidth(parameters.addressHandles());
        int cq = indexWidth(parameters.completionQueues());
        return bundle(f -> new QueuePairContext(f.of(bool()), f.of(uint(24)), f.of(uint(handle)), f.of(uint(16)),
            f.of(uint(16)), f.of(uint(3)), f.of(uint(2)), f.of(bool()), f.of(uint(24)), f.of(uint(24)), f.of(uint(13)),
            f.of(uint(8)),
            f.of(uint(8)), f.of(uint(3)), f.of(uint(3)), f.of(uint(5)), f.of(uint(5)), f.of(uint(16)), f.of(uint(4)),
            f.of(uint(20)), f.of(uint(cq)), f.of(uint(cq)), f.of(uint(64)), f.of(uint(4)), f.of(uint(64)),
            f.of(uint(4)), f.of(bool()), f.of(bool()), f.of(uint(24)), f.of(uint(24)), f.of(uint(13)), f.of(uint(6)),
            f.of(uint(6)), f.of(bool()),
            parameters.shares() ? Optional.of(f.of(SrqChoice.of(parameters))) : Optional.empty(),
            parameters.congestion().map(_ -> f.of(bool())), parameters.withRoce(() -> f.of(bool())),
            parameters.withRoce(() -> f.of(bool()))));
    }
}
