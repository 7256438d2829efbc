package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** Feeds captured traffic to the receive path and says what became of every frame. */
@Command(name = "simulate", description = "Feed a capture to the receive path and say what became of every frame.")
final class SimulateCommand implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
