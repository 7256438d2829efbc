package veroce.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.memory.HostMemory;
import veroce.packet.IpAddress;

/** What the driver writes for the NIC to read: WQEs byte by byte, and the words of CREATE_QP. */
class NicEncodingTest {
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL;
    private static final Peer PEER = new Peer(new Address(0x0200_0000_0001L, IpAddress.parse("10.0.0.1"), -1), 7,
        Numbering.from(0x123456));

    /** The WQE as the host memory has it, in groups of 8 bytes. */
    private static String wqe(SendRequest request) {
        var memory = new HostMemory();
        long buffer = memory.allocate(64, 64);
        memory.write(buffer, HexFormat.of().parseHex("a0a1a2a3a4a5a6a7"));
        var pair = new NicQueuePair(3, memory, new QueuePairOptions().settings());
        pair.post(request.inline() ? new SendRequest(request.id(), request.operation(), buffer, request.key(),
            request.length(), request.remoteAddress(), request.remoteKey(), request.immediate(), request.operands(),
            request.signaled(), request.solicited(), true, request.fenced()) : request);
        var bytes = memory.read(pair.sends().base(), 64);
        var text = new StringBuilder();
        for (int i = 0; i < 64; i += 8) {
            text.append(i == 0 ? "" : " ").append(HexFormat.of().formatHex(bytes, i, i + 8));
        }
        return text.toString().replaceAll("( 0000000000000000)+$", "");
    }

    @Test void everyOperationHasItsBytes() {
        long at = 0x1122_3344_5566_7788L;
        long there = 0x99AA_BBCC_DDEE_FF00L;
        var seen = EnumSet.noneOf(Operation.class);
        Map.of(
            SendRequest.send(1, at, 0x01020304, 0x5000), "0001000000500000 8877665544332211 0403020100000000",
            SendRequest.send(1, at, 0x01020304, 16).withImmediate(0xCAFE_F00D).asSolicited(),
            "0103000010000000 8877665544332211 040302010df0feca",
            SendRequest.write(1, at, 0x01020304, 16, there, 0x0A0B0C0D).asUnsignaled(),
            "0200000010000000 8877665544332211 0403020100000000 00ffeeddccbbaa99 0d0c0b0a00000000",
            SendRequest.write(1, at, 0x01020304, 16, there, 0x0A0B0C0D).withImmediate(5).asFenced(),
            "0309000010000000 8877665544332211 0403020105000000 00ffeeddccbbaa99 0d0c0b0a00000000",
            SendRequest.read(1, at, 0x01020304, 1L << 31, there, 0x0A0B0C0D).asFenced(),
            "0409000000000080 8877665544332211 0403020100000000 00ffeeddccbbaa99 0d0c0b0a00000000",
            SendRequest.compareAndSwap(1, at, 0x01020304, there, 0x0A0B0C0D, 0x0102_0304_0506_0708L, 0x1112L),
            "0501000008000000 8877665544332211 0403020100000000 00ffeeddccbbaa99 0d0c0b0a00000000"
                + " 0000000000001112 0102030405060708",
            SendRequest.fetchAndAdd(1, at, 0x01020304, there, 0x0A0B0C0D, -2),
            "0601000008000000 8877665544332211 0403020100000000 00ffeeddccbbaa99 0d0c0b0a00000000 fffffffffffffffe",
            SendRequest.send(1, at, 0x01020304, 0).withInvalidate(0x0A0B0C0D),
            "0701000000000000 8877665544332211 040302010d0c0b0a")
            .forEach((request, bytes) -> {
                assertThat(wqe(request)).as("%s", request).isEqualTo(bytes);
                seen.add(request.operation());
            });
        assertThat(seen).isEqualTo(EnumSet.allOf(Operation.class));
    }

    @Test void inlinePayloadStandsBehindTheRemoteKey() {
        assertThat(wqe(SendRequest.write(1, 0, 0, 5, 0, 0x0A0B0C0D).asInline()))
            .endsWith(" 0d0c0b0aa0a1a2a3 a400000000000000").startsWith("02050000");
    }

    /** The arguments that are not 0, of those that speak of responses. */
    private static Map<String, Long> life(QueuePairOptions options) {
        var values = new RegisterValues(Command.CREATE_QP.arguments());
        NicLife.fill(values, PARAMETERS, options.settings(), Numbering.from(0x800001), PEER);
        var said = new TreeMap<String, Long>();
        for (var name : List.of("peer.profile", "peer.remote_read", "peer.remote_atomic", "size.responses",
            "accepted.psn", "accepted.reads", "outstanding.psn", "outstanding.reads")) {
            var place = values.place(name);
            int width = place.field().high() - place.field().low() + 1;
            long value = values.word(place.slot().offset()) >>> place.field().low() & (1L << width) - 1;
            if (value != 0) {
                said.put(name, value);
            }
        }
        return said;
    }

    @Test void aLifeSaysOfReadsWhatItsSettingsSay() {
        assertThat(life(new QueuePairOptions())).isEqualTo(Map.of("peer.profile", 2L));
        assertThat(life(new QueuePairOptions().reads(4, 16))).isEqualTo(Map.of("peer.profile", 2L, "peer.remote_read",
            1L, "size.responses", 128L, "accepted.psn", 0x923456L, "accepted.reads", 4L, "outstanding.psn", 1L,
            "outstanding.reads", (long) PARAMETERS.reads()));
        assertThat(life(new QueuePairOptions().reads(4, 0).withoutRemoteRead().atomics().window(64, 8, 8)))
            .isEqualTo(Map.of("peer.profile", 3L, "peer.remote_atomic", 1L, "size.responses", 64L, "accepted.psn",
                0x923456L, "accepted.reads", 4L, "outstanding.psn", 1L));
        assertThat(life(new QueuePairOptions().reads(0, 2).withoutRemoteAtomic())).isEqualTo(Map.of("peer.profile", 3L,
            "peer.remote_read", 1L, "accepted.psn", 0x923456L, "outstanding.psn", 1L, "outstanding.reads", 2L));
    }
}
