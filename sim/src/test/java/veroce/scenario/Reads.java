package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;

/** What the scenarios with Reads have in common. */
final class Reads {
    /** What the first PSN of responses is, if that of the requests is 0. */
    static final int HALF = 0x80_0000;

    private Reads() {}

    static QueuePairOptions options() {
        return new QueuePairOptions().pmtu(1024).reads(16);
    }

    static List<String> statuses(Endpoint endpoint) {
        return Arena.drain(endpoint).stream().map(c -> c.id() + " " + c.status()).toList();
    }

    /** What has ended when the first one has, and nobody has sent anything for a while since; within so long. */
    static List<String> awaited(Arena arena, Endpoint endpoint, long most) {
        List<String> ended = new ArrayList<>();
        arena.link.run(() -> {
            ended.addAll(statuses(endpoint));
            return !ended.isEmpty();
        }, arena.link.now() + most);
        arena.rest(most);
        ended.addAll(statuses(endpoint));
        return ended;
    }

    /** So many bytes from the start of the right source to a place in the left target. */
    static SendRequest read(Arena arena, long id, int length) {
        return SendRequest.read(id, arena.leftBuffers.target() + id * 8192, arena.leftBuffers.targetKey(), length,
            arena.rightBuffers.source(), arena.rightBuffers.sharedKey());
    }

    /** Everything that the right end has sent, in order. */
    static List<Packet> fromRight(Arena arena) {
        List<Packet> packets = new ArrayList<>();
        arena.link.tap((from, to, arrives, frame, time) -> {
            if (from == arena.right && !arrives) {
                packets.add(PacketDecoder.decode(frame).packet());
            }
        });
        return packets;
    }
}
