package veroce.scenario;

import veroce.endpoint.Operation;

/**
 * A request of a {@link MixedParty} that was posted: what it brings, where it goes, and what else is known of it.
 *
 * @param place   of a Write; else -1
 * @param key     that it withdraws
 * @param word    that it reads, adds to or swaps; else -1
 * @param history how often that word was changed before; -1 if everybody changes it
 */
record MixedMessage(Operation operation, byte[] expected, int place, int key, int word, long operand, long compare,
                    int history) {
    static MixedMessage plain(Operation operation, byte[] expected, int place, int key) {
        return new MixedMessage(operation, expected, place, key, -1, 0, 0, 0);
    }
}
