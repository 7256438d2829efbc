package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Data;
import hdl.sim.Simulation;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.messages.Jump;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * A sender of RoCEv2 that is told to go back, in every cycle of a packet: also in the one between the choice and the
 * check, where a turn that was taken without the jump was never made.
 */
class TxSchedulerJumpTest {
    private static final long SEED = Long.getLong("hdl.seed", 83);
    private static final RnicParameters PARAMETERS = SchedulerBench.PARAMETERS.speakingRoce();
    private static final long FIRST = 0xff_fffa;
    private static final int PACKETS = 60;
    /** Index of the packet to go back to. */
    private static final int BACK = 3;

    private final Simulation<TxScheduler.Io> dut = Words.simulation(new TxScheduler(PARAMETERS), SEED);
    private final TxScheduler.Io io = dut.io();
    private final Random random = new Random(SEED);
    private final Words update = words("update");
    private final Words jump = Words.stream(dut, "jump", 0, random);
    private int newest = -1;
    private boolean isBack;

    private Words words(String port) {
        return Words.valid(dut, port, 0, random);
    }

    private void put(Data<?> pin, long value) {
        dut.pin(pin).set(value);
    }

    /** One message of many packets. */
    private void begin() {
        put(io.burst(), 16 * 1024);
        for (var quiet : new Data<?>[] {io.responses().valid(), io.resends().valid(), io.losses().valid(),
                io.resend().valid(), io.nothing(), io.readsDone().valid(), io.rate().valid(), io.visible()}) {
            put(quiet, 0);
        }
        for (var always : new Data<?>[] {io.ask().ready(), io.wqeScheduled(), io.room(), io.transmissions().ready(),
                io.sent().ready(), io.failures().ready()}) {
            put(always, 1);
        }
        put(io.wqe().kind(), 2);
        put(io.wqe().length(), PACKETS * 256);
        put(io.wqe().localAddress(), SchedulerBench.MR + 1000);
        put(io.wqe().localKey(), 7);
        words("mr").send(Map.of("index", 0L, "mr_valid", 1L, "mr_tag", 7L, "mr_pd", 100L, "mr_base",
            SchedulerBench.MR + 1000, "mr_length", 0x2_0000L, "mr_remote_read", 0L));
        var life = new HashMap<>(Map.of("qp", 0L, "context_pd", 100L, "context_mtu_code", 0L, "send_psn", FIRST,
            "context_window", 100L, "context_response_window", 100L, "context_message_limit", 7L,
            "context_last_path", 0L, "rate", 0L, "context_roce", 1L));
        for (var group : new String[] {"groups_queues", "groups_receives", "groups_sends"}) {
            life.put(group, 1L);
        }
        var state = words("state");
        state.send(Map.of("qp", 0L, "state", (long) QueuePairState.INIT.ordinal()));
        dut.stepUntil(state::isDone, 20);
        var setup = Words.stream(dut, "setup", 0, random);
        setup.send(life);
        dut.stepUntil(setup::isDone, 200);
        words("notice").send(Map.of("qp", 0L, "fetched", 1L));
        tell(0, 0);
        state.send(Map.of("qp", 0L, "state", (long) QueuePairState.RTS.ordinal()));
    }

    /** Where the oldest packet stands. */
    private void tell(int packet, int turn) {
        update.send(Map.of("flow_qp", 0L, "flow_responses", 0L, "una", FIRST + packet & 0x1FF, "messages", 0L,
            "rnr_wait", 0L));
        jump.send(Map.of("qp", 0L, "psn", FIRST + packet & 0xFF_FFFF, "msn", 1L, "po", (long) packet, "turn",
            (long) turn & (1 << Jump.TURN_BITS) - 1));
    }

    private void step() {
        if (dut.pin(io.transmissions().valid()).isSet()) {
            int packet = (int) (dut.pin(io.transmissions().payload().psn()).get() - FIRST & 0xFF_FFFF);
            isBack |= packet == BACK;
            assertThat(packet).as("behind %d", newest).isIn(newest + 1, BACK);
            newest = packet;
        }
        dut.step();
    }

    @Test void itGoesBackWheneverItIsTold() {
        begin();
        int turn = 0;
        for (int cycles = 0; cycles < 150; cycles++) {
            for (int i = 0; i < 30 || newest <= BACK; i++) {
                assertThat(i).as("cycles without a packet").isLessThan(200);
                step();
            }
            for (int i = 0; i < cycles % 50; i++) {
                step();
            }
            isBack = false;
            tell(BACK, ++turn);
            for (int i = 0; !isBack; i++) {
                assertThat(i).as("cycles until it goes back, told behind packet %d, %d cycles in", newest, cycles)
                    .isLessThan(100);
                step();
            }
        }
    }
}
