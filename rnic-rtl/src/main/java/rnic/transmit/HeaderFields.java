package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.Optional;
import rnic.context.AddressHandle;
import rnic.context.AddressWrite;
import rnic.context.Peer;
import rnic.context.HeaderSettings;
import rnic.context.PathNames;
import rnic.context.WireChoice;
import rnic.messages.Departure;
import rnic.messages.PathPick;
import rnic.protocol.RnicParameters;
import rnic.wire.Aeth;
import rnic.wire.AtomicAckEth;
import rnic.wire.AtomicEth;
import rnic.wire.Bth;
import rnic.wire.Deth;
import rnic.wire.Ieth;
import rnic.wire.ImmDt;
import rnic.wire.MsnEth;
import rnic.wire.PacketFormat;
import rnic.wire.PoEth;
import rnic.wire.Port;
import rnic.wire.Resv16;
import rnic.wire.Reth;
import rnic.wire.RqEth;
import rnic.wire.RttEth;
import rnic.wire.SackEth;
import rnic.wire.SackOrder;

/**
 * Completes packets to all the fields of their headers: addresses and tag from the peer's address handle, the rest from
 * the settings; TX2 of an RTT Response, and TX1 of a Request, is the time here. Latency 2 cycles, one packet per cycle; stalls with the
 * sink. Sources: wire profile sections 3 to 5.
 */
@Doc("Completes packets to all the fields of their headers.")
record HeaderFields(RnicParameters parameters) implements Circuit<HeaderFields.Io> {
    /** Bytes of the operands of an atomic. */
    static final int OPERANDS = 16;
    /** Class of all packets of RoCEv2 but congestion notifications: what overtakes looks like loss. */
    private static final int ROCE_DSCP = 26;
    private static final int NOTICE_DSCP = 48;

