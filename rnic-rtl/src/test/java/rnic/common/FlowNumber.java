package rnic.common;

/** A flow as tests number them: rows of requests first, then those of responses, as in {@link rnic.messages.Flow}. */
public record FlowNumber(int qp, boolean responses) {
    public static FlowNumber of(int row, int queuePairs) {
        return new FlowNumber(row % queuePairs, row >= queuePairs);
    }

    public int row(int queuePairs) {
        return responses ? queuePairs + qp : qp;
    }
}
