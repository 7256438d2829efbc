package veroce.cli;

import hdl.HdlException;
import hdl.sim.SimulationException;
import hdl.sim.ToolException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import veroce.Exit;
import veroce.VeroceException;

/** Turns what a command throws into one clear line and an exit code; only mistakes of veroce itself are a bug. */
record Mistake(OptionSpec debug) implements IExecutionExceptionHandler {
    @Override public int handleExecutionException(Exception thrown, CommandLine command, ParseResult parsed) {
        var err = command.getErr();
        var name = command.getCommandSpec().qualifiedName();
        var exitCode = exitCode(thrown);
        err.println(name + ": " + text(thrown));
        if (Boolean.TRUE.equals(debug.getValue())) {
            thrown.printStackTrace(err);
        } else if (exitCode == Exit.BUG) {
            err.println("This is a mistake in veroce, not yours. Add --debug to see where, and please report it.");
        }
        err.flush();
        return exitCode;
    }

    private static int exitCode(Exception thrown) {
        return switch (thrown) {
            case VeroceException mistake -> mistake.exitCode();
            case ToolException _ -> Exit.MISSING;
            case HdlException _ -> Exit.INPUT;
            case SimulationException _ -> Exit.FAILED;
            case IOException _, UncheckedIOException _ -> Exit.INPUT;
            default -> Exit.BUG;
        };
    }

    private static String text(Exception thrown) {
        return switch (thrown) {
            case VeroceException mistake -> mistake.getMessage();
            case ToolException tool -> tool.getMessage();
            case SimulationException stopped -> "the simulation stopped: " + stopped.getMessage();
            case HdlException circuit -> "a circuit has mistakes:\n" + circuit.getMessage();
            case UncheckedIOException wrapper -> text(wrapper.getCause());
            case NoSuchFileException missing -> "there is no file or folder '" + missing.getFile() + "'";
            case AccessDeniedException denied -> "no permission to use '" + denied.getFile() + "'";
            case NotDirectoryException file -> "'" + file.getFile() + "' is not a folder";
            case DirectoryNotEmptyException full -> "the folder '" + full.getFile() + "' is not empty";
            case FileSystemException other -> "'" + other.getFile() + "' cannot be used: "
                + (other.getReason() == null ? other.getClass().getSimpleName() : other.getReason());
            case IOException other -> other.getMessage() == null ? other.toString() : other.getMessage();
            default -> thrown.toString();
        };
    }
}
