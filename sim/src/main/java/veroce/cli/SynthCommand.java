package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** Synthesises blocks for UltraScale+ with Yosys and prints their area and LUT levels. */
@Command(name = "synth", description = "Synthesise blocks for UltraScale+ with Yosys: area and LUT levels.")
final class SynthCommand implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
