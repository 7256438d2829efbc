package rnic.command;

import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import java.util.ArrayList;
import java.util.List;
import rnic.context.EventOrder;

/** Obeys orders of event queues some cycles after it has taken them. */
final class EventAnswers implements Agent {
    private static final int LATENCY = 5;

    /** As an order is heard. */
    record Heard(boolean isQueue, int queue, boolean exists, long base, int size, int completionQueue) {}

    final List<Heard> heard = new ArrayList<>();
    private final Simulation<CommandProcessor.Io> dut;
    private int left;

    EventAnswers(Simulation<CommandProcessor.Io> dut) {
        this.dut = dut;
    }

    @Override public void drive() {
        dut.pin(dut.io().events().ready()).set(left == 0);
        dut.pin(dut.io().obeyed()).set(left == 1);
        left -= left > 0 ? 1 : 0;
    }

    @Override public void sample() {
        if (dut.pin(dut.io().events().valid()).isSet() && dut.pin(dut.io().events().ready()).isSet()) {
            left = LATENCY;
            heard.add(order(dut.io().events().payload()));
        }
    }

    private Heard order(EventOrder order) {
        return new Heard(dut.pin(order.isQueue()).isSet(), (int) dut.pin(order.queue()).get(),
            dut.pin(order.exists()).isSet(), dut.pin(order.base()).get(), (int) dut.pin(order.size()).get(),
            (int) dut.pin(order.completionQueue()).get());
    }
}
