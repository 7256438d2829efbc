package veroce.measure;

import java.util.List;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.endpoint.Time;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/**
 * How a scenario is measured.
 *
 * @param configuration of the NICs
 * @param engine        what runs them
 * @param size          of runs, and how many points
 * @param seed          decides everything that happens in a network
 * @param jobs          runs at the same time
 * @param wish          what the user wants to know instead of the usual
 */
public record Effort(RnicParameters configuration, Engine engine, Size size, long seed, int jobs, Wish wish) {
    /** Each is null where the usual is wanted. */
    public record Wish(List<Double> losses, Integer paths, Integer mtu, Integer window, Integer packets) {
        public static final Wish NONE = new Wish(null, null, null, null, null);
    }

    /**
     * Refuses what no transfer can be made of.
     *
     * @throws veroce.VeroceException with place, value and remedy
     */
    public void check() {
        shape().settings();
        if (wish.losses() != null) {
            wish.losses().forEach(loss -> shape().harm(loss, 1, 0).settings());
        }
    }

    boolean quick() {
        return size == Size.QUICK;
    }

    boolean isLong() {
        return size == Size.LONG;
    }

    /** Packets or messages of a run: as many as are wished, or the first number in a long run and the second in a quick one. */
    int of(int whole, int few) {
        return wish.packets() != null ? wish.packets() : size.of(whole, few);
    }

    int mtu() {
        return wish.mtu() == null ? 4096 : wish.mtu();
    }

    int paths() {
        return wish.paths() == null ? 4 : wish.paths();
    }

    int window() {
        return wish.window() == null ? configuration.window() : wish.window();
    }

    /** Writes of 64 KiB on one queue pair at 100 Gb/s, RTT 10 us, jitter up to 2 us, and no loss. */
    Shape shape() {
        return new Shape(configuration, Operation.WRITE, false, 1, 65_536, mtu(), window(),
            TransferSettings.sackThreshold(window()), paths(), 100, 10 * Time.MICROSECOND, 2 * Time.MICROSECOND, 0, 1,
            0, seed, Profile.VEROCE);
    }
}
