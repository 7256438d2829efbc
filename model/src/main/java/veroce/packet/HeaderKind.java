package veroce.packet;

import static veroce.packet.Bytes.u24;
import static veroce.packet.Bytes.u32;
import static veroce.packet.Bytes.u64;
import static veroce.packet.Bytes.u8;

/** The kinds of extension headers, with their size on the wire and how to read one. */
public enum HeaderKind {
    RETH("RETH", 16, (b, at) -> new ExtensionHeader.Reth(u64(b, at), u32(b, at + 8), u32(b, at + 12))),
    AETH("AETH", 4, (b, at) -> new ExtensionHeader.Aeth(u8(b, at), u24(b, at + 1))),
    IMMDT("ImmDt", 4, (b, at) -> new ExtensionHeader.ImmDt(u32(b, at))),
    IETH("IETH", 4, (b, at) -> new ExtensionHeader.Ieth(u32(b, at))),
    ATOMICETH("AtomicETH", 28, (b, at) -> new ExtensionHeader.AtomicEth(u64(b, at), u32(b, at + 8), u64(b, at + 12),
        u64(b, at + 20))),
    ATOMICACKETH("AtomicAckETH", 8, (b, at) -> new ExtensionHeader.AtomicAckEth(u64(b, at))),
    DETH("DETH", 8, (b, at) -> new ExtensionHeader.Deth(u32(b, at), u8(b, at + 4), u24(b, at + 5))),
    MSNETH("MSNETH", 4, (b, at) -> new ExtensionHeader.MsnEth(u8(b, at), u24(b, at + 1))),
    POETH("POETH", 4, (b, at) -> new ExtensionHeader.PoEth(u8(b, at), u24(b, at + 1))),
    RQETH("RQETH", 4, (b, at) -> new ExtensionHeader.RqEth(u8(b, at), u24(b, at + 1))),
    SACKETH("SACKETH", 20, (b, at) -> new ExtensionHeader.SackEth(u8(b, at), u24(b, at + 1), u64(b, at + 4),
        u64(b, at + 12))),
    RTTETH("RTTETH", 20, (b, at) -> new ExtensionHeader.RttEth(u32(b, at), u32(b, at + 4), u32(b, at + 8),
        u32(b, at + 12), u32(b, at + 16))),
    RESV16("Resv16", 16, (b, at) -> new ExtensionHeader.Resv16(u64(b, at), u64(b, at + 8)));

    private final String title;
    private final int size;
    private final Reader reader;

    HeaderKind(String title, int size, Reader reader) {
        this.title = title;
        this.size = size;
        this.reader = reader;
    }

    /** The name of the wire profile, e.g. {@code AtomicETH}. */
    public String title() {
        return title;
    }

    public int size() {
        return size;
    }

    static HeaderKind of(ExtensionHeader header) {
        return switch (header) {
            case ExtensionHeader.Reth _ -> RETH;
            case ExtensionHeader.Aeth _ -> AETH;
            case ExtensionHeader.ImmDt _ -> IMMDT;
            case ExtensionHeader.Ieth _ -> IETH;
            case ExtensionHeader.AtomicEth _ -> ATOMICETH;
            case ExtensionHeader.AtomicAckEth _ -> ATOMICACKETH;
            case ExtensionHeader.Deth _ -> DETH;
            case ExtensionHeader.MsnEth _ -> MSNETH;
            case ExtensionHeader.PoEth _ -> POETH;
            case ExtensionHeader.RqEth _ -> RQETH;
            case ExtensionHeader.SackEth _ -> SACKETH;
            case ExtensionHeader.RttEth _ -> RTTETH;
            case ExtensionHeader.Resv16 _ -> RESV16;
        };
    }

    ExtensionHeader read(byte[] bytes, int at) {
        return reader.read(bytes, at);
    }

    private interface Reader {
        ExtensionHeader read(byte[] bytes, int at);
    }
}
