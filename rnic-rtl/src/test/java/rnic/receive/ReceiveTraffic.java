package rnic.receive;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import rnic.protocol.Row;
import rnic.wire.PacketFormat;
import rnic.wire.Port;

/** Frames of peers that send Sends, Writes, Reads and atomics around the receiver's window, some of them damaged. */
final class ReceiveTraffic {
    /** Fields that a peer, an attacker or a defect may get wrong. */
    private static final String[] FIELDS = {"row", "opcode", "destQp", "psn", "pkey", "ipv6", "source", "own", "vlan", "veroce",
        "msn", "rqmsn", "po", "address", "key", "dmaLength", "payloadLength", "immediate"};
    private static final int PACKETS_MOST = 4;
    /** Read, CmpSwap, FetchAdd. */
    private static final int[] KEPT = {0x0C, 0x13, 0x14};

    private static final class Sender {
        final Map<Integer, Map<String, BigInteger>> sent = new HashMap<>();
        int psn;
        int msn = 1;
        int rqmsn;
    }

    /** Bytes of MR 0, where Writes go. */
    private static final int MR = 1 << 20;

    private final ReceiveModel model;
    private final ResponseTraffic responses;
    private final Random random;
    private final Map<Integer, Sender> senders = new HashMap<>();
    /** Base of the MR that the peers write to, and of the receive requests' buffers. */
    private final BigInteger base;
    private Map<String, BigInteger> last = Map.of();

    ReceiveTraffic(ReceiveBench bench, BigInteger base, Random random) {
        model = bench.model();
        responses = new ResponseTraffic(bench, base, random);
        this.base = base;
        this.random = random;
    }

    void setup(int qp, ReceiveModel.Context context) {
        var sender = new Sender();
        sender.psn = context.firstPsn();
        responses.setup(qp, context.firstResponse());
        senders.put(qp, sender);
    }

    /** The next frame for a queue pair, damaged one time in so many. */
    ReceivedFrame next(int qp, int damage) {
        if (random.nextInt(12) == 0 && !last.isEmpty()) {
            return new ReceivedFrame(last);
        }
        if (random.nextInt(4) == 0) {
            var fields = new TreeMap<>(responses.next(qp, identity(qp), damage));
            put(fields, "retrans", random.nextInt(2));
            last = fields;
            return new ReceivedFrame(fields);
        }
        int expected = model.expected(qp, false);
        int psn = switch (random.nextInt(12)) {
            case 0 -> expected - 1 - random.nextInt(5);
            case 1 -> expected + 126 + random.nextInt(5);
            case 2, 3 -> expected + random.nextInt(40);
            case 4, 5 -> expected + random.nextInt(4);
            default -> missing(qp, expected);
        };
        var fields = new TreeMap<>(packet(qp, psn & ReceiveModel.MASK));
        int kind = random.nextInt(30);
        if (kind == 0) {
            control(fields);
        } else if (kind == 1) {
            put(fields, "row", (random.nextBoolean() ? Row.RX_TRIM_NAK : Row.RX_TRIM_PAYLOAD).ordinal());
        }
        if (random.nextInt(damage) == 0) {
            damage(fields);
        }
        put(fields, "retrans", random.nextInt(2));
        last = fields;
        return new ReceivedFrame(fields);
    }

    private int missing(int qp, int expected) {
        int psn = expected;
        while (model.has(qp, false, psn & ReceiveModel.MASK)) {
            psn++;
        }
        return psn;
    }

    /** Acknowledgements, responses and signals. */
    private void control(Map<String, BigInteger> fields) {
        int[] opcodes = {0x11, 0x11, 0x18, 0x19, 0x1E, 0x0C, 0x0D, 0x0E, 0x10, 0x12, 0x13, 0x14, 0x81, 0x82, 0x83,
            0x84};
        put(fields, "opcode", opcodes[random.nextInt(opcodes.length)]);
        put(fields, "syndrome", random.nextInt(3) == 0 ? random.nextInt(256) : random.nextInt(4) * 32 + 31 * random
            .nextInt(2));
    }

