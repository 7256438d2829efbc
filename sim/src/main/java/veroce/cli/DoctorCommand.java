package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import veroce.VeroceException;

/** Says which tools are present, in which version, what is missing and how to get it. */
@Command(name = "doctor", description = "Say which tools are present, their versions, what is missing and how to get it.")
final class DoctorCommand implements Callable<Integer> {
    @Override public Integer call() {
        throw VeroceException.missingTool("this command is not there yet");
    }
}
