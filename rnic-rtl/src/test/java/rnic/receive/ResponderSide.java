package rnic.receive;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import rnic.protocol.RnicParameters;
import rnic.respond.ContextAllocator;

/** The responder beside a receive core: says in its cycles whether a Read or an atomic may come, and which context it has. */
final class ResponderSide {
    private static final int CONTEXTS = RnicParameters.SMALL.contexts();
    private static final int NAMES = RnicParameters.SMALL.contextNames();

    /** Of a frame; null where there is none. */
    private record Asked(ReceivedFrame frame, ReceiveModel.Reserve reserve, boolean wants) {}

    private final Simulation<ReceiveCore.Io> dut;
    private final Random random;
    private final Deque<Boolean> closed = new ArrayDeque<>();
    private final Deque<Asked> asked = new ArrayDeque<>();

    ResponderSide(Simulation<ReceiveCore.Io> dut, Random random) {
        this.dut = dut;
        this.random = random;
        for (int i = 0; i < ContextRequests.ASKING; i++) {
            closed.add(false);
        }
        for (int i = 0; i < ReceiveChecks.CONTEXT; i++) {
            asked.add(new Asked(null, null, false));
        }
    }

    /** Before a cycle; what will be said to its frame. */
    ReceiveModel.Reserve drive() {
        var reserve = new ReceiveModel.Reserve(random.nextInt(20) == 0, random.nextInt(8) == 0, random.nextInt(NAMES),
            random.nextInt(CONTEXTS));
        closed.add(reserve.closed());
        dut.pin(dut.io().contextsBusy()).set(closed.poll());
        var now = asked.poll();
        boolean has = now.wants() && !now.reserve().none();
        dut.pin(dut.io().reserved().valid()).set(has);
        var value = dut.io().reserved().value();
        dut.pin(value.context()).set(now.frame() != null ? now.reserve().context() : random.nextInt(NAMES));
        dut.pin(value.place()).set(now.frame() != null ? now.reserve().place() : random.nextInt(CONTEXTS));
        dut.pin(dut.io().refused()).set(now.wants() && now.reserve().none());
        return reserve;
    }

    /** What has become of the frame of this cycle, if there is one. */
    void decided(ReceivedFrame frame, ReceiveModel.Reserve reserve, boolean wants) {
        asked.add(new Asked(frame, reserve, wants));
    }

    /** In the cycle: what is asked is asked in its cycles. */
    void check() {
        var arriving = dut.io().arriving();
        var asking = at(ContextRequests.ASKING);
        boolean isAsking = asking.frame() != null && asking.frame().isKept() && !asking.reserve().closed();
        assertThat(dut.pin(arriving.valid()).isSet()).as("a Read or an atomic arrives").isEqualTo(isAsking);
        if (isAsking) {
            assertThat(dut.pin(arriving.value()).get()).isEqualTo(asking.frame().number("destQp") & 15);
        }
        var wanting = at(ContextRequests.ASKING + ContextAllocator.WANTED);
        if (wanting.frame() != null && wanting.frame().isKept() && !wanting.reserve().closed()) {
            assertThat(dut.pin(dut.io().wants()).isSet()).as("it wants a context").isEqualTo(wanting.wants());
        }
    }

    /** The frame of so many cycles ago; that of this cycle is the last one. */
    private Asked at(int ago) {
        return asked.stream().skip(asked.size() - 1 - ago).findFirst().orElseThrow();
    }
}
