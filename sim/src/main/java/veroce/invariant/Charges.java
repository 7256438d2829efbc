package veroce.invariant;

import java.util.HashMap;
import java.util.Map;
import veroce.endpoint.Broken;
import veroce.packet.ExtensionHeader.RqEth;
import veroce.packet.Packet;
import veroce.packet.Sequence;

/**
 * What a receiver has done wrong if it took a packet when it came first. From outside that shows later: when the packet
 * is acknowledged and was not refused before. A packet of a Write can only be refused for good or with a Packet Drop
 * NAK; one that needs a receive work request may be taken only when it comes again.
 */
final class Charges {
    private final String name;
    private final Map<Integer, String> byPsn = new HashMap<>();

    Charges(String name) {
        this.name = name;
    }

    /** @param rule what is broken if this PSN turns out to have been taken */
    void bring(int psn, String rule) {
        byPsn.putIfAbsent(psn, rule);
    }

    /** A packet came once more. */
    void again(Packet packet) {
        if (packet.extension(RqEth.class) != null) {
            byPsn.remove(packet.bth().psn());
        }
    }

    /** The packet was refused. */
    void drop(int psn) {
        byPsn.remove(psn);
    }

    /** Everything up to a PSN is acknowledged. */
    void prove(int cumulative) {
        if (!byPsn.isEmpty()) {
            byPsn.forEach((psn, rule) -> Broken.unless(Sequence.ahead(psn, cumulative), rule, name, "PSN " + psn));
        }
    }
}
