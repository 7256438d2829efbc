package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** What the path to the MAC heeds of the settings. */
public record SendSettings(
    HeaderSettings headers,
    TimerSettings timers,
    @Doc("cc_burst in bytes") UInt burst
) implements Bundle<SendSettings> {
    public static final Shape<SendSettings> SHAPE =
        bundle(SendSettings.class, HeaderSettings.SHAPE, TimerSettings.SHAPE, uint(20));

    public static SendSettings of(Settings settings, Vec<Gid> gids) {
        return new SendSettings(HeaderSettings.of(settings, gids), TimerSettings.of(settings), settings.burst());
    }
}
