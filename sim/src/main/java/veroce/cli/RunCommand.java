package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** The main job, as {@code make run} calls it. */
@Command(name = "run", description = "The main job, as 'make run' calls it.")
final class RunCommand implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
