package veroce.packet;

import static veroce.packet.Bytes.u24;
import static veroce.packet.Bytes.u32;
import static veroce.packet.Bytes.u64;
import static veroce.packet.Bytes.u8;

/** The kinds of extension headers, with their size on the wire and how to read one. */
public enum HeaderKind {
    RETH(16, (b, at) -> new ExtensionHeader.Reth(u64(b, at), u32(b, at + 8), u32(b, at + 12))),
    AETH(4, (b, at) -> new ExtensionHeader.Aeth(u8(b, at), u24(b, at + 1))),
    IMMDT(4, (b, at) -> new ExtensionHeader.ImmDt(u32(b, at))),
    IETH(4, (b, at) -> new ExtensionHeader.Ieth(u32(b, at))),
    ATOMICETH(28, (b, at) -> new ExtensionHeader.AtomicEth(u64(b, at), u32(b, at + 8), u64(b, at + 12),
        u64(b, at + 20))),
    ATOMICACKETH(8, (b, at) -> new ExtensionHeader.AtomicAckEth(u64(b, at))),
    DETH(8, (b, at) -> new ExtensionHeader.Deth(u32(b, at), u8(b, at + 4), u24(b, at + 5))),
    MSNETH(4, (b, at) -> new ExtensionHeader.MsnEth(u8(b, at), u24(b, at + 1))),
    POETH(4, (b, at) -> new ExtensionHeader.PoEth(u8(b, at), u24(b, at + 1))),
    RQETH(4, (b, at) -> new ExtensionHeader.RqEth(u8(b, at), u24(b, at + 1))),
    SACKETH(20, (b, at) -> new ExtensionHeader.SackEth(u8(b, at), u24(b, at + 1), u64(b, at + 4), u64(b, at + 12))),
    RTTETH(20, (b, at) -> new ExtensionHeader.RttEth(u32(b, at), u32(b, at + 4), u32(b, at + 8), u32(b, at + 12),
        u32(b, at + 16))),
    RESV16(16, (b, at) -> new ExtensionHeader.Resv16(u64(b, at), u64(b, at + 8)));

    private final int size;
    private final Reader reader;

    HeaderKind(int size, Reader reader) {
        this.size = size;
        this.reader = reader;
    }

    public int size() {
        return size;
    }

    ExtensionHeader read(byte[] bytes, int at) {
        return reader.read(bytes, at);
    }

    private interface Reader {
        ExtensionHeader read(byte[] bytes, int at);
    }
}
