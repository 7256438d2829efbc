package veroce.packet;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Builds one packet and its frame: lengths, IPv4 checksum, pad, ICRC and Ethernet padding come out right, what is not
 * said has the value of a sender after reset, and what no sender may send is refused. Malformed packets are made on
 * purpose, with {@link #force} and {@link #unchecked}.
 */
public final class PacketBuilder {
    final WirePort port;
    final int opcode;
    final OpcodeFormat format;
    long macDestination = 0x0200_0000_0002L;
    long macSource = 0x0200_0000_0001L;
    VlanTag vlan;
    Integer vlanIdentifier;
    IpAddress source = IpAddress.v4(0x0a00_0001);
    IpAddress destination = IpAddress.v4(0x0a00_0002);
    Integer dscp;
    Integer ecn;
    Integer flowLabel;
    int hopLimit = 64;
    int identification;
    int sourcePort = Udp.FIRST_PATH;
    boolean solicited;
    boolean ackRequest;
    boolean retransmission;
    boolean congestionForward;
    boolean congestionBackward;
    boolean migration;
    int reserved6;
    int reserved;
    int stamp = -1;
    private boolean extended;
    int partitionKey = 0xffff;
    Integer destQp;
    Integer psn;
    byte[] payload = {};
    byte[] pad;
    byte[] trailer;
    int pmtu;
    boolean checked = true;
    List<ExtensionHeader> chain;
    private final Map<HeaderKind, ExtensionHeader> extensions = new EnumMap<>(HeaderKind.class);
    private final Map<ForcedField, Integer> forced = new EnumMap<>(ForcedField.class);

    PacketBuilder(WirePort port, int opcode, OpcodeFormat format) {
        this.port = port;
        this.opcode = opcode;
        this.format = format;
        congestionBackward = opcode == Opcode.CNP;
    }

    /** The MAC addresses, as {@code 02:00:00:00:00:01}. */
    public PacketBuilder ethernet(String from, String to) {
        macSource = Ethernet.parse(from);
        macDestination = Ethernet.parse(to);
        return this;
    }

    /** The MAC addresses as 48-bit numbers. */
    public PacketBuilder ethernet(long from, long to) {
        macSource = from;
        macDestination = to;
        return this;
    }

    /** An 802.1Q tag whose priority follows from the DSCP. */
    public PacketBuilder vlan(int identifier) {
        vlanIdentifier = identifier;
        return this;
    }

    public PacketBuilder vlan(VlanTag tag) {
        vlan = tag;
        return this;
    }

    public PacketBuilder ipv4(String from, String to) {
        return addresses(from, to, false);
    }

    public PacketBuilder ipv6(String from, String to) {
        return addresses(from, to, true);
    }

    /** Both of one version. */
    public PacketBuilder ip(IpAddress from, IpAddress to) {
        if (from.v6() != to.v6()) {
            throw new PacketException("IP address", from + " and " + to + " are not of one version",
                "give two IPv4 or two IPv6 addresses");
        }
        source = from;
        destination = to;
        return this;
    }

    private PacketBuilder addresses(String from, String to, boolean v6) {
        source = IpAddress.parse(from);
        destination = IpAddress.parse(to);
        if (source.v6() != v6 || destination.v6() != v6) {
            throw new PacketException("IP address", (source.v6() != v6 ? from : to) + " is not IPv" + (v6 ? 6 : 4),
                "call ipv" + (v6 ? 4 : 6) + ", with both addresses of one version");
        }
        return this;
    }

    public PacketBuilder dscp(int value) {
        HeaderField.decimal("DSCP", 6, value).requireFit("IP");
        dscp = value;
        return this;
    }

    public PacketBuilder ecn(int value) {
        HeaderField.decimal("ECN", 2, value).requireFit("IP");
        ecn = value;
        return this;
    }

    /** TTL or hop limit. */
    public PacketBuilder hopLimit(int value) {
        hopLimit = value;
        return this;
    }

    /** Of IPv4 only. */
    public PacketBuilder identification(int value) {
        identification = value;
        return this;
    }

    /** Of IPv6 only; without this call it is the UDP source port. */
    public PacketBuilder flowLabel(int value) {
        flowLabel = value;
        return this;
    }

    public PacketBuilder sourcePort(int value) {
        sourcePort = value;
        return this;
    }

    /** The UDP source port of a path, counted from 0. */
    public PacketBuilder path(int index) {
        return sourcePort(Udp.FIRST_PATH + index);
    }

    public PacketBuilder destQp(int value) {
        destQp = value;
        return this;
    }

    /** Needed by all but the signals that have none: CNP, probes and their answers. */
    public PacketBuilder psn(int value) {
        psn = value;
        return this;
    }

    public PacketBuilder partitionKey(int value) {
        partitionKey = value;
        return this;
    }

    public PacketBuilder solicited() {
        solicited = true;
        return this;
    }

    public PacketBuilder ackRequest() {
        ackRequest = true;
        return this;
    }

    public PacketBuilder retransmission() {
        retransmission = true;
        return this;
    }

    /** FECN and BECN; BECN of a CNP is set without this call. */
    public PacketBuilder congestion(boolean forward, boolean backward) {
        congestionForward = forward;
        congestionBackward = backward;
        return this;
    }

    public PacketBuilder reth(long virtualAddress, long key, long dmaLength) {
        return with(new ExtensionHeader.Reth(virtualAddress, key, dmaLength));
    }

    /** {@code syndrome} is made from {@link Syndrome}; {@code messages} is the MSN of the AETH. */
    public PacketBuilder aeth(int syndrome, int messages) {
        return with(new ExtensionHeader.Aeth(syndrome, messages));
    }

    /** The MSNETH. */
    public PacketBuilder msn(int value) {
        return with(new ExtensionHeader.MsnEth(0, value));
    }

    /** The POETH. */
    public PacketBuilder packetOrder(int value) {
        return with(new ExtensionHeader.PoEth(0, value));
    }

    /** Time of sending, in sixteenths of a microsecond modulo 2^14; both ends have agreed on {@code cc_ext}. */
    public PacketBuilder stamp(int time) {
        stamp = time;
        reserved = time & 63;
        extended = true;
        return this;
    }

    /** What an acknowledgement tells of what has come, in the place of a POETH; both ends have agreed on it. */
    public PacketBuilder echo(Echo echo) {
        extended = true;
        return with(echo.header());
    }

    /** Why a packet was dropped: the bits behind Retrans in a Packet Drop NAK. */
    public PacketBuilder cause(DropCause cause) {
        extended = true;
        reserved = cause.bits() << 4;
        return this;
    }

    /** The RQETH. */
    public PacketBuilder rqMsn(int value) {
        return with(new ExtensionHeader.RqEth(0, value));
    }

    public PacketBuilder immediate(long data) {
        return with(new ExtensionHeader.ImmDt(data));
    }

    public PacketBuilder invalidate(long key) {
        return with(new ExtensionHeader.Ieth(key));
    }

    /** Any extension header; a second one of its kind replaces the first. They are sent in the order of the format. */
    public PacketBuilder with(ExtensionHeader header) {
        extensions.put(HeaderKind.of(header), header);
        return this;
    }

    /** Exactly these extension headers in this order, instead of those named one by one. */
    public PacketBuilder chain(ExtensionHeader... headers) {
        chain = List.of(headers);
        return this;
    }

    /** Payload without pad; not copied. */
    public PacketBuilder payload(byte... bytes) {
        payload = bytes;
        return this;
    }

    /** The bytes of the pad; without this call as many zeros as are missing to a multiple of four. */
    public PacketBuilder pad(byte... bytes) {
        pad = bytes;
        return this;
    }

    /** The bytes behind the ICRC; without this call zeros up to a frame of 60 bytes. */
    public PacketBuilder trailer(byte... bytes) {
        trailer = bytes;
        return this;
    }

    /** Checks the payload against this PMTU instead of against all of them. */
    public PacketBuilder pmtu(int bytes) {
        pmtu = LegalPacket.pmtu(bytes);
        return this;
    }

    /** Gives a field another value than the right one. Checksum and ICRC cover it,
        unless they are forced themselves. */
    public PacketBuilder force(ForcedField field, int value) {
        forced.put(field, value);
        return this;
    }

    /** Allows headers, values and payloads that no sender may send. A value must still fit into its field. */
    public PacketBuilder unchecked() {
        checked = false;
        return this;
    }

    /** The packet, as the decoder will find it if nothing is forced. */
    public Packet packet() {
        return new PacketAssembly(this).packet();
    }

    /** The frame without preamble and FCS. */
    public byte[] frame() {
        return new PacketAssembly(this).frame();
    }

    boolean isExtended() {
        return extended;
    }

    int forced(ForcedField field, int right) {
        return forced.getOrDefault(field, right);
    }

    boolean forced(ForcedField field, boolean right) {
        return forced(field, right ? 1 : 0) != 0;
    }

    /** The extension headers in wire order; the reserved bytes of a CNP need not be named. */
    List<ExtensionHeader> extensions() {
        if (chain != null) {
            return chain;
        }
        List<ExtensionHeader> ordered = new ArrayList<>();
        Map<HeaderKind, ExtensionHeader> left = new EnumMap<>(extensions);
        for (HeaderKind kind : format.headers()) {
            ExtensionHeader header = left.remove(kind);
            if (header == null && kind == HeaderKind.RESV16) {
                header = new ExtensionHeader.Resv16(0, 0);
            }
            if (header instanceof ExtensionHeader.MsnEth number && stamp >= 0) {
                header = new ExtensionHeader.MsnEth(stamp >> 6, number.msn());
            }
            if (header != null) {
                ordered.add(header);
            }
        }
        ordered.addAll(left.values());
        return ordered;
    }
}
