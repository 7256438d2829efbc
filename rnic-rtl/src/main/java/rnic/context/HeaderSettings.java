package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of the headers that are sent. */
public record HeaderSettings(
    @Doc("our MAC address") UInt mac,
    @Doc("our IPv4 address") UInt ipv4,
    @Doc("our IPv6 address") UInt ipv6,
    @Doc("wire_tver: transport version") UInt transportVersion,
    WireChoice choice,
    @Doc("wire_ttl") UInt timeToLive,
    @Doc("wire_sport_base") UInt sourcePortBase,
    @Doc("wire_dscp.data: of packets with payload") UInt dscpData,
    @Doc("wire_dscp.req: of requests without payload") UInt dscpRequest,
    @Doc("wire_dscp.ctrl: of acknowledgements") UInt dscpControl,
    @Doc("wire_rtt.dscp: of RTT Responses") UInt dscpProbe
) implements Bundle<HeaderSettings> {
    public static final Shape<HeaderSettings> SHAPE = bundle(HeaderSettings.class, uint(48), uint(32), uint(128),
        uint(4), WireChoice.SHAPE, uint(8), uint(16), uint(6), uint(6), uint(6), uint(6));

    static HeaderSettings of(Settings settings) {
        return new HeaderSettings(settings.mac(), settings.ipv4(), settings.ipv6(), settings.check().transportVersion(),
            settings.choice(), settings.timeToLive(), settings.sourcePortBase(), settings.dscpData(),
            settings.dscpRequest(), settings.dscpControl(), settings.dscpProbe());
    }
}
