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

    private final BeatPins out;
    private final Pin management;
    private final BeatPins in;
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
        this.out = new BeatPins(nic, out);
        management = nic.pin(out.tuser().orElseThrow());
        this.in = new BeatPins(nic, in);
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
        return isIdle() && !in.isValid() && !out.isValid();
    }

    /** Before the edge: what the NIC shows now is taken, and what it is shown stands in front of it. */
    void cycle() {
        boolean isReady = ready.getAsBoolean();
        out.ready(isReady);
        if (isReady && out.isValid()) {
            take();
        }
        show();
    }

    private void take() {
        int count = out.count();
        if (length + count > LONGEST) {
            throw VeroceException.failure("the NIC gives the Ethernet NIC a frame of more than " + LONGEST + " bytes");
        }
        out.take(count, taken, length);
        length += count;
        if (out.isLast()) {
            taker.take(new Taken(Arrays.copyOf(taken, length), management.isSet()));
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
        in.valid(shows);
        stays = shows && !in.isReady();
        if (!shows) {
            return;
        }
        int next = in.put(current, at);
        if (!stays) {
            at = next;
            current = at == current.length ? null : current;
        }
    }
}
