package veroce.packet;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random packets that a sender may send, of every format of both ports. */
final class LegalPackets {
    private static final List<OpcodeFormat> FORMATS = formats();
    private final Random random;

    LegalPackets(long seed) {
        random = new Random(seed);
    }

    private static List<OpcodeFormat> formats() {
        List<OpcodeFormat> formats = new ArrayList<>(Opcodes.all(WirePort.VEROCE));
        formats.addAll(Opcodes.all(WirePort.ROCE_V2));
        return formats;
    }

    static int formatCount() {
        return FORMATS.size();
    }

    static OpcodeFormat format(int index) {
        return FORMATS.get(index);
    }

    /** A packet of that format; everything else is chosen at random. */
    PacketBuilder packet(OpcodeFormat format) {
        PacketBuilder builder = Packets.of(format.port(), format.opcode());
        outer(builder);
        builder.destQp(number()).psn(number()).partitionKey(random.nextInt(1 << 16));
        builder.congestion(random.nextBoolean(), random.nextBoolean());
        if (random.nextBoolean()) {
            builder.solicited();
        }
        if (random.nextBoolean()) {
            builder.ackRequest();
        }
        if (format.port() == WirePort.VEROCE && random.nextBoolean()) {
            builder.retransmission();
        }
        for (HeaderKind kind : format.headers()) {
            builder.with(header(kind, format));
        }
        byte[] payload = new byte[payloadLength(format)];
        random.nextBytes(payload);
        return builder.payload(payload);
    }

    private void outer(PacketBuilder builder) {
        if (random.nextBoolean()) {
            builder.ipv4("10.1.2." + random.nextInt(256), "192.168.0.1");
        } else {
            builder.ipv6("fd00::" + Integer.toHexString(random.nextInt(1 << 16)), "2001:db8:1:2:3:4:5:6")
                .flowLabel(random.nextInt(1 << 20));
        }
        if (random.nextInt(3) == 0) {
            builder.vlan(new VlanTag(random.nextInt(8), random.nextBoolean(), random.nextInt(4096)));
        }
        builder.ethernet("02:ab:cd:ef:00:0" + random.nextInt(10), "ff:ff:ff:ff:ff:ff").hopLimit(random.nextInt(256));
        builder.identification(random.nextInt(1 << 16)).sourcePort(random.nextInt(1 << 16)).ecn(random.nextInt(4));
        int dscp = random.nextInt(64);
        builder.dscp(dscp == TrafficClasses.TRIMMED ? TrafficClasses.DATA : dscp);
    }

    private ExtensionHeader header(HeaderKind kind, OpcodeFormat format) {
        return switch (kind) {
            case RETH -> new ExtensionHeader.Reth(random.nextLong(), word(), random.nextLong((1L << 31) + 1));
            case AETH -> new ExtensionHeader.Aeth(syndrome(format), number());
            case IMMDT -> new ExtensionHeader.ImmDt(word());
            case IETH -> new ExtensionHeader.Ieth(word());
            case ATOMICETH -> new ExtensionHeader.AtomicEth(random.nextLong() & -8, word(), random.nextLong(),
                random.nextLong());
            case ATOMICACKETH -> new ExtensionHeader.AtomicAckEth(random.nextLong());
            case DETH -> new ExtensionHeader.Deth(word(), 0, number());
            case MSNETH -> new ExtensionHeader.MsnEth(0, number());
            case POETH -> new ExtensionHeader.PoEth(0, format.consumesPsn() ? 1 + random.nextInt((1 << 23) - 1)
                : number());
            case RQETH -> new ExtensionHeader.RqEth(0, number());
            case SACKETH -> new ExtensionHeader.SackEth(1 + random.nextInt(128), number(), random.nextLong(),
                random.nextLong()).masked();
            case RTTETH -> new ExtensionHeader.RttEth(word(), word(), word(), word(), word());
            case RESV16 -> new ExtensionHeader.Resv16(0, 0);
        };
    }

    private int syndrome(OpcodeFormat format) {
        return switch (format.opcode()) {
            case Opcode.ACKNOWLEDGE -> new int[] {0x00, 0x1e, 0x1f, 0x20, 0x3f, 0x60, 0x61, 0x62,
                0x63}[random.nextInt(9)];
            case Opcode.ACKNOWLEDGE_RSP -> random.nextBoolean() ? Syndrome.ACK : Syndrome.PACKET_DROP;
            default -> random.nextInt(32);
        };
    }

    /** Short ones often, the largest now and then. */
    private int payloadLength(OpcodeFormat format) {
        int any = random.nextInt(4) == 0 ? random.nextInt(4097) : random.nextInt(70);
        return switch (format.payload()) {
            case NONE -> 0;
            case FIRST, MIDDLE -> 256 << random.nextInt(5);
            case LAST -> Math.max(1, any);
            case ONLY -> any;
        };
    }

    private int number() {
        return random.nextInt(4) == 0 ? 0xffffff - random.nextInt(2) : random.nextInt(1 << 24);
    }

    private long word() {
        return random.nextLong() & 0xffff_ffffL;
    }
}
