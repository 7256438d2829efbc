package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;

/** Frames that nobody meant: they touch nothing that is not registered, complete nothing, and good traffic goes on. */
interface FuzzScenarios extends Scenarios {

    /** Hostile frames per test. */
    default int hostileFrames() {
        return 20_000;
    }

    @Test default void damagedAndRandomFramesBetweenGoodOnesDoNoHarm() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
        SplittableRandom random = new SplittableRandom(Arena.SEED);
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            List<byte[]> recent = new ArrayList<>();
            arena.link.tap((from, to, arrives, frame, time) -> {
                if (!arrives) {
                    recent.add(frame);
                }
            });
            arena.forth(connection, settings, Plans.same(Operation.SEND, 40, 20_000));
            arena.back(connection, settings, Plans.same(Operation.WRITE_IMMEDIATE, 40, 20_000));
            for (int i = 0; i < hostileFrames(); i++) {
                if (i % 200 == 0) {
                    recent.subList(0, Math.max(0, recent.size() - 50)).clear();
                    arena.scoreboard.step();
                    arena.run(Time.MICROSECOND);
                }
                byte[] frame = recent.isEmpty() || random.nextInt(10) == 0 ? noise(random)
                    : damaged(recent.get(random.nextInt(recent.size())), random);
                (random.nextBoolean() ? arena.toLeft : arena.toRight).send(frame, arena.link.now());
            }
            arena.finish(Time.SECOND);
        }
    }

    private static byte[] noise(SplittableRandom random) {
        byte[] frame = new byte[random.nextInt(14, 300)];
        random.nextBytes(frame);
        return frame;
    }

    /** Some bytes changed, or cut, or made longer; the ICRC is wrong, or the frame is as it was. */
    private static byte[] damaged(byte[] frame, SplittableRandom random) {
        int length = random.nextInt(4) == 0 ? random.nextInt(14, frame.length + 40) : frame.length;
        byte[] damaged = Arrays.copyOf(frame, length);
        for (int changes = random.nextInt(4); changes > 0; changes--) {
            int at = random.nextInt(3) == 0 ? random.nextInt(length) : random.nextInt(Math.min(length, 100));
            damaged[at] = (byte) random.nextInt(256);
        }
        return damaged;
    }

    /** With a right ICRC, so that every field reaches the rules of the queue pair. */
    @Test default void wellFormedNonsenseTouchesOnlyWhatIsRegistered() {
        SplittableRandom random = new SplittableRandom(Arena.SEED);
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).window(32, 8, 4).settings();
        for (int life = 0; life < Math.max(1, hostileFrames() / 100); life++) {
            try (ScriptedPeer peer = new ScriptedPeer(left(), settings)) {
                peer.endpoint.memory().listen((address, length) -> { }); // the peer may write as often as it likes
                peer.postReceive(1000);
                peer.postReceive(10);
                peer.postWrites(2, 4);
                for (int i = 0; i < 30; i++) {
                    byte[] frame = nonsense(peer, random).frame();
                    assertThat(peer.give(frame)).doesNotContain(" ").isNotEmpty();
                }
                peer.endpoint.memory().checkGuards();
            }
        }
    }

    /** Any opcode with plausible and implausible numbers. */
    private static PacketBuilder nonsense(ScriptedPeer peer, SplittableRandom random) {
        int[] opcodes = {Opcode.SEND_FIRST, Opcode.SEND_MIDDLE, Opcode.SEND_LAST, Opcode.SEND_LAST_IMM,
            Opcode.SEND_ONLY, Opcode.SEND_ONLY_IMM, Opcode.WRITE_FIRST, Opcode.WRITE_MIDDLE, Opcode.WRITE_LAST,
            Opcode.WRITE_LAST_IMM, Opcode.WRITE_ONLY, Opcode.WRITE_ONLY_IMM};
        int opcode = opcodes[random.nextInt(opcodes.length)];
        int length = random.nextInt(3) > 0 ? 256 : random.nextInt(300);
        long address = peer.buffers.target() + switch (random.nextInt(4)) {
            case 0 -> random.nextLong(-600, 600);
            case 1 -> peer.buffers.size() - random.nextLong(600);
            default -> 256L * random.nextInt(20);
        };
        PacketBuilder packet = peer.packet(opcode, random.nextInt(10) == 0 ? random.nextInt() : random.nextInt(-2, 34))
            .unchecked().msn(random.nextInt(4)).payload(new byte[length]);
        boolean write = opcode >= Opcode.WRITE_FIRST;
        if (write) {
            packet.reth(address, random.nextInt(9) == 0 ? random.nextInt() & 0xffff_ffffL : peer.key(),
                random.nextBoolean() ? length : random.nextLong(1L << random.nextInt(1, 33)));
        }
        boolean last = opcode == Opcode.WRITE_LAST_IMM || opcode == Opcode.WRITE_ONLY_IMM;
        if (!write || last) {
            packet.rqMsn(random.nextInt(3));
        }
        int position = opcode % 6;
        if (position >= 1 && position <= 3) {
            packet.packetOrder(random.nextInt(random.nextInt(8) == 0 ? 1 << 24 : 5));
        }
        return position == 3 || position == 5 ? packet.immediate(7) : packet;
    }
}
