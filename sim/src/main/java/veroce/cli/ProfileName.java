package veroce.cli;

import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import veroce.endpoint.Profile;
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

    /** The window of a queue pair that would have this one in the veRoCE profile. */
    static int window(Profile profile, int packets) {
        return TransferSettings.window(profile, packets);
    }
}
