package veroce.simulate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.packet.DecodedFrame;
import veroce.packet.IcrcVerdict;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Udp;
import veroce.reference.TrackerKey;

/**
 * Sends a capture through a bad network: the same seed gives the same frames. A receive window opens at the first PSN
 * it sees; therefore the first numbered frame of each window is never lost, damaged or delayed.
 */
public final class Impair {
    private final Impairment impairment;
    private final SplittableRandom random;
    private final Set<TrackerKey> opened = new HashSet<>();
    private final List<Arrival> arrivals = new ArrayList<>();
    private int duplicated;
    private int duplicatedNumbered;
    private int lost;
    private int flipped;

    /** The frames that arrive, and what happened to them. */
    public record Result(Capture capture, Injected injected) {}

    /** A frame with its place among those sent and the later place at which it arrives. */
    private record Arrival(CapturedFrame frame, int sent, int due, boolean copy) {}

    private Impair(Impairment impairment) {
        this.impairment = impairment;
        this.random = new SplittableRandom(impairment.seed());
    }

    public static Result apply(Capture capture, Impairment impairment) {
        Impair network = new Impair(impairment);
        for (int i = 0; i < capture.frames().size(); i++) {
            network.send(capture.frames().get(i), i);
        }
        return network.receive(capture.name());
    }

    private void send(CapturedFrame frame, int place) {
        DecodedFrame decoded = PacketDecoder.decode(frame.bytes());
        boolean numbered = decoded.entersWindow();
        boolean opens = numbered && opened.add(ReferenceFrontEnd.keyOf(decoded.packet()));
        // Every frame draws the same numbers, whatever happens to it: a changed rate leaves the others' fate alone.
        double fate = random.nextDouble();
        int delay = random.nextInt(impairment.reorder() + 1);
        int copyDelay = random.nextInt(impairment.reorder() + 1);
        long flipChoice = random.nextLong() >>> 1;
        int due = place + (opens ? 0 : delay);
        if (!opens && fate < impairment.loss()) {
            lost++;
            return;
        }
        boolean copy = fate >= impairment.loss() && fate < impairment.loss() + impairment.duplicate();
        boolean flip = fate >= 1 - impairment.flip() && decoded.icrc() == IcrcVerdict.GOOD && !opens;
        arrivals.add(new Arrival(flip ? flipped(frame, decoded.packet(), flipChoice) : frame, place, due, false));
        if (copy) {
            duplicated++;
            duplicatedNumbered += numbered ? 1 : 0;
            arrivals.add(new Arrival(frame, place, due + copyDelay, true));
        }
    }

    /** Inverts one bit that the ICRC covers, from the base transport header (but its byte 4) to the ICRC itself. */
    private CapturedFrame flipped(CapturedFrame frame, Packet packet, long choice) {
        int start = packet.bthOffset();
        int end = start - Udp.SIZE + packet.ip().payloadLength();
        int offset = start + (int) (choice / 8 % (end - start - 1));
        if (offset >= start + 4) {
            offset++;
        }
        byte[] bytes = frame.bytes().clone();
        bytes[offset] ^= (byte) (1 << choice % 8);
        flipped++;
        return new CapturedFrame(frame.label(), frame.nanoseconds(), frame.originalLength(), bytes);
    }

    private Result receive(String name) {
        arrivals.sort(Comparator.comparingInt(Arrival::due)); // a stable sort: equal places keep their order
        List<CapturedFrame> frames = new ArrayList<>();
        int newest = -1;
        int reordered = 0;
        for (Arrival arrival : arrivals) {
            reordered += arrival.sent() < newest && !arrival.copy() ? 1 : 0;
            newest = Math.max(newest, arrival.sent());
            frames.add(arrival.frame());
        }
        Injected injected = new Injected(reordered, duplicated, duplicatedNumbered, lost, flipped);
        return new Result(new Capture(name, frames), injected);
    }
}
