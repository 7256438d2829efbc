package rnic.respond;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import rnic.respond.ResponderModel.Pair;
import rnic.respond.ResponderModel.Request;

/** Who has which of the contexts that all queue pairs share. */
final class SpareModel {
    /** The queue pair that had it last, and until when; {@code Long.MAX_VALUE}: it has it. */
    private record Use(Request request, Pair pair, long until) {}

    private final Map<Integer, Use> uses = new HashMap<>();
    long taken;

    void take(Request request, long cycle) {
        var use = uses.get(request.context);
        assertThat(use == null || use.until() <= cycle).as("V1: spare context %d at %d", request.context, cycle)
            .isTrue();
        uses.put(request.context, new Use(request, request.pair, Long.MAX_VALUE));
        taken++;
    }

    void free(Request request, long cycle) {
        var use = uses.get(request.context);
        if (use != null && use.request() == request) {
            uses.put(request.context, new Use(request, request.pair, cycle));
        }
    }

    long freeAt(int context) {
        var use = uses.get(context);
        return use == null || use.until() == Long.MAX_VALUE ? 0 : use.until();
    }

    /** A new life begins: none is its any more. */
    void forget(Pair pair) {
        uses.values().removeIf(use -> use.pair() == pair);
    }

    /** How many it has had since then. */
    int held(Pair pair, long since) {
        return (int) uses.values().stream().filter(use -> use.pair() == pair && use.until() >= since).count();
    }
}
