package veroce.linux;

import java.util.List;
import java.util.function.Consumer;
import veroce.network.Fate;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Network;
import veroce.network.PathSettings;

/**
 * One direction between two NICs that each have a clock and a thread of their own: what the simulated network does to a
 * frame is decided when it is sent, and what is left of it arrives as soon as the other NIC looks.
 */
final class Cable {
    /** Frames before the one that is lost for sure. */
    private static final int SPARED = 16;

    private final Network network;
    private Consumer<byte[]> end = frame -> { };

    Cable(long seed) {
        network = new Network(List.of(PathSettings.PLAIN), seed);
    }

    /** Where it leads. */
    synchronized void leadsTo(Consumer<byte[]> to) {
        end = to;
    }

    /** Loses frames at random from now on, and one for sure. */
    synchronized void loses(double share) {
        network.clearRules();
        if (share > 0) {
            network.add(FaultRule.of(Fault.DROP).probability(share));
            network.add(FaultRule.of(Fault.DROP).skips(SPARED).shots(1));
        }
    }

    synchronized void send(long at, byte[] frame) {
        network.send(frame, at);
        network.deliver(Long.MAX_VALUE, (arrived, when) -> end.accept(arrived));
    }

    /** Frames that it has taken, and how many of these it has lost. */
    synchronized long sent() {
        return network.count(Fate.SENT);
    }

    synchronized long lost() {
        return network.count(Fate.SENT) - network.count(Fate.DELIVERED);
    }
}
