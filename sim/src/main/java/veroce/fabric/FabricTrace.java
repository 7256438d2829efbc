package veroce.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import veroce.endpoint.Time;
import veroce.network.Fabric;
import veroce.network.SwitchPort;
import veroce.reference.FlowView;

/** Rates and windows of some flows of a run, and the queues that they meet, every few microseconds. */
public final class FabricTrace {
    private static final long STEP = 2 * Time.MICROSECOND;
    /** Rates are means over so many steps. */
    private static final int MEAN = 10;
    private static final int MOST_FLOWS = 8;
    private static final int PSNS = 1 << 24;

    private final Fabric fabric;
    private final List<Flow> flows;
    private final List<SwitchPort> hosts;
    private final List<Sample> samples = new ArrayList<>();

    /** A flow, and the host that it goes to. */
    record Flow(String name, int to, Supplier<FlowView> view) {}

    private record Sample(List<FlowView> flows, long busiestCore, long[] toHosts) {}

    /** What a page shows. Values are one per time; a flow's first rates are unknown. */
    public record Curve(String name, double[] values) {}

    /** Begins to look; if there are many flows at a few that are spread over them. */
    FabricTrace(Fabric fabric, List<Flow> all) {
        this.fabric = fabric;
        int count = Math.min(MOST_FLOWS, all.size());
        flows = IntStream.range(0, count).mapToObj(i -> all.get(i * all.size() / count)).toList();
        hosts = flows.stream().map(Flow::to).distinct().flatMap(to -> fabric.toHost(to).stream()).toList();
        look();
    }

    private void look() {
        samples.add(new Sample(flows.stream().map(flow -> flow.view.get()).toList(),
            fabric.core().stream().mapToLong(SwitchPort::waits).max().orElse(0),
            hosts.stream().mapToLong(SwitchPort::waits).toArray()));
        fabric.at(fabric.now() + STEP, this::look);
    }

    private double[] over(IntToDoubleFunction what) {
        return IntStream.range(0, samples.size()).mapToDouble(what).toArray();
    }

    /** In microseconds. */
    public double[] times() {
        return over(i -> (double) i * STEP / Time.MICROSECOND);
    }

    /** Gb/s that are acknowledged. */
    public List<Curve> rates() {
        return curves((flow, i) -> i < MEAN ? Double.NaN : 8.0 * FabricRun.PMTU
            * Math.floorMod(view(flow, i).oldest() - view(flow, i - MEAN).oldest(), PSNS) / (MEAN * STEP) * 1000);
    }

    /** In packets. */
    public List<Curve> windows() {
        return curves((flow, i) -> view(flow, i).window() / 256.0);
    }

    /** In kilobytes. */
    public List<Curve> queues() {
        List<Curve> curves = new ArrayList<>();
        curves.add(new Curve("longest between switches", over(i -> samples.get(i).busiestCore() / 1000.0)));
        for (int host = 0; host < hosts.size(); host++) {
            int at = host;
            curves.add(new Curve("before " + hosts.get(host), over(i -> samples.get(i).toHosts()[at] / 1000.0)));
        }
        return curves;
    }

    private FlowView view(int flow, int sample) {
        return samples.get(sample).flows().get(flow);
    }

    private interface OfFlow {
        double at(int flow, int sample);
    }

    private List<Curve> curves(OfFlow value) {
        return IntStream.range(0, flows.size())
            .mapToObj(flow -> new Curve(flows.get(flow).name(), over(i -> value.at(flow, i)))).toList();
    }
}
