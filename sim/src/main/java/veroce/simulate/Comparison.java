package veroce.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import veroce.capture.CapturedFrame;
import veroce.packet.Disposition;
import veroce.packet.IcrcVerdict;
import veroce.packet.Packet;

/**
 * Holds the results of a front end against those of the reference for the same frames, field by field. Compared are
 * the headers that have a meaning: none of a frame that is not RDMA, and none that ends behind the end of the packet.
 */
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
        compareHeaders(label, reference, actual.packet());
        compare(label, "the ICRC verdict", reference.icrc(), actual.icrc());
        compare(label, "the counter", reference.disposition(), actual.disposition());
        compare(label, "the window's verdict", reference.verdict(), actual.verdict());
    }

    private void compareHeaders(String label, FrameResult reference, Packet actual) {
        Packet packet = reference.packet();
        if (reference.icrc() == IcrcVerdict.NONE) {
            return;
        }
        compare(label, "the Ethernet header", packet.ethernet(), actual.ethernet());
        compare(label, "the VLAN tag", packet.vlan(), actual.vlan());
        compare(label, "the IP header", packet.ip(), actual.ip());
        compare(label, "the port", packet.port(), actual.port());
        if (packet.bth() == null) {
            return;
        }
        compare(label, "the UDP header", packet.udp(), actual.udp());
        compare(label, "the BTH", packet.bth(), actual.bth());
        compare(label, "the format", packet.format(), actual.format());
        int whole = Math.min(packet.extensions().size(), actual.extensions().size());
        compare(label, "the extension headers", packet.extensions(), actual.extensions().subList(0, whole));
        if (reference.disposition() == Disposition.RX_OK) {
            compare(label, "the number of extension headers", packet.extensions().size(), actual.extensions().size());
            compare(label, "the payload's offset", packet.payloadOffset(), actual.payloadOffset());
            compare(label, "the payload's length", packet.payloadLength(), actual.payloadLength());
        }
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
