package veroce.network;

import java.util.ArrayDeque;
import java.util.SplittableRandom;
import veroce.endpoint.Time;

/** An output of a switch: a queue of data behind one of everything else, and the link that they leave by. */
public final class SwitchPort {
    private static final int OTHERS = 400_000;
    private static final double REFERENCE = 100e9;

    /** What happens to time and frames around it. */
    interface Surroundings {
        long now();

        void at(long time, Runnable what);

        void leaves(SwitchPort port, Parcel parcel);
    }

    final String name;
    private final Surroundings around;
    private final SplittableRandom random;
    private final long delay;
    private final long trimAt;
    private final FabricSettings settings;
    private final ArrayDeque<Parcel> data = new ArrayDeque<>();
    private final ArrayDeque<Parcel> others = new ArrayDeque<>();
    private long rate;
    private long waits;
    private long othersWait;
    private boolean busy;
    private boolean down;
    private double area;
    private long since;
    private long marked;
    private long trimmed;
    private long dropped;

    /** @param trimAt bytes that wait from which on it trims, at 100 Gb/s */
    SwitchPort(String name, long rate, long trimAt, FabricSettings settings, SplittableRandom random,
               Surroundings around) {
        this.name = name;
        this.rate = rate;
        this.settings = settings;
        this.random = random;
        this.around = around;
        delay = settings.delay();
        this.trimAt = trimAt;
    }

    /** From now on; what waits leaves at the new rate. */
    public void rate(long bitsPerSecond) {
        rate = bitsPerSecond;
    }

    public long rate() {
        return rate;
    }

    /** A port that is down loses what it is given without a word. */
    public void down(boolean is) {
        down = is;
    }

    private double scaled(long bytes) {
        return bytes * (rate / REFERENCE);
    }

    void enter(Parcel parcel) {
        if (down) {
            return;
        }
        if (parcel.isData()) {
            meet(parcel);
        }
        if (parcel.isData()) {
            if (waits + parcel.frame().length > settings.dropAt()) {
                dropped++;
                return;
            }
            account();
            waits += parcel.frame().length;
            data.add(parcel);
        } else if (othersWait + parcel.frame().length > OTHERS) {
            dropped++;
            return;
        } else {
            othersWait += parcel.frame().length;
            others.add(parcel);
        }
        if (!busy) {
            next();
        }
    }

    private void meet(Parcel parcel) {
        if (waits + parcel.frame().length > scaled(trimAt)) {
            trimmed++;
            parcel.trim();
            return;
        }
        double from = scaled(settings.markAt());
        double to = scaled(settings.markAll());
        double share = waits <= from ? 0 : waits >= to ? 1 : (waits - from) / (to - from);
        if (share > 0 && !parcel.isMarked() && random.nextDouble() < share) {
            marked++;
            parcel.mark();
        }
    }

    private void next() {
        Parcel parcel = others.poll();
        if (parcel != null) {
            othersWait -= parcel.frame().length;
        } else {
            parcel = data.poll();
            if (parcel == null) {
                busy = false;
                return;
            }
            account();
            waits -= parcel.frame().length;
        }
        busy = true;
        Parcel leaving = parcel;
        long done = around.now() + Time.onWire(leaving.frame().length, rate);
        around.at(done, this::next);
        around.at(done + delay, () -> around.leaves(this, leaving));
    }

    private void account() {
        area += (double) waits * (around.now() - since);
        since = around.now();
    }

    /** The mean over all time so far, in bytes. */
    public double mean() {
        account();
        return around.now() == 0 ? 0 : area / around.now();
    }

    /** Bytes of data that wait now. */
    public long waits() {
        return waits;
    }

    public long marked() {
        return marked;
    }

    public long trimmed() {
        return trimmed;
    }

    public long dropped() {
        return dropped;
    }

    @Override public String toString() {
        return name;
    }
}
