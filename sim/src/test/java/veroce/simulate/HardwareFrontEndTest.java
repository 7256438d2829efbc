package veroce.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.Shipped;
import veroce.VeroceException;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.packet.FrameBuilder;
import veroce.packet.IcrcVerdict;

/**
 * The hardware on every engine against the reference: captures, the frames of the document, and every kind of fault.
 */
class HardwareFrontEndTest {
    private static final FrontEndParameters PARAMETERS = FrontEndParameters.DEFAULT;

    @EachEngine void theFramesOfTheDocumentAgreeInEveryField(hdl.sim.Engine engine) {
        try (var frontEnd = new HardwareFrontEnd(PARAMETERS, engine)) {
            assertThat(differences(frontEnd, Capture.read(Shipped.framesFile()), Impairment.NONE)).isEmpty();
            assertThat(frontEnd.cycles()).isPositive();
        }
    }

    /** Icarus interprets: it gets the smallest capture, the others get all of them under every fault. */
    @EachEngine void everyCaptureAgreesUnderEveryFault(hdl.sim.Engine engine) {
        try (var frontEnd = new HardwareFrontEnd(PARAMETERS, engine)) {
            if (engine == hdl.sim.Engine.ICARUS) {
                assertThat(differences(frontEnd, Shipped.capture("rxe-uc.pcap"), Impairment.NONE)).isEmpty();
                return;
            }
            var suite = new CaptureSuite(Engine.valueOf(engine.name()), PARAMETERS, 5);
            assertThat(suite.run(CaptureSuite.captures(Shipped.pcap("")), frontEnd, entry -> { })).hasSize(42)
                .allSatisfy(entry -> assertThat(entry.problems()).as(entry.capture() + ", " + entry.scenario())
                .isEmpty());
        }
    }

    /** Whole windows are released at once, and what follows at once was beyond the window a moment before. */
    @Test void wildReorderingAgrees() {
        var small = new FrontEndParameters(128, 1024);
        try (var frontEnd = new HardwareFrontEnd(small, hdl.sim.Engine.JVM)) {
            for (int seed = 1; seed <= 8; seed++) {
                for (var capture : List.of("rxe-rc-write.pcap", "rxe-rc-read.pcap")) {
                    frontEnd.restart();
                    var wild = Impair.apply(Shipped.capture(capture), new Impairment(40 * seed, 0.05, 0, 0, seed));
                    assertThat(differences(frontEnd, small, wild.capture().frames())).as(capture + ", seed " + seed)
                        .isEmpty();
                }
            }
        }
    }

    @Test void damagedFramesOfEveryLengthAgree() {
        var frames = new ArrayList<CapturedFrame>();
        for (var whole : List.of(new FrameBuilder().build(), new FrameBuilder().ipv6().vlan().opcode(0x09)
            .payload(new byte[8]).build(),
            new FrameBuilder().trafficClass(9 << 2).payload(new byte[40]).build())) {
            for (int length = 1; length <= whole.length; length++) {
                frames.add(CapturedFrame.whole("cut to " + length, Arrays.copyOf(whole, length)));
            }
            for (int bit = 8 * 12; bit < 8 * Math.min(whole.length, 100); bit++) {
                byte[] flipped = whole.clone();
                flipped[bit / 8] ^= (byte) (0x80 >> bit % 8);
                frames.add(CapturedFrame.whole("bit " + bit, flipped));
            }
        }
        try (var frontEnd = new HardwareFrontEnd(PARAMETERS, hdl.sim.Engine.JVM)) {
            assertThat(differences(frontEnd, PARAMETERS, frames)).isEmpty();
        }
    }

    /**
     * A switch that trims without touching the IP length but writes an ICRC behind what is left: there is no ICRC where
     * one belongs.
     */
    @Test void aTrimmedFrameWithTheLengthOfTheWholePacketHasNoIcrc() {
        byte[] whole = new FrameBuilder().trafficClass(9 << 2).payload(new byte[64]).build();
        byte[] trimmed = FrameBuilder.seal(Arrays.copyOf(whole, whole.length - 64), 14, 34);
        var results = new ArrayList<FrameResult>();
        try (var frontEnd = new HardwareFrontEnd(PARAMETERS, hdl.sim.Engine.JVM)) {
            frontEnd.run(List.of(CapturedFrame.whole("trimmed", trimmed)), results::add);
            assertThat(results.getFirst().icrc()).isEqualTo(IcrcVerdict.BAD);
            assertThat(differences(frontEnd, PARAMETERS, List.of(CapturedFrame.whole("trimmed", trimmed)))).isEmpty();
        }
    }

    @Test void aRestartForgetsEverything() {
        var capture = Shipped.capture("rxe-rc-send.pcap");
        try (var frontEnd = new HardwareFrontEnd(PARAMETERS, hdl.sim.Engine.JVM)) {
            assertThat(differences(frontEnd, capture, Impairment.NONE)).isEmpty();
            long cycles = frontEnd.cycles();
            frontEnd.restart();
            assertThat(frontEnd.cycles()).isZero();
            assertThat(differences(frontEnd, capture, Impairment.NONE)).isEmpty();
            assertThat(frontEnd.cycles()).isEqualTo(cycles);
        }
    }

    /** Were the second frame's result that of the first, every difference would be told. */
    @Test void aPlantedDifferenceIsTold() {
        var frames = Shipped.capture("rxe-rc-send.pcap").frames().subList(0, 2);
        var comparison = new Comparison(PARAMETERS, frames);
        try (var frontEnd = new HardwareFrontEnd(PARAMETERS, hdl.sim.Engine.JVM)) {
            var results = new ArrayList<FrameResult>();
            frontEnd.run(frames, results::add);
            comparison.accept(results.getFirst());
            var second = results.get(1);
            comparison.accept(new FrameResult(second.frame(), second.packet(), IcrcVerdict.BAD, second.disposition(),
                second.verdict(), 1));
        }
        assertThat(comparison.differences()).containsExactly("frame 2: the ICRC verdict: expected GOOD, got BAD");
    }

    @Test void aWindowThatTheHardwareDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> new HardwareFrontEnd(new FrontEndParameters(512, 1024), hdl.sim.Engine.JVM))
            .isInstanceOf(VeroceException.class)
            .hasMessage("--window 512: the hardware tracker remembers at most 256 PSNs; use"
                + " --window 128 or 256, or --engine reference");
    }

    private static List<String> differences(FrontEnd frontEnd, Capture capture, Impairment impairment) {
        return differences(frontEnd, PARAMETERS, Impair.apply(capture, impairment).capture().frames());
    }

    private static List<String> differences(FrontEnd frontEnd, FrontEndParameters parameters,
        List<CapturedFrame> frames) {
        var comparison = new Comparison(parameters, frames);
        frontEnd.run(frames, comparison);
        return comparison.differences();
    }
}
