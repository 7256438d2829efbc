package veroce.cli;

import rnic.protocol.RnicParameters;
import veroce.VeroceException;

/** Which NIC a command simulates. */
final class Configuration {
    private Configuration() {
    }

    /**
     * A configuration by its name.
     *
     * @param megahertz of the core clock, or null for that of the configuration
     */
    static RnicParameters of(String name, Double megahertz) {
        var chosen = switch (name) {
            case "small" -> RnicParameters.SMALL;
            case "alveo-100g" -> RnicParameters.ALVEO_100G;
            default -> throw VeroceException.usage("--configuration " + name + ": use small or alveo-100g");
        };
        if (megahertz == null) {
            return chosen;
        }
        try {
            return new RnicParameters(chosen.name(), chosen.bytes(), chosen.queuePairs(), chosen.window(),
                chosen.messages(), chosen.mrs(), chosen.completionQueues(), chosen.addressHandles(),
                chosen.bufferBytes(), (int) Math.round(megahertz * 1000), chosen.reads(), chosen.atomics(),
                chosen.firstMessages(), chosen.sharedQueues());
        } catch (IllegalArgumentException e) {
            throw VeroceException.usage("--clock " + megahertz + ": use 16 to 1000 MHz");
        }
    }
}
