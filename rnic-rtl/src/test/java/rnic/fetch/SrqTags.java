package rnic.fetch;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import java.util.HashMap;
import java.util.Map;

/** The host side's memory of what the host has called the WQEs that queue pairs were dealt. */
final class SrqTags implements Agent {
    private final Pin dealt;
    private final Pin qp;
    private final Pin place;
    private final Pin tag;
    private final Pin wanted;
    private final Pin wantedQp;
    private final Pin wantedIndex;
    private final Pin answered;
    private final Pin answer;
    private final int places;
    private final Map<Long, Long> tags = new HashMap<>();
    private Long found;

    SrqTags(Simulation<?> dut, SrqPort port, int places) {
        this.places = places;
        dealt = dut.pin(port.dealt().valid());
        qp = dut.pin(port.dealt().value().qp());
        place = dut.pin(port.dealt().value().place());
        tag = dut.pin(port.dealt().value().tag());
        wanted = dut.pin(port.wanted().valid());
        wantedQp = dut.pin(port.wanted().value().qp());
        wantedIndex = dut.pin(port.wanted().value().index());
        answered = dut.pin(port.tag().valid());
        answer = dut.pin(port.tag().value());
        answered.set(0);
        answer.set(0);
        dut.add(this);
    }

    @Override public void drive() {
        answered.set(found == null ? 0 : 1);
        answer.set(found == null ? 0xDEAD : found);
    }

    @Override public void sample() {
        if (dealt.isSet()) {
            tags.put(qp.get() * places + place.get(), tag.get());
        }
        found = wanted.isSet() ? tags.get(wantedQp.get() * places + wantedIndex.get() % places) : null;
    }
}
