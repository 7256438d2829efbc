package veroce.nic;

import hdl.lib.axi.AxiStream;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;

/** The MAC's receive side: gives frames to the NIC beat by beat, without gaps inside a frame and without back-pressure. */
final class MacIn {
    private final Pin valid;
    private final Pin data;
    private final Pin keep;
    private final Pin last;
    private final Pin ready;
    private final int bytes;
    private final long[] words;
    private final long[] lanes;
    private final ArrayDeque<byte[]> waiting = new ArrayDeque<>();
    private byte[] current;
    private int at;

    MacIn(Simulation<?> nic, AxiStream stream) {
        valid = nic.pin(stream.tvalid());
        data = nic.pin(stream.tdata());
        keep = nic.pin(stream.tkeep());
        last = nic.pin(stream.tlast());
        ready = nic.pin(stream.tready());
        bytes = keep.width();
        words = new long[bytes / 8];
        lanes = new long[(bytes + 63) / 64];
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
        return !valid.isSet() && waiting.isEmpty();
    }

    void cycle() {
        if (current == null) {
            current = waiting.poll();
            at = 0;
        }
        valid.set(current != null);
        if (current == null) {
            return;
        }
        if (!ready.isSet()) {
            throw new IllegalStateException("the NIC holds back the MAC");
        }
        int count = Math.min(bytes, current.length - at);
        Words.pack(current, at, count, words);
        Words.lanes(count, lanes);
        data.setWords(words, 0);
        keep.setWords(lanes, 0);
        at += count;
        boolean ends = at == current.length;
        last.set(ends);
        if (ends) {
            current = null;
        }
    }
}
