package veroce.bench;

import hdl.Bits;
import hdl.Design;
import hdl.ir.Port;
import hdl.sim.RowBuffer;
import java.math.BigInteger;
import java.util.List;
import rnic.receive.ReceiveFront;
import veroce.capture.CapturedFrame;

/**
 * Stimulus of the receive front end: captured frames back to back, and on the ports of the tracker queue pairs that are
 * set up one after the other, one packet for each frame, and requests for SACKs.
 */
final class Traffic {
    private static final int BYTES = 64;
    private static final int QUEUE_PAIRS = 4;
    /** Rows that setting up a queue pair takes, packets for other queue pairs included. */
    private static final int SETUP_ROWS = 512;
    private static final int SACK_INTERVAL = 16;
    private static final int PSN_LIMIT = 1 << 24;

    private final RowBuffer rows;
    private final ReceiveFront.Io io;
    private int row;
    private long arrivals;

    private Traffic(Design<ReceiveFront.Io> design, int count) {
        io = design.io();
        rows = new RowBuffer(design.top(), count);
    }

    /** So many rows; frames that do not fit are left out. */
    static RowBuffer of(Design<ReceiveFront.Io> design, List<CapturedFrame> frames, int rows) {
        var traffic = new Traffic(design, rows);
        for (var i = 0; traffic.feed(frames.get(i % frames.size()).bytes()); i++) {
            continue; // until the rows are full
        }
        traffic.queuePairs();
        return traffic.rows;
    }

    private boolean feed(byte[] frame) {
        var beats = (frame.length + BYTES - 1) / BYTES;
        if (row + beats > rows.rows()) {
            return false;
        }
        for (var beat = 0; beat < beats; beat++, row++) {
            var from = beat * BYTES;
            var count = Math.min(BYTES, frame.length - from);
            var data = new byte[count];
            for (var i = 0; i < count; i++) {
                data[count - 1 - i] = frame[from + i]; // byte 0 is the least significant
            }
            var isLast = beat == beats - 1;
            set(row, io.in().valid(), BigInteger.ONE);
            set(row, io.in().value().data(), new BigInteger(1, data));
            set(row, io.in().value().keep(), BigInteger.ONE.shiftLeft(count).subtract(BigInteger.ONE));
            set(row, io.in().value().last(), isLast ? BigInteger.ONE : BigInteger.ZERO);
            if (isLast) {
                arrive();
            }
        }
        return true;
    }

    /** The packets of each queue pair in order, from its first PSN on. */
    private void arrive() {
        var ready = Math.min(QUEUE_PAIRS, row / SETUP_ROWS);
        if (ready > 0) {
            set(row, io.arrival().valid(), BigInteger.ONE);
            set(row, io.arrival().value().flow(), BigInteger.valueOf(arrivals % ready));
            set(row, io.arrival().value().psn(), BigInteger.valueOf(arrivals / ready % PSN_LIMIT));
            set(row, io.arrival().value().endsMessage(), BigInteger.valueOf(arrivals & 1));
            arrivals++;
        }
    }

    private void queuePairs() {
        for (var at = 0; at < rows.rows(); at++) {
            if (at % SETUP_ROWS == 0 && at / SETUP_ROWS < QUEUE_PAIRS) {
                set(at, io.setup().valid(), BigInteger.ONE);
                set(at, io.setup().payload().flow(), BigInteger.valueOf(at / SETUP_ROWS));
            }
            if (at % SACK_INTERVAL == 0) {
                set(at, io.sackRequest().valid(), BigInteger.ONE);
                set(at, io.sackRequest().value(), BigInteger.valueOf(at / SACK_INTERVAL % QUEUE_PAIRS));
            }
        }
    }

    private void set(int at, Bits<?> input, BigInteger value) {
        rows.set(at, ((Port) input.node().storage()).name(), value);
    }
}
