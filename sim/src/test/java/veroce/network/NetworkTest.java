package veroce.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Time;
import veroce.packet.DecodedFrame;
import veroce.packet.Disposition;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;

class NetworkTest {
    private static final long MICROSECOND = Time.MICROSECOND;

    private record Got(byte[] frame, long at) {
        int psn() {
            return PacketDecoder.decode(frame).packet().bth().psn();
        }
    }

    private static PacketBuilder write(int psn, int path) {
        return Packets.veroce(Opcode.WRITE_ONLY).destQp(1 + path).psn(psn).msn(1).reth(0x1000, 7, 1000).path(path)
            .payload(new byte[1000]);
    }

    private static List<PathSettings> plain(int paths) {
        return Collections.nCopies(paths, PathSettings.PLAIN);
    }

    /** Sends frames 0 to count - 1 a microsecond apart, on two paths in turn. */
    private static List<Got> send(Network network, int count) {
        for (int i = 0; i < count; i++) {
            network.send(write(i, i % 2).frame(), i * MICROSECOND);
        }
        List<Got> got = new ArrayList<>();
        network.deliver(Time.NEVER - 1, (frame, at) -> got.add(new Got(frame, at)));
        return got;
    }

    private static List<Integer> psns(List<Got> got) {
        return got.stream().map(Got::psn).toList();
    }

    @Test void aPlainPathDelaysAndDoesNotEvenCopy() {
        Network network = new Network(plain(2), 1);
        byte[] frame = write(5, 0).frame();
        network.send(frame, 10);
        assertThat(network.nextArrival()).isEqualTo(10 + 5 * MICROSECOND);
        network.deliver(network.nextArrival() - 1, (f, at) -> {
            throw new AssertionError("too early");
        });
        List<byte[]> got = new ArrayList<>();
        network.deliver(network.nextArrival(), (f, at) -> got.add(f));
        assertThat(got).hasSize(1);
        assertThat(got.get(0)).isSameAs(frame);
        assertThat(network.nextArrival()).isEqualTo(Time.NEVER);
    }

    @Test void aRuleStrikesWhatItSelectsAsOftenAsItMay() {
        Network network = new Network(plain(2), 1).add(FaultRule.of(Fault.DROP).psn(3, 8).path(1).shots(2));
        assertThat(psns(send(network, 12))).containsExactly(0, 1, 2, 4, 6, 7, 8, 9, 10, 11);
        assertThat(network.count(Fate.DROP_RULE)).isEqualTo(2);
    }

    @Test void aRuleMaySpareTheFirstOnesThatItSelects() {
        Network network = new Network(plain(2), 1).add(FaultRule.of(Fault.DROP).path(1).skips(2).shots(1));
        assertThat(psns(send(network, 10))).containsExactly(0, 1, 2, 3, 4, 6, 7, 8, 9);
    }

    @Test void rulesSelectByQueuePairOpcodeAndRetransmission() {
        Network network = new Network(plain(2), 1).add(FaultRule.of(Fault.DROP).queuePair(2))
            .add(FaultRule.of(Fault.DROP).opcode(Opcode.SACK)).add(FaultRule.of(Fault.DROP).retransmissions(true));
        assertThat(psns(send(network, 6))).containsExactly(0, 2, 4);
        network.send(write(6, 0).retransmission().frame(), 0);
        assertThat(network.nextArrival()).isEqualTo(Time.NEVER);
        network.clearRules();
        network.send(write(6, 0).retransmission().frame(), 0);
        assertThat(network.nextArrival()).isNotEqualTo(Time.NEVER);
    }

    @Test void aRangeOfPsnsMayWrap() {
        FaultRule rule = FaultRule.of(Fault.DROP).psn(0xff_fffe, 1);
        for (int psn : new int[] {0xff_fffe, 0xff_ffff, 0, 1}) {
            assertThat(rule.selects(write(psn, 0).frame(), 0)).isTrue();
        }
        assertThat(rule.selects(write(2, 0).frame(), 0)).isFalse();
        assertThat(rule.selects(write(0xff_fffd, 0).frame(), 0)).isFalse();
    }

