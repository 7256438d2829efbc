package veroce.measure;

import java.util.Locale;

/** How much is measured: few points in short runs, every point in runs of a sixth of the length, or all of it. */
public enum Size {
    QUICK, STANDARD, LONG;

    private static final int SHORTER = 6;

    /** Of two numbers, those of a long run and of a quick one, the one of this size. */
    int of(int whole, int few) {
        return this == LONG ? whole : this == QUICK ? few : Math.max(few, whole / SHORTER);
    }

    /** How many minutes a scenario takes about, alone on two quiet processors. */
    public double minutes(Scenario scenario) {
        return this == LONG ? scenario.minutes(false) : this == QUICK ? scenario.minutes(true)
            : Math.max(scenario.minutes(true), scenario.minutes(false) / SHORTER);
    }

    @Override public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
