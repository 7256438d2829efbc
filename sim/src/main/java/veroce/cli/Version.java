package veroce.cli;

import java.io.IOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this build, and of the JVM that runs it. */
final class Version implements IVersionProvider {
    @Override public String[] getVersion() throws IOException {
        return new String[] {"veroce " + number(), "Java " + Runtime.version()};
    }

    static String number() throws IOException {
        try (var text = Version.class.getResourceAsStream("/veroce/version.properties")) {
            var properties = new Properties();
            properties.load(text);
            return properties.getProperty("version");
        }
    }
}
