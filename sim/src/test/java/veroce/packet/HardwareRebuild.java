package veroce.packet;

import hdl.Bits;
import hdl.Bundle;
import hdl.lib.Beat;
import hdl.sim.Simulation;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import rnic.parse.PacketParser;
import rnic.transmit.FrameBuilder;

/**
 * Takes a frame apart with the parser of the hardware and builds it again with its frame builder: fields go from pin to
 * pin, only the payload comes from the frame.
 */
final class HardwareRebuild implements AutoCloseable {
    private static final int BYTES = 64;
    private final Simulation<PacketParser.Io> parser = Simulation.of(new PacketParser(BYTES));
    private final Simulation<FrameBuilder.Io> builder = Simulation.of(new FrameBuilder(BYTES));

    byte[] rebuild(byte[] frame) {
        var in = parser.io().in();
        int beats = (frame.length + BYTES - 1) / BYTES;
        byte[] payload = null;
        parser.pin(parser.io().veroce()).set(4794);
        for (int i = 0; i <= beats + PacketParser.LATENCY; i++) {
            parser.pin(in.valid()).set(i < beats);
            if (i < beats) {
                beat(parser, in.value(), frame, i);
            }
            parser.step();
            if (parser.pin(parser.io().headers().valid()).isSet()) {
                int start = headerLength();
                payload = Arrays.copyOfRange(frame, start, start + copyFields());
            }
        }
        return build(payload);
    }

    private int headerLength() {
        var found = parser.io().headers().value().found();
        int outer = (isSet(found.tagged()) ? 18 : 14) + (isSet(found.isIpv6()) ? 40 : 20) + 8;
        return outer + 4 * (int) parser.pin(found.headerWords()).get();
    }

    private boolean isSet(Bits<?> bit) {
        return parser.pin(bit).isSet();
    }

    /** From the pins of the parser to those of the builder; tells the length of the payload. */
    private int copyFields() {
        var from = parser.io().headers().value();
        var to = builder.io().fields().payload();
        boolean ipv6 = isSet(from.found().isIpv6());
        copy(from.ethernet().destination(), to.link().destination());
        copy(from.ethernet().source(), to.link().source());
        copy(from.found().tagged(), to.link().tagged());
        copy(from.vlan().priority(), to.link().priority());
        copy(from.vlan().dropEligible(), to.link().dropEligible());
        copy(from.vlan().identifier(), to.link().identifier());
        copy(from.found().isIpv6(), to.network().ipv6());
        copy(ipv6 ? from.ipv6().dscp() : from.ipv4().dscp(), to.network().dscp());
        copy(ipv6 ? from.ipv6().ecn() : from.ipv4().ecn(), to.network().ecn());
        copy(ipv6 ? from.ipv6().hopLimit() : from.ipv4().timeToLive(), to.network().timeToLive());
        copy(from.ipv4().identification(), to.network().identification());
        copy(ipv6 ? from.ipv6().source() : from.ipv4().source(), to.network().source());
        copy(ipv6 ? from.ipv6().destination() : from.ipv4().destination(), to.network().destination());
        copy(from.udp().sourcePort(), to.sourcePort());
        copy(from.found().veroce(), to.port());
        copyAll(from.bth(), to.bth());
        copyAll(from.deth(), to.deth());
        copyAll(from.msnEth(), to.msnEth());
        copyAll(from.reth(), to.reth());
        copyAll(from.aeth(), to.aeth());
        copyAll(from.rqEth(), to.rqEth());
        copyAll(from.poEth(), to.poEth());
        copyAll(from.immDt(), to.immDt());
        copyAll(from.ieth(), to.ieth());
        copyAll(from.atomicEth(), to.atomicEth());
        copyAll(from.atomicAckEth(), to.atomicAckEth());
        copyAll(from.sackEth(), to.sackEth());
        copyAll(from.rttEth(), to.rttEth());
        copyAll(from.resv16(), to.resv16());
        long words = parser.pin(from.found().headerWords()).get();
        long pad = parser.pin(from.bth().padCount()).get();
        long length = parser.pin(from.udp().length()).get() - 8 - 4 * words - pad - 4;
        builder.pin(to.payloadLength()).set(length);
        return (int) length;
    }

    private <T extends Record & Bundle<T>> void copyAll(T from, T to) {
        for (var component : from.getClass().getRecordComponents()) {
            try {
                copy((Bits<?>) component.getAccessor().invoke(from), (Bits<?>) component.getAccessor().invoke(to));
            } catch (ReflectiveOperationException problem) {
                throw new AssertionError(component.getName(), problem);
            }
        }
    }

    private void copy(Bits<?> from, Bits<?> to) {
        builder.pin(to).setWords(parser.pin(from).words());
    }

    private byte[] build(byte[] payload) {
        var io = builder.io();
        int beats = (payload.length + BYTES - 1) / BYTES;
        var sent = new ByteArrayOutputStream();
        boolean waits = true;
        boolean ended = false;
        builder.pin(io.frames().ready()).set(true);
        for (int next = 0, limit = 1000; !ended && limit > 0; limit--) {
            builder.pin(io.fields().valid()).set(waits);
            builder.pin(io.payload().valid()).set(next < beats);
            if (next < beats) {
                beat(builder, io.payload().payload(), payload, next);
            }
            builder.settle();
            waits &= !builder.pin(io.fields().ready()).isSet();
            next += next < beats && builder.pin(io.payload().ready()).isSet() ? 1 : 0;
            if (builder.pin(io.frames().valid()).isSet()) {
                take(io.frames().payload(), sent);
                ended = builder.pin(io.frames().payload().last()).isSet();
            }
            builder.step();
        }
        return sent.toByteArray();
    }

    private void take(Beat beat, ByteArrayOutputStream into) {
        long[] data = builder.pin(beat.data()).words();
        long keep = builder.pin(beat.keep()).get();
        for (int i = 0; i < BYTES && (keep >>> i & 1) == 1; i++) {
            into.write((int) (data[i / 8] >>> 8 * (i % 8)));
        }
    }

    private static void beat(Simulation<?> dut, Beat beat, byte[] bytes, int number) {
        long[] data = new long[BYTES / 8];
        int count = Math.min(BYTES, bytes.length - number * BYTES);
        for (int i = 0; i < count; i++) {
            data[i / 8] |= (bytes[number * BYTES + i] & 0xFFL) << 8 * (i % 8);
        }
        dut.pin(beat.data()).setWords(data);
        dut.pin(beat.keep()).setWords(count == 64 ? -1 : (1L << count) - 1);
        dut.pin(beat.last()).set((number + 1) * BYTES >= bytes.length);
    }

    @Override public void close() {
        parser.close();
        builder.close();
    }
}
