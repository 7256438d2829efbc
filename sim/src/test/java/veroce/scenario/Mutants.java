package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;

/**
 * Frames that have gone to the right, sent there once more with one field changed and a right ICRC. The change is so
 * large that the verdict does not depend on how far a receiver is, and so chosen that no queue pair fails of it.
 */
final class Mutants {
    private static final int KEPT = 50;
    /** Of the transport version, and of the syndrome of an answer. */
    private static final int VERSION = 1;
    private static final int SYNDROME = 12;

    private final Arena arena;
    private final SplittableRandom random;
    private final List<byte[]> recent = new ArrayList<>();

    Mutants(Arena arena, SplittableRandom random) {
        this.arena = arena;
        this.random = random;
        arena.link.tap((from, to, arrives, frame, time) -> {
            if (from == arena.left && !arrives) {
                recent.add(frame);
            }
        });
    }

    void send(int count) {
        recent.subList(0, Math.max(0, recent.size() - KEPT)).clear();
        for (int i = 0; i < count && !recent.isEmpty(); i++) {
            arena.toRight.send(mutant(recent.get(random.nextInt(recent.size()))), arena.link.now());
        }
    }

    private byte[] mutant(byte[] frame) {
        Packet packet = PacketDecoder.decode(frame).packet();
        int psn = packet.bth().psn();
        PacketBuilder copy = Packets.from(frame);
        boolean data = packet.format().consumesPsn();
        return switch (random.nextInt(7)) {
            case 0 -> copy.psn(psn + (1 << 22) & 0xff_ffff).frame();
            case 1 -> copy.psn(psn - (1 << 22) & 0xff_ffff).frame();
            case 2 -> inverted(frame, packet.bthOffset() + (data ? VERSION : SYNDROME));
            case 3 -> copy.destQp(random.nextInt(100, 1 << 24)).frame();
            case 4 -> copy.partitionKey(0x1234).frame();
            case 5 -> copy.ip(packet.ip().destination(), packet.ip().destination()).frame();
            default -> frame;
        };
    }

    /** With the bits 7 and 0 of one byte inverted. */
    private static byte[] inverted(byte[] frame, int at) {
        byte[] copy = frame.clone();
        copy[at] ^= (byte) 0x81;
        return Packets.from(copy).frame();
    }
}
