package hdl.sim;

import hdl.ir.Site;
import java.util.LinkedHashMap;

/** An engine that counts how often covers happen. */
public interface CountsCovers {
    /** Takes one cover: where it is said, its label, how often it has happened since the start. */
    interface Taker {
        void cover(Site site, String label, long count);
    }

    /** Each cover of each instance. */
    void eachCover(Taker taker);

    /** By label. */
    default Coverage coverage() {
        var counts = new LinkedHashMap<String, Long>();
        eachCover((_, label, count) -> counts.merge(label, count, Long::sum));
        return new Coverage(counts);
    }
}
