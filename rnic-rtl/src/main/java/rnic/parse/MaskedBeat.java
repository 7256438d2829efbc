package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;

/** One beat as the ICRC sees it. */
public record MaskedBeat(
    @Doc("covered bytes; variant fields are ones, bytes outside the IP packet are 0") UInt data,
    @Doc("first beat of the frame") Bool first,
    @Doc("last beat of the frame") Bool last,
    @Doc("the frame carries an 802.1Q tag") Bool tagged,
    @Doc("the frame carries IPv4 or IPv6 with an IP length that has room for an ICRC") Bool hasIcrc,
    @Doc("the IP packet ends in this beat") Bool ending,
    @Doc("number of the last byte of the IP packet in the beat in which it ends") UInt endByte,
    @Doc("the frame really has the byte at which the IP packet ends") Bool whole
) implements Bundle<MaskedBeat> {
    static Shape<MaskedBeat> of(int bytes) {
        return bundle(MaskedBeat.class, uint(8 * bytes), bool(), bool(), bool(), bool(), bool(),
            uint(indexWidth(bytes)), bool());
    }
}
