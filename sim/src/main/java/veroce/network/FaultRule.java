package veroce.network;

/**
 * A fault and the frames it befalls: {@code FaultRule.of(DROP).psn(7).shots(1)} loses the first frame with PSN 7.
 * Selectors that are not given match everything. Each call gives a new rule.
 *
 * @param queuePair      destination queue pair, or -1
 * @param firstPsn       of a range modulo 2^24, or -1
 * @param opcode         or -1
 * @param path           or -1
 * @param retransmission 1 only such, 0 only others, -1 both
 * @param probability    for each frame that is selected
 * @param skips          frames that are selected and spared before it strikes for the first time
 * @param shots          how often it strikes at most
 * @param amount         delay in picoseconds of DELAY
 */
public record FaultRule(Fault fault, int queuePair, int firstPsn, int lastPsn, int opcode, int path,
                        int retransmission, double probability, long skips, long shots, long amount) {
    private static final int ANY = -1;
    private static final int PSN_MASK = 0xff_ffff;

    public FaultRule {
        if (!(probability >= 0 && probability <= 1)) {
            throw new IllegalArgumentException("a fault with probability " + probability + ": use 0 to 1");
        }
        if (skips < 0 || shots < 0 || amount < 0) {
            throw new IllegalArgumentException("a fault with " + skips + " skips, " + shots
                + " shots and a delay of " + amount + " ps: none may be negative");
        }
    }

    public static FaultRule of(Fault fault) {
        return new FaultRule(fault, ANY, ANY, ANY, ANY, ANY, ANY, 1, 0, Long.MAX_VALUE, 0);
    }

    public static FaultRule delay(long picoseconds) {
        return new FaultRule(Fault.DELAY, ANY, ANY, ANY, ANY, ANY, ANY, 1, 0, Long.MAX_VALUE, picoseconds);
    }

    public FaultRule queuePair(int number) {
        return new FaultRule(fault, number, firstPsn, lastPsn, opcode, path, retransmission, probability, skips,
            shots, amount);
    }

    public FaultRule psn(int number) {
        return psn(number, number);
    }

    /** From first to last, both included; the range may wrap. */
    public FaultRule psn(int first, int last) {
        return new FaultRule(fault, queuePair, first & PSN_MASK, last & PSN_MASK, opcode, path, retransmission,
            probability, skips, shots, amount);
    }

    public FaultRule opcode(int number) {
        return new FaultRule(fault, queuePair, firstPsn, lastPsn, number, path, retransmission, probability, skips,
            shots, amount);
    }

    public FaultRule path(int number) {
        return new FaultRule(fault, queuePair, firstPsn, lastPsn, opcode, number, retransmission, probability, skips,
            shots, amount);
    }

    public FaultRule retransmissions(boolean only) {
        return new FaultRule(fault, queuePair, firstPsn, lastPsn, opcode, path, only ? 1 : 0, probability, skips,
            shots, amount);
    }

    public FaultRule probability(double value) {
        return new FaultRule(fault, queuePair, firstPsn, lastPsn, opcode, path, retransmission, value, skips,
            shots, amount);
    }

    public FaultRule shots(long count) {
        return new FaultRule(fault, queuePair, firstPsn, lastPsn, opcode, path, retransmission, probability, skips,
            count, amount);
    }

    /** Spares so many frames that it selects first: {@code skips(n).shots(1)} befalls the one after n others. */
    public FaultRule skips(long count) {
        return new FaultRule(fault, queuePair, firstPsn, lastPsn, opcode, path, retransmission, probability, count,
            shots, amount);
    }

    /** Whether a frame on that path is selected; reads no more of it than the rule asks for. */
    boolean selects(byte[] frame, int onPath) {
        if (path != ANY && path != onPath) {
            return false;
        }
        if (queuePair == ANY && firstPsn == ANY && opcode == ANY && retransmission == ANY) {
            return true;
        }
        int bth = FrameFields.transportOffset(frame);
        if (bth < 0 || opcode != ANY && FrameFields.u8(frame, bth) != opcode
                || queuePair != ANY && FrameFields.u24(frame, bth + 5) != queuePair
                || retransmission != ANY && (FrameFields.u8(frame, bth + 8) >> 6 & 1) != retransmission) {
            return false;
        }
        int psn = FrameFields.u24(frame, bth + 9);
        return firstPsn == ANY || (psn - firstPsn & PSN_MASK) <= (lastPsn - firstPsn & PSN_MASK);
    }
}
