package hdl.sim.jvm;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often each cover of a design happened, by its label; equal labels in several instances count together. */
public record Coverage(Map<String, Long> covers) {
    public Coverage {
        covers = Collections.unmodifiableMap(new LinkedHashMap<>(covers));
    }

    static Coverage of(Flat flat, long[] counts) {
        var covers = new LinkedHashMap<String, Long>();
        for (var i = 0; i < counts.length; i++) {
            covers.merge(flat.covers.get(i).label(), counts[i], Long::sum);
        }
        return new Coverage(covers);
    }
}
