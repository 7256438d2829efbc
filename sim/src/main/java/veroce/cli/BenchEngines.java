package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** Measures cycles per second of each engine beside a C++ driver of the same Verilated model. */
@Command(name = "engines", description = "Cycles per second of each engine beside a C++ driver of the same model.")
final class BenchEngines implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
