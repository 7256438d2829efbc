package veroce.fpga;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.ir.ModuleDef;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import rnic.board.NicShell;
import rnic.protocol.RnicParameters;
import veroce.ProjectRoot;

/** A copy of what a board build reads, and tclsh with Vivado's commands written to a log instead of done. */
final class FakeVivado {
    /** How a script ended: what it called, in order, and what it said. */
    record Run(int exit, List<String> calls, String errors) {
        /** Names of the calls, each run of equal ones once. */
        List<String> order() {
            var names = new ArrayList<String>();
            for (var call : calls) {
                var name = call.split(" ")[0];
                if (names.isEmpty() || !names.getLast().equals(name)) {
                    names.add(name);
                }
            }
            return names;
        }

        List<String> calls(String name) {
            return calls.stream().filter(call -> call.startsWith(name + " ")).toList();
        }
    }

    private static final Pattern REGISTER = Pattern.compile("^ *(?:output )? *reg +(?:\\[[^]]*\\] *)?(\\w+)[;, ]?.*",
        Pattern.MULTILINE);
    private static Design<NicShell.Io> shell;

    final Path project;

    /** Copies the scripts and constraints of the project into a folder. */
    FakeVivado(Path folder) throws IOException {
        project = folder.resolve("project");
        for (var part : List.of("fpga", "constraints")) {
            copy(ProjectRoot.find().resolve(part), project.resolve(part));
        }
        try (InputStream script = FakeVivado.class.getResourceAsStream("vivado.tcl")) {
            Files.copy(script, folder.resolve("vivado.tcl"));
        }
    }

    /** Copies the Verilog of boards: the shell, the NIC it is built around, what others share with that, the reset. */
    void verilog() throws IOException {
        for (var name : List.of("nic-shell", "alveo-100g", "common", "reset-synchronizer")) {
            copy(ProjectRoot.find().resolve("generated-verilog").resolve(name),
                project.resolve("generated-verilog").resolve(name));
        }
    }

    /** The NIC that boards have. */
    static synchronized Design<NicShell.Io> shell() {
        if (shell == null) {
            shell = Design.of(new NicShell(RnicParameters.ALVEO_100G));
        }
        return shell;
    }

    /** Runs a script of the project under tclsh; settings are those of {@code vivado.tcl}. */
    Run run(String settings, String script, String... arguments) throws IOException, InterruptedException {
        var log = project.resolve("calls.log");
        var errors = project.resolve("errors.txt");
        var given = Files.writeString(project.resolve("settings.txt"), settings);
        var command = new ArrayList<>(List.of("tclsh", project.resolveSibling("vivado.tcl").toString(), log.toString(),
            given.toString(), project.resolve(script).toString()));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command).directory(project.toFile()).redirectError(errors.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException(command + " does not end");
        }
        return new Run(process.exitValue(), Files.readAllLines(log), Files.readString(errors));
    }

    /** The netlist of a design for {@code vivado.tcl}: the module of each instance, the registers of each module. */
    static String netlist(ModuleDef top, FileSet files) {
        record Place(String path, ModuleDef module) {}

        var cells = new StringBuilder();
        var open = new ArrayDeque<>(List.of(new Place("shell", top)));
        while (!open.isEmpty()) {
            var place = open.remove();
            cells.append(place.path).append(' ').append(place.module.verilogName()).append(' ');
            for (var instance : place.module.instances()) {
                open.add(new Place(place.path + "/i" + instance.id(), instance.module()));
            }
        }
        var registers = new StringBuilder();
        for (var module : files.modules().entrySet()) {
            registers.append(module.getKey()).append(" {");
            var declared = REGISTER.matcher(module.getValue());
            while (declared.find()) {
                registers.append(declared.group(1)).append(' ');
            }
            registers.append("} ");
        }
        return "cells {" + cells + "} registers {" + registers + "}";
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var all = Files.walk(from)) {
            for (var file : (Iterable<Path>) all::iterator) {
                var target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }
}