    @Test void swapDelayAndDuplicateDoWhatTheySay() {
        Network swap = new Network(plain(1), 1).add(FaultRule.of(Fault.SWAP).psn(2));
        assertThat(psns(send(swap, 5))).containsExactly(0, 1, 3, 2, 4);
        Network last = new Network(plain(1), 1).add(FaultRule.of(Fault.SWAP).psn(4));
        assertThat(psns(send(last, 5))).containsExactly(0, 1, 2, 3, 4);
        Network delay = new Network(plain(1), 1).add(FaultRule.delay(5 * MICROSECOND / 2).psn(1));
        assertThat(psns(send(delay, 5))).containsExactly(0, 2, 3, 1, 4);
        Network twice = new Network(plain(1), 1).add(FaultRule.of(Fault.DUPLICATE).psn(1));
        assertThat(psns(send(twice, 3))).containsExactly(0, 1, 1, 2);
    }

    @Test void aCorruptedFrameDiffersInOneBit() {
        Network network = new Network(plain(1), 4).add(FaultRule.of(Fault.CORRUPT));
        byte[] frame = write(0, 0).frame();
        byte[] before = frame.clone();
        network.send(frame, 0);
        network.deliver(Time.SECOND, (got, at) -> {
            int different = 0;
            for (int i = 0; i < got.length; i++) {
                different += Integer.bitCount((got[i] ^ before[i]) & 0xff);
            }
            assertThat(different).isEqualTo(1);
        });
        assertThat(frame).isEqualTo(before);
        assertThat(network.count(Fate.DELIVERED)).isEqualTo(1);
    }

    @Test void trimmedFramesAreReadAsSuch() {
        for (String[] ends : new String[][] {{"10.0.0.1", "10.0.0.2"}, {"fd00::1", "fd00::2"}}) {
            for (boolean tagged : new boolean[] {false, true}) {
                for (boolean rewrites : new boolean[] {false, true}) {
                    PacketBuilder builder = ends[0].contains(":") ? write(77, 0).ipv6(ends[0], ends[1])
                        : write(77, 0).ipv4(ends[0], ends[1]);
                    byte[] frame = (tagged ? builder.vlan(3) : builder).frame();
                    byte[] cut = Alteration.trim(frame, rewrites);
                    DecodedFrame decoded = PacketDecoder.decode(cut);
                    assertThat(cut).hasSize(ends[0].contains(":") ? 96 : 64);
                    assertThat(decoded.disposition()).isEqualTo(Disposition.RX_TRIM_NAK);
                    assertThat(decoded.packet().bth().psn()).isEqualTo(77);
                    assertThat(decoded.packet().ip().payloadLength() < 100).isEqualTo(rewrites);
                }
            }
        }
    }

    @Test void controlFramesAreNeitherTrimmedNorMarked() {
        byte[] ack = Packets.veroce(Opcode.ACKNOWLEDGE).destQp(1).psn(3).aeth(0x1f, 0).packetOrder(0xff_ffff).frame();
        assertThat(Alteration.trim(ack, true)).isSameAs(ack);
        assertThat(Alteration.mark(ack)).isSameAs(ack);
    }

    @Test void markedFramesAreStillGood() {
        for (PacketBuilder builder : List.of(write(1, 0), write(1, 0).ipv6("fd00::1", "fd00::2"))) {
            DecodedFrame decoded = PacketDecoder.decode(Alteration.mark(builder.frame()));
            assertThat(decoded.disposition()).isEqualTo(Disposition.RX_OK);
            assertThat(decoded.packet().ip().ecn()).isEqualTo(3);
        }
    }

    @Test void aPathThatIsDownLosesEverythingUntilItRecovers() {
        Network network = new Network(plain(2), 1).outage(0, 2 * MICROSECOND, 6 * MICROSECOND);
        assertThat(psns(send(network, 9))).containsExactly(0, 1, 3, 5, 6, 7, 8);
        assertThat(network.count(Fate.DROP_PATH)).isEqualTo(2);
    }

