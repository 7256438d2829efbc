package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.Gid;

/** What the rows that need no packet before ask of a packet. */
record AdmittedHeaders(
    UInt destQp,
    @Doc("P_Key") UInt pkey,
    UInt sourcePort,
    Bool ipv6,
    @Doc("VLAN identifier; 0 without a tag") UInt vlan,
    @Doc("source IP address; IPv4 in the low 32 bits") UInt source,
    @Doc("bit i: it goes to our address i") UInt own,
    @Doc("destination port 4794") Bool veroce,
    @Doc("of AETH") UInt syndrome
) implements Bundle<AdmittedHeaders> {
    static final Shape<AdmittedHeaders> SHAPE = bundle(AdmittedHeaders.class, uint(24), uint(16), uint(16), bool(),
        uint(12), uint(128), uint(Gid.COUNT), bool(), uint(8));

    static AdmittedHeaders of(CheckedHeaders packet) {
        return new AdmittedHeaders(packet.destQp(), packet.pkey(), packet.sourcePort(), packet.ipv6(), packet.vlan(),
            packet.source(), packet.own(), packet.veroce(), packet.syndrome());
    }
}
