package veroce.nic;

import java.util.ArrayDeque;
import veroce.memory.HostMemory;

/** What comes to a NIC over its line, at its time; time goes on with it. */
final class NicLine {
    private record Arrival(byte[] frame, long at) {}

    private final NicModel nic;
    private final HostMemory memory;
    private final ArrayDeque<Arrival> arrivals = new ArrayDeque<>();

    NicLine(NicModel nic, HostMemory memory) {
        this.nic = nic;
        this.memory = memory;
    }

    void receive(byte[] frame, long at) {
        arrivals.add(new Arrival(frame, at));
    }

    void advance(long to) {
        while (nic.picoseconds() < to) {
            while (!arrivals.isEmpty() && arrivals.peek().at() <= nic.picoseconds()) {
                var frame = arrivals.remove().frame();
                memory.cause(frame);
                nic.receive(frame);
            }
            double next = arrivals.isEmpty() ? to : Math.min(to, arrivals.peek().at());
            nic.step(Math.max(1, nic.cyclesBefore(next)));
        }
    }
}
