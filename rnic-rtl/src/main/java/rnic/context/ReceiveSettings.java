package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** What the path from the MAC heeds of the settings. */
public record ReceiveSettings(
    FrameSettings frames,
    @Doc("wire_sport_base") UInt sourcePortBase,
    @Doc("rel_ack_n: 1 to 16") UInt ackEvery,
    @Doc("rel_ack_delay, in 1/16 us") UInt ackDelay,
    @Doc("rel_ack_on_eom") Bool ackOnEnd,
    @Doc("rel_sack_rotate") Bool rotate,
    @Doc("rel_trim_nak") Bool trimNak,
    @Doc("rel_trim_local") Bool trimLocal
) implements Bundle<ReceiveSettings> {
    public static final Shape<ReceiveSettings> SHAPE = bundle(ReceiveSettings.class, FrameSettings.SHAPE, uint(16),
        uint(5), uint(16), bool(), bool(), bool(), bool());

    public static ReceiveSettings of(Settings settings, Vec<Gid> gids) {
        return new ReceiveSettings(FrameSettings.of(settings, gids), settings.sourcePortBase(), settings.ackEvery(),
            settings.ackDelay(), settings.ackOnEnd(), settings.rotate(), settings.trimNak(), settings.trimLocal());
    }
}
