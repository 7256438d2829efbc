package veroce.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The machine that figures of time belong to, and how busy it was. */
public final class Machine {
    private Machine() {}

    public static Map<String, Object> describe() {
        var machine = new LinkedHashMap<String, Object>();
        machine.put("processor", processor());
        machine.put("processors", Runtime.getRuntime().availableProcessors());
        machine.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        machine.put("java", Runtime.version().toString());
        machine.put("load_average", load());
        return machine;
    }

    /** Processes that wanted a processor over the last minute, or -1 where the system does not tell. */
    public static double load() {
        return Figures.rounded(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private static String processor() {
        try {
            for (var line : Files.readAllLines(Path.of("/proc/cpuinfo"))) {
                if (line.startsWith("model name")) {
                    return line.substring(line.indexOf(':') + 1).strip();
                }
            }
        } catch (IOException noSuchFile) {
            return System.getProperty("os.arch");
        }
        return System.getProperty("os.arch");
    }
}
