package veroce.scenario;

import org.junit.jupiter.api.Test;

/** The same with queue pairs that share. */
interface SharedTransferScenarios extends SharedByOneScenarios {
    /** Queue pairs in the scenario with many of them. */
    default int sharingQueuePairs() {
        return 64;
    }

    /** The ends of that one. */
    default Arena crowd() {
        return arena(Arena.paths());
    }

    @Test default void severalShare() {
        SharedByOneScenarios.transfer(arena(Arena.paths()), 4, 60, 64);
    }

    @Test default void manyShare() {
        SharedByOneScenarios.transfer(crowd(), sharingQueuePairs(), 10, 512);
    }
}
