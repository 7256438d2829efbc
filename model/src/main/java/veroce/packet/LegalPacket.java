package veroce.packet;

import java.util.ArrayList;
import java.util.List;

/** What a sender of the wire profile may put into a packet: sizes, header chain and field values,
    each with its error. */
final class LegalPacket {
    private static final List<Integer> PMTUS = List.of(256, 512, 1024, 2048, 4096);
    private static final int LARGEST_PMTU = 4096;
    private static final long LONGEST_MESSAGE = 1L << 31;
    private static final int PACKET_ORDERS = 1 << 23;
    private static final String ON_PURPOSE = "; for a malformed packet call unchecked()";

    private final OpcodeFormat format;
    private final boolean extended;

    /** @param extended reserved bits have a meaning that both ends have agreed on */
    LegalPacket(OpcodeFormat format, boolean extended) {
        this.format = format;
        this.extended = extended;
    }

    /** Fails if the opcode has no format on the port. */
    static OpcodeFormat format(WirePort port, int opcode) {
        OpcodeFormat format = opcode >= 0 && opcode < 256 ? Opcodes.find(port, opcode) : null;
        if (format == null) {
            throw new PacketException("BTH OpCode", "0x" + Integer.toHexString(opcode) + " is no packet of UDP port "
                + port.number(), "take one of " + port.number() + "'s packet table, and force(OPCODE, ...) upon it"
                    + " for a malformed packet");
        }
        return format;
    }

    static int pmtu(int pmtu) {
        if (!PMTUS.contains(pmtu)) {
            throw new PacketException("PMTU", pmtu + " is none of " + PMTUS, "take one of these");
        }
        return pmtu;
    }

    void headers(List<ExtensionHeader> extensions) {
        List<HeaderKind> kinds = new ArrayList<>();
        for (ExtensionHeader header : extensions) {
            kinds.add(HeaderKind.of(header));
        }
        boolean shortCnp = kinds.isEmpty() && format.port() == WirePort.VEROCE && format.opcode() == Opcode.CNP;
        if (!kinds.equals(format.headers()) && !shortCnp) {
            throw new PacketException(format.name() + " on UDP port " + format.port().number(),
                "its extension headers are " + titles(format.headers()) + ", given are " + titles(kinds),
                "give exactly these" + ON_PURPOSE);
        }
        for (ExtensionHeader header : extensions) {
            boolean told = extended
                && (header instanceof ExtensionHeader.MsnEth || header instanceof ExtensionHeader.PoEth);
            for (HeaderField field : Headers.of(header).fields()) {
                require(told || !field.isReserved() || field.isZero(), HeaderKind.of(header).title() + " reserved",
                    field.text() + " is not 0", "leave it 0");
            }
            values(header);
        }
    }

    private static String titles(List<HeaderKind> kinds) {
        return kinds.isEmpty() ? "none" : String.join(", ", kinds.stream().map(HeaderKind::title).toList());
    }

    private void values(ExtensionHeader header) {
        switch (header) {
            case ExtensionHeader.Reth reth -> require(reth.dmaLength() <= LONGEST_MESSAGE, "RETH DMALen",
                reth.dmaLength() + " is outside 0 to 2147483648", "send several messages");
            case ExtensionHeader.AtomicEth atomic -> require((atomic.virtualAddress() & 7) == 0, "AtomicETH VA",
                "0x" + Long.toHexString(atomic.virtualAddress()) + " is no multiple of 8", "align it");
            case ExtensionHeader.PoEth order -> require(format.space() == PsnSpace.NONE
                    || order.packetOrder() >= 1 && order.packetOrder() < PACKET_ORDERS, "POETH PO",
                order.packetOrder() + " is outside 1 to 8388607", "packets are counted from 0 inside their message,"
                    + " and packet 0 is a First or Only without POETH");
            case ExtensionHeader.SackEth sack -> {
                require(sack.length() >= 1 && sack.length() <= 128, "SACKETH L",
                    sack.length() + " is outside 1 to 128", "report 1 to 128 PSNs");
                require(sack.equals(sack.masked()), "SACKETH bitmap", "a bit at or above L = " + sack.length() + " is"
                    + " set",
                    "clear it, or make L larger");
            }
            case ExtensionHeader.Aeth aeth -> require(Syndrome.mayStandIn(format, aeth.syndrome()), "AETH syndrome",
                "0x" + Integer.toHexString(aeth.syndrome()) + " (" + Syndrome.text(format.port(), aeth.syndrome())
                    + ") cannot stand in " + format.name(), "take one that the wire profile allows there");
            default -> { } // any value is legal
        }
    }

    /** @param pmtu 0 if the builder was not told */
    void payload(int length, int pmtu) {
        int most = pmtu == 0 ? LARGEST_PMTU : pmtu;
        String where = "payload of " + format.name();
        switch (format.payload()) {
            case NONE -> require(length == 0, where, length + " bytes, it has none", "leave the payload out");
            case FIRST, MIDDLE -> require(pmtu == 0 ? PMTUS.contains(length) : length == pmtu, where,
                length + " bytes, it is exactly the PMTU (" + (pmtu == 0 ? "one of " + PMTUS : "" + pmtu) + ")",
                "send whole packets first");
            case LAST -> require(length >= 1 && length <= most, where, length + " bytes is outside 1 to " + most,
                "a longer message begins with a First, an empty one is an Only");
            case ONLY -> require(length <= most, where, length + " bytes is outside 0 to " + most,
                "a longer message begins with a First");
        }
    }

    void transport(Bth bth) {
        require(format.port() == WirePort.VEROCE || !bth.retransmission(), "BTH Retrans",
            "1 on UDP port 4791, where the bit is reserved", "leave it 0");
        require(!bth.migrationRequest() && (extended || bth.reserved() == 0) && bth.reserved6() == 0, "BTH reserved bits",
            "MigReq, Resv6 or Resv is not 0", "leave them 0");
    }

    private static void require(boolean condition, String field, String problem, String remedy) {
        if (!condition) {
            throw new PacketException(field, problem, remedy + ON_PURPOSE);
        }
    }
}