    private void damage(Map<String, BigInteger> fields) {
        var field = FIELDS[random.nextInt(FIELDS.length)];
        var old = fields.get(field);
        switch (field) {
            case "row" -> put(fields, field, random.nextInt(Row.RX_QPN.ordinal()));
            case "opcode" -> {
                var formats = PacketFormat.ALL.stream().filter(format -> format.port() == Port.VEROCE).toList();
                put(fields, field, formats.get(random.nextInt(formats.size())).opcode());
            }
            case "destQp" -> put(fields, field, random.nextInt(3) == 0 ? random.nextInt(1 << 24)
                : random.nextInt(4) == 0 ? old.flipBit(random.nextInt(24)).longValue() : random.nextInt(16));
            case "vlan" -> put(fields, field, random.nextInt(3) == 0 ? 0 : random.nextInt(1 << 12));
            case "pkey" -> put(fields, field, random.nextBoolean() ? random.nextInt(1 << 16)
                : old.flipBit(random.nextInt(16)).longValue());
            case "dmaLength" -> put(fields, field, random.nextBoolean() ? random.nextInt() & 0xFFFFFFFFL
                : old.longValue() + random.nextInt(3) - 1 & 0xFFFFFFFFL);
            case "own" -> put(fields, field, random.nextBoolean() ? 1 << random.nextInt(8) : random.nextInt(256));
            case "ipv6", "veroce" -> put(fields, field, 1 - old.intValue());
            case "key", "immediate" -> put(fields, field, random.nextInt(4) == 0 ? random.nextInt() & 0xFFFFFFFFL
                : random.nextInt(3) == 0 ? old.flipBit(random.nextInt(32)).longValue()
                : random.nextInt(10) << 8 | old.intValue() & 0xFF);
            case "source" -> fields.put(field, old.flipBit(random.nextInt(128)));
            case "address" -> fields.put(field, random.nextBoolean() ? old.flipBit(random.nextInt(63))
                : base.add(BigInteger.valueOf(random.nextInt(1 << 21) - (1 << 19))));
            case "payloadLength" -> put(fields, field, random.nextBoolean() ? random.nextInt(5000)
                : old.intValue() + random.nextInt(3) & 0x1FFF);
            default -> fields.put(field, random.nextBoolean() ? new BigInteger(24, random)
                : old.add(BigInteger.valueOf(random.nextInt(5) - 2)).mod(BigInteger.ONE.shiftLeft(24)));
        }
    }

    private static void put(Map<String, BigInteger> fields, String name, long value) {
        fields.put(name, BigInteger.valueOf(value));
    }

    /** The packet that the sender gives a number; every other field is noise that stays. */
    private Map<String, BigInteger> packet(int qp, int psn) {
        var sender = senders.get(qp);
        while (sender.sent.isEmpty() || ReceiveModel.ahead(psn, sender.psn) >= 0) {
            message(qp, sender);
        }
        return sender.sent.getOrDefault(psn, sender.sent.values().iterator().next());
    }

