package veroce.packet;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** What tshark should print for a packet that the reference decoder read: its field names, our values. */
final class TsharkFields {
    private final Map<String, String> fields = new LinkedHashMap<>();

    private TsharkFields() {}

    /** Numbers are decimal, addresses and opaque bytes as tshark writes them. */
    static Map<String, String> of(Packet packet) {
        TsharkFields out = new TsharkFields();
        out.link(packet);
        switch (packet.ip()) {
            case IpHeader.V4 ip -> out.v4(ip);
            case IpHeader.V6 ip -> out.v6(ip);
        }
        out.put("udp.srcport", packet.udp().sourcePort());
        out.put("udp.dstport", packet.udp().destinationPort());
        out.put("udp.length", packet.udp().length());
        out.put("udp.checksum", packet.udp().checksum());
        out.transport(packet.bth());
        // On the veRoCE port tshark expects the plain layout and reads the wrong bytes behind the BTH.
        if (packet.port() == WirePort.ROCE_V2) {
            packet.extensions().forEach(out::extension);
        }
        return out.fields;
    }

    private void link(Packet packet) {
        Ethernet ethernet = packet.ethernet();
        fields.put("eth.dst", Ethernet.text(ethernet.destination()));
        fields.put("eth.src", Ethernet.text(ethernet.source()));
        put("eth.type", packet.vlan() == null ? ethernet.etherType() : Ethernet.VLAN);
        if (packet.vlan() != null) {
            put("vlan.priority", packet.vlan().priority());
            put("vlan.dei", packet.vlan().dropEligible());
            put("vlan.id", packet.vlan().identifier());
            put("vlan.etype", ethernet.etherType());
        }
    }

    private void v4(IpHeader.V4 ip) {
        put("ip.version", ip.version());
        put("ip.hdr_len", ip.headerWords() * 4L);
        put("ip.dsfield", ip.trafficClass());
        put("ip.dsfield.dscp", ip.dscp());
        put("ip.dsfield.ecn", ip.ecn());
        put("ip.len", ip.totalLength());
        put("ip.id", ip.identification());
        put("ip.flags.rb", ip.reservedFlag());
        put("ip.flags.df", ip.dontFragment());
        put("ip.flags.mf", ip.moreFragments());
        put("ip.frag_offset", ip.fragmentOffset());
        put("ip.ttl", ip.hopLimit());
        put("ip.proto", ip.protocol());
        put("ip.checksum", ip.checksum());
        fields.put("ip.src", ip.source().toString());
        fields.put("ip.dst", ip.destination().toString());
    }

    private void v6(IpHeader.V6 ip) {
        put("ipv6.version", ip.version());
        put("ipv6.tclass", ip.trafficClass());
        put("ipv6.flow", ip.flowLabel());
        put("ipv6.plen", ip.payloadLength());
        put("ipv6.nxt", ip.protocol());
        put("ipv6.hlim", ip.hopLimit());
        fields.put("ipv6.src", ip.source().toString());
        fields.put("ipv6.dst", ip.destination().toString());
    }

    private void transport(Bth bth) {
        put("infiniband.bth.opcode", bth.opcode());
        put("infiniband.bth.se", bth.solicitedEvent());
        put("infiniband.bth.m", bth.migrationRequest());
        put("infiniband.bth.padcnt", bth.padCount());
        put("infiniband.bth.tver", bth.transportVersion());
        put("infiniband.bth.p_key", bth.partitionKey());
        put("infiniband.bth.destqp", bth.destQp());
        put("infiniband.bth.a", bth.ackRequest());
        put("infiniband.bth.reserved7", (bth.retransmission() ? 0x40 : 0) | bth.reserved());
        put("infiniband.bth.psn", bth.psn());
    }

    private void extension(ExtensionHeader header) {
        switch (header) {
            case ExtensionHeader.Reth reth -> {
                put("infiniband.reth.va", reth.virtualAddress());
                put("infiniband.reth.r_key", reth.key());
                put("infiniband.reth.dmalen", reth.dmaLength());
            }
            case ExtensionHeader.Aeth aeth -> {
                put("infiniband.aeth.syndrome", aeth.syndrome());
                put("infiniband.aeth.msn", aeth.msn());
            }
            case ExtensionHeader.ImmDt immediate -> fields.put("infiniband.immdt", colons(immediate.data()));
            case ExtensionHeader.Ieth invalidate -> fields.put("infiniband.ieth", colons(invalidate.key()));
            case ExtensionHeader.AtomicEth atomic -> {
                put("infiniband.reth.va", atomic.virtualAddress());
                put("infiniband.reth.r_key", atomic.key());
                put("infiniband.atomiceth.swapdt", atomic.swapOrAdd());
                put("infiniband.atomiceth.cmpdt", atomic.compare());
            }
            case ExtensionHeader.AtomicAckEth answer -> put("infiniband.atomicacketh.origremdt", answer.original());
            case ExtensionHeader.Deth datagram -> {
                put("infiniband.deth.q_key", datagram.queueKey());
                put("infiniband.deth.srcqp", datagram.sourceQp());
            }
            default -> { } // the 16 bytes of a CNP, which tshark shows as vendor bytes
        }
    }

    private void put(String name, boolean value) {
        put(name, value ? 1 : 0);
    }

    private void put(String name, long value) {
        fields.put(name, Long.toUnsignedString(value));
    }

    private static String colons(long word) {
        String hex = String.format(Locale.ROOT, "%08x", word);
        return hex.substring(0, 2) + ":" + hex.substring(2, 4) + ":" + hex.substring(4, 6) + ":" + hex.substring(6);
    }
}
