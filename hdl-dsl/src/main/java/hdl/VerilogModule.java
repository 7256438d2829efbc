package hdl;

import hdl.ir.Site;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The header of a module in a file of Verilog-2001: its parameters, and its ports with the widths that these give them.
 * What a {@link BlackBox} declares is compared with it.
 */
public final class VerilogModule {
    /** A port; an {@code inout} is refused. */
    public record Port(String name, boolean input, int width) {}

    private final Path file;
    private final String name;
    private final String text;
    private final Map<String, String> parameters;
    private final Map<String, Port> ports;

    private VerilogModule(Path file, String name, String text, Map<String, Long> given) {
        this.file = file;
        this.name = name;
        this.text = text;
        var printed = new LinkedHashMap<String, String>();
        given.forEach((parameter, value) -> printed.put(parameter, value.toString()));
        parameters = Collections.unmodifiableMap(printed);
        ports = new VerilogHeader(file.getFileName().toString(), text, name, given).ports();
    }

    /** The module of this name; {@code file} is also what the list for synthesis names. */
    public static VerilogModule read(Path file, String name) {
        return read(file, name, Map.of());
    }

    /** The same with values for some of its parameters; the others keep those of the file. */
    public static VerilogModule read(Path file, String name, Map<String, ? extends Number> parameters) {
        var given = new LinkedHashMap<String, Long>();
        parameters.forEach((parameter, value) -> given.put(parameter, value.longValue()));
        try {
            return new VerilogModule(file, name, Files.readString(file, StandardCharsets.UTF_8), given);
        } catch (IOException unreadable) {
            throw new HdlException(CallSite.capture().site(), "HDL620", "the file " + file + " cannot be read; name it "
                + "from the folder in which this runs, " + Path.of("").toAbsolutePath());
        }
    }

    public String name() {
        return name;
    }

    /** The text of the whole file. */
    public String text() {
        return text;
    }

    /** The values that were given, as an instance prints them. */
    public Map<String, String> parameters() {
        return parameters;
    }

    /** The file, for the list of the synthesis. */
    public List<String> sources() {
        return List.of(file.toString().replace('\\', '/'));
    }

    /** In the order of the file. */
    public List<Port> ports() {
        return List.copyOf(ports.values());
    }

    /** The shape of a port of this name. */
    public Shape<UInt> uint(String port) {
        return Hdl.uint(port(port).width());
    }

    private Port port(String port) {
        var found = ports.get(port);
        if (found == null) {
            throw new HdlException(CallSite.capture().site(), "HDL621", "module " + name + " of " + file.getFileName()
                + " has no port '" + port + "'; " + Spelling.remedy(port, ports.keySet()));
        }
        return found;
    }

    // ---- compared

    /** Refuses ports of a black box that are not those of the file. */
    void compare(List<hdl.ir.Port> declared, String box, Site site) {
        var missing = new ArrayList<>(ports.keySet());
        for (var port : declared) {
            var theirs = ports.get(port.name());
            if (theirs == null) {
                throw mismatch(site, box, "has a port '" + port.name() + "'", "has none; "
                    + Spelling.remedy(port.name(), ports.keySet()) + ", with @Exact for its name");
            }
            if (theirs.input() != port.isInput()) {
                throw mismatch(site, box, "has the " + way(port.isInput()) + " '" + port.name() + "'", "has an "
                    + way(theirs.input()) + " of this name; declare it with p." + (theirs.input() ? "in" : "out"));
            }
            if (theirs.width() != port.width()) {
                throw mismatch(site, box, "gives '" + port.name() + "' " + Names.bits(port.width()), "gives it "
                    + Names.bits(theirs.width()) + "; take its shape, uint(\"" + port.name()
                    + "\"), or other parameters");
            }
            missing.remove(port.name());
        }
        if (!missing.isEmpty()) {
            throw mismatch(site, box, "does not have the port '" + missing.getFirst() + "'", "has it; add a component "
                + "with @Exact(\"" + missing.getFirst() + "\")");
        }
    }

    private static String way(boolean input) {
        return input ? "input" : "output";
    }

    private HdlException mismatch(Site site, String box, String ours, String theirs) {
        return new HdlException(site, "HDL621", "black box " + box + " " + ours + ", and module " + name + " of "
            + file.getFileName() + " " + theirs);
    }
}
