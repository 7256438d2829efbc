package veroce.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import veroce.capture.CapturedFrame;

/** Holds the results of a front end against those of the reference for the same frames, field by field. */
public final class Comparison implements Consumer<FrameResult> {
    private final List<FrameResult> expected = new ArrayList<>();
    private final List<String> differences = new ArrayList<>();
    private int seen;

    public Comparison(FrontEndParameters parameters, List<CapturedFrame> frames) {
        new ReferenceFrontEnd(parameters).run(frames, expected::add);
    }

    @Override public void accept(FrameResult actual) {
        if (seen >= expected.size()) {
            differences.add("a result too many, for frame " + actual.frame().label());
            return;
        }
        FrameResult reference = expected.get(seen++);
        String label = reference.frame().label();
        compare(label, "the order of frames", label, actual.frame().label());
        compare(label, "the headers", reference.packet(), actual.packet());
        compare(label, "the ICRC verdict", reference.icrc(), actual.icrc());
        compare(label, "the counter", reference.disposition(), actual.disposition());
        compare(label, "the window's verdict", reference.verdict(), actual.verdict());
    }

    /** What differs, in the order of the frames; to be asked when the front end is done. */
    public List<String> differences() {
        List<String> all = new ArrayList<>(differences);
        for (FrameResult missing : expected.subList(seen, expected.size())) {
            all.add("no result for frame " + missing.frame().label());
        }
        return all;
    }

    private void compare(String label, String what, Object reference, Object actual) {
        if (!Objects.equals(reference, actual)) {
            differences.add("frame " + label + ": " + what + ": expected " + reference + ", got " + actual);
        }
    }
}
