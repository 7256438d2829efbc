package veroce.simulate;

import hdl.Bits;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import rnic.wire.Extension;
import rnic.wire.Headers;
import veroce.packet.Bth;
import veroce.packet.Ethernet;
import veroce.packet.ExtensionHeader;
import veroce.packet.IpAddress;
import veroce.packet.IpHeader;
import veroce.packet.Opcodes;
import veroce.packet.Packet;
import veroce.packet.Udp;
import veroce.packet.VlanTag;
import veroce.packet.WirePort;

/** Reads the parser's outputs as a packet. Nothing is taken from the frame: every field comes from a pin. */
final class HardwareHeaders {
    private final Reader<Packet> packet;

    /** Reads pins. */
    private interface Reader<T> {
        T read();
    }

    HardwareHeaders(Simulation<?> dut, Headers headers) {
        Function<Bits<?>, Pin> pin = dut::pin;
        packet = packet(headers, pin);
    }

    Packet read() {
        return packet.read();
    }

    private static Reader<Packet> packet(Headers h, Function<Bits<?>, Pin> pin) {
        var tagged = pin.apply(h.found().tagged());
        var isIpv4 = pin.apply(h.found().isIpv4());
        var isIpv6 = pin.apply(h.found().isIpv6());
        var roce = pin.apply(h.found().roce());
        var veroce = pin.apply(h.found().veroce());
        var known = pin.apply(h.found().known());
        var words = pin.apply(h.found().headerWords());
        var ethernet = ethernet(h, pin, tagged);
        var vlan = vlan(h, pin);
        var ipv4 = ipv4(h, pin);
        var ipv6 = ipv6(h, pin);
        var udp = udp(h, pin);
        var bth = bth(h, pin);
        var extensions = extensions(h, pin);
        return () -> {
            var ip = isIpv4.isSet() ? ipv4.read() : isIpv6.isSet() ? ipv6.read() : null;
            var port = roce.isSet() ? WirePort.ROCE_V2 : veroce.isSet() ? WirePort.VEROCE : null;
            var tag = tagged.isSet() ? vlan.read() : null;
            if (port == null) {
                return new Packet(ethernet.read(), tag, ip, null, null, null, null, List.of(), 0, 0);
            }
            var base = bth.read();
            var format = known.isSet() ? Opcodes.find(port, base.opcode()) : null;
            int headerBytes = 4 * (int) words.get();
            int at = (tag == null ? 14 : 18) + ip.size() + Udp.SIZE;
            int behind = udp.read().length() - Udp.SIZE - 4;
            int payload = format != null && format.carriesPayload() ? Math.max(0,
                behind - headerBytes - base.padCount()) : 0;
            return new Packet(ethernet.read(), tag, ip, udp.read(), port, base, format, extensions.read(), at
                + headerBytes,
                payload);
        };
    }

    private static Reader<Ethernet> ethernet(Headers h, Function<Bits<?>, Pin> pin, Pin tagged) {
        var destination = pin.apply(h.ethernet().destination());
        var source = pin.apply(h.ethernet().source());
        var etherType = pin.apply(h.ethernet().etherType());
        var inner = pin.apply(h.vlan().etherType());
        return () -> new Ethernet(destination.get(), source.get(), (int) (tagged.isSet() ? inner : etherType).get());
    }

    private static Reader<VlanTag> vlan(Headers h, Function<Bits<?>, Pin> pin) {
        var priority = pin.apply(h.vlan().priority());
        var eligible = pin.apply(h.vlan().dropEligible());
        var identifier = pin.apply(h.vlan().identifier());
        return () -> new VlanTag((int) priority.get(), eligible.isSet(), (int) identifier.get());
    }

