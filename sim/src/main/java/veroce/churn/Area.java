package veroce.churn;

/**
 * Registered memory that everybody reads and writes as he likes.
 *
 * @param refused memory under a good key of which the bus refuses every access
 */
record Area(long address, int key, long refused, int refusedKey) {}
