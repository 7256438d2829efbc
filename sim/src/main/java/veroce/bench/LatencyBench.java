package veroce.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rnic.protocol.RnicParameters;
import veroce.report.Row;

/**
 * The latencies of the idle NIC that have a budget, and how the cycles of the longest one are spent. All of it is
 * counted between the pins of the whole NIC and signals inside it, so it is exact and repeats.
 */
public final class LatencyBench {
    private static final String METRIC = "latency_cycles";
    private static final String LAST = "s_axis_mac_tlast";
    private static final String OUT = "m_axis_mac_tvalid";
    private static final String VERDICT = "receive.inspector.checker_inst.verdict_valid";
    private static final String ORDER = "receive.core.order_valid";
    private static final String RESEND = "send.window.resend_valid";
    private static final String DOORBELL = "s_axi_wvalid";
    private static final String WRITE = "m_axi_awvalid";
    private static final String READ = "m_axi_arvalid";
    private static final String BEAT = "m_axi_rvalid";
    private static final String DONE = "m_axi_bvalid";
    /** Cycles of a Read, and of these those of who answers. */
    private static final long READ_MOST = 230;
    private static final long ANSWER_MOST = 100;
    /** The signals on each way, in order; a way begins at pins or at its first signal. */
    private static final Map<String, String> ACK = way("headers", "receive.inspector.packet_valid", "ICRC verdict",
        VERDICT, "placement order", ORDER, "retired packet", "receive.core.retired_valid", "reported",
        "receive.order.events_valid", "wanted", "receive.policy.requests_valid", "answer",
        "receive.builder.answers_valid", "header fields", "send.transmit.headers.fields.fields_valid", "header bytes",
        "send.transmit.headers.builder.headers_valid", "first beat without ICRC",
        "send.transmit.aligner.frames_valid", "first beat with ICRC", "send.transmit.frames_valid",
        "first beat at the pins", OUT);
    private static final Map<String, String> RING = way("doorbell", "send.queue_inst.doorbell_valid", "read of the request",
        READ, "request in host memory", BEAT, "request on chip", "send.queue_inst.notice_valid", "packet chosen",
        "send.scheduler.transmissions_valid", "read of the payload", READ, "payload in host memory", BEAT, "payload",
        "send.transmit.payload_valid", "first beat without ICRC",
        "send.transmit.aligner.frames_valid", "first beat with ICRC", "send.transmit.frames_valid",
        "first beat at the pins", OUT);
    private static final Map<String, String> AGAIN = way("acknowledged", "receive.core.acknowledged",
        "judged", "send.window.row_valid", "counted", "send.window.update_valid", "resend", RESEND);

    private final RnicParameters parameters;

    public LatencyBench(RnicParameters parameters) {
        this.parameters = parameters;
    }

    private static Map<String, String> way(String... steps) {
        var way = new LinkedHashMap<String, String>();
        for (int i = 0; i < steps.length; i += 2) {
            way.put(steps[i], steps[i + 1]);
        }
        return way;
    }

    public Figures run() throws IOException {
        var signals = new ArrayList<>(List.of(LAST, DOORBELL, WRITE));
        List.of(ACK, RING, AGAIN).forEach(way -> signals.addAll(way.values()));
        var figures = new Figures();
        try (var probe = new LatencyProbe(parameters)) {
            long ack = probe.write(0);
            long sack = probe.write(5);
            long post = probe.post();
            long again = probe.sack();
            var rises = probe.rises(signals);
            figures.atMost(row("last beat to placement order", lastBeat(rises, ack), rises.first(ORDER, ack)), 24);
            figures.add(row("last beat to write of host memory", lastBeat(rises, ack), rises.first(WRITE, ack)));
            figures.atMost(row("last beat to ACK", lastBeat(rises, ack), rises.first(OUT, ack)), 56);
            figures.atMost(row("last beat to SACK", lastBeat(rises, sack), rises.first(OUT, sack)), 64);
            figures.atMost(doorbell(rises, post), 60);
            figures.atMost(row("SACK to retransmission decided", rises.first(VERDICT, again),
                rises.first(RESEND, again)), 16);
            spent(figures, rises, "ACK", ACK, lastBeat(rises, ack));
            spent(figures, rises, "doorbell", RING, rung(rises, post));
            spent(figures, rises, "SACK", AGAIN, rises.first(VERDICT, again));
        }
        return figures;
    }

    /**
     * A Read of 64 bytes on idle NICs, without wire and memory: from the doorbell to the request at the pins; from the
     * last beat of a request to the first one of its response; from the last beat of the response to the write of the
     * completion.
     */
    public static void read(RnicParameters parameters, Figures figures) throws IOException {
        try (var probe = new LatencyProbe(parameters)) {
            long post = probe.postRead();
            long answer = probe.answerRead();
            long request = probe.serveRead();
            var rises = probe.rises(List.of(LAST, DOORBELL, WRITE, READ, BEAT, OUT, DONE));
            var asked = doorbell(rises, post);
            long last = lastBeat(rises, answer);
            long written = rises.first(WRITE, last);
            long waited = rises.first(DONE, written) - written;
            long completed = rises.first(WRITE, written + 1);
            long back = completed - last - waited;
            figures.add(Row.of("doorbell to Read Request", METRIC, asked.value(), "cycles"));
            long served = served(rises, request, figures);
            figures.add(Row.of("response to completion", METRIC, back, "cycles").with("memory_cycles", waited));
            figures.atMost(Row.of("Read of 64 bytes", "read_latency_cycles", asked.value().longValue() + served + back,
                "cycles"), READ_MOST);
        }
    }

    private static long served(WaveRises rises, long request, Figures figures) {
        long last = lastBeat(rises, request);
        long read = rises.first(READ, last);
        long beat = rises.first(BEAT, read);
        long waited = beat - 1 - read;
        long served = rises.first(OUT, beat) - last - waited;
        figures.atMost(Row.of("Read Request to response", METRIC, served, "cycles").with("memory_cycles", waited),
            ANSWER_MOST);
        return served;
    }

    /** The cycle of a frame's last beat on the pins; the waves show an input with the edge that takes it. */
    private static long lastBeat(WaveRises rises, long from) {
        return rises.first(LAST, from) - 1;
    }

    /** From the doorbell on the pins, less the cycles in which host memory was waited for. */
    private static Row doorbell(WaveRises rises, long from) {
        long out = rises.first(OUT, from);
        var reads = rises.between(READ, from, out);
        long waited = reads.stream().mapToLong(read -> rises.first(BEAT, read) - 1 - read).sum();
        return row("doorbell to first beat", rung(rises, from), out - waited).with("reads", reads.size())
            .with("memory_cycles", waited);
    }

    private static long rung(WaveRises rises, long from) {
        return rises.first(DOORBELL, from) - 1;
    }

    /** One signal after the other, from a cycle on. */
    private static void spent(Figures figures, WaveRises rises, String name, Map<String, String> way, long from) {
        long before = from;
        for (var step : way.entrySet()) {
            long at = rises.first(step.getValue(), before);
            figures.add(Row.of(name + ": " + step.getKey(), "stage_cycles", at - before, "cycles"));
            before = at;
        }
    }

    private static Row row(String scenario, long from, long to) {
        return Row.of(scenario, METRIC, to - from, "cycles");
    }
}