    private static Reader<IpHeader> ipv4(Headers h, Function<Bits<?>, Pin> pin) {
        var ip = h.ipv4();
        var version = pin.apply(ip.version());
        var words = pin.apply(ip.headerWords());
        var dscp = pin.apply(ip.dscp());
        var ecn = pin.apply(ip.ecn());
        var length = pin.apply(ip.totalLength());
        var identification = pin.apply(ip.identification());
        var flags = pin.apply(ip.flags());
        var offset = pin.apply(ip.fragmentOffset());
        var ttl = pin.apply(ip.timeToLive());
        var protocol = pin.apply(ip.protocol());
        var checksum = pin.apply(ip.checksum());
        var source = pin.apply(ip.source());
        var destination = pin.apply(ip.destination());
        return () -> new IpHeader.V4((int) version.get(), (int) words.get(), (int) (dscp.get() << 2 | ecn.get()),
            (int) length.get(), (int) identification.get(), (flags.get() & 4) != 0, (flags.get() & 2) != 0,
            (flags.get() & 1) != 0, (int) offset.get(), (int) ttl.get(), (int) protocol.get(), (int) checksum.get(),
            IpAddress.v4(source.get()), IpAddress.v4(destination.get()));
    }

    private static Reader<IpHeader> ipv6(Headers h, Function<Bits<?>, Pin> pin) {
        var ip = h.ipv6();
        var version = pin.apply(ip.version());
        var dscp = pin.apply(ip.dscp());
        var ecn = pin.apply(ip.ecn());
        var flow = pin.apply(ip.flowLabel());
        var length = pin.apply(ip.payloadLength());
        var next = pin.apply(ip.nextHeader());
        var hops = pin.apply(ip.hopLimit());
        var source = pin.apply(ip.source());
        var destination = pin.apply(ip.destination());
        return () -> new IpHeader.V6((int) version.get(), (int) (dscp.get() << 2 | ecn.get()), (int) flow.get(),
            (int) length.get(), (int) next.get(), (int) hops.get(), address(source), address(destination));
    }

    private static IpAddress address(Pin pin) {
        var words = pin.words();
        return new IpAddress(true, words[1], words[0]);
    }

    private static Reader<Udp> udp(Headers h, Function<Bits<?>, Pin> pin) {
        var source = pin.apply(h.udp().sourcePort());
        var destination = pin.apply(h.udp().destinationPort());
        var length = pin.apply(h.udp().length());
        var checksum = pin.apply(h.udp().checksum());
        return () -> new Udp((int) source.get(), (int) destination.get(), (int) length.get(), (int) checksum.get());
    }

    private static Reader<Bth> bth(Headers h, Function<Bits<?>, Pin> pin) {
        var b = h.bth();
        var opcode = pin.apply(b.opcode());
        var solicited = pin.apply(b.solicited());
        var migration = pin.apply(b.migration());
        var pad = pin.apply(b.padCount());
        var version = pin.apply(b.version());
        var pkey = pin.apply(b.pkey());
        var fecn = pin.apply(b.fecn());
        var becn = pin.apply(b.becn());
        var reserved6 = pin.apply(b.reserved6());
        var destQp = pin.apply(b.destQp());
        var ackRequest = pin.apply(b.ackRequest());
        var retrans = pin.apply(b.retrans());
        var reserved = pin.apply(b.reserved());
        var psn = pin.apply(b.psn());
        return () -> new Bth((int) opcode.get(), solicited.isSet(), migration.isSet(), (int) pad.get(),
            (int) version.get(),
            (int) pkey.get(), fecn.isSet(), becn.isSet(), (int) reserved6.get(), (int) destQp.get(),
            ackRequest.isSet(), retrans.isSet(), (int) reserved.get(), (int) psn.get());
    }

    /** The headers that the parser says are there, in wire order. */
    private static Reader<List<ExtensionHeader>> extensions(Headers h, Function<Bits<?>, Pin> pin) {
        var readers = HardwareExtensions.readers(h, pin);
        var present = new ArrayList<Pin>();
        for (var extension : Extension.values()) {
            present.add(pin.apply(h.found().present().of(extension)));
        }
        return () -> {
            var found = new ArrayList<ExtensionHeader>();
            for (var extension : Extension.values()) {
                if (present.get(extension.ordinal()).isSet()) {
                    found.add(readers.get(extension).get());
                }
            }
            return found;
        };
    }
}
