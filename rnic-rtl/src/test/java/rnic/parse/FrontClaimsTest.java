package rnic.parse;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Mutation;
import hdl.ir.Mutation.Kind;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.SimulationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.mutation.MutationWorker;
import rnic.mutation.Planting;
import rnic.wire.ProfileTables;
import veroce.packet.Opcode;
import veroce.packet.Packets;

/** The claims of the front end that only frames can break: each is false with a mistake in the circuit, and not without. */
@Tag(MutationWorker.EMITTED)
class FrontClaimsTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_277);
    private static final int BYTES = 32;

    private record Broken(String claim, String file, String line, Kind kind, int number) {}

    static List<Broken> broken() {
        return List.of(
            new Broken("the headers of a packet are among the bytes that were read", "parse/FrameInspector.java",
                "transport.plus(headerBytes", Kind.OPERATOR, 0),
            new Broken("no frame is right without a good ICRC", "parse/ReceiveCheck.java", "row.set(Row.RX_ICRC)",
                Kind.NEGATION, 0));
    }

    @AfterEach void nothingIsPlanted() {
        Mutation.apply(null);
    }

    @Test void theyHold() {
        assertThat(failure()).isEmpty();
    }

    @ParameterizedTest @MethodSource("broken") void eachIsSeenToFail(Broken broken) throws IOException {
        Mutation.apply(Planting.place(Path.of("src/main/java/rnic"), broken.file(), broken.line(), broken.kind(),
            broken.number()));
        assertThat(failure()).contains("HDL801: claim '" + broken.claim() + "' is false");
        assertThat(Mutation.isMade()).isTrue();
    }

    /** What the first false claim says while frames of every format come, and some whose ICRC is wrong. */
    private static String failure() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new FrameInspector(BYTES), Engine.JVM)) {
            var settings = dut.io().settings();
            dut.pin(settings.mac()).set(0x02_00_00_00_00_42L);
            dut.pin(settings.gids().at(0).used()).set(1);
            dut.pin(settings.gids().at(0).ip()).set(0x0A00_0002);
            dut.pin(settings.choice().udpPort()).set(4794);
            dut.pin(settings.check().trimLastDscp()).set(64);
            dut.pin(settings.check().trimDscp()).set(9);
            var feed = new FrameFeed(dut, dut.io().in(), BYTES, random);
            for (var frame : frames(random)) {
                for (int beat = 0; beat < feed.beats(frame); beat++) {
                    feed.beat(frame, beat);
                    dut.step();
                }
                feed.idle();
                dut.step(2);
            }
            dut.step(ReceiveCheck.LATENCY);
            return "";
        } catch (SimulationException problem) {
            return problem.getMessage();
        }
    }

    private static List<byte[]> frames(Random random) {
        var frames = new ArrayList<byte[]>();
        for (var line : ProfileTables.LINES) {
            frames.add(Sent.wellFormed(line, true, true, 64, random).bytes());
            frames.add(Sent.wellFormed(line, false, false, 16, random).bytes());
        }
        for (int i = 0; i < 20; i++) {
            var payload = new byte[8 + random.nextInt(64)];
            random.nextBytes(payload);
            var frame = Packets.veroce(Opcode.WRITE_ONLY).ethernet(0x02_00_00_00_00_01L, 0x02_00_00_00_00_42L)
                .ipv4("10.0.0.1", "10.0.0.2").destQp(3).psn(i).msn(1).reth(0x1000, 5, payload.length).payload(payload)
                .frame();
            frame[frame.length - 1] ^= (byte) (i % 2);
            frames.add(frame);
        }
        return frames;
    }
}
