package veroce.nic;

import hdl.lib.axi.AxiStream;
import hdl.sim.Simulation;
import java.util.ArrayDeque;

/** The MAC's receive side: gives frames to the NIC beat by beat, without gaps inside a frame and without back-pressure. */
final class MacIn {
    private final BeatPins pins;
    private final ArrayDeque<byte[]> waiting = new ArrayDeque<>();
    private byte[] current;
    private int at;

    MacIn(Simulation<?> nic, AxiStream stream) {
        pins = new BeatPins(nic, stream);
    }

    /** A frame without preamble and FCS that has arrived completely. */
    void receive(byte[] frame) {
        waiting.add(frame);
    }

    boolean isIdle() {
        return current == null && waiting.isEmpty();
    }

    /** Nothing happens here until a frame arrives; asked behind the cycle. */
    boolean isQuiet() {
        return !pins.isValid() && waiting.isEmpty();
    }

    void cycle() {
        if (current == null) {
            current = waiting.poll();
            at = 0;
        }
        pins.valid(current != null);
        if (current == null) {
            return;
        }
        if (!pins.isReady()) {
            throw new IllegalStateException("the NIC holds back the MAC");
        }
        at = pins.put(current, at);
        if (at == current.length) {
            current = null;
        }
    }
}
