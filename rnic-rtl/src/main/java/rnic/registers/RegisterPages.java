package rnic.registers;

import hdl.lib.csr.RegisterHeader;
import hdl.lib.csr.RegisterJson;
import hdl.lib.csr.RegisterMap;
import hdl.lib.csr.RegisterMarkdown;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;

/** What is written from the register map and the commands: pages for people, a header for C, JSON for programs. */
public final class RegisterPages {
    /** Constants of a configuration, and the ranges that follow from them. */
    private static final Pattern SIZED = Pattern.compile("^#define (?!RNIC_IDENTITY)\\w+_(VALUE|LEAST|MOST) ");

    private RegisterPages() {
    }

    /** The files by their names. */
    public static SortedMap<String, String> of(RnicParameters parameters) {
        var map = NicRegisters.map(parameters);
        return new TreeMap<>(Map.of("registers.md", RegisterMarkdown.of(map), "commands.md", commands(),
            "rnic.h", header(map), "registers.json", RegisterJson.of(map)));
    }

    /**
     * The header for a driver of every configuration: without the constants that tell of one of them, which a driver
     * reads from the NIC.
     */
    public static String driverHeader(RnicParameters parameters) {
        return "/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */\n" + header(NicRegisters.map(parameters)).lines()
            .filter(line -> !SIZED.matcher(line).find()).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String commands() {
        var out = new StringBuilder("""
            # Commands

            The host writes target and arguments into the mailbox, then the code into `command`; when
            `command_result.busy` is 0 again, `command_result.code` says what has become of it. A command while another
            one runs is ignored. Bits of the arguments that have no meaning are 0. What is refused changes nothing; of
            several reasons the first in the list of results is given.

            | Code | Command | What it does | Target |
            |---|---|---|---|
            """);
        for (var command : Command.values()) {
            out.append("| ").append(command.ordinal()).append(" | `").append(command).append("` | ")
                .append(command.arguments().doc()).append(" | ").append(command.target()).append(" |\n");
        }
        for (var command : Command.values()) {
            if (!command.arguments().registers().isEmpty()) {
                arguments(command, out);
            }
        }
        out.append("\n## Results\n\n| Code | Result | What it says |\n|---|---|---|\n");
        for (var result : CommandResult.values()) {
            out.append("| ").append(result.ordinal()).append(" | `").append(result).append("` | ")
                .append(result.meaning()).append(" |\n");
        }
        out.append("\n## Causes of a failure\n\nQUERY_QP answers them from bit ").append(FailureCause.SHIFT)
            .append(" of its first word on.\n\n| Code | Cause | What has happened | Status of a send WQE"
                + " | Status of a receive WQE |\n|---|---|---|---|---|\n");
        for (var cause : FailureCause.values()) {
            out.append("| ").append(cause.ordinal()).append(" | `").append(cause).append("` | ").append(cause.meaning())
                .append(" | ").append(cause.send()).append(" | ").append(cause.receive()).append(" |\n");
        }
        return out.toString();
    }

    private static void arguments(Command command, StringBuilder out) {
        out.append("\n## Arguments of ").append(command)
            .append("\n\n| Word | Bits | Argument | What it is |\n|---|---|---|---|\n");
        for (var slot : command.arguments().slots()) {
            int word = slot.offset() / 4;
            for (var field : slot.register().fields()) {
                out.append("| ").append(word).append(slot.register().isWide() ? ", " + (word + 1) : "").append(" | ")
                    .append(field.high()).append(field.high() == field.low() ? "" : ":" + field.low()).append(" | `")
                    .append(slot.pathOf(field)).append("` | ").append(field.doc()).append(" |\n");
            }
        }
    }

    private static String header(RegisterMap map) {
        var registers = RegisterHeader.of(map);
        var end = "\n#endif\n";
        var out = new StringBuilder(registers.substring(0, registers.length() - end.length()));
        out.append("\n/* Commands: the code, then the arguments as offsets from the first argument word */\n");
        for (var command : Command.values()) {
            var name = "RNIC_COMMAND_" + command;
            out.append("#define ").append(name).append(' ').append(command.ordinal()).append("u\n")
                .append(RegisterHeader.definitions(command.arguments(), name));
        }
        out.append("\n/* Results */\n");
        for (var result : CommandResult.values()) {
            out.append("/* ").append(result.meaning()).append(" */\n#define RNIC_RESULT_").append(result).append(' ')
                .append(result.ordinal()).append("u\n");
        }
        out.append("""

            /* Word 0 of what QUERY_QP answers: the state; why it has failed; all of a shared receive queue is back */
            #define RNIC_QP_STATE_LOW 0
            #define RNIC_QP_STATE_MASK 0x7u
            #define RNIC_QP_CAUSE_LOW %d
            #define RNIC_QP_CAUSE_MASK 0xff00u
            #define RNIC_QP_RETURNED_LOW 16
            #define RNIC_QP_RETURNED_MASK 0x10000u

            /* Causes of a failure */
            """.formatted(FailureCause.SHIFT));
        for (var cause : FailureCause.values()) {
            out.append("/* ").append(cause.meaning()).append(" */\n#define RNIC_CAUSE_").append(cause).append(' ')
                .append(cause.ordinal()).append("u\n");
        }
        return out.append(end).toString();
    }
}
