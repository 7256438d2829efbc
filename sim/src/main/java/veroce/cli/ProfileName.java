package veroce.cli;

import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import veroce.VeroceException;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/** Profiles as options name them. */
final class ProfileName implements ITypeConverter<Profile> {
    @Override public Profile convert(String text) {
        return switch (text) {
            case "veroce" -> Profile.VEROCE;
            case "rocev2" -> Profile.ROCE_V2;
            default -> throw new TypeConversionException("'" + text + "' is no profile; use one of "
                + String.join(", ", List.of("veroce", "rocev2")));
        };
    }

    /** The NIC answers Reads and atomics in RoCEv2 and has none of its own. */
    static void demandSpoken(Profile profile, Engine engine, Operation operation) {
        if (profile == Profile.ROCE_V2 && engine != Engine.REFERENCE && operation.hasResponse()) {
            throw VeroceException.usage("--profile rocev2 with engine '" + engine + "' and --operation "
                + TransferSettings.name(operation) + ": the NIC has none of its own in RoCEv2; use --engine reference");
        }
    }

    /** The window of a queue pair that would have this one in the veRoCE profile. */
    static int window(Profile profile, int packets) {
        return TransferSettings.window(profile, packets);
    }
}
