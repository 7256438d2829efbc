package veroce.linux;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import veroce.capture.CapturedFrame;
import veroce.capture.PcapngWriter;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.Packets;

/**
 * What queue pairs have moved, read off the wire: for each its payloads in the order of their sequence numbers. A
 * packet that goes again must be what it was. What an atomic has found is payload, as it lies in memory.
 */
final class PeerBytes {
    private static final int HALF = 1 << 23;
    private static final int PSNS = 1 << 24;

    private final Map<Integer, Stream> left = new LinkedHashMap<>();
    private final Map<Integer, Stream> came = new LinkedHashMap<>();
    private final List<CapturedFrame> frames = new ArrayList<>();
    private final long begun = System.nanoTime();
    private String changed;

    /** Of one queue pair in one direction. */
    private static final class Stream {
        private final Map<Integer, byte[]> payloads = new TreeMap<>();
        private final int first;

        Stream(int first) {
            this.first = first;
        }

        /** False if it differs from what had this number before. */
        boolean add(int psn, byte[] payload) {
            int place = (psn - first + HALF & PSNS - 1) - HALF;
            byte[] known = payloads.putIfAbsent(place, payload);
            return known == null || Arrays.equals(known, payload);
        }

        byte[] bytes() {
            var all = new ByteArrayOutputStream();
            payloads.values().forEach(all::writeBytes);
            return all.toByteArray();
        }
    }

    /** Our NIC has sent it. */
    synchronized void left(Packet packet, byte[] frame) {
        add("of our NIC", left, packet, frame);
    }

    /** It is for our NIC. */
    synchronized void came(Packet packet, byte[] frame) {
        add("of the kernel", came, packet, frame);
    }

    private void add(String whose, Map<Integer, Stream> streams, Packet packet, byte[] frame) {
        frames.add(new CapturedFrame(Integer.toString(frames.size() + 1), System.nanoTime() - begun, frame.length,
            frame));
        byte[] payload = payload(packet, frame);
        if (payload.length > 0) {
            int psn = packet.bth().psn();
            boolean isSame = streams.computeIfAbsent(packet.bth().destQp(), _ -> new Stream(psn)).add(psn, payload);
            if (!isSame && changed == null) {
                changed = "frame " + frames.size() + " " + whose + " has PSN " + psn + " again and other bytes";
            }
        }
    }

    private static byte[] payload(Packet packet, byte[] frame) {
        var found = packet.extension(ExtensionHeader.AtomicAckEth.class);
        if (found != null) {
            return ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(found.original()).array();
        }
        boolean carries = packet.format() != null && packet.format().carriesPayload();
        return carries ? Packets.payload(frame, packet) : new byte[0];
    }

    /** Payloads that our NIC has sent to each queue pair, one behind the other. */
    synchronized Collection<byte[]> left() {
        return left.values().stream().map(Stream::bytes).toList();
    }

    /** Those that each queue pair of our NIC was sent. */
    synchronized Collection<byte[]> came() {
        return came.values().stream().map(Stream::bytes).toList();
    }

    /** The first packet that went again and was not what it had been, or null. */
    synchronized String changed() {
        return changed;
    }

    /** All that it has seen. */
    synchronized void write(Path file) throws IOException {
        PcapngWriter.write(file, List.copyOf(frames));
    }
}
