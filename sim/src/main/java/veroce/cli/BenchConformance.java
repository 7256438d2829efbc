package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** Runs random circuits on all engines and compares every output in every cycle. */
@Command(name = "conformance", description = "Random circuits on all engines, every output compared in every cycle.")
final class BenchConformance implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
