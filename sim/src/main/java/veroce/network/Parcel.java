package veroce.network;

import veroce.packet.TrafficClasses;
import veroce.packet.Udp;

/** A frame on its way through a fabric, with what switches look at. */
final class Parcel {
    private static final int ECN = 3;

    private byte[] frame;
    private final int ip;
    final int port;
    final int from;
    final int to;
    /** Of the class of data; all others go before it. */
    private boolean data;

    private Parcel(byte[] frame, int ip, int port, int from, int to) {
        this.frame = frame;
        this.ip = ip;
        this.port = port;
        this.from = from;
        this.to = to;
        data = FrameFields.trafficClass(frame, ip) >> 2 == TrafficClasses.DATA;
    }

    /** Hosts have the last two bytes of an IPv4 address, counted from 0. */
    static Parcel of(byte[] frame, int from) {
        int ip = FrameFields.ipOffset(frame);
        int transport = FrameFields.transportOffset(frame);
        return new Parcel(frame, ip, FrameFields.u16(frame, transport - Udp.SIZE), from,
            FrameFields.u16(frame, ip + 18));
    }

    byte[] frame() {
        return frame;
    }

    boolean isData() {
        return data;
    }

    boolean isMarked() {
        return (FrameFields.trafficClass(frame, ip) & ECN) == TrafficClasses.CONGESTION_EXPERIENCED;
    }

    void mark() {
        frame = Alteration.mark(frame);
    }

    void trim() {
        frame = Alteration.trim(frame, true);
        data = false;
    }
}
