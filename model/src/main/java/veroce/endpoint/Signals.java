package veroce.endpoint;

/**
 * What an endpoint tells its peers outside acknowledgements.
 *
 * @param lag           packets behind the newest beyond which one is late, and its path slow; 0: nobody is told
 * @param lateExtended  also peers that hear of paths in acknowledgements
 * @param lateGap       least time between two Slow-Packet signals of a queue pair, in picoseconds
 * @param marks         packets that come marked make congestion notifications
 * @param marksExtended also to peers that count marks by acknowledgements
 * @param marksGap      least time between two of a queue pair, in picoseconds
 */
public record Signals(int lag, boolean lateExtended, long lateGap, boolean marks, boolean marksExtended,
                      long marksGap) {
    /** Nothing. */
    public static final Signals NONE = new Signals(0, false, 0, false, false, 0);
}
