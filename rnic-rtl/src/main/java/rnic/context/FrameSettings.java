package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings by which a frame that comes is read; stable while frames arrive. */
public record FrameSettings(
    @Doc("our MAC address") UInt mac,
    @Doc("our IPv4 address") UInt ipv4,
    @Doc("our IPv6 address") UInt ipv6,
    CheckSettings check,
    WireChoice choice
) implements Bundle<FrameSettings> {
    public static final Shape<FrameSettings> SHAPE = bundle(FrameSettings.class, uint(48), uint(32), uint(128),
        CheckSettings.SHAPE, WireChoice.SHAPE);

    static FrameSettings of(Settings settings) {
        return new FrameSettings(settings.mac(), settings.ipv4(), settings.ipv6(), settings.check(), settings.choice());
    }
}
