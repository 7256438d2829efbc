package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** Writes the Verilog of the shipped blocks, or of one of them, to a folder. */
@Command(name = "generate", description = "Write the Verilog of the shipped blocks.")
final class GenerateCommand implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
