package veroce.cli;

import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import veroce.VeroceException;
import veroce.endpoint.Profile;
import veroce.simulate.Engine;

/** Profiles as options name them. */
final class ProfileName implements ITypeConverter<Profile> {
    /** PSNs that a RoCEv2 queue pair has unacknowledged, as the kernel's does. */
    private static final int ROCE_WINDOW = 128;

    @Override public Profile convert(String text) {
        return switch (text) {
            case "veroce" -> Profile.VEROCE;
            case "rocev2" -> Profile.ROCE_V2;
            default -> throw new TypeConversionException("'" + text + "' is no profile; use one of "
                + String.join(", ", List.of("veroce", "rocev2")));
        };
    }

    /** The NIC does not speak RoCEv2. */
    static void demandSpoken(Profile profile, Engine engine) {
        if (profile == Profile.ROCE_V2 && engine != Engine.REFERENCE) {
            throw VeroceException.usage("--profile rocev2 with engine '" + engine
                + "': the NIC speaks veroce only; use --engine reference");
        }
    }

    /** The window of a queue pair that would have this one in the veRoCE profile. */
    static int window(Profile profile, int packets) {
        return profile == Profile.ROCE_V2 ? Math.min(packets, ROCE_WINDOW) : packets;
    }
}
