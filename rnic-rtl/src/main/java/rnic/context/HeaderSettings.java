package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of the headers that are sent. */
public record HeaderSettings(
    @Doc("our MAC address") UInt mac,
    @Doc("our IP addresses; IPv4 in the low 32 bits") Vec<UInt> sources,
    @Doc("wire_tver: transport version") UInt transportVersion,
    WireChoice choice,
    @Doc("wire_ttl") UInt timeToLive,
    @Doc("wire_sport_base") UInt sourcePortBase,
    @Doc("wire_dscp.data: of packets with payload") UInt dscpData,
    @Doc("wire_dscp.req: of requests without payload") UInt dscpRequest,
    @Doc("wire_dscp.ctrl: of acknowledgements") UInt dscpControl,
    @Doc("wire_rtt.dscp: of RTT Responses") UInt dscpProbe
) implements Bundle<HeaderSettings> {
    private static final Shape<Vec<UInt>> SOURCES = vec(uint(128), Gid.COUNT);
    public static final Shape<HeaderSettings> SHAPE = bundle(HeaderSettings.class, uint(48), SOURCES,
        uint(4), WireChoice.SHAPE, uint(8), uint(16), uint(6), uint(6), uint(6), uint(6));

    static HeaderSettings of(Settings settings, Vec<Gid> gids) {
        var sources = wire(SOURCES).named("sources");
        for (int i = 0; i < Gid.COUNT; i++) {
            sources.at(i).set(gids.at(i).ip());
        }
        return new HeaderSettings(settings.mac(), sources, settings.check().transportVersion(),
            settings.choice(), settings.timeToLive(), settings.sourcePortBase(), settings.dscpData(),
            settings.dscpRequest(), settings.dscpControl(), settings.dscpProbe());
    }
}
