package veroce.simulate;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import veroce.capture.CapturedFrame;

/** Holds the results of a front end against those of the reference for the same frames, field by field. */
public final class Comparison implements Consumer<FrameResult> {
    private final Iterator<FrameResult> expected;
    private final List<String> differences = new ArrayList<>();

    public Comparison(FrontEndParameters parameters, List<CapturedFrame> frames) {
        List<FrameResult> results = new ArrayList<>();
        new ReferenceFrontEnd(parameters).run(frames, results::add);
        expected = results.iterator();
    }

    @Override public void accept(FrameResult actual) {
        if (!expected.hasNext()) {
            differences.add("a result too many, for frame " + actual.frame().label());
            return;
        }
        FrameResult reference = expected.next();
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
        expected.forEachRemaining(missing -> all.add("no result for frame " + missing.frame().label()));
        return all;
    }

    private void compare(String label, String what, Object reference, Object actual) {
        if (!Objects.equals(reference, actual)) {
            differences.add("frame " + label + ": " + what + ": expected " + reference + ", got " + actual);
        }
    }
}
