package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What waits in front of {@link TransmitPath} when its MR is closed is dropped; of a new response that is told. */
class WithdrawnResponsesTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_273);
    private static final long QP = 2;
    private static final long MR = 3;

    private enum End { OF_MR, OF_ANOTHER_MR, OF_MR_AND_LIFE }

    /** Queue pairs that are told of. */
    private static List<Long> told(boolean response, boolean again, long length, End end) {
        var random = new Random(SEED);
        var parameters = RnicParameters.SMALL;
        try (var dut = Words.simulation(new TransmitPath(parameters), SEED)) {
            var transmissions = Words.stream(dut, "transmissions", 0, random);
            var mr = Words.valid(dut, "mr", 0, random);
            var state = Words.valid(dut, "state", 0, random);
            for (var idle : List.of("answers_valid", "payload_valid", "broken_valid", "setup_valid", "address_valid")) {
                dut.pin(idle).set(0);
            }
            dut.pin("requests_ready").set(1);
            dut.pin("frames_ready").set(0);
            var told = new ArrayList<Long>();
            int full = TransmitPath.BEATS * parameters.bytes() / 4096;
            for (int i = 0; i < full; i++) {
                transmissions.send(packet(1, 1, false, false, 4096));
            }
            transmissions.send(packet(QP, MR, response, again, length));
            dut.step(20 + full);
            assertThat(transmissions.isDone()).as("the last one finds no room").isFalse();
            mr.send(Map.of("index", end == End.OF_ANOTHER_MR ? MR + 1 : MR, "valid", 0L));
            if (end == End.OF_MR_AND_LIFE) {
                state.send(Map.of("qp", QP, "state", (long) QueuePairState.RESET.ordinal()));
            }
            for (int i = 0; i < 30; i++) {
                dut.step();
                if (dut.pin(dut.io().withdrawn().valid()).isSet()) {
                    told.add(dut.pin(dut.io().withdrawn().value()).get());
                }
            }
            assertThat(transmissions.isDone()).as("it is dropped").isEqualTo(length > 0 && end != End.OF_ANOTHER_MR
                || end == End.OF_MR_AND_LIFE);
            return told;
        }
    }

    private static Map<String, Long> packet(long qp, long mr, boolean response, boolean again, long length) {
        var fields = new HashMap<String, Long>();
        fields.putAll(Map.of("flow_qp", qp, "flow_responses", response ? 1L : 0L, "opcode", response ? 0x10L : 0x0AL,
            "retrans", again ? 1L : 0L, "in_mr", 1L, "mr", mr, "length", length, "local_address", 0L));
        return fields;
    }

    @Test void whoseResponseIsNotSentAtAllIsTold() {
        for (var end : End.values()) {
            for (int kind = 0; kind < 4; kind++) {
                check(kind % 2 == 1, kind / 2 == 1, 4096, end);
            }
            check(true, false, 0, end);
            check(true, false, 1, end);
        }
    }

    private static void check(boolean response, boolean again, long length, End end) {
        boolean isTold = response && !again && length > 0 && end == End.OF_MR;
        assertThat(told(response, again, length, end)).as("%s %s %d %s", response, again, length, end)
            .isEqualTo(isTold ? List.of(QP) : List.of());
    }
}
