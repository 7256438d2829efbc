package veroce.simulate;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import veroce.capture.CapturedFrame;
import veroce.packet.IcrcVerdict;
import veroce.packet.Packet;
import veroce.packet.PacketText;
import veroce.reference.Verdict;

/** Prints one line per frame: what was parsed, the ICRC verdict, the window's verdict, the counter and the cycles. */
public final class FrameLines implements Consumer<FrameResult> {
    private final PrintWriter out;
    private final String format;
    private final long limit;
    private final boolean headers;
    private long seen;

    /**
     * @param limit   frames to print; the rest is only counted
     * @param headers also print every header with its fields
     */
    public FrameLines(PrintWriter out, List<CapturedFrame> frames, long limit, boolean headers) {
        int label = "frame".length();
        for (CapturedFrame frame : frames) {
            label = Math.max(label, frame.label().length());
        }
        this.out = out;
        this.format = "%" + label + "s  %5s  %-24s  %-15s  %-8s  %8s  %7s  %-4s  %-12s  %-15s  %6s";
        this.limit = limit;
        this.headers = headers;
        if (limit > 0) {
            print("frame", "bytes", "packet", "source", "queue", "psn", "payload", "icrc", "window", "counter",
                "cycles");
        }
    }

    @Override public void accept(FrameResult result) {
        if (++seen > limit) {
            return;
        }
        Packet packet = result.packet();
        boolean transport = packet.bth() != null;
        print(result.frame().label(), result.frame().bytes().length, PacketText.name(packet),
            packet.ip() == null ? "" : packet.ip().source(),
            transport ? String.format(Locale.ROOT, "0x%06x", packet.bth().destQp()) : "",
            transport ? packet.bth().psn() : "", transport ? packet.payloadLength() : "",
            result.icrc() == IcrcVerdict.NONE ? "" : lower(result.icrc()),
            result.verdict() == Verdict.NOT_TRACKED ? "" : lower(result.verdict()).replace('_', ' '),
            result.disposition().counter(), result.cycles() == 0 ? "" : result.cycles());
        if (headers) {
            printHeaders(packet);
        }
    }

    private void printHeaders(Packet packet) {
        for (String line : PacketText.lines(packet)) {
            out.println("      " + line);
        }
    }

    private void print(Object... cells) {
        out.println(String.format(Locale.ROOT, format, cells).stripTrailing());
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
