package rnic.respond;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;

/** What a {@link ContextAllocator} has to say: who has which context. */
final class AllocatorModel {
    /** A context of a queue pair by its name. */
    record Held(int qp, int context) {}

    private final int own;
    private final int spares;
    private final int firstSpare;
    private final boolean[][] used;
    /** Spare contexts that are somebody's, by name. */
    private final Map<Integer, Integer> owners = new HashMap<>();
    /** The queue pair whose life ends: the search may have found its spare contexts, or not. */
    private int ending = -1;
    long fromSpares;
    long exhausted;

    AllocatorModel(int pairs, int own, int spares) {
        this.own = own;
        this.spares = spares;
        firstSpare = Math.max(own, spares);
        used = new boolean[pairs][own];
    }

    private long sparesOf(int qp) {
        return owners.values().stream().filter(owner -> owner == qp).count();
    }

    /** The context that it has, or null: refused. */
    Held reserve(int qp, boolean granted, int context, int place) {
        for (int i = 0; i < own; i++) {
            if (!used[qp][i]) {
                assertThat(granted).as("own context %d of %d is free", i, qp).isTrue();
                assertThat(context).isEqualTo(i);
                assertThat(place).isEqualTo(i);
                used[qp][i] = true;
                return new Held(qp, i);
            }
        }
        long many = sparesOf(qp);
        if (!granted) {
            assertThat(many == own || owners.size() == spares).as("%d has %d spares, %d are taken", qp, many, owners.size()).isTrue();
            exhausted += many < own ? 1 : 0;
            return null;
        }
        assertThat(many).isLessThan(own);
        assertThat(place).isEqualTo(own + (int) many);
        assertThat(context).isBetween(firstSpare, firstSpare + spares - 1);
        assertThat(owners.get(context)).as("V1: owner of spare context %d", context)
            .satisfiesAnyOf(owner -> assertThat(owner).isNull(), owner -> assertThat(owner).isEqualTo(ending));
        owners.put(context, qp);
        fromSpares++;
        return new Held(qp, context);
    }

    void release(Held back) {
        if (back.context() < firstSpare) {
            assertThat(used[back.qp()][back.context()]).isTrue();
            used[back.qp()][back.context()] = false;
        } else {
            assertThat(owners.remove(back.context())).isEqualTo(back.qp());
        }
    }

    /** A life is to begin: spare contexts of the one before may be given to others. */
    void ends(int qp) {
        ending = qp;
    }

    void begins(int qp) {
        owners.values().removeIf(owner -> owner == qp);
        used[qp] = new boolean[own];
        ending = -1;
    }
}
