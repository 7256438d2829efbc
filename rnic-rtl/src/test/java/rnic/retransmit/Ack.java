package rnic.retransmit;

import java.math.BigInteger;
import veroce.packet.DropCause;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.reference.Acknowledgement;

/** An acknowledgement; PSNs as on the wire. */
record Ack(int syndrome, boolean sack, int psn, boolean retrans, int msn, int start, int length,
           BigInteger bitmap) {
    /** @param path above the first one, of the packet that a Packet Drop NAK names */
    Acknowledgement judged(int path) {
        var map = sack ? new SackEth(length, start, bitmap.shiftRight(64).longValue(), bitmap.longValue()) : null;
        return new Acknowledgement(psn, syndrome, msn, map, retrans, path, false, DropCause.FABRIC, null);
    }
}
