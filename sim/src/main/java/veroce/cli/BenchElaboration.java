package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** Measures the time from a circuit in Java to its Verilog. */
@Command(name = "elaboration", description = "Time from circuit to Verilog for three large designs.")
final class BenchElaboration implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
