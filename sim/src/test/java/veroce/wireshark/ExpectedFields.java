package veroce.wireshark;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import veroce.packet.Bth;
import veroce.packet.DecodedFrame;
import veroce.packet.Disposition;
import veroce.packet.ExtensionHeader;
import veroce.packet.Icrc;
import veroce.packet.IcrcVerdict;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.PsnSpace;

/** What the dissector should show of a frame that the reference decoder reads, for all fields that stand in it. */
final class ExpectedFields {
    /** Fields that the dissector works out; tests state them by hand. */
    static final Set<String> DERIVED = Set.of("packet", "about", "aeth.meaning", "aeth.credit", "aeth.rnr_timer",
        "sacketh.received", "sacketh.missing", "sacketh.received_psn", "sacketh.missing_psn", "rtteth.path",
        "rtteth.delay", "rtteth.rtt", "message.first_psn", "message.base", "ack.next_psn", "ack.first_psn",
        "icrc.computed");
    private final Map<String, String> fields = new LinkedHashMap<>();

    private ExpectedFields() {}

    /** Of a whole packet, with or without Ethernet padding, to the veRoCE port. */
    static Map<String, String> of(byte[] frame) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        Packet packet = decoded.packet();
        ExpectedFields out = new ExpectedFields();
        int end = packet.bthOffset() - 8 + packet.ip().payloadLength();
        out.transport(packet.bth());
        if (packet.format() != null && packet.format().consumesPsn()) {
            out.fields.put("space", packet.format().space() == PsnSpace.SQ ? "SQ" : "RSP");
        }
        packet.extensions().forEach(out::extension);
        out.put("header_length", packet.payloadOffset() - packet.bthOffset());
        out.put("trimmed", packet.trimmed() ? 1 : 0);
        out.fields.put("counter", decoded.disposition().counter());
        boolean stale = packet.trimmed() && decoded.icrc() == IcrcVerdict.BAD;
        out.fields.put("icrc.status", stale ? "Stale" : decoded.icrc() == IcrcVerdict.GOOD ? "Good" : "Bad");
        if (!stale) {
            out.put("icrc", Icrc.read(frame, end - 4) & 0xffff_ffffL);
        }
        if (packet.format() != null && packet.format().carriesPayload() && !packet.trimmed()) {
            out.put("payload_length", packet.payloadLength());
            if (packet.bth().padCount() > 0 && decoded.disposition() == Disposition.RX_OK) {
                out.bytes("pad", frame, end - 4 - packet.bth().padCount(), packet.bth().padCount());
            }
        }
        return out.fields;
    }

    private void transport(Bth bth) {
        put("opcode", bth.opcode());
        put("se", bth.solicitedEvent() ? 1 : 0);
        put("migreq", bth.migrationRequest() ? 1 : 0);
        put("padcnt", bth.padCount());
        put("tver", bth.transportVersion());
        put("pkey", bth.partitionKey());
        put("fecn", bth.fecn() ? 1 : 0);
        put("becn", bth.becn() ? 1 : 0);
        put("resv6", bth.reserved6());
        put("destqp", bth.destQp());
        put("ackreq", bth.ackRequest() ? 1 : 0);
        put("retrans", bth.retransmission() ? 1 : 0);
        put("resv7", bth.reserved());
        put("psn", bth.psn());
    }

    private void extension(ExtensionHeader header) {
        switch (header) {
            case ExtensionHeader.Reth(long address, long key, long length) ->
                put("reth.va", address, "reth.rkey", key, "reth.dmalen", length);
            case ExtensionHeader.Aeth(int syndrome, int msn) -> put("aeth.syndrome", syndrome, "aeth.msn", msn);
            case ExtensionHeader.ImmDt(long data) -> put("immdt.data", data);
            case ExtensionHeader.Ieth(long key) -> put("ieth.rkey", key);
            case ExtensionHeader.AtomicEth(long address, long key, long swap, long compare) ->
                put("atomiceth.va", address, "atomiceth.rkey", key, "atomiceth.swap_add", swap, "atomiceth.compare",
                    compare);
            case ExtensionHeader.AtomicAckEth(long original) -> put("atomicacketh.original", original);
            case ExtensionHeader.MsnEth(int reserved, int msn) -> put("msneth.resv", reserved, "msneth.msn", msn);
            case ExtensionHeader.PoEth(int reserved, int order) -> put("poeth.resv", reserved, "poeth.po", order);
            case ExtensionHeader.RqEth(int reserved, int number) -> put("rqeth.resv", reserved, "rqeth.rqmsn", number);
            case ExtensionHeader.SackEth(int length, int start, long high, long low) -> {
                put("sacketh.length", length, "sacketh.start", start);
                fields.put("sacketh.bitmap", colons(high) + ":" + colons(low));
            }
            case ExtensionHeader.RttEth(long context, long tx1, long rx1, long tx2, long rx2) ->
                put("rtteth.context", context, "rtteth.tx1", tx1, "rtteth.rx1", rx1, "rtteth.tx2", tx2, "rtteth.rx2",
                    rx2);
            case ExtensionHeader.Resv16(long high, long low) ->
                fields.put("cnp.reserved", colons(high) + ":" + colons(low));
            case ExtensionHeader.Deth _ -> throw new AssertionError("no such header on this port");
        }
    }

    /** Names and numbers alternate. */
    private void put(Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i],
                Long.toUnsignedString(((Number) namesAndValues[i + 1]).longValue()));
        }
    }

    private static String colons(long word) {
        return String.format(Locale.ROOT, "%016x", word).replaceAll("(..)(?!$)", "$1:");
    }

    private void bytes(String name, byte[] frame, int at, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = at; i < at + count; i++) {
            text.append(i == at ? "" : ":").append(String.format(Locale.ROOT, "%02x", frame[i]));
        }
        fields.put(name, text.toString());
    }
}
