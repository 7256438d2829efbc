package veroce.simulate;

import java.util.List;
import java.util.function.Consumer;
import veroce.capture.CapturedFrame;
import veroce.packet.DecodedFrame;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.reference.ReferenceTracker;
import veroce.reference.TrackerKey;
import veroce.reference.Verdict;

/** The front end in plain Java, written from the documents: the yardstick for the hardware. It has no clock. */
public final class ReferenceFrontEnd implements FrontEnd {
    private final FrontEndParameters parameters;
    private ReferenceTracker tracker;

    public ReferenceFrontEnd(FrontEndParameters parameters) {
        this.parameters = parameters;
        restart();
    }

    @Override public void restart() {
        tracker = new ReferenceTracker(parameters.window());
    }

    @Override public String engine() {
        return "reference";
    }

    @Override public void run(List<CapturedFrame> frames, Consumer<FrameResult> results) {
        for (CapturedFrame frame : frames) {
            DecodedFrame decoded = PacketDecoder.decode(frame.bytes());
            Verdict verdict = decoded.entersWindow() ? track(decoded.packet()) : Verdict.NOT_TRACKED;
            results.accept(new FrameResult(frame, decoded.packet(), decoded.icrc(), decoded.disposition(), verdict, 0));
        }
    }

    /** The window of a numbered packet. */
    static TrackerKey keyOf(Packet packet) {
        return new TrackerKey(packet.ip().source(), packet.bth().destQp(), packet.format().space());
    }

    private Verdict track(Packet packet) {
        return tracker.accept(keyOf(packet), packet.bth().psn(), packet.psnCount(parameters.pmtu()));
    }

    @Override public long cycles() {
        return 0;
    }

    @Override public void close() {}
}
