package veroce.bench;

import hdl.sim.Options;
import java.util.Locale;
import java.util.Random;
import rnic.protocol.RnicParameters;
import veroce.churn.Churn;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.nic.Recording;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.SoakWorkload;
import veroce.transfer.Transfer;
import veroce.transfer.TransferSettings;

/** Kinds of traffic that engines are measured and compared on, recorded from transfers between two NICs and churn. */
public enum NicTraffic {
    /** Writes of 64 KiB in the largest packets. */
    ONE_WAY(1, 65_536, false, 0, 10),
    /** The line full both ways, 16 queue pairs. */
    DENSE(16, 4096, true, 0, 10),
    /** Messages of 64 bytes. */
    SMALL(4, 64, false, 0, 10),
    /** A frame of fifty is lost, the others overtake each other. */
    LOSS(1, 65_536, false, 0.02, 10),
    /** A long way: mostly nothing happens. */
    WAITING(1, 4096, false, 0, 100),
    /** What a soak plays: messages of every kind in small packets, both ways, over a network that does every harm. */
    SOAK(16, 1, true, 0.01, 10),
    /** Lives of queue pairs that begin, fail and end beside others with a full line: of one NIC whose frames come back. */
    CHURN(16, 1, true, 0, 0);

    private static final int BYTES = 1 << 18;
    /** Packets of a soak: more than a recording has. */
    private static final int PACKETS = 1 << 16;
    private static final double HARM = 0.01;

    private final int queuePairs;
    private final int message;
    private final boolean both;
    private final double loss;
    private final long microseconds;

    NicTraffic(int queuePairs, int message, boolean both, double loss, long microseconds) {
        this.queuePairs = queuePairs;
        this.message = message;
        this.both = both;
        this.loss = loss;
        this.microseconds = microseconds;
    }

    /** The transfer, by NICs of some parameters at their line's speed. */
    public TransferSettings settings(RnicParameters parameters) {
        var mtu = this == SOAK ? 256 : Math.min(4096, parameters.bytes() * 64);
        var harm = this == SOAK ? HARM : 0;
        return new TransferSettings(parameters, Operation.WRITE, both, queuePairs, message, mtu, parameters.window(),
            TransferSettings.sackThreshold(parameters.window()), 4, parameters.bytes() >= 64 ? 100 : 40,
            microseconds * Time.MICROSECOND, loss > 0 ? 5 * Time.MICROSECOND : 0, loss, 1, harm, harm, harm, 1);
    }

    /** So many cycles of the sending NIC, or of the receiving one, its set-up included. */
    public Recording record(RnicParameters parameters, boolean receiver, int cycles) {
        if (this == CHURN) {
            return new Churn(parameters, hdl.sim.Engine.JVM, 1, Long.MAX_VALUE).record(cycles);
        }
        var left = new Recording(receiver ? 0 : cycles);
        var right = new Recording(receiver ? cycles : 0);
        var settings = settings(parameters);
        try (var ends = EndpointPair.recorded(Engine.JVM, settings, Options.standard(), left, right)) {
            var transfer = transfer(settings, ends);
            var wanted = receiver ? right : left;
            while (wanted.cycles() < cycles && !transfer.turn()) {
                // until there is enough, or nothing is left to be done
            }
            return wanted;
        }
    }

    private Transfer transfer(TransferSettings settings, EndpointPair ends) {
        if (this == SOAK) {
            return new Transfer(settings, ends.left(), ends.right(), new SoakWorkload(settings, Operation.TO_PEER, PACKETS, false));
        }
        var data = new byte[BYTES];
        new Random(1).nextBytes(data);
        return new Transfer(settings, ends.left(), ends.right(), data);
    }

    @Override public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
