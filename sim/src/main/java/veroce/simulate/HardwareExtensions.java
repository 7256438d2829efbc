package veroce.simulate;

import hdl.Bits;
import hdl.sim.Pin;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import rnic.wire.Extension;
import rnic.wire.Headers;
import veroce.packet.ExtensionHeader;

/** Reads each extension header off the parser's pins. */
final class HardwareExtensions {
    private HardwareExtensions() {}

    static Map<Extension, Supplier<ExtensionHeader>> readers(Headers h, Function<Bits<?>, Pin> pin) {
        var readers = new EnumMap<Extension, Supplier<ExtensionHeader>>(Extension.class);
        readers.put(Extension.RETH, reth(h, pin));
        readers.put(Extension.ATOMICETH, atomicEth(h, pin));
        readers.put(Extension.SACKETH, sackEth(h, pin));
        readers.put(Extension.RTTETH, rttEth(h, pin));
        readers.put(Extension.DETH, deth(h, pin));
        addSmall(readers, h, pin);
        return readers;
    }

    private static void addSmall(Map<Extension, Supplier<ExtensionHeader>> readers, Headers h, Function<Bits<?>,
        Pin> pin) {
        var syndrome = pin.apply(h.aeth().syndrome());
        var aethMsn = pin.apply(h.aeth().msn());
        readers.put(Extension.AETH, () -> new ExtensionHeader.Aeth((int) syndrome.get(), (int) aethMsn.get()));
        var immediate = pin.apply(h.immDt().value());
        readers.put(Extension.IMMDT, () -> new ExtensionHeader.ImmDt(immediate.get()));
        var invalidated = pin.apply(h.ieth().remoteKey());
        readers.put(Extension.IETH, () -> new ExtensionHeader.Ieth(invalidated.get()));
        var original = pin.apply(h.atomicAckEth().original());
        readers.put(Extension.ATOMICACKETH, () -> new ExtensionHeader.AtomicAckEth(original.get()));
        var msnReserved = pin.apply(h.msnEth().reserved());
        var msn = pin.apply(h.msnEth().msn());
        readers.put(Extension.MSNETH, () -> new ExtensionHeader.MsnEth((int) msnReserved.get(), (int) msn.get()));
        var orderReserved = pin.apply(h.poEth().reserved());
        var order = pin.apply(h.poEth().order());
        readers.put(Extension.POETH, () -> new ExtensionHeader.PoEth((int) orderReserved.get(), (int) order.get()));
        var rqReserved = pin.apply(h.rqEth().reserved());
        var rqMsn = pin.apply(h.rqEth().rqMsn());
        readers.put(Extension.RQETH, () -> new ExtensionHeader.RqEth((int) rqReserved.get(), (int) rqMsn.get()));
        var reserved = pin.apply(h.resv16().reserved());
        readers.put(Extension.RESV16, () -> new ExtensionHeader.Resv16(reserved.words()[1], reserved.words()[0]));
    }

    private static Supplier<ExtensionHeader> reth(Headers h, Function<Bits<?>, Pin> pin) {
        var address = pin.apply(h.reth().address());
        var key = pin.apply(h.reth().remoteKey());
        var length = pin.apply(h.reth().length());
        return () -> new ExtensionHeader.Reth(address.get(), key.get(), length.get());
    }

    private static Supplier<ExtensionHeader> atomicEth(Headers h, Function<Bits<?>, Pin> pin) {
        var address = pin.apply(h.atomicEth().address());
        var key = pin.apply(h.atomicEth().remoteKey());
        var swapOrAdd = pin.apply(h.atomicEth().swapOrAdd());
        var compare = pin.apply(h.atomicEth().compare());
        return () -> new ExtensionHeader.AtomicEth(address.get(), key.get(), swapOrAdd.get(), compare.get());
    }

    private static Supplier<ExtensionHeader> sackEth(Headers h, Function<Bits<?>, Pin> pin) {
        var length = pin.apply(h.sackEth().validLength());
        var start = pin.apply(h.sackEth().start());
        var bitmap = pin.apply(h.sackEth().bitmap());
        return () -> new ExtensionHeader.SackEth((int) length.get(), (int) start.get(), bitmap.words()[1],
            bitmap.words()[0]);
    }

    private static Supplier<ExtensionHeader> rttEth(Headers h, Function<Bits<?>, Pin> pin) {
        var context = pin.apply(h.rttEth().context());
        var sent = pin.apply(h.rttEth().sent());
        var received = pin.apply(h.rttEth().received());
        var answered = pin.apply(h.rttEth().answered());
        var returned = pin.apply(h.rttEth().returned());
        return () -> new ExtensionHeader.RttEth(context.get(), sent.get(), received.get(), answered.get(),
            returned.get());
    }

    private static Supplier<ExtensionHeader> deth(Headers h, Function<Bits<?>, Pin> pin) {
        var queueKey = pin.apply(h.deth().queueKey());
        var reserved = pin.apply(h.deth().reserved());
        var sourceQp = pin.apply(h.deth().sourceQp());
        return () -> new ExtensionHeader.Deth(queueKey.get(), (int) reserved.get(), (int) sourceQp.get());
    }
}
