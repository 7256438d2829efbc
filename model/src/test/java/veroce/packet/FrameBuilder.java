package veroce.packet;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Builds frames for tests: lengths, IPv4 checksum and ICRC come out right unless a test then spoils them. */
public final class FrameBuilder {
    private WirePort port = WirePort.VEROCE;
    private int opcode = 0x04;
    private int destQp = 0x123;
    private int psn = 100;
    private int flags;
    private int trafficClass = 0x22;
    private long source = 0x0a00_0001;
    private boolean v6;
    private boolean vlan;
    private byte[] extensions;
    private byte[] payload = {};

    public FrameBuilder port(WirePort value) {
        port = value;
        return this;
    }

    public FrameBuilder opcode(int value) {
        opcode = value;
        return this;
    }

    public FrameBuilder destQp(int value) {
        destQp = value;
        return this;
    }

    public FrameBuilder psn(int value) {
        psn = value;
        return this;
    }

    /** The second byte of the base transport header: event, migration, pad count, version. */
    public FrameBuilder flags(int value) {
        flags = value;
        return this;
    }

    public FrameBuilder trafficClass(int value) {
        trafficClass = value;
        return this;
    }

    public FrameBuilder source(long value) {
        source = value;
        return this;
    }

    public FrameBuilder ipv6() {
        v6 = true;
        return this;
    }

    public FrameBuilder vlan() {
        vlan = true;
        return this;
    }

    /** Extension headers; without this call as many bytes as the format wants, all 0x5a. */
    public FrameBuilder extensions(byte... value) {
        extensions = value;
        return this;
    }

    /** Payload and pad. */
    public FrameBuilder payload(byte... value) {
        payload = value;
        return this;
    }

    public byte[] build() {
        byte[] headers = extensions == null ? defaultExtensions() : extensions;
        int udpLength = Udp.SIZE + Bth.SIZE + headers.length + payload.length + Icrc.SIZE;
        ByteBuffer out = ByteBuffer.allocate(18 + 40 + udpLength);
        out.putShort((short) 0x0200).putInt(2).putShort((short) 0x0200).putInt(1);
        if (vlan) {
            out.putInt(0x8100_6064);
        }
        out.putShort((short) (v6 ? Ethernet.IPV6 : Ethernet.IPV4));
        int ip = out.position();
        putIp(out, udpLength);
        int udp = out.position();
        out.putShort((short) 0xc000).putShort((short) port.number()).putShort((short) udpLength).putShort((short) 0);
        out.put((byte) opcode).put((byte) flags).putShort((short) 0xffff).putInt(destQp).putInt(psn);
        out.put(headers).put(payload);
        int end = out.position();
        byte[] frame = new byte[end + Icrc.SIZE];
        System.arraycopy(out.array(), 0, frame, 0, end);
        return seal(frame, ip, udp);
    }

    private byte[] defaultExtensions() {
        OpcodeFormat format = Opcodes.find(port, opcode);
        byte[] bytes = new byte[format == null ? 0 : format.headerSize() - Bth.SIZE];
        Arrays.fill(bytes, (byte) 0x5a);
        return bytes;
    }

    private void putIp(ByteBuffer out, int udpLength) {
        if (v6) {
            out.putInt(6 << 28 | trafficClass << 20 | 0x12345).putShort((short) udpLength).putShort((short) 0x1140);
            out.putLong(0xfd00L << 48).putLong(source).putLong(0xfd00L << 48).putLong(2);
        } else {
            out.put((byte) 0x45).put((byte) trafficClass).putShort((short) (20 + udpLength)).putInt(0x0001_4000);
            out.putInt(0x4011_0000).putInt((int) source).putInt(0x0a00_0002);
        }
    }

    /** Writes the IPv4 checksum and the ICRC into a frame whose other bytes are final. */
    public static byte[] seal(byte[] frame, int ip, int udp) {
        if (udp - ip == 20) {
            frame[ip + 10] = 0;
            frame[ip + 11] = 0;
            int sum = 0;
            for (int i = 0; i < 20; i += 2) {
                sum += Bytes.u16(frame, ip + i);
            }
            sum = ~((sum & 0xffff) + (sum >> 16)) & 0xffff;
            frame[ip + 10] = (byte) (sum >> 8);
            frame[ip + 11] = (byte) sum;
        }
        int last = frame.length - Icrc.SIZE;
        int icrc = Icrc.compute(frame, ip, udp, last);
        for (int i = 0; i < 4; i++) {
            frame[last + i] = (byte) (icrc >> 8 * i);
        }
        return frame;
    }

    /** Several values one after the other, big-endian: {@code bytes(4, value, 8, value ...)}. */
    public static byte[] bytes(long... widthsAndValues) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int i = 0; i < widthsAndValues.length; i += 2) {
            for (int shift = 8 * ((int) widthsAndValues[i] - 1); shift >= 0; shift -= 8) {
                out.write((int) (widthsAndValues[i + 1] >> shift));
            }
        }
        return out.toByteArray();
    }
}
