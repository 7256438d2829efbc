package veroce.bench;

import hdl.Bits;
import hdl.Design;
import hdl.ir.Port;
import hdl.sim.Engine;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.Arrays;
import rnic.acknowledge.AckPolicy;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;
import rnic.receive.ReceiveFront;

/** Packets per cycle of parser, tracker and policy of acknowledgements, each given one behind the other without a gap. */
public final class FrontRate {
    private static final int BYTES = 64;
    private static final int WINDOW = 256;
    private static final int QUEUE_PAIRS = 1024;
    /** Rows for the set-up of a queue pair, and for what is under way at the end. */
    private static final int SETUP = 512;
    private static final int TAIL = 64;
    private static final int ACK_EVERY = 4;
    private static final int ACK_DELAY = 100;

    /**
     * What came out.
     *
     * @param packets  of them
     * @param cycles   from the first to the last
     * @param expected of these, if none is wasted
     */
    public record Rate(int packets, long cycles, long expected) {
        public double perCycle() {
            return (packets - 1) / (double) cycles;
        }

        /** Cycles in which nothing came out although something might have. */
        public long bubbles() {
            return cycles - expected;
        }
    }

    private FrontRate() {}

    /** Of the parser: frames of one size without preamble and FCS. */
    public static Rate parser(byte[] frame, int frames) {
        int beats = Math.ceilDiv(frame.length, BYTES);
        var design = Design.of(new ReceiveFront(BYTES, WINDOW, QUEUE_PAIRS));
        try (var rows = new RowBuffer(design.top(), (long) frames * beats + TAIL)) {
            for (int row = 0; row < frames * beats; row++) {
                int from = row % beats * BYTES;
                int count = Math.min(BYTES, frame.length - from);
                set(rows, row, design.io().in().valid(), BigInteger.ONE);
                set(rows, row, design.io().in().value().data(), number(Arrays.copyOfRange(frame, from, from + count)));
                set(rows, row, design.io().in().value().keep(),
                    BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE));
                set(rows, row, design.io().in().value().last(),
                    row % beats == beats - 1 ? BigInteger.ONE : BigInteger.ZERO);
            }
            run(design, rows);
            return rate(rows, design.io().headers().valid(), frames, beats);
        }
    }

    /** Of the tracker: packets of so many queue pairs in turn, each in order. */
    public static Rate tracker(int pairs, int packets) {
        var design = Design.of(new ReceiveFront(BYTES, WINDOW, QUEUE_PAIRS));
        int begin = pairs * SETUP;
        try (var rows = new RowBuffer(design.top(), (long) begin + packets + TAIL)) {
            for (int pair = 0; pair < pairs; pair++) {
                set(rows, pair * SETUP, design.io().setup().valid(), BigInteger.ONE);
                set(rows, pair * SETUP, design.io().setup().payload().flow(), BigInteger.valueOf(pair));
            }
            for (int i = 0; i < packets; i++) {
                set(rows, begin + i, design.io().arrival().valid(), BigInteger.ONE);
                set(rows, begin + i, design.io().arrival().value().flow(), BigInteger.valueOf(i % pairs));
                set(rows, begin + i, design.io().arrival().value().psn(), BigInteger.valueOf(i / pairs));
                set(rows, begin + i, design.io().arrival().value().endsMessage(), BigInteger.ONE);
            }
            run(design, rows);
            var verdict = design.io().verdict();
            for (long row = 0; row < rows.rows(); row++) {
                if (rows.get(row, name(verdict.valid())) != 0
                        && rows.get(row, name(verdict.value().outcome())) != Outcome.IN_ORDER.ordinal()) {
                    throw new IllegalStateException("the tracker has not taken the packet of row " + row);
                }
            }
            return rate(rows, verdict.valid(), packets, 1);
        }
    }

    /** Of the policy of acknowledgements: packets of so many queue pairs in turn, every fourth is acknowledged. */
    public static Rate acknowledgements(RnicParameters parameters, int pairs, int packets) {
        var design = Design.of(new AckPolicy(parameters));
        int cleared = 2 * parameters.queuePairs() + SETUP; // after a reset rows are cleared one by one
        int begin = cleared + pairs * SETUP;
        try (var rows = new RowBuffer(design.top(), (long) begin + packets + TAIL)) {
            for (int row = 0; row < rows.rows(); row++) {
                set(rows, row, design.io().ackEvery(), BigInteger.valueOf(ACK_EVERY));
                set(rows, row, design.io().ackDelay(), BigInteger.valueOf(ACK_DELAY));
                set(rows, row, design.io().requests().ready(), BigInteger.ONE);
            }
            for (int pair = 0; pair < pairs; pair++) {
                set(rows, cleared + pair * SETUP, design.io().setup().valid(), BigInteger.ONE);
                set(rows, cleared + pair * SETUP, design.io().setup().payload().flow(), BigInteger.valueOf(pair));
            }
            for (int i = 0; i < packets; i++) {
                set(rows, begin + i, design.io().events().valid(), BigInteger.ONE);
                set(rows, begin + i, design.io().events().payload().flow().qp(), BigInteger.valueOf(i % pairs));
                set(rows, begin + i, design.io().events().payload().counting(), BigInteger.ONE);
                set(rows, begin + i, design.io().events().payload().advancing(), BigInteger.ONE);
            }
            run(design, rows);
            int taken = 0;
            for (int i = 0; i < packets; i++) {
                taken += rows.get(begin + i, name(design.io().events().ready())) != 0 ? 1 : 0;
            }
            int asked = 0;
            for (long row = begin; row < rows.rows(); row++) {
                asked += rows.get(row, name(design.io().requests().valid())) != 0 ? 1 : 0;
            }
            if (asked == 0) {
                throw new IllegalStateException("no acknowledgement has been asked for");
            }
            return new Rate(taken, packets - 1, packets - 1);
        }
    }

    private static void run(Design<?> design, RowBuffer rows) {
        try (var front = Simulation.of(design, Engine.JVM, Subject.options())) {
            front.run(rows);
        }
    }

    private static Rate rate(RowBuffer rows, Bits<?> valid, int packets, int cyclesOfEach) {
        long first = -1;
        long last = -1;
        int seen = 0;
        for (long row = 0; row < rows.rows(); row++) {
            if (rows.get(row, name(valid)) != 0) {
                first = first < 0 ? row : first;
                last = row;
                seen++;
            }
        }
        if (seen != packets) {
            throw new IllegalStateException(seen + " of " + packets + " packets have come out of the receive front end");
        }
        return new Rate(packets, last - first, (long) (packets - 1) * cyclesOfEach);
    }

    /** Byte 0 is the least significant. */
    private static BigInteger number(byte... bytes) {
        var turned = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            turned[bytes.length - 1 - i] = bytes[i];
        }
        return new BigInteger(1, turned);
    }

    private static void set(RowBuffer rows, long row, Bits<?> input, BigInteger value) {
        rows.set(row, name(input), value);
    }

    private static String name(Bits<?> port) {
        return ((Port) port.node().storage()).name();
    }
}
