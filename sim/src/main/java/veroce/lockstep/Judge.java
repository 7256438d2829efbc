package veroce.lockstep;

import java.util.Map;
import veroce.endpoint.Completion;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.Packet;
import veroce.reference.ReferenceEndpoint;

/** Tells the reference what a device has received and sent, in the order of time, and compares what came of it. */
interface Judge {
    /** The reference in the place of the device, for commands and posts. */
    ReferenceEndpoint twin();

    Placements placements();

    SharedPosts shared();

    /** The host has written to its memory. */
    void written(long address, byte[] bytes);

    // ---- commands

    void create(int pair, QueuePairSettings settings);

    void listen(int pair, Peer peer);

    void invalidate(int key, long at);

    void reset(int pair, Numbering numbering, long at);

    // ---- frames and completions

    /** The device has been given a frame. */
    void received(byte[] frame, long at);

    /** The device has sent a packet, which is judged later, when everything before it is. */
    void announce(Packet packet, long at);

    /** The device has sent a packet. */
    void sent(Packet packet, byte[] frame, long at);

    /** A completion of the device was taken. */
    void completed(Completion completion, long at);

    /** Everything has come to rest: nothing is owed, and the counters agree. */
    void rest(Map<String, Long> counters, long at);
}
