package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Syndrome;

/** What the two ends of a RoCEv2 connection have sent, in order. */
final class RoceWire {
    final List<Packet> right = new ArrayList<>();
    final List<Packet> left = new ArrayList<>();
    final List<Long> leftAt = new ArrayList<>();

    /** Of the frames that go to the right end and to the left end of an arena from now on, lost ones too. */
    RoceWire(Arena arena) {
        arena.link.tap((from, to, arrives, frame, time) -> {
            if (!arrives) {
                (to == arena.right ? right : left).add(PacketDecoder.decode(frame).packet());
                if (to == arena.left) {
                    leftAt.add(time);
                }
            }
        });
    }

    static List<Integer> psns(List<Packet> packets) {
        return packets.stream().map(p -> p.bth().psn()).toList();
    }

    /** PSNs of the answers with a syndrome. */
    List<Integer> answers(int syndrome) {
        return psns(left.stream().filter(p -> p.bth().opcode() == Opcode.ACKNOWLEDGE
            && p.extension(Aeth.class).syndrome() == syndrome).toList());
    }

    List<Integer> naks() {
        return answers(Syndrome.PSN_SEQUENCE);
    }

    List<Integer> toRight(int opcode) {
        return psns(right.stream().filter(p -> p.bth().opcode() == opcode).toList());
    }
}