    private void message(int qp, Sender sender) {
        int flavour = flavour(model.context(qp));
        int packets = flavour > 4 ? 1 : 1 + random.nextInt(PACKETS_MOST);
        long mtu = 256L << model.context(qp).mtuCode();
        long rest = packets == 1 && random.nextInt(4) == 0 ? 0 : 1 + random.nextInt((int) mtu);
        long whole = (packets - 1) * mtu + rest;
        int end = random.nextInt(40);                        // often just inside its MR, seldom a byte too far
        var start = base.add(BigInteger.valueOf(end < 6 ? MR - whole + (end == 0 ? 1 : 0)
            : random.nextInt(1 << 19)));
        for (int po = 0; po < packets; po++) {
            boolean isLast = po == packets - 1;
            var fields = identity(qp);
            put(fields, "opcode", flavour > 4 ? KEPT[flavour - 5] : opcode(flavour, po == 0, isLast));
            if (flavour == 2 && random.nextInt(40) != 0) {
                put(fields, "immediate", 0x5A);
            }
            put(fields, "psn", sender.psn);
            put(fields, "msn", sender.msn);
            put(fields, "rqmsn", sender.rqmsn);
            put(fields, "po", po);
            fields.put("address", start.add(BigInteger.valueOf(po * mtu)));
            put(fields, "dmaLength", whole);
            put(fields, "payloadLength", flavour > 4 ? 0 : isLast ? rest : mtu);
            if (flavour > 5 && random.nextInt(40) != 0) {
                fields.put("address", start.and(BigInteger.valueOf(-8)));
            }
            sender.sent.put(sender.psn, fields);
            sender.psn = sender.psn + 1 & ReceiveModel.MASK;
        }
        sender.msn = sender.msn + 1 & ReceiveModel.MASK;
        sender.rqmsn = sender.rqmsn + (flavour == 3 || flavour > 4 ? 0 : 1) & ReceiveModel.MASK;
    }

    /** Send, its two variants, Write, with immediate; Read, atomics, which are seldom asked of those who have none. */
    private int flavour(ReceiveModel.Context context) {
        int flavour = random.nextInt(8);
        boolean served = context.accepted() > 0 && (flavour == 5 ? context.remoteRead()
            : context.remoteAtomic() && context.profile() == 3);
        return flavour < 5 || served || random.nextInt(40) == 0 ? flavour : random.nextInt(5);
    }

    private static int opcode(int flavour, boolean isFirst, boolean isLast) {
        int[][] opcodes = {{0x04, 0x00, 0x01, 0x02}, {0x05, 0x00, 0x01, 0x03}, {0x17, 0x00, 0x01, 0x16},
            {0x0A, 0x06, 0x07, 0x08}, {0x0B, 0x06, 0x07, 0x09}};
        return opcodes[flavour][isFirst && isLast ? 0 : isFirst ? 1 : isLast ? 3 : 2];
    }

    private Map<String, BigInteger> identity(int qp) {
        var context = model.context(qp);
        var fields = new TreeMap<String, BigInteger>();
        put(fields, "row", Row.RX_OK.ordinal());
        put(fields, "destQp", qp);
        put(fields, "pkey", context.pkey() | 0x8000);
        put(fields, "ipv6", context.ipv6() ? 1 : 0);
        fields.put("source", context.ip());
        put(fields, "own", 1 << context.gid() | (random.nextInt(8) == 0 ? random.nextInt(256) : 0));
        put(fields, "vlan", context.vlan());
        put(fields, "veroce", 1);
        put(fields, "key", 0x5A);                                     // MR 0
        put(fields, "immediate", random.nextInt() & 0xFFFFFFFFL);
        put(fields, "solicited", random.nextInt(2));
        put(fields, "ackRequest", random.nextInt(2));
        put(fields, "congested", random.nextInt(2));
        put(fields, "syndrome", 0x1F);
        put(fields, "sourcePort", ReceiveModel.SPORT_BASE + random.nextInt(20));
        put(fields, "stamp", random.nextInt(1 << 14));
        put(fields, "lastHop", random.nextInt(2));
        for (var name : new String[] {"ackMsn", "sackStart", "msn", "rqmsn", "address"}) {
            put(fields, name, random.nextInt(1 << 24));
        }
        put(fields, "dmaLength", random.nextInt(1 << 20));
        put(fields, "becn", random.nextInt(2));
        put(fields, "sackLength", random.nextInt(256));
        for (var name : new String[] {"operand", "compare"}) {
            fields.put(name, new BigInteger(64, random));
        }
        fields.put("sackBitmap", new BigInteger(128, random));
        put(fields, "rttContext", random.nextInt() & 0xFFFFFFFFL);
        put(fields, "rttSent", random.nextInt() & 0xFFFFFFFFL);
        put(fields, "payloadOffset", random.nextInt(110));
        return fields;
    }
}
