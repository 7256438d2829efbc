package hdl.sim;

import java.util.List;

/**
 * Several pins of one simulation as a run of words of 64 bits, pin after pin, each least significant word first: for
 * drivers and monitors that move many ports in every cycle.
 */
public final class PinGroup {
    private final Pin[] pins;
    private final long[] cells;
    private final long[] addresses; // of each word
    private final long[] masks;

    PinGroup(List<Pin> pins) {
        this.pins = pins.toArray(Pin[]::new);
        int count = pins.stream().mapToInt(Pin::wordCount).sum();
        cells = pins.isEmpty() ? null : pins.getFirst().cells();
        addresses = new long[count];
        masks = new long[count];
        int at = 0;
        for (var pin : pins) {
            for (int word = 0; word < pin.wordCount(); word++) {
                addresses[at] = pin.address() + (cells == null ? 8L : 1L) * word;
                masks[at++] = pin.maskOf(word);
            }
        }
    }

    /** How many words all pins have together. */
    public int words() {
        return addresses.length;
    }

    /** Reads all pins into a part of an array, as bits: a negative SInt is not extended. Returns the position behind. */
    public int read(long[] into, int at) {
        open();
        if (cells == null) {
            for (int i = 0; i < addresses.length; i++) {
                into[at + i] = Pin.ALL.get(Pin.LONG, addresses[i]) & masks[i];
            }
        } else {
            for (int i = 0; i < addresses.length; i++) {
                into[at + i] = cells[(int) addresses[i]] & masks[i];
            }
        }
        return at + addresses.length;
    }

    /** Drives all pins, which must be inputs, from a part of an array. Returns the position behind. */
    public int drive(long[] from, int at) {
        int next = at;
        for (var pin : pins) {
            pin.setWords(from, next);
            next += pin.wordCount();
        }
        return next;
    }

    /** The words stay where they were when the simulation is closed, but they may belong to somebody else by then. */
    private void open() {
        if (pins.length > 0) {
            pins[0].open();
        }
    }
}
