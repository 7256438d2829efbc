package veroce.lockstep;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Compares what device and reference have counted of the frames that came.
 *
 * @param room  rows of packets that the rules take and a device may refuse, which has no room for them
 * @param vague rows whose verdict may differ while a queue pair fails
 */
record Tally(Set<String> room, Set<String> vague) {
    /**
     * Packets for which the device had no room, beyond those of the reference; every other row agrees.
     *
     * @param unsure frames whose verdict may differ
     */
    long refused(Map<String, Long> found, Map<String, Long> reference, long unsure, long at) {
        Map<String, Long> due = new TreeMap<>(reference);
        found.forEach((name, _) -> due.putIfAbsent(name, 0L));
        long refused = 0;
        for (String name : due.keySet()) {
            long difference = found.getOrDefault(name, 0L) - due.get(name);
            boolean isVague = vague.contains(name);
            if (room.contains(name)) {
                refused += difference;
            } else if (name.startsWith("rx_") && Math.abs(difference) > (isVague ? unsure : 0)) {
                throw new Divergence(at, -1, name + " is " + found.getOrDefault(name, 0L) + " in the device, "
                    + due.get(name) + " in the reference; device " + nonzero(found) + ", reference " + nonzero(due)
                    + (isVague ? "; " + unsure + " may differ" : ""));
            }
        }
        return refused;
    }

    private static Map<String, Long> nonzero(Map<String, Long> counters) {
        Map<String, Long> frames = new TreeMap<>(counters);
        frames.entrySet().removeIf(entry -> entry.getValue() == 0 || !entry.getKey().startsWith("rx_"));
        return frames;
    }
}
