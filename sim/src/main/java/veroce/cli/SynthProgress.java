package veroce.cli;

import java.io.PrintWriter;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import veroce.synth.Synthesis;

/** Says on the terminal which block Yosys works on and what it does; one line per block where there is no terminal. */
final class SynthProgress implements AutoCloseable {
    private final PrintWriter err;
    private final ProgressBar bar;
    private String block = "";

    SynthProgress(PrintWriter err, int blocks) {
        this.err = err;
        var console = System.console();
        bar = console == null || !console.isTerminal() ? null : new ProgressBarBuilder().setTaskName("synth")
            .setInitialMax(blocks).setStyle(ProgressBarStyle.ASCII).setUnit(" blocks", 1).clearDisplayOnFinish()
            .build();
    }

    void begin(String name) {
        block = name;
        pass("starts");
    }

    void pass(String name) {
        if (bar != null) {
            bar.setExtraMessage(" " + block + ": " + name);
        }
    }

    Synthesis.Result done(Synthesis.Result result) {
        if (bar != null) {
            bar.step();
        } else {
            err.printf(Locale.ROOT, "synth: %s %s in %.1f s%n", result.name(),
                result.cached() ? "found in the cache" : "mapped by Yosys", result.seconds());
            err.flush();
        }
        return result;
    }

    @Override public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
