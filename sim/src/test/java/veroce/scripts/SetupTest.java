package veroce.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/setup} and {@code scripts/find-jdk}, on a machine that has only what the test gave it. */
class SetupTest {
    @TempDir Path folder;
    private FakeMachine machine;
    private Path setup;

    @BeforeEach void aCompleteMachine() throws IOException {
        machine = new FakeMachine(folder);
        setup = machine.project.resolve("scripts/setup");
        for (var name : new String[] {"make", "g++", "mvn", "verilator", "iverilog", "vvp", "yosys", "z3", "tshark",
            "tclsh"}) {
            machine.program(name, "");
        }
        // "python3 -m venv FOLDER" copies itself; the copy notes what pip was asked for.
        machine.program("python3",
            "if [ \"$1 $2\" = '-m venv' ]; then mkdir -p \"$3/bin\" && cp \"$0\" \"$3/bin/python3\"; fi",
            "if [ \"$1 $2\" = '-m pip' ]; then echo pip >> \"$HOME/log\"; [ ! -e \"$HOME/offline\" ]; fi");
        machine.program("id", "echo 1000");
        machine.jdk(folder.resolve(".jdks/25"), "25.0.1");
    }

    @Test void asksForNothingWhenNothingIsMissingAndMakesTheEnvironmentOnce() throws Exception {
        assertThat(machine.run(folder, setup).exitCode()).isZero();
        assertThat(machine.run(folder, setup)).isEqualTo(new FakeMachine.Outcome(0, "", ""));
        assertThat(folder.resolve("log")).content().isEqualTo("pip\n");
    }

    @Test void anEnvironmentThatWasInterruptedIsBegunAgain() throws Exception {
        Files.createFile(folder.resolve("offline"));
        var first = machine.run(folder, setup);
        assertThat(first.exitCode()).isEqualTo(3);
        assertThat(first.err()).contains("pip could not install scripts/requirements.txt");
        Files.delete(folder.resolve("offline"));
        assertThat(machine.run(folder, setup).exitCode()).isZero();
        assertThat(folder.resolve("log")).content().isEqualTo("pip\npip\n");
    }

    @Test void withoutRootItNamesTheCommandThatRootMustGive() throws Exception {
        Files.delete(machine.bin.resolve("yosys"));
        Files.delete(machine.bin.resolve("vvp"));
        machine.program("apt-get", "echo called >> \"$HOME/log\"");
        var outcome = machine.run(folder, setup);
        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err()).contains("as root: apt-get install iverilog yosys");
        assertThat(folder.resolve("log")).doesNotExist();
    }

    @Test void asRootItInstallsExactlyWhatIsMissingWithoutAsking() throws Exception {
        machine.program("id", "echo 0");
        machine.program("dpkg", "");
        Files.delete(machine.bin.resolve("tshark"));
        machine.program("apt-get", "echo \"$DEBIAN_FRONTEND $*\" >> \"$HOME/log\"",
            "case \"$*\" in *' tshark') cp \"${0%/*}/z3\" \"${0%/*}/tshark\" ;; esac");
        assertThat(machine.run(folder, setup).exitCode()).isZero();
        assertThat(Files.readAllLines(folder.resolve("log"))).satisfiesExactly(
            line -> assertThat(line).startsWith("noninteractive -y ").endsWith(" update"),
            line -> assertThat(line).endsWith(" install --no-install-recommends tshark"),
            line -> assertThat(line).isEqualTo("pip"));
    }

    @Test void sudoIsUsedWhereThereIsOne() throws Exception {
        machine.program("sudo", "[ \"$1\" = -n ] && shift", "echo \"sudo $1\" >> \"$HOME/log\"", "exec \"$@\"");
        machine.program("dpkg", "");
        machine.program("true", "");
        Files.delete(machine.bin.resolve("z3"));
        machine.program("apt-get", "case \"$*\" in *' z3') cp \"${0%/*}/yosys\" \"${0%/*}/z3\" ;; esac");
        assertThat(machine.run(folder, setup).exitCode()).isZero();
        assertThat(folder.resolve("log")).content().contains("sudo env");
    }

    @Test void aMissingJdkIsAnsweredWithHowToGetIt() throws Exception {
        Files.writeString(folder.resolve(".jdks/25/release"), "JAVA_VERSION=\"21.0.4\"\n");
        machine.environment.put("JAVA_HOME", folder.resolve(".jdks/25").toString());
        var outcome = machine.run(folder, setup);
        assertThat(outcome.exitCode()).isEqualTo(3);
        assertThat(outcome.err()).contains("JDK 25 was not found", "adoptium.net", "JAVA_HOME");
    }

    @Test void theUsualFoldersAreSearched() throws Exception {
        Files.delete(folder.resolve(".jdks/25/release"));
        machine.jdk(folder.resolve("usr/lib/jvm/jdk-17"), "17.0.2");
        var jdk = machine.jdk(folder.resolve("usr/lib/jvm/jdk-25"), "25.0.1");
        assertThat(machine.run(folder, machine.project.resolve("scripts/find-jdk")).out()).isEqualTo(jdk + "\n");
    }

    @Test void javaHomeComesFirstThenPath() throws Exception {
        var findJdk = machine.project.resolve("scripts/find-jdk");
        var home = machine.jdk(folder.resolve("in home"), "25");
        machine.environment.put("JAVA_HOME", home.toString());
        assertThat(machine.run(folder, findJdk).out()).isEqualTo(home + "\n");

        var onPath = machine.jdk(folder.resolve("on path"), "25-ea").toRealPath();
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"26\"\n");
        Files.createSymbolicLink(machine.bin.resolve("javac"), onPath.resolve("bin/javac"));
        assertThat(machine.run(folder, findJdk).out()).isEqualTo(onPath + "\n");
    }
}
