package veroce.tool;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Every program the project uses, in the order in which {@code doctor} lists them. */
public final class Tools {
    private static final String NUMBER = "(\\d+(?:\\.\\d+)*)";

    private Tools() {}

    public static List<Tool> all(Path projectRoot) {
        var python = projectRoot.resolve("build/venv/bin/python3").toString();
        return List.of(
            new Tool("JDK", "everything", List.of(System.getProperty("java.home") + "/bin/javac", "-version"),
                Pattern.compile("javac " + NUMBER), "25",
                "any vendor's JDK 25, for example https://adoptium.net; set JAVA_HOME to it"),
            apt("Maven", "the build", "maven", "3.8", "Apache Maven " + NUMBER, "mvn", "-B", "--version"),
            apt("make", "make run, make test, Verilator", "make", "4.3", "GNU Make " + NUMBER, "make", "--version"),
            apt("g++", "the Verilator engine", "g++", "12", "^" + NUMBER, "g++", "-dumpfullversion"),
            apt("zlib", "FST waves of the Verilator engine", "zlib1g-dev", "1.2.13", "ZLIB_VERSION \"" + NUMBER,
                "g++", "-E", "-dM", "-include", "zlib.h", "-x", "c++", "/dev/null"),
            apt("Verilator", "the Verilator engine, lint", "verilator", "5.006", "Verilator " + NUMBER,
                "verilator", "--version"),
            apt("Icarus Verilog", "the Icarus engine, lint, cocotb", "iverilog", "11.0",
                "Icarus Verilog version " + NUMBER, "iverilog", "-V"),
            apt("Yosys", "synth, proofs", "yosys", "0.23", "Yosys " + NUMBER, "yosys", "-V"),
            apt("z3", "proofs", "z3", "4.8.12", "Z3 version " + NUMBER, "z3", "--version"),
            apt("tshark", "tests of the packet library", "tshark", "4.0", "TShark \\(Wireshark\\) " + NUMBER,
                "tshark", "--version"),
            apt("Tcl", "checks of the board builds", "tcl", "8.6", "^" + NUMBER, "tclsh",
                projectRoot.resolve("scripts/tcl-version").toString()),
            venv("Python", "cocotb", "3.11", "Python " + NUMBER, python, "--version"),
            venv("cocotb", "test benches in Python", "2.1.0", "^" + NUMBER, python, "-c", versionOf("cocotb")),
            venv("scapy", "tests of the packet library", "2.8.0", "^" + NUMBER, python, "-c", versionOf("scapy")));
    }

    private static Tool apt(String name, String purpose, String aptPackage, String minimum, String version,
        String... command) {
        return new Tool(name, purpose, List.of(command), Pattern.compile(version, Pattern.MULTILINE), minimum,
            "make setup (apt-get install " + aptPackage + ")");
    }

    private static Tool venv(String name, String purpose, String minimum, String version, String... command) {
        return new Tool(name, purpose, List.of(command), Pattern.compile(version, Pattern.MULTILINE), minimum,
            "make setup (it makes build/venv)");
    }

    private static String versionOf(String distribution) {
        return "from importlib.metadata import version; print(version('" + distribution + "'))";
    }
}
