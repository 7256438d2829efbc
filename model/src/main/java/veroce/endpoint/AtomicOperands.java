package veroce.endpoint;

/**
 * The numbers of an atomic operation.
 *
 * @param swapOrAdd what is written if the comparison holds, or what is added
 * @param compare   what must be found; meaningless for FetchAdd
 */
public record AtomicOperands(long swapOrAdd, long compare) {}
