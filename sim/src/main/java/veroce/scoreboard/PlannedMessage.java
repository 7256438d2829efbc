package veroce.scoreboard;

import veroce.endpoint.Operation;

/**
 * A message to be sent. Its source and target are offsets into the buffers; the targets of different messages do not
 * overlap, so that the final content does not depend on the order of arrival. The source of an atomic is the number of
 * a word of {@link AtomicWords}, or {@link #SHARED_WORD}; its length is 8, and its target a multiple of that.
 */
public record PlannedMessage(Operation operation, int source, int target, int length, int immediate,
                             boolean solicited, boolean signaled, boolean inline) {
    /** The word that all queue pairs may add to. */
    public static final int SHARED_WORD = AtomicWords.COUNT;

    public static PlannedMessage of(Operation operation, int source, int target, int length) {
        int immediate = operation.hasImmediate() ? 0x5a00_0000 ^ target : 0;
        return new PlannedMessage(operation, source, target, length, immediate, false, true, false);
    }

    /** The same without a completion of its own. */
    public PlannedMessage unsignaled() {
        return new PlannedMessage(operation, source, target, length, immediate, solicited, false, inline);
    }

    /** The same with its bytes in the work request. */
    public PlannedMessage standingInline() {
        return new PlannedMessage(operation, source, target, length, immediate, solicited, signaled, true);
    }
}
