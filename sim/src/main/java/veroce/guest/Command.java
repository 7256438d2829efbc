package veroce.guest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import veroce.VeroceException;

/** Runs a program of this machine to its end. */
public final class Command {
    private static final int TOLD_LINES = 6;

    private Command() {}

    /** What it prints; fails with its last lines if it fails. */
    public static String run(Map<String, String> environment, String... command) {
        try {
            var builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            demandSuccess(process, List.of(command), output);
            return output;
        } catch (IOException e) {
            throw missing(command[0]);
        }
    }

    /** Gives what one prints to the other. */
    static void pipe(List<String> from, List<String> to) {
        try {
            List<Process> processes = ProcessBuilder.startPipeline(List.of(new ProcessBuilder(from),
                new ProcessBuilder(to).redirectErrorStream(true)));
            String output = new String(processes.getLast().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            demandSuccess(processes.getFirst(), from, output);
            demandSuccess(processes.getLast(), to, output);
        } catch (IOException e) {
            throw missing(from.getFirst());
        }
    }

    private static VeroceException missing(String program) {
        return VeroceException.missingTool(program + " cannot be run: a guest is made of Debian's packages with"
            + " apt-get, dpkg-deb and tar, and tshark reads what it sends (apt-get install dpkg tar tshark)");
    }

    private static void demandSuccess(Process process, List<String> command, String output) {
        try {
            int code = process.waitFor();
            if (code != 0) {
                List<String> lines = output.lines().toList();
                throw new GuestException(String.join(" ", command) + " ended with " + code + ":\n"
                    + String.join("\n", lines.subList(Math.max(0, lines.size() - TOLD_LINES), lines.size())));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GuestException("interrupted in " + command.getFirst(), e);
        }
    }
}
