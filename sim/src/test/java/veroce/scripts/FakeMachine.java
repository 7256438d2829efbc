package veroce.scripts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import veroce.ProjectRoot;

/** A copy of the shell scripts in a folder of its own, with a PATH that holds nothing but what the test put there. */
final class FakeMachine {
    /** What the scripts use of any Unix system. */
    private static final List<String> BASICS = List.of("bash", "cat", "chmod", "cksum", "cmp", "cp", "dirname", "env",
        "find", "flock", "mkdir", "mv", "readlink", "rm", "sed", "touch", "uname");

    record Outcome(int exitCode, String out, String err) {}

    final Path project;
    final Path bin;
    final Map<String, String> environment = new TreeMap<>();

    FakeMachine(Path folder) throws IOException {
        project = folder.resolve("a project");
        bin = Files.createDirectories(folder.resolve("bin"));
        Files.createDirectories(project.resolve("build/lib"));
        Files.createDirectories(project.resolve("scripts"));
        var root = ProjectRoot.find();
        try (var scripts = Files.list(root.resolve("scripts"))) {
            for (var script : scripts.filter(Files::isRegularFile).toList()) {
                Files.copy(script, project.resolve("scripts").resolve(script.getFileName()));
            }
        }
        Files.copy(root.resolve("veroce"), project.resolve("veroce"));
        // The system's folders are those below the test's folder.
        var findJdk = project.resolve("scripts/find-jdk");
        Files.writeString(findJdk, Files.readString(findJdk).replaceAll(" /(usr|opt)/", " " + folder + "/$1/"));
        for (var name : BASICS) {
            write(bin.resolve(name), "#!/bin/sh\nexec " + onPath(name) + " \"$@\"\n");
        }
        environment.put("PATH", bin.toString());
        environment.put("HOME", folder.toString());
    }

    /** A program on this machine, as a shell script. */
    void program(String name, String... lines) throws IOException {
        executable(bin.resolve(name), lines);
    }

    static void executable(Path file, String... lines) throws IOException {
        Files.createDirectories(file.getParent());
        write(file, "#!/usr/bin/env bash\n" + String.join("\n", lines) + "\n");
    }

    private static void write(Path file, String script) throws IOException {
        Files.writeString(file, script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** A folder that looks like a JDK; its java prints the arguments it gets, one a line. */
    Path jdk(Path folder, String version) throws IOException {
        executable(folder.resolve("bin/java"), "printf '%s\\n' \"$@\"");
        executable(folder.resolve("bin/javac"), "");
        Files.writeString(folder.resolve("release"), "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
        return folder;
    }

    Outcome run(Path workingFolder, Path script, String... arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(arguments));
        var out = Files.createTempFile(project, "out", ".txt");
        var err = Files.createTempFile(project, "err", ".txt");
        var builder = new ProcessBuilder(command).directory(workingFolder.toFile())
            .redirectOutput(out.toFile()).redirectError(err.toFile())
            .redirectInput(Path.of("/dev/null").toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        var exitCode = builder.start().waitFor();
        return new Outcome(exitCode, text(out), text(err));
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static Path onPath(String name) {
        for (var folder : System.getenv("PATH").split(":")) {
            if (Files.isExecutable(Path.of(folder, name))) {
                return Path.of(folder, name);
            }
        }
        throw new IllegalStateException("this machine has no " + name);
    }
}
