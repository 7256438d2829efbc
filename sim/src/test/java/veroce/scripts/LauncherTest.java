package veroce.scripts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher {@code veroce}, on a machine whose java only prints its arguments. */
class LauncherTest {
    @TempDir Path folder;
    private FakeMachine machine;
    private Path launcher;

    @BeforeEach void aBuiltProject() throws IOException {
        machine = new FakeMachine(folder);
        launcher = machine.project.resolve("veroce");
        Files.createFile(machine.project.resolve("build/lib/b.jar"));
        Files.createFile(machine.project.resolve("build/lib/a.jar"));
        Files.createFile(machine.project.resolve("build/jars.stamp"));
        machine.jdk(folder.resolve(".jdks/jdk of mine"), "25.0.1");
    }

    @Test void startsThroughASymbolicLinkFromAnyFolderWithSpacesInPaths() throws Exception {
        var elsewhere = Files.createDirectory(folder.resolve("else where"));
        var link = Files.createSymbolicLink(elsewhere.resolve("my link"), launcher);
        var outcome = machine.run(elsewhere, link, "synth", "two words", "");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out()).endsWith("\nveroce.cli.Main\nsynth\ntwo words\n\n");
        var lib = machine.project.toRealPath().resolve("build/lib");
        assertThat(outcome.out()).contains("\n-cp\n" + lib.resolve("a.jar") + ":" + lib.resolve("b.jar") + "\n");
        assertThat(outcome.out()).contains("-Dveroce.root=" + machine.project.toRealPath() + "\n");
    }

    @Test void usesTheAotCacheOnlyWhenThereIsOne() throws Exception {
        assertThat(machine.run(folder, launcher).out()).doesNotContain("AOT");
        Files.createFile(machine.project.resolve("build/veroce.aot"));
        assertThat(machine.run(folder, launcher).out()).contains("-XX:AOTCache=",
            "a project/build/veroce.aot\n");
    }

    @Test void looksAgainWhenTheJdkIsGoneOrJavaHomeChanged() throws Exception {
        machine.run(folder, launcher);
        var remembered = machine.project.resolve("build/jdk");
        assertThat(remembered).content().contains("jdk of mine");
        var other = machine.jdk(folder.resolve("other"), "25.0.2");
        machine.environment.put("JAVA_HOME", other.toString());
        machine.run(folder, launcher);
        assertThat(remembered).content().contains(other.toString()).doesNotContain("jdk of mine");
        Files.delete(other.resolve("bin/java"));
        Files.delete(other.resolve("bin/javac"));
        machine.run(folder, launcher);
        assertThat(remembered).content().contains("jdk of mine");
    }

    @Test void buildsWhenASourceIsNewerThanTheJars() throws Exception {
        FakeMachine.executable(machine.project.resolve("scripts/build"), "echo built >&2");
        Files.setLastModifiedTime(machine.project.resolve("scripts/build"), FileTime.fromMillis(0));
        assertThat(machine.run(folder, launcher).err()).isEmpty();
        var source = machine.project.resolve("sim/src/main/java/X.java");
        Files.createDirectories(source.getParent());
        Files.createFile(source);
        Files.setLastModifiedTime(machine.project.resolve("build/jars.stamp"),
            FileTime.fromMillis(1_000_000));
        assertThat(machine.run(folder, launcher).err()).isEqualTo("built\n");
    }
}
