package veroce.bench;

import java.util.List;
import java.util.function.Consumer;
import veroce.report.Row;

/** From circuit to Verilog, three large designs: in a process of its own each time, and again in a warm one. */
public final class ElaborationBench {
    /** Whole process, seconds. */
    public static final double TARGET = 1.5;
    private static final int WARMING = 3;

    private final List<LargeDesign> designs;
    private final int samples;
    private final Figures figures = new Figures();

    public ElaborationBench(List<LargeDesign> designs, int samples) {
        this.designs = designs;
        this.samples = samples;
    }

    /** Starts a process that elaborates one design. */
    public interface Process {
        /** The run whose line holds modules, lines of text and seconds of processor time. */
        Child.Run of(LargeDesign design);
    }

    public Figures run(Process process, Consumer<String> progress) {
        var whole = designs.stream().map(_ -> new Samples()).toList();
        var processor = designs.stream().map(_ -> new Samples()).toList();
        var warm = designs.stream().map(_ -> new Samples()).toList();
        var texts = new String[designs.size()][];
        for (var sample = 0; sample < samples; sample++) {
            for (var i = 0; i < designs.size(); i++) {
                progress.accept(designs.get(i).name() + ", process " + (sample + 1) + " of " + samples);
                var run = process.of(designs.get(i));
                texts[i] = run.line().split(" ");
                whole.get(i).add(run.whole());
                processor.get(i).add(Double.parseDouble(texts[i][2]));
            }
        }
        for (var i = 0; i < designs.size(); i++) {
            progress.accept(designs.get(i).name() + ", warm");
            warm(designs.get(i), warm.get(i));
        }
        for (var i = 0; i < designs.size(); i++) {
            var name = designs.get(i).name();
            figures.atMost(described(i, Figures.median(name, "elaboration_seconds", whole.get(i), "s")), TARGET);
            figures.add(Figures.median(name, "elaboration_cpu_seconds", processor.get(i), "s"));
            figures.add(Figures.median(name, "elaboration_warm_seconds", warm.get(i), "s"));
            figures.add(Row.of(name, "verilog_lines", Long.parseLong(texts[i][1]), "lines")
                .with("modules", Integer.parseInt(texts[i][0])));
        }
        return figures;
    }

    private Row described(int design, Row row) {
        return row.with("design", designs.get(design).description());
    }

    private void warm(LargeDesign design, Samples into) {
        for (var i = 0; i < WARMING + samples; i++) {
            var start = System.nanoTime();
            design.elaborate();
            if (i >= WARMING) {
                into.add((System.nanoTime() - start) / 1e9);
            }
        }
    }
}
