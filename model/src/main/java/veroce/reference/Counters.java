package veroce.reference;

import java.util.Map;
import java.util.TreeMap;

/** Counters by name; one that never counted is not there. */
final class Counters {
    private final Map<String, Long> counts = new TreeMap<>();

    void count(String name) {
        counts.merge(name, 1L, Long::sum);
    }

    Map<String, Long> all() {
        return new TreeMap<>(counts);
    }
}
