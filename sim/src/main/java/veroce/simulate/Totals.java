package veroce.simulate;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import veroce.packet.Disposition;
import veroce.packet.IcrcVerdict;
import veroce.reference.Verdict;

/** Counts what became of the frames of a capture; every frame is accepted or dropped for exactly one reason. */
public final class Totals implements Consumer<FrameResult> {
    private final Map<IcrcVerdict, Long> icrc = new EnumMap<>(IcrcVerdict.class);
    private final Map<Verdict, Long> verdicts = new EnumMap<>(Verdict.class);
    private final Map<Disposition, Long> dispositions = new EnumMap<>(Disposition.class);
    private long frames;
    private long cutFrames;

    @Override public void accept(FrameResult result) {
        frames++;
        cutFrames += result.frame().cutBySnapLength() ? 1 : 0;
        icrc.merge(result.icrc(), 1L, Long::sum);
        verdicts.merge(result.verdict(), 1L, Long::sum);
        dispositions.merge(result.disposition(), 1L, Long::sum);
    }

    public long frames() {
        return frames;
    }

    /** Frames that the snapshot length of the recording cut. */
    public long cutFrames() {
        return cutFrames;
    }

    public long icrc(IcrcVerdict verdict) {
        return icrc.getOrDefault(verdict, 0L);
    }

    public long verdict(Verdict verdict) {
        return verdicts.getOrDefault(verdict, 0L);
    }

    public long disposition(Disposition disposition) {
        return dispositions.getOrDefault(disposition, 0L);
    }

    /** The figures under their stable names, in the order in which they are reported. */
    public Map<String, Long> metrics(long cycles) {
        Map<String, Long> metrics = new LinkedHashMap<>();
        metrics.put("frames", frames);
        metrics.put("rdma_frames", icrc(IcrcVerdict.GOOD) + icrc(IcrcVerdict.BAD));
        metrics.put("icrc_good", icrc(IcrcVerdict.GOOD));
        metrics.put("icrc_bad", icrc(IcrcVerdict.BAD));
        metrics.put("in_order", verdict(Verdict.IN_ORDER));
        metrics.put("out_of_order", verdict(Verdict.OUT_OF_ORDER));
        metrics.put("duplicate", verdict(Verdict.DUPLICATE));
        metrics.put("outside", verdict(Verdict.OUTSIDE));
        for (Map.Entry<Disposition, Long> entry : dispositions.entrySet()) {
            if (entry.getKey() != Disposition.RX_OK) {
                metrics.put("dropped." + entry.getKey().counter(), entry.getValue());
            }
        }
        metrics.put("cycles", cycles);
        return metrics;
    }
}
