package veroce.packet;

/**
 * The malformed-input table of the wire profile, rows 2 to 22, as far as a frame alone decides them. Rows are tried
 * in order and the first match wins. Rows that ask for queue pair state (10, part of 9, 23 and later) are not here.
 */
public final class MalformedRules {
    private static final int LARGEST_FRAME = 4210;
    private static final int TRANSPORT_VERSION = 0;

    private MalformedRules() {}

    static boolean trimmed(IpHeader ip) {
        return ip.dscp() == TrafficClasses.TRIMMED;
    }

    /**
     * The counter of a frame whose headers and ICRC verdict are known, by whatever decoder they were found.
     *
     * @param packet the headers; its port is null where row 3 matches
     */
    public static Disposition disposition(byte[] frame, Packet packet, IcrcVerdict icrc) {
        Disposition early = beforeTransport(frame, packet.ipOffset(), packet.ip(), packet.port());
        return early != Disposition.RX_OK ? early
            : transport(packet, icrc, frame.length - packet.bthOffset() + Udp.SIZE);
    }

    /** Rows 2 to 6; {@code port} is null where row 3 matches. */
    static Disposition beforeTransport(byte[] frame, int ipAt, IpHeader ip, WirePort port) {
        if (frame.length > LARGEST_FRAME) {
            return Disposition.RX_LONG;
        }
        if (port == null) {
            return Disposition.RX_OTHER;
        }
        return switch (ip) {
            case IpHeader.V6 v6 -> v6.version() != 6 ? Disposition.RX_IP_HDR : Disposition.RX_OK;
            case IpHeader.V4 v4 -> {
                if (v4.headerWords() < 5 || v4.version() != 4) {
                    yield Disposition.RX_IP_HDR;
                }
                if (!headerChecksumHolds(frame, ipAt)) {
                    yield Disposition.RX_IP_CSUM;
                }
                boolean fragment = v4.moreFragments() || v4.fragmentOffset() != 0;
                yield fragment ? Disposition.RX_IP_FRAG : Disposition.RX_OK;
            }
        };
    }

    /** The ones'-complement sum of a header with its checksum is all ones. */
    private static boolean headerChecksumHolds(byte[] frame, int ipAt) {
        int sum = 0;
        for (int i = 0; i < IpHeader.V4.SIZE; i += 2) {
            sum += Bytes.u16(frame, ipAt + i);
        }
        sum = (sum & 0xffff) + (sum >> 16);
        sum = (sum & 0xffff) + (sum >> 16);
        return sum == 0xffff;
    }

    /** Rows 7 to 22; {@code received} counts the bytes of the frame from the UDP header on. */
    private static Disposition transport(Packet packet, IcrcVerdict icrc, int received) {
        int ipPayload = packet.ip().payloadLength();
        if (trimmed(packet.ip())) {
            return trimmedPacket(packet, Math.min(ipPayload, received));
        }
        if (ipPayload > received) {
            return Disposition.RX_LEN_IP;
        }
        if (ipPayload < Udp.SIZE + Bth.SIZE + Icrc.SIZE) {
            return Disposition.RX_SHORT;
        }
        if (packet.udp().length() != ipPayload) {
            return Disposition.RX_LEN_UDP;
        }
        if (icrc == IcrcVerdict.BAD) {
            return Disposition.RX_ICRC;
        }
        if (packet.bth().transportVersion() != TRANSPORT_VERSION) {
            return Disposition.RX_TVER;
        }
        if (!rightTransport(packet)) {
            return Disposition.RX_TRANSPORT;
        }
        return packet.format() == null ? Disposition.RX_OPCODE : lengths(packet);
    }

    /** Rows 7, 9, 11 and 12. Row 8 needs {@code wire_trim_icrc_optional} = 0, which is not its reset value. */
    private static Disposition trimmedPacket(Packet packet, int bytes) {
        if (bytes < Udp.SIZE + Bth.SIZE) {
            return Disposition.RX_TRIM_SHORT;
        }
        OpcodeFormat format = packet.format();
        if (packet.port() == WirePort.ROCE_V2 || format == null || !format.consumesPsn()) {
            return Disposition.RX_TRIM_BAD;
        }
        boolean payload = bytes - Udp.SIZE > format.headerSize() + Icrc.SIZE;
        return payload ? Disposition.RX_TRIM_PAYLOAD : Disposition.RX_TRIM_NAK;
    }

    /** Row 18. Connection management (UD to queue pair 1 on the RoCEv2 port) goes to the host. */
    private static boolean rightTransport(Packet packet) {
        return switch (Transport.of(packet.bth().opcode())) {
            case RC, SIGNAL -> true;
            case UD -> packet.port() == WirePort.ROCE_V2 && packet.bth().destQp() == 1;
            default -> false;
        };
    }

    /** Rows 20 to 22. */
    private static Disposition lengths(Packet packet) {
        OpcodeFormat format = packet.format();
        // The veRoCE profile accepts a CNP with or without its 16 reserved bytes: they count as a tail here.
        boolean openCnp = packet.port() == WirePort.VEROCE && format.opcode() == Opcode.CNP;
        int headers = openCnp ? Bth.SIZE : format.headerSize();
        int area = packet.udp().length() - Udp.SIZE - Icrc.SIZE - headers;
        int pad = packet.bth().padCount();
        if (area < 0) {
            return Disposition.RX_HDR_SHORT;
        }
        if (area % 4 != 0 || pad > area || pad != 0 && (!format.carriesPayload() || format.padForbidden())) {
            return Disposition.RX_PAD;
        }
        boolean allowed = format.carriesPayload() || area == 0 || openCnp && area == HeaderKind.RESV16.size();
        return allowed ? Disposition.RX_OK : Disposition.RX_LEN_OP;
    }
}
