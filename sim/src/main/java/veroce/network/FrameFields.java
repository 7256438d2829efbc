package veroce.network;

import veroce.packet.Bth;
import veroce.packet.Ethernet;
import veroce.packet.IpHeader;
import veroce.packet.Segments;
import veroce.packet.Udp;
import veroce.packet.WirePort;

/** What a switch reads of a frame, at its fixed places and without decoding the rest. */
final class FrameFields {
    private FrameFields() {}

    static int u8(byte[] frame, int at) {
        return frame[at] & 0xff;
    }

    static int u16(byte[] frame, int at) {
        return u8(frame, at) << 8 | u8(frame, at + 1);
    }

    static int u24(byte[] frame, int at) {
        return u16(frame, at) << 8 | u8(frame, at + 2);
    }

    /** Frame offset of the IP header, or -1 if it is neither IPv4 without options nor IPv6. */
    static int ipOffset(byte[] frame) {
        if (frame.length < 18) {
            return -1;
        }
        boolean tagged = u16(frame, 12) == Ethernet.VLAN;
        int at = tagged ? 18 : 14;
        return switch (u16(frame, at - 2)) {
            case Ethernet.IPV4 -> frame.length >= at + IpHeader.V4.SIZE && u8(frame, at) == 0x45 ? at : -1;
            case Ethernet.IPV6 -> frame.length >= at + IpHeader.V6.SIZE ? at : -1;
            default -> -1;
        };
    }

    static boolean isV4(byte[] frame, int ip) {
        return u8(frame, ip) >> 4 == 4;
    }

    /** Frame offset of the base transport header of a packet to one of the two RDMA ports, or -1. */
    static int transportOffset(byte[] frame) {
        int ip = ipOffset(frame);
        if (ip < 0) {
            return -1;
        }
        int udp = ip + (isV4(frame, ip) ? IpHeader.V4.SIZE : IpHeader.V6.SIZE)
            + (Segments.first(frame) < 0 ? 0 : Segments.SIZE);
        boolean ours = frame.length >= udp + Udp.SIZE + Bth.SIZE && WirePort.of(u16(frame, udp + 2)) != null;
        return ours ? udp + Udp.SIZE : -1;
    }

    /** The path that the first segment or the UDP source port selects among so many; 0 for frames that are not ours. */
    static int path(byte[] frame, int paths) {
        int segment = Segments.first(frame);
        if (segment >= 0) {
            return segment % paths;
        }
        int transport = transportOffset(frame);
        return transport < 0 ? 0 : Math.floorMod(u16(frame, transport - Udp.SIZE) - Udp.FIRST_PATH, paths);
    }

    /** Type of service or traffic class. */
    static int trafficClass(byte[] frame, int ip) {
        return isV4(frame, ip) ? u8(frame, ip + 1) : u16(frame, ip) >> 4 & 0xff;
    }

    static void setTrafficClass(byte[] frame, int ip, int value) {
        if (isV4(frame, ip)) {
            frame[ip + 1] = (byte) value;
            fixChecksum(frame, ip);
        } else {
            frame[ip] = (byte) (0x60 | value >> 4);
            frame[ip + 1] = (byte) (value << 4 | frame[ip + 1] & 0x0f);
        }
    }

    /** Makes the IP length that of the bytes that are there. */
    static void setLength(byte[] frame, int ip) {
        boolean v4 = isV4(frame, ip);
        int length = frame.length - ip - (v4 ? 0 : IpHeader.V6.SIZE);
        int at = v4 ? ip + 2 : ip + 4;
        frame[at] = (byte) (length >> 8);
        frame[at + 1] = (byte) length;
        if (v4) {
            fixChecksum(frame, ip);
        }
    }

    private static void fixChecksum(byte[] frame, int ip) {
        int sum = 0;
        for (int i = 0; i < IpHeader.V4.SIZE; i += 2) {
            sum += i == 10 ? 0 : u16(frame, ip + i);
        }
        sum = (sum & 0xffff) + (sum >> 16);
        sum = ~((sum & 0xffff) + (sum >> 16));
        frame[ip + 10] = (byte) (sum >> 8);
        frame[ip + 11] = (byte) sum;
    }
}