    @Test void aQueueMarksThenTrimsThenDrops() {
        PathSettings path = PathSettings.PLAIN.withQueue(10_000_000_000L, 3_000, 6_000, 9_000);
        Network network = new Network(List.of(path), 1);
        for (int i = 0; i < 60; i++) {
            network.send(write(i, 0).frame(), 0);
        }
        List<Got> got = new ArrayList<>();
        network.deliver(Time.SECOND, (frame, at) -> got.add(new Got(frame, at)));
        List<Integer> classes = got.stream().map(g -> PacketDecoder.decode(g.frame()).packet().ip().ecn() == 2 ? 0
            : g.frame().length > 64 ? 1 : 2).toList();
        assertThat(classes).isSorted().contains(0, 1, 2);
        assertThat(network.count(Fate.DROP_QUEUE)).isEqualTo(60 - got.size()).isPositive();
        // The link sends one frame after the other: with its overhead each full one takes 0.8 ns a byte.
        long wire = (write(0, 0).frame().length + 24) * 800L;
        assertThat(got.get(1).at() - got.get(0).at()).isEqualTo(wire);
    }

    @Test void lossIsAsOftenAndAsBurstyAsAsked() {
        int count = 200_000;
        Loss.Process independent = new Loss.Process(new Loss.Independent(0.02), new SplittableRandom(1));
        Loss.Process bursty = new Loss.Process(Loss.bursts(0.02, 10), new SplittableRandom(1));
        int single = 0;
        int lost = 0;
        int bursts = 0;
        boolean before = false;
        for (int i = 0; i < count; i++) {
            single += independent.loses() ? 1 : 0;
            boolean now = bursty.loses();
            lost += now ? 1 : 0;
            bursts += now && !before ? 1 : 0;
            before = now;
        }
        assertThat(single / (double) count).isCloseTo(0.02, within(0.002));
        assertThat(lost / (double) count).isCloseTo(0.02, within(0.004));
        assertThat(lost / (double) bursts).isCloseTo(10, within(1.5));
    }

    @Test void oneSeedGivesOneOutcome() {
        PathSettings path = PathSettings.PLAIN.withDelay(MICROSECOND, 3 * MICROSECOND)
            .withLoss(new Loss.Independent(0.1));
        List<List<Long>> outcomes = new ArrayList<>();
        for (long seed : new long[] {7, 7, 8}) {
            Network network = new Network(List.of(path, path), seed).add(FaultRule.of(Fault.CORRUPT).probability(0.1));
            outcomes.add(send(network, 200).stream().map(g -> g.at() * 31 + Arrays.hashCode(g.frame())).toList());
        }
        assertThat(outcomes.get(0)).isEqualTo(outcomes.get(1)).isNotEqualTo(outcomes.get(2));
    }

    @Test void aFrameOfAnotherProtocolTakesThePathZero() {
        Network network = new Network(plain(2), 1).add(FaultRule.of(Fault.TRIM)).add(FaultRule.of(Fault.MARK))
            .add(FaultRule.of(Fault.DROP).path(1)).add(FaultRule.of(Fault.DROP).psn(0));
        for (int length : new int[] {1, 13, 14, 17, 18, 42, 60}) {
            network.send(new byte[length], 0);
        }
        network.deliver(Time.SECOND, (frame, at) -> assertThat(frame).containsOnly(0));
        assertThat(network.count(Fate.DELIVERED)).isEqualTo(7);
    }

    @Test void impossibleSettingsAreRefusedWithTheRemedy() {
        assertThatThrownBy(() -> new Loss.Independent(1.1)).hasMessageContaining("1.1").hasMessageContaining("0 to 1");
        assertThatThrownBy(() -> Loss.bursts(0.1, 0.5)).hasMessageContaining("0.5");
        assertThatThrownBy(() -> FaultRule.of(Fault.DROP).probability(-1)).hasMessageContaining("0 to 1");
        assertThatThrownBy(() -> PathSettings.PLAIN.withDelay(-1, 0)).hasMessageContaining("negative");
    }
}
