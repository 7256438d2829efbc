package veroce.synth;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** The Verilog files beside these tests. */
final class Resources {
    private Resources() {}

    static Path file(String name) throws URISyntaxException {
        return Path.of(Resources.class.getResource("/veroce/synth/" + name).toURI());
    }
}
