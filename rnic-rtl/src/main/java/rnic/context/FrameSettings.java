package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings by which a frame that comes is read; stable while frames arrive. */
public record FrameSettings(
    @Doc("our MAC address") UInt mac,
    @Doc("our IP addresses") Vec<Gid> gids,
    CheckSettings check,
    WireChoice choice
) implements Bundle<FrameSettings> {
    public static final Shape<FrameSettings> SHAPE = bundle(FrameSettings.class, uint(48), Gid.TABLE,
        CheckSettings.SHAPE, WireChoice.SHAPE);

    static FrameSettings of(Settings settings, Vec<Gid> gids) {
        return new FrameSettings(settings.mac(), gids, settings.check(), settings.choice());
    }
}
