package veroce.linux;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import veroce.guest.EthernetCard;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.WirePort;

/**
 * Joins our NIC, the Ethernet card beside it, which has its address, and the card of a guest with soft-RoCE. What goes
 * to that address is the NIC's if it is RDMA and the card's else, as on a line that both share; queue pair 1 is
 * software in either guest, and so the card's too. The NIC's frames both ways may be lost.
 */
final class PeerNetwork implements Closeable {
    /** Queue pairs up to this are those of management. */
    private static final int MANAGEMENT = 1;

    private final EthernetCard ours;
    private final EthernetCard theirs;
    private final Cable toThem;
    private final Cable toUs;
    private volatile PeerBytes bytes = new PeerBytes();
    private volatile long foreign;

    /** @param folder for the sockets of the cards */
    PeerNetwork(Path folder, long seed) throws IOException {
        ours = new EthernetCard(folder.resolve("ours"));
        theirs = new EthernetCard(folder.resolve("theirs"));
        toThem = new Cable(seed);
        toUs = new Cable(seed + 1);
        ours.listen(theirs::send);
        theirs.listen(this::come);
        toThem.leadsTo(theirs::send);
        ours.open();
        theirs.open();
    }

    /** The card beside our NIC. */
    EthernetCard ours() {
        return ours;
    }

    EthernetCard theirs() {
        return theirs;
    }

    /** Where frames to our NIC go. */
    void leadsTo(Consumer<byte[]> nic) {
        toUs.leadsTo(nic);
    }

    /** Our NIC has sent a frame. */
    void leave(long at, byte[] frame) {
        Packet packet = PacketDecoder.decode(frame).packet();
        if (packet.port() == WirePort.ROCE_V2) {
            bytes.left(packet, frame);
        } else {
            foreign++;
        }
        toThem.send(at, frame);
    }

    private void come(byte[] frame) {
        Packet packet = PacketDecoder.decode(frame).packet();
        if (packet.port() == WirePort.ROCE_V2 && packet.bth() != null && packet.bth().destQp() > MANAGEMENT) {
            bytes.came(packet, frame);
            toUs.send(0, frame);
        } else {
            ours.send(frame);
        }
    }

    /** Of what goes over the wire from now on; before the network loses any of it. */
    PeerBytes watch() {
        var fresh = new PeerBytes();
        bytes = fresh;
        return fresh;
    }

    void loses(double share) {
        toThem.loses(share);
        toUs.loses(share);
    }

    /** Frames that it has lost on the way to the other guest, and on the way to us. */
    long lostToThem() {
        return toThem.lost();
    }

    long lostToUs() {
        return toUs.lost();
    }

    long sent() {
        return toThem.sent();
    }

    /** Frames of our NIC that are not RoCEv2. */
    long foreign() {
        return foreign;
    }

    @Override public void close() throws IOException {
        ours.close();
        theirs.close();
    }
}
