package veroce.nic;

import hdl.lib.axi.AxiStream;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.function.BooleanSupplier;
import veroce.VeroceException;

/**
 * The Ethernet NIC on the same line, as the two ports of ours see it: gives frames, with pauses if it is told so, and
 * takes frames when it is ready.
 */
public final class EthernetPort {
    /** A frame that was given to it. */
    public record Taken(byte[] frame, boolean management) {}

    /** Who takes what is given to it. */
    public interface Taker {
        void take(Taken frame);
    }

    private static final int LONGEST = 16 * 1024;

    private final Pin outValid;
    private final Pin outReady;
    private final Pin outData;
    private final Pin outKeep;
    private final Pin outLast;
    private final Pin outUser;
    private final Pin inValid;
    private final Pin inReady;
    private final Pin inData;
    private final Pin inKeep;
    private final Pin inLast;
    private final int bytes;
    private final long[] words;
    private final long[] lanes;
    private final ArrayDeque<byte[]> waiting = new ArrayDeque<>();
    private final byte[] taken = new byte[LONGEST];
    private int length;
    private byte[] current;
    private int at;
    /** The beat that is shown has not been taken. */
    private boolean stays;
    private Taker taker = _ -> { };
    private BooleanSupplier ready = () -> true;
    private BooleanSupplier gives = () -> true;

    EthernetPort(Simulation<?> nic, AxiStream out, AxiStream in) {
        outValid = nic.pin(out.tvalid());
        outReady = nic.pin(out.tready());
        outData = nic.pin(out.tdata());
        outKeep = nic.pin(out.tkeep());
        outLast = nic.pin(out.tlast());
        outUser = nic.pin(out.tuser().orElseThrow());
        inValid = nic.pin(in.tvalid());
        inReady = nic.pin(in.tready());
        inData = nic.pin(in.tdata());
        inKeep = nic.pin(in.tkeep());
        inLast = nic.pin(in.tlast());
        bytes = outKeep.width();
        words = new long[bytes / 8];
        lanes = new long[(bytes + 63) / 64];
    }

    /** Frames go there from now on. */
    public void takes(Taker to) {
        taker = to;
    }

    /** Whether it takes a beat, and whether it shows the next one, asked in each cycle. */
    public void pace(BooleanSupplier takes, BooleanSupplier shows) {
        ready = takes;
        gives = shows;
    }

    /** A frame without FCS that leaves as soon as the line has room. */
    public void send(byte[] frame) {
        waiting.add(frame);
    }

    /** Everything that it was given to send has been taken. */
    public boolean isIdle() {
        return current == null && waiting.isEmpty();
    }

    /** Nothing happens here until a frame comes; asked behind the cycle. */
    boolean isQuiet() {
        return isIdle() && !inValid.isSet() && !outValid.isSet();
    }

    /** Before the edge: what the NIC shows now is taken, and what it is shown stands in front of it. */
    void cycle() {
        boolean isReady = ready.getAsBoolean();
        outReady.set(isReady);
        if (isReady && outValid.isSet()) {
            take();
        }
        show();
    }

    private void take() {
        outData.words(words);
        outKeep.words(lanes);
        int count = Words.count(lanes);
        if (length + count > LONGEST) {
            throw VeroceException.failure("the NIC gives the Ethernet NIC a frame of more than " + LONGEST + " bytes");
        }
        Words.unpack(words, count, taken, length);
        length += count;
        if (outLast.isSet()) {
            taker.take(new Taken(Arrays.copyOf(taken, length), outUser.isSet()));
            length = 0;
        }
    }

    /** A beat that has been shown stays until it is taken; whether it is does not depend on what is shown. */
    private void show() {
        if (current == null) {
            current = waiting.poll();
            at = 0;
        }
        boolean shows = current != null && (stays || gives.getAsBoolean());
        inValid.set(shows);
        stays = shows && !inReady.isSet();
        if (!shows) {
            return;
        }
        int count = Math.min(bytes, current.length - at);
        Words.pack(current, at, count, words);
        Words.lanes(count, lanes);
        inData.setWords(words, 0);
        inKeep.setWords(lanes, 0);
        boolean ends = at + count == current.length;
        inLast.set(ends);
        if (!stays) {
            at += count;
            current = ends ? null : current;
        }
    }
}
