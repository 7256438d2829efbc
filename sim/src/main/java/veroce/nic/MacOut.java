package veroce.nic;

import hdl.lib.axi.AxiStream;
import hdl.sim.Simulation;
import java.util.Arrays;
import veroce.VeroceException;

/**
 * The MAC's send side: takes frames from the NIC at the speed of the line and says when each has left. A frame must
 * not be interrupted: once its first beat is there, one follows in every cycle in which the MAC is ready.
 */
public final class MacOut {
    /** Where frames go. */
    public interface Wire {
        /**
         * A frame has left.
         *
         * @param picoseconds time at which its last bit left
         * @param frame       without preamble and FCS
         */
        void send(long picoseconds, byte[] frame);
    }

    /** Preamble, FCS and gap. */
    private static final int AROUND = 24;
    /** Bytes that the MAC takes ahead of the line, as its buffer does. */
    private static final int AHEAD = 2 * 4224;

    private final BeatPins pins;
    private final double picosecondsPerByte;
    private final Wire wire;
    private byte[] frame = new byte[8192];
    private int length;
    private double lineFree;
    private boolean isReady;
    private boolean held;
    private long frames;
    private long lineBytes;

    MacOut(Simulation<?> nic, AxiStream stream, double gigabitsPerSecond, Wire wire) {
        pins = new BeatPins(nic, stream);
        picosecondsPerByte = 8000.0 / gigabitsPerSecond;
        this.wire = wire;
    }

    /** There is no link, or there is one again. */
    public void hold(boolean holds) {
        held = holds;
    }

    void cycle(long picoseconds) {
        isReady = !held && lineFree <= picoseconds + AHEAD * picosecondsPerByte;
        pins.ready(isReady);
        if (!isReady) {
            return;
        }
        if (pins.isValid()) {
            beat(picoseconds);
        } else if (length > 0) {
            throw VeroceException.failure("the NIC starves the MAC in the middle of a frame, " + length
                + " bytes behind its start");
        }
    }

    /**
     * Picoseconds until which nothing happens here though the NIC shows what it shows now; asked behind the cycle.
     */
    double quietUntil() {
        return held ? Double.POSITIVE_INFINITY : !isReady ? lineFree - AHEAD * picosecondsPerByte
            : pins.isValid() || length > 0 ? 0 : Double.POSITIVE_INFINITY;
    }

    private void beat(long picoseconds) {
        int count = pins.count();
        if (length + count > frame.length) {
            throw VeroceException.failure("the NIC sends a frame of more than " + frame.length + " bytes");
        }
        pins.take(count, frame, length);
        length += count;
        if (pins.isLast()) {
            int onLine = Math.max(60, length) + AROUND;
            lineFree = Math.max(lineFree, picoseconds) + onLine * picosecondsPerByte;
            lineBytes += onLine;
            frames++;
            wire.send((long) lineFree, Arrays.copyOf(frame, Math.max(60, length)));
            length = 0;
        }
    }

    public long frames() {
        return frames;
    }

    /** Bytes of the line that the frames have taken, with preamble, FCS and gap. */
    public long lineBytes() {
        return lineBytes;
    }
}
