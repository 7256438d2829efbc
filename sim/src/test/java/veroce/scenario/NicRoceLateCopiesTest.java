package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.RnicParameters;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.FaultRule;
import veroce.nic.HostBus;
import veroce.packet.Opcode;
import veroce.packet.PacketDecoder;

/** Copies of atomics that come so late that nothing is known of them: their answers, which go nowhere, hold up nobody. */
class NicRoceLateCopiesTest implements Scenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.roce(right().lineRate());
    }

    /** On a line that is slower than its bus, so that responses wait. */
    @Override public EndpointMaker right() {
        return new NicMaker(RnicParameters.SMALL.sharing(4).speakingRoce(), 40, HostBus.Timing.QUICK, Engine.JVM);
    }

    /** The line is busy all the time with Reads of another queue pair. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void aWriteIsAcknowledgedBehindACopyOfLongAgoWhileTheLineIsBusy(boolean late) {
        QueuePairSettings settings = Reads.options().atomics().rtoExponent(10).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection quiet = arena.connect(settings);
            Connection busy = arena.connect(Reads.options().pmtu(1024).rtoExponent(10).settings());
            arena.settle();
            if (late) {
                arena.toRight.add(FaultRule.delay(100 * Time.MICROSECOND).opcode(Opcode.FETCH_ADD).skips(2).shots(1));
            }
            Words words = new Words(arena.right, 1);
            Words results = new Words(arena.left, 64);
            for (int i = 0; i < 24; i++) {
                arena.left.postSend(quiet.leftPair(), SendRequest.fetchAndAdd(i, results.address(i), results.key,
                    words.address(0), words.key, 1));
            }
            arena.run(80 * Time.MICROSECOND);
            assertThat(Arena.drain(arena.left)).hasSize(24);
            for (int i = 0; i < 3; i++) {
                arena.left.postSend(busy.leftPair(), SendRequest.read(100 + i, arena.leftBuffers.target() + 320_000 * i,
                    arena.leftBuffers.targetKey(), 300_000, arena.rightBuffers.source(), arena.rightBuffers.sharedKey()));
            }
            arena.run(40 * Time.MICROSECOND);                // the copy has come, about 20 us ago
            arena.left.postSend(quiet.leftPair(), SendRequest.write(200, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), 8, arena.rightBuffers.target() + 4096, arena.rightBuffers.targetKey()));
            long posted = arena.link.now();
            long took = -1;
            for (int i = 0; i < 400 && took < 0; i++) {
                arena.run(Time.MICROSECOND);
                for (var completion : Arena.drain(arena.left)) {
                    if (completion.id() == 200) {
                        took = arena.link.now() - posted;
                        assertThat(completion.status()).isEqualTo(CompletionStatus.SUCCESS);
                    }
                }
            }
            assertThat(took).isBetween(0L, 30L * Time.MICROSECOND);
        }
    }

    /** The copy comes while a Read of another queue pair is answered, and a Read of its own queue pair right behind it. */
    @ParameterizedTest @ValueSource(ints = {6000, 8000})
    void aWriteIsAcknowledgedBehindACopyOfLongAgoAndARead(int nanoseconds) {
        long delay = 100 * Time.MICROSECOND;
        QueuePairSettings settings = Reads.options().atomics().rtoExponent(5).retries(3).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection quiet = arena.connect(settings);
            Connection busy = arena.connect(Reads.options().pmtu(512).rtoExponent(10).settings());
            arena.settle();
            long[] sent = {-1};                              // the third atomic, for the first time
            arena.link.tap((from, to, arrives, frame, time) -> {
                var packet = PacketDecoder.decode(frame).packet();
                if (to == arena.right && packet.bth().opcode() == Opcode.FETCH_ADD && packet.bth().psn() == 2) {
                    sent[0] = !arrives && sent[0] < 0 ? time : sent[0];
                }
            });
            arena.toRight.add(FaultRule.delay(delay).opcode(Opcode.FETCH_ADD).skips(2).shots(1));
            Words words = new Words(arena.right, 1);
            Words results = new Words(arena.left, 64);
            for (int i = 0; i < 24; i++) {
                arena.left.postSend(quiet.leftPair(), SendRequest.fetchAndAdd(i, results.address(i), results.key,
                    words.address(0), words.key, 1));
            }
            arena.run(80 * Time.MICROSECOND);
            assertThat(Arena.drain(arena.left)).hasSize(24);
            long copy = sent[0] + delay + 2 * Time.MICROSECOND;
            arena.link.runTo(copy - 2 * Time.MICROSECOND - 1000L * nanoseconds);
            arena.left.postSend(busy.leftPair(), SendRequest.read(100, arena.leftBuffers.target(),
                arena.leftBuffers.targetKey(), 40_960, arena.rightBuffers.source(), arena.rightBuffers.sharedKey()));
            arena.link.runTo(copy - 2 * Time.MICROSECOND + 100_000);
            arena.left.postSend(quiet.leftPair(), SendRequest.read(101, arena.leftBuffers.target() + 65_536,
                arena.leftBuffers.targetKey(), 8, arena.rightBuffers.source(), arena.rightBuffers.sharedKey()));
            arena.run(20 * Time.MICROSECOND);
            assertThat(Reads.statuses(arena.left)).containsExactlyInAnyOrder("100 SUCCESS", "101 SUCCESS");
            arena.left.postSend(quiet.leftPair(), SendRequest.write(200, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), 8, arena.rightBuffers.target() + 4096, arena.rightBuffers.targetKey()));
            arena.rest(5 * Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("200 SUCCESS");
        }
    }
}