    record Io(
        Stream<Addressed> packets,
        Valid<AddressWrite> address,
        HeaderSettings settings,
        @Doc("in ns") UInt nanoseconds,
        Stream<TxHeaders> fields,
        @Doc("of the packet that the fields are of, where paths have names") Optional<Route> route
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Addressed.of(parameters))), p.in(Valid.of(AddressWrite.of(parameters))),
            p.in(HeaderSettings.SHAPE), p.in(uint(32)), p.out(Stream.of(TxHeaders.SHAPE)),
            parameters.withSegments(() -> p.out(Route.SHAPE)));
    }

    /** The fields of a packet, and its route. */
    private record Made(TxHeaders fields, Optional<Route> route) implements Bundle<Made> {
        static Shape<Made> of(RnicParameters parameters) {
            return bundle(f -> new Made(f.of(TxHeaders.SHAPE), parameters.withSegments(() -> f.of(Route.SHAPE))));
        }
    }

    @Override public void body(Io io) {
        var slice = instance(new RegisterSlice<>(Made.of(parameters)));
        var made = slice.out();
        link(io.fields, new Stream<>(made.valid(), made.ready(), made.payload().fields()));
        io.route.ifPresent(it -> it.set(made.payload().route().orElseThrow()));
        var pipe = StreamPipe.of(io.packets, Made.of(parameters), Hold.ALL); // the memory's register waits, too
        var packets = pipe.timeline();
        var handles = memory(AddressHandle.of(parameters), parameters.addressHandles()).style(BRAM);
        var write = io.address.value();
        when(AddressWrite.writes(io.address), () -> handles.write(write.index(), write.handle()));
        var handle = handles.read(pipe.payload().peer().handle());
        ignore(io.settings.choice().udpPort());
        var settings = steady(io.settings);
        var name = parameters.withSegments(() -> name(io, pipe.payload(), settings));
        var packet = stage(pipe.payload().packet());
        var peer = stage(pipe.payload().peer());
        ignore(packet.qp(), peer.handle(), peer.paths());

        var identification = reg(uint(16)).init(0);
        when(slice.in().fires(), () -> identification.next(identification.plus(1)));
        var path = name.map(it -> mux(isNamed(handle), it.path(), packet.port())).orElse(packet.port());
        var port = mux(keepsPort(packet, handle), packet.port(), above(settings.sourcePortBase(), path));
        // Answers in RoCEv2 name it already.
        var source = peer.roce().map(it -> mux(it, peer.ownPort(packet.qp()), port)).orElse(port);
        var stamped = peer.extended().and(packet.isAnswer().not());
        var dscp = dscp(packet, settings);
        var priority = peer.roce().map(it -> mux(it, mux(packet.notifies(), lit(NOTICE_DSCP, 6), lit(ROCE_DSCP, 6)),
            dscp)).orElse(dscp);
        var valid = at(1, packets.valid());
        check(leave(valid.not().or(packet.isProbe().not()).or(packet.isAnswer())), "a probe is an answer");
        check(leave(valid.not().or(packet.isAnswer().not()).or(packet.length().eq(0))), "an answer has no payload");
        check(leave(valid.not().or(PacketFormat.isAtomic(packet.opcode()).not()).or(packet.length().eq(OPERANDS))),
            "the payload of an atomic is its operands");
        link(slice.in().mayChange("the time in a response of a probe is that at which it goes on"),
            pipe.result(new Made(fields(packet, linkLayer(settings, handle, priority),
                network(settings, handle, packet, priority, packets.enter(1, identification)), source,
                peer.roce(), bth(packet, peer, settings), stamped, packets.enter(1, io.nanoseconds), settings.choice()),
                name.map(it -> Route.of(handle, it.identifier())))));
    }

    /** Its port is that of what it answers; but a probe of a path that has a name takes that of the data on it. */
    private Bool keepsPort(Outgoing packet, AddressHandle handle) {
        return parameters.segments() && parameters.congestion().isPresent()
            ? packet.named().and(packet.asks().and(isNamed(handle)).not()) : packet.named();
    }

    private static Bool isNamed(AddressHandle handle) {
        return handle.paths().orElseThrow().named();
    }

    /** What the path of a packet is called. */
    private record Name(UInt slot, UInt identifier) {
        /** What is added to the first port: ten bits of the identifier above the slot. */
        UInt path() {
            return cat(identifier.bits(Departure.PATH_BITS - 1, Departure.SLOT_BITS), slot).zext(16);
        }
    }

    /**
     * The name of the path, of an answer that of the slot whose port it brings back; a cycle behind the packet. A queue
     * pair in RoCEv2 keeps to one slot, whatever the packet, since go-back-N wants order.
     */
    private Name name(Io io, Addressed addressed, HeaderSettings settings) {
        int handleBits = indexWidth(parameters.addressHandles());
        var names = memory(uint(PathNames.BITS), parameters.addressHandles() << Departure.SLOT_BITS).style(BRAM);
        var write = io.address.value();
        var naming = write.naming().orElseThrow();
        when(io.address.valid().and(naming.alone()), () ->
            names.write(cat(write.index(), naming.slot()), naming.identifier()));
        var packet = addressed.packet();
        var last = packet.port().trunc(Departure.SLOT_BITS);
        var taken = mux(packet.named(), last.minus(settings.sourcePortBase().trunc(Departure.SLOT_BITS)), last);
        var peer = addressed.peer();
        var slot = peer.roce().map(it -> mux(it, peer.qp().trunc(Departure.SLOT_BITS), taken)).orElse(taken)
            .named("slot");
        return new Name(stage(slot), names.read(cat(peer.handle().trunc(handleBits), slot)));
    }

    /** What is added has four bits, or, where paths learn, all that tell ports of paths apart. */
    private UInt above(UInt base, UInt path) {
        boolean isSlotAlone = parameters.congestion().isEmpty() && !parameters.segments();
        return isSlotAlone ? base.plus(path.trunc(Departure.SLOT_BITS).zext(16))
            : PathPick.above(base, path.trunc(Departure.PATH_BITS));
    }

    /** The operands of an atomic are a part of its headers, though they come as payload: no switch trims them. */
    private static UInt dscp(Outgoing packet, HeaderSettings settings) {
        var hasPayload = packet.length().any().and(PacketFormat.isAtomic(packet.opcode()).not());
        return mux(packet.isAnswer(), mux(packet.isProbe(), settings.dscpProbe(), settings.dscpControl()),
            mux(hasPayload, settings.dscpData(), settings.dscpRequest()));
    }

    /** The priority of the tag is the class of the DSCP: its upper three bits. */
    private static TxHeaders.Link linkLayer(HeaderSettings settings, AddressHandle handle, UInt dscp) {
        return new TxHeaders.Link(handle.mac(), settings.mac(), handle.tagged(), dscp.top(3), lit(0, 1),
            handle.vlan());
    }

    private static TxHeaders.Network network(HeaderSettings settings, AddressHandle handle, Outgoing packet, UInt dscp,
                                             UInt identification) {
        return new TxHeaders.Network(handle.ipv6(), dscp, cat(packet.isAnswer().not(), lit(false)),
            settings.timeToLive(), identification, settings.sources().at(handle.gid()),
            handle.ip());
    }

    private static Bth bth(Outgoing packet, Peer peer, HeaderSettings settings) {
        var choice = settings.choice();
        var retrans = lit(0x40, 7).shr(choice.retrans()).gate(packet.retrans());
        return new Bth(packet.opcode(), packet.solicited(), lit(false), lit(0, 2),
            settings.transportVersion(), peer.pkey(), lit(false), packet.becn(), lit(0, 6), peer.qp(),
            packet.ackRequest(), retrans.msb(),
            retrans.trunc(6).or(cat(packet.cause(), lit(0, 4))),
            packet.psn().minus(packet.isPast().asUInt().zext(24)));
    }

    /** An extension header that the opcode does not have may be anything, so several share their bits. */
    private TxHeaders fields(Outgoing packet, TxHeaders.Link link, TxHeaders.Network network, UInt sourcePort,
                                    Optional<Bool> isRoce, Bth bth, Bool stamped, UInt now, WireChoice choice) {
        var port = wire(choice(Port.class));
        port.set(Port.VEROCE);
        isRoce.ifPresent(it -> when(it, () -> port.set(Port.ROCE)));
        var none = lit(0, 8);
        var rest = packet.rest();
        var reth = rest.trunc(8 * Reth.BYTES).as(Reth.SHAPE);
        var atomic = new AtomicEth(reth.address(), reth.remoteKey(), lit(0, 64), lit(0, 64));
        var ackMsn = mux(packet.isAnswer(), packet.msn(), rest.top(32).trunc(24));
        var times = rest.as(RttEth.SHAPE);
        var sack = rest.as(SackEth.SHAPE);
        var bitmap = SackOrder.changed(sack.bitmap(), choice.sackBytes(), choice.sackBits(), choice.sackMissing());
        return new TxHeaders(link, network, sourcePort, port, bth, zero(Deth.SHAPE), new MsnEth(none, packet.msn()),
            reth, new Aeth(packet.syndrome(), ackMsn),
            new RqEth(none, packet.rqmsn()), packet.po().as(PoEth.SHAPE), rest.top(32).as(ImmDt.SHAPE),
            rest.top(32).as(Ieth.SHAPE), atomic, reth.address().as(AtomicAckEth.SHAPE),
            new SackEth(sack.validLength(), sack.start(), bitmap),
            rttEth(packet, times, now), zero(Resv16.SHAPE),
            packet.length(), stamped);
    }

    /** Requests of our own there are where paths learn. */
    private RttEth rttEth(Outgoing packet, RttEth times, UInt now) {
        var response = new RttEth(times.context(), times.sent(), times.received(), now, times.returned());
        var request = new RttEth(times.context(), now, times.received(), lit(0, 32), times.returned());
        return parameters.congestion().isPresent() ? mux(packet.asks(), request, response) : response;
    }
}
