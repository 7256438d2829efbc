package veroce.vfio;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/** The MSI-X vectors of a function: an event counter for each that the machine listens to. */
final class Interrupts {
    /** Number of MSI-X among the kinds of interrupts. */
    static final int MSIX = 2;
    private static final int NONE = -1;
    private static final int DATA_NONE = 1;
    private static final int DATA_BOOL = 2;
    private static final int DATA_EVENTFD = 4;
    private static final int DATA = 7;
    private static final int TRIGGER = 0x20;
    private static final int ACTION = 0x38;
    private static final int FIELDS = 20;

    private final int[] counters;

    Interrupts(int vectors) {
        counters = new int[vectors];
        Arrays.fill(counters, NONE);
    }

    int count() {
        return counters.length;
    }

    /** Interrupts, if somebody listens. */
    void raise(int vector) throws IOException {
        if (counters[vector] != NONE) {
            LibC.signal(counters[vector], 1);
        }
    }

    /** What SET_IRQS asks for. */
    void set(ByteBuffer body, List<Integer> descriptors) throws IOException, RefusedException {
        int flags = body.getInt(4);
        int kind = body.getInt(8);
        int start = body.getInt(12);
        int count = body.getInt(16);
        if (kind != MSIX || (flags & ACTION) != TRIGGER) {
            throw RefusedException.invalid("SET_IRQS with flags 0x" + Integer.toHexString(flags) + " of kind " + kind
                + ": only MSI-X, kind " + MSIX + ", can be set, and only what triggers it");
        }
        if (start < 0 || count < 0 || start > counters.length || count > counters.length - start) {
            throw RefusedException.invalid("SET_IRQS of vectors " + start + " and on, " + count + " of them: there are "
                + counters.length);
        }
        switch (flags & DATA) {
            case DATA_NONE -> none(start, count);
            case DATA_BOOL -> some(body, start, count);
            case DATA_EVENTFD -> listen(start, count, descriptors);
            default -> throw RefusedException.invalid("SET_IRQS with flags 0x" + Integer.toHexString(flags)
                + ": one kind of data is wanted");
        }
    }

    private void none(int start, int count) throws IOException {
        if (count == 0) {
            silence();
        }
        for (int i = start; i < start + count; i++) {
            raise(i);
        }
    }

    private void some(ByteBuffer body, int start, int count) throws IOException, RefusedException {
        if (body.limit() < FIELDS + count) {
            throw RefusedException.invalid("SET_IRQS of " + count + " vectors with " + (body.limit() - FIELDS)
                + " bytes that say which");
        }
        for (int i = 0; i < count; i++) {
            if (body.get(FIELDS + i) != 0) {
                raise(start + i);
            }
        }
    }

    /** A vector for which there is no descriptor is listened to no more. */
    private void listen(int start, int count, List<Integer> descriptors) throws IOException, RefusedException {
        if (descriptors.size() > count) {
            throw RefusedException.invalid("SET_IRQS of " + count + " vectors with " + descriptors.size()
                + " descriptors");
        }
        for (int i = start; i < start + count; i++) {
            silence(i);
            if (!descriptors.isEmpty()) {
                counters[i] = descriptors.removeFirst();
            }
        }
    }

    private void silence(int vector) throws IOException {
        int counter = counters[vector];
        counters[vector] = NONE;
        if (counter != NONE) {
            LibC.close(counter);
        }
    }

    /** From now on nobody listens. */
    void silence() throws IOException {
        for (int i = 0; i < counters.length; i++) {
            silence(i);
        }
    }
}
