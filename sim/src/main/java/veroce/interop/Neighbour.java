package veroce.interop;

import java.nio.ByteBuffer;
import java.util.Arrays;
import veroce.endpoint.Address;

/**
 * What a host tells others about its addresses: answers to ARP requests for IPv4 and to neighbour solicitations for
 * IPv6. An endpoint sends and takes nothing but RoCE, so somebody beside it must.
 */
final class Neighbour {
    private static final int ETHERNET = 14;
    private static final int ARP = 0x0806;
    private static final int IPV6 = 0x86dd;
    private static final int ICMPV6 = 58;
    private static final int SOLICITATION = 135;
    private static final int ADVERTISEMENT = 136;
    private static final int SOLICITED_OVERRIDE = 0x6000_0000;
    private static final int IPV6_HEADER = 40;
    private static final int ICMP_BYTES = 32;
    private static final byte[] ARP_REQUEST = {0, 1, 8, 0, 6, 4, 0, 1};

    private final byte[] mac;
    private final byte[] ip;

    Neighbour(Address address) {
        mac = Arrays.copyOfRange(ByteBuffer.allocate(8).putLong(address.mac()).array(), 2, 8);
        ip = address.ip().v6()
            ? ByteBuffer.allocate(16).putLong(address.ip().high()).putLong(address.ip().low()).array()
            : ByteBuffer.allocate(4).putInt((int) address.ip().low()).array();
    }

    /** The answer to a frame that asks for the address; null if it asks for nothing, or for another. */
    byte[] answer(byte[] frame) {
        if (frame.length < ETHERNET) {
            return null;
        }
        int type = Short.toUnsignedInt(ByteBuffer.wrap(frame).getShort(12));
        return type == ARP ? arp(frame) : type == IPV6 ? advertisement(frame) : null;
    }

    private byte[] arp(byte[] frame) {
        if (ip.length != 4 || frame.length < ETHERNET + 28 || !same(frame, ETHERNET, ARP_REQUEST)
                || !same(frame, ETHERNET + 24, ip)) {
            return null;
        }
        ByteBuffer out = ByteBuffer.allocate(60).put(frame, 6, 6).put(mac).putShort((short) ARP);
        out.put(ARP_REQUEST, 0, 7).put((byte) 2).put(mac).put(ip).put(frame, ETHERNET + 8, 10);
        return out.array();
    }

    private byte[] advertisement(byte[] frame) {
        int icmp = ETHERNET + IPV6_HEADER;
        if (ip.length != 16 || frame.length < icmp + 24 || frame[ETHERNET + 6] != ICMPV6
                || Byte.toUnsignedInt(frame[icmp]) != SOLICITATION || !same(frame, icmp + 8, ip)) {
            return null;
        }
        ByteBuffer out = ByteBuffer.allocate(icmp + ICMP_BYTES).put(frame, 6, 6).put(mac).putShort((short) IPV6);
        out.putInt(0x6000_0000).putShort((short) ICMP_BYTES).put((byte) ICMPV6).put((byte) 255);
        out.put(ip).put(frame, ETHERNET + 8, 16);
        out.put((byte) ADVERTISEMENT).put((byte) 0).putShort((short) 0).putInt(SOLICITED_OVERRIDE).put(ip);
        out.put((byte) 2).put((byte) 1).put(mac);
        out.putShort(icmp + 2, checksum(out));
        return out.array();
    }

    /** Of ICMPv6, over the addresses, the length and the protocol too. */
    private static short checksum(ByteBuffer frame) {
        long sum = ICMP_BYTES + ICMPV6;
        for (int i = ETHERNET + 8; i < frame.capacity(); i += 2) {
            sum += Short.toUnsignedInt(frame.getShort(i));
        }
        while (sum >>> 16 != 0) {
            sum = (sum & 0xffff) + (sum >>> 16);
        }
        return (short) ~sum;
    }

    private static boolean same(byte[] frame, int offset, byte[] what) {
        return Arrays.equals(frame, offset, offset + what.length, what, 0, what.length);
    }
}
