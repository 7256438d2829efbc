package rnic.receive;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/** Responses of peers to Reads and atomics of this end, around the window, some damaged, some to nothing. */
final class ResponseTraffic {
    private static final String[] FIELDS = {"opcode", "psn", "msn", "ackMsn", "syndrome", "po", "payloadLength", "destQp",
        "pkey"};
    private static final int[] OPCODES = {0x0D, 0x0E, 0x0F, 0x10, 0x12};
    private static final int PACKETS_MOST = 4;
    /** Bytes of MR 0, where they go. */
    private static final int MR = 1 << 20;

    /** One queue pair's requests, as they go out and as they are answered. */
    private static final class Requests {
        final Map<Integer, Map<String, BigInteger>> sent = new HashMap<>();
        int psn;
        int number = 1;
        int request = 1;
    }

    private final ReceiveBench bench;
    private final BigInteger base;
    private final Random random;
    private final Map<Integer, Requests> queuePairs = new HashMap<>();

    ResponseTraffic(ReceiveBench bench, BigInteger base, Random random) {
        this.bench = bench;
        this.base = base;
        this.random = random;
    }

    void setup(int qp, int firstPsn) {
        var requests = new Requests();
        requests.psn = firstPsn;
        queuePairs.put(qp, requests);
    }

    /** The next response for a queue pair, on the fields that every frame of its peer has. */
    Map<String, BigInteger> next(int qp, Map<String, BigInteger> identity, int damage) {
        var model = bench.model();
        var requests = queuePairs.get(qp);
        if (random.nextInt(3) == 0) {
            ask(qp, requests, damage);
        }
        int expected = model.expected(qp, true);
        int psn = switch (random.nextInt(12)) {
            case 0 -> expected - 1 - random.nextInt(5);
            case 1 -> expected + 126 + random.nextInt(5);
            case 2, 3 -> expected + random.nextInt(40);
            case 4 -> expected + random.nextInt(4);
            default -> missing(qp, expected);
        };
        var fields = new TreeMap<>(identity);
        var known = requests.sent.get(psn & ReceiveModel.MASK);
        fields.putAll(known == null ? stray(psn & ReceiveModel.MASK) : known);
        if (random.nextInt(damage) == 0) {
            damage(fields);
        }
        if (random.nextInt(40) == 0) {
            put(fields, "row", (random.nextBoolean() ? Row.RX_TRIM_NAK : Row.RX_TRIM_PAYLOAD).ordinal());
        }
        return fields;
    }

    private int missing(int qp, int expected) {
        int psn = expected;
        while (bench.model().has(qp, true, psn & ReceiveModel.MASK)) {
            psn++;
        }
        return psn;
    }

    /** A request goes out, if its queue pair may send and fewer than are kept have not been answered. */
    private void ask(int qp, Requests requests, int damage) {
        var state = bench.model().state(qp);
        boolean sends = state == QueuePairState.RTS || state == QueuePairState.SQD;
        if (!sends || requests.number - 1 - bench.model().responses(qp) >= RnicParameters.SMALL.reads()) {
            return;
        }
        boolean atomic = random.nextInt(4) == 0;
        int packets = atomic ? 1 : 1 + random.nextInt(PACKETS_MOST);
        long mtu = 256L << bench.model().context(qp).mtuCode();
        long rest = atomic ? 8 : packets == 1 && random.nextInt(4) == 0 ? 0 : 1 + random.nextInt((int) mtu);
        long whole = (packets - 1) * mtu + rest;
        int end = random.nextInt(40);                        // often just inside its MR, seldom a byte too far
        var start = base.add(BigInteger.valueOf(end < 6 ? MR - whole + (end == 0 ? 1 : 0) : random.nextInt(1 << 19)));
        long key = random.nextInt(damage) == 0 ? random.nextInt(8) << 8 | 0x5A : 0x5A;
        bench.ask(qp, new AwaitedReads.Pending(requests.number, atomic, requests.request, requests.psn),
            new AwaitedReads.Request(start, whole, key));
        for (int po = 0; po < packets; po++) {
            boolean isLast = po == packets - 1;
            var fields = new TreeMap<String, BigInteger>();
            put(fields, "opcode", atomic ? 0x12 : packets == 1 ? 0x10 : po == 0 ? 0x0D : isLast ? 0x0F : 0x0E);
            put(fields, "psn", requests.psn);
            put(fields, "msn", requests.number);
            put(fields, "ackMsn", requests.request);
            put(fields, "syndrome", random.nextInt(32));
            put(fields, "po", po);
            put(fields, "payloadLength", atomic ? 0 : isLast ? rest : mtu);
            requests.sent.put(requests.psn, fields);
            requests.psn = requests.psn + 1 & ReceiveModel.MASK;
        }
        requests.number++;
        requests.request++;
    }

    /** Of an earlier life, or of nothing. */
    private Map<String, BigInteger> stray(int psn) {
        var fields = new TreeMap<String, BigInteger>();
        put(fields, "opcode", OPCODES[random.nextInt(OPCODES.length)]);
        put(fields, "psn", psn);
        put(fields, "msn", random.nextInt(1 << 24));
        put(fields, "po", random.nextInt(4));
        put(fields, "payloadLength", random.nextInt(257));
        return fields;
    }

    private void damage(Map<String, BigInteger> fields) {
        var field = FIELDS[random.nextInt(FIELDS.length)];
        var old = fields.get(field);
        switch (field) {
            case "opcode" -> put(fields, field, OPCODES[random.nextInt(OPCODES.length)]);
            case "syndrome" -> put(fields, field, random.nextInt(256));
            case "destQp" -> put(fields, field, random.nextInt(16));
            case "pkey" -> put(fields, field, old.flipBit(random.nextInt(16)).longValue());
            case "payloadLength" -> put(fields, field, old.intValue() + random.nextInt(3) & 0x1FFF);
            default -> fields.put(field, random.nextBoolean() ? new BigInteger(24, random)
                : old.add(BigInteger.valueOf(random.nextInt(5) - 2)).mod(BigInteger.ONE.shiftLeft(24)));
        }
    }

    private static void put(Map<String, BigInteger> fields, String name, long value) {
        fields.put(name, BigInteger.valueOf(value));
    }
}
