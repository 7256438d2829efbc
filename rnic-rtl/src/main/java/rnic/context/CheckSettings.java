package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of the receive checks (wire profile sections 3 and 15); stable while frames arrive. */
public record CheckSettings(
    @Doc("wire_dscp_trim: DSCP of trimmed packets, reset 9") UInt trimDscp,
    @Doc("wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value") UInt trimLastDscp,
    @Doc("wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1") Bool trimIcrcOptional,
    @Doc("wire_tver: transport version, reset 0") UInt transportVersion
) implements Bundle<CheckSettings> {
    public static final Shape<CheckSettings> SHAPE =
        bundle(CheckSettings.class, uint(6), uint(7), bool(), uint(4));
}
