package veroce.endpoint;

import java.util.Map;
import java.util.Set;
import veroce.memory.HostMemory;

/**
 * A network card as its driver and its wires see it: the hardware under simulation and the reference in plain Java are
 * used alike. Time is told from outside, in picoseconds, and never goes back. Commands and posts take effect at the
 * time reached; a command may take time of its own, then frames due meanwhile reach the endpoint late.
 */
public interface Endpoint extends AutoCloseable {
    Address address();

    /** The memory of its host. Work requests name addresses in it; the endpoint may touch only what is registered. */
    HostMemory memory();

    /** Registers memory and gives its key, local and remote. */
    int register(int protectionDomain, long address, long length, Set<Access> access);

    /** Withdraws a key; from the return on not one byte of the region is touched. */
    void invalidate(int key);

    /** Makes a queue pair in state INIT and gives its number. */
    int create(QueuePairSettings settings);

    /** Brings a queue pair from INIT or RESET to RTS. The peer's settings are equal but for the numbering. */
    void connect(int queuePair, Peer peer);

    /**
     * Brings a queue pair from INIT or RESET to RTR: it takes the peer's requests and answers them, and sends none of
     * its own. With {@link #modify} to RTS it is connected.
     */
    void listen(int queuePair, Peer peer);

    /**
     * Brings a queue pair from RTR or SQD to RTS, from RTS to SQD, or from any state to ERR. In SQD it ends the message
     * that it has begun to send and begins no other; it goes on with everything that its peer asks for.
     */
    void modify(int queuePair, QueuePairState state);

    /** Back to RESET: posted work is forgotten without completions. The queue pair may then be connected again. */
    void reset(int queuePair, Numbering numbering);

    /** To the error state: posted work is flushed with completions. */
    void fail(int queuePair);

    QueuePairState state(int queuePair);

    /** Posts work and rings the doorbell; the queue must have room. */
    void postSend(int queuePair, SendRequest request);

    void postReceive(int queuePair, ReceiveRequest request);

    /**
     * Makes a shared receive queue for so many work requests and gives its number. Queue pairs whose settings name it
     * take theirs from it: each is bound to a message when the first packet of it is taken, or at any time before.
     */
    int createSharedQueue(int size);

    /** Takes back a shared receive queue that no queue pair uses; what is left in it is forgotten. */
    void destroySharedQueue(int sharedQueue);

    /** Posts work for whichever queue pair needs it first. */
    void postShared(int sharedQueue, ReceiveRequest request);

    /**
     * From now on {@link #takeLimitEvent} tells, once, that fewer than so many are left that no queue pair has: when a
     * queue pair takes one, and it is so behind that.
     */
    void armLimit(int sharedQueue, int below);

    /** Takes the news that the limit was reached; false if there is none. */
    boolean takeLimitEvent(int sharedQueue);

    /** Takes the oldest completion of a queue, or null if there is none. */
    Completion poll(int completionQueue);

    /** Every counter by its name in the wire profile: {@code rx_ok}, {@code rx_dup}. */
    Map<String, Long> counters();

    /** Where frames go from now on. */
    void attach(FrameSink wire);

    /** A frame whose last bit arrives at that time, which is not before the time reached nor before other arrivals. */
    void receive(byte[] frame, long at);

    /** Does everything that is due up to and including that time, with the frames received for it. */
    void advance(long to);

    /** The time reached. Commands that take time bring it ahead of what was told. */
    long now();

    /** When it would next do something by itself; {@link Time#NEVER} if only a frame or a post can wake it. */
    long nextEvent();

    @Override void close();

    /**
     * What goes on while the host of this endpoint waits for it, a short time at once, instead of this endpoint alone:
     * else a command during traffic would set its clock ahead of all others. Null: this endpoint alone.
     */
    default void whileHostWaits(Runnable world) {}
}
