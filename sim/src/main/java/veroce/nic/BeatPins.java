package veroce.nic;

import hdl.lib.axi.AxiStream;
import hdl.sim.Pin;
import hdl.sim.Simulation;

/** The pins of a stream of frames: a beat of a frame is put there, or taken from there. */
final class BeatPins {
    private final Pin valid;
    private final Pin ready;
    private final Pin data;
    private final Pin keep;
    private final Pin last;
    private final int bytes;
    private final long[] words;
    private final long[] lanes;

    BeatPins(Simulation<?> nic, AxiStream stream) {
        valid = nic.pin(stream.tvalid());
        ready = nic.pin(stream.tready());
        data = nic.pin(stream.tdata());
        keep = nic.pin(stream.tkeep());
        last = nic.pin(stream.tlast());
        bytes = keep.width();
        words = new long[bytes / 8];
        lanes = new long[(bytes + 63) / 64];
    }

    boolean isValid() {
        return valid.isSet();
    }

    void valid(boolean is) {
        valid.set(is);
    }

    boolean isReady() {
        return ready.isSet();
    }

    void ready(boolean is) {
        ready.set(is);
    }

    boolean isLast() {
        return last.isSet();
    }

    /** Puts the beat of a frame there that begins at this byte; tells at which the next one begins. */
    int put(byte[] frame, int at) {
        int count = Math.min(bytes, frame.length - at);
        Words.pack(frame, at, count, words);
        Words.lanes(count, lanes);
        data.setWords(words, 0);
        keep.setWords(lanes, 0);
        last.set(at + count == frame.length);
        return at + count;
    }

    /** Bytes of the beat that is there. */
    int count() {
        keep.words(lanes);
        return Words.count(lanes);
    }

    /** Takes them. */
    void take(int count, byte[] into, int at) {
        data.words(words);
        Words.unpack(words, count, into, at);
    }
}
