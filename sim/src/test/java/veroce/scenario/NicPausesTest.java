package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.QueuePairState;
import veroce.endpoint.Numbering;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.packet.ExtensionHeader.MsnEth;
import veroce.packet.OpcodeFormat;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Sequence;
import veroce.packet.WirePort;

/** Queue pairs that go to SQD and back, many times, while packets are lost: no message begins there, none is lost. */
class NicPausesTest {
    private static final int PAIRS = 5;
    /** Longest time that a frame is on its way from the scheduler to the line. */
    private static final long PIPELINE = 8 * Time.MICROSECOND;

    /** What is seen of a queue pair on the wire. */
    private static final class Seen {
        int newest;
        long drainedSince = Time.NEVER;
    }

    @Tag("long") @ParameterizedTest @CsvSource({"2, VEROCE", "3, VEROCE", "1, ROCE_V2", "2, ROCE_V2", "3, ROCE_V2"})
    void morePauses(long seed, Profile profile) {
        pausesUnderLossBeginNothingAndLoseNothing(seed, profile);
    }

    @ParameterizedTest @CsvSource({"1, VEROCE"})
    void pausesUnderLossBeginNothingAndLoseNothing(long seed, Profile profile) {
        var seen = new HashMap<Integer, Seen>();
        try (var loop = new Loop(seed, HostBus.Timing.QUICK, profile)) {
            loop.tap((frame, at) -> {
                var packet = PacketDecoder.decode(frame).packet();
                int sender = packet.bth().destQp() ^ 1;
                var of = seen.get(sender);
                int number = number(packet, loop.parties.get(sender).numbering);
                assertThat(number > of.newest && at - PIPELINE > of.drainedSince)
                    .as("message %s begins in SQD, queue pair %s, seed %s", number, sender, seed).isFalse();
                of.newest = Math.max(of.newest, number);
                return true;
            });
            for (int i = 0; i < 2 * PAIRS; i++) {
                seen.put(i, new Seen());
            }
            for (int i = 0; i < PAIRS; i++) {
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rtoExponent(3).rnr(7, 1));
            }
            loop.loss = 0.03;
            for (int step = 0; step < 150; step++) {
                loop.post(loop.parties);
                var any = loop.parties.get(loop.random.nextInt(2 * PAIRS));
                turn(loop, any, seen.get(any.number));
                loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
                if (step % 50 == 49) {
                    renew(loop, loop.parties.get(loop.random.nextInt(2 * PAIRS)), seen);
                }
            }
            for (var party : loop.parties) {
                if (seen.get(party.number).drainedSince != Time.NEVER) {
                    turn(loop, party, seen.get(party.number));
                }
            }
            loop.finish(loop.parties, 5 * Time.MILLISECOND);
            assertThat(loop.nic.counters().get("tx_resends")).isGreaterThan(20);
        }
    }

    /** Of a message that begins or goes on: in RoCEv2 that of the packet with which it begins; else nothing. */
    private static int number(Packet packet, Numbering numbering) {
        var msn = packet.extension(MsnEth.class);
        if (msn != null) {
            return msn.msn();
        }
        var payload = packet.format().payload();
        boolean begins = packet.port() == WirePort.ROCE_V2 && packet.format().consumesPsn()
            && (payload == OpcodeFormat.Payload.FIRST || payload == OpcodeFormat.Payload.ONLY);
        return begins ? 1 + Sequence.sub(packet.bth().psn(), numbering.psn()) : 0;
    }

    /** From one state to the other. */
    private static void turn(Loop loop, Loop.Party party, Seen seen) {
        boolean drained = seen.drainedSince != Time.NEVER;
        var to = drained ? QueuePairState.RTS : QueuePairState.SQD;
        seen.drainedSince = Time.NEVER;
        if (loop.random.nextBoolean()) {
            loop.nic.modify(party.number, to, loop.random.nextBoolean() ? 0 : 20_000_000_000L);
        } else {
            loop.nic.modify(party.number, to);
        }
        seen.drainedSince = drained ? Time.NEVER : loop.nic.now();
    }

    /** A life ends with whatever is under way, in whatever state. */
    private static void renew(Loop loop, Loop.Party party, HashMap<Integer, Seen> seen) {
        party.end();
        party.peer().end();
        seen.put(party.number, new Seen());
        seen.put(party.number ^ 1, new Seen());
        party.connect();
        party.peer().connect();
    }
}
