package rnic.tx;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.choice;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;
import static hdl.Hdl.zero;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Data;
import hdl.Doc;
import hdl.Memory;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import rnic.RnicParameters;
import rnic.csr.Settings;
import rnic.host.AddressHandle;
import rnic.host.AddressWrite;
import rnic.host.ContextWrite;
import rnic.wire.Aeth;
import rnic.wire.AtomicAckEth;
import rnic.wire.AtomicEth;
import rnic.wire.Bth;
import rnic.wire.Deth;
import rnic.wire.Ieth;
import rnic.wire.ImmDt;
import rnic.wire.MsnEth;
import rnic.wire.PoEth;
import rnic.wire.Port;
import rnic.wire.Resv16;
import rnic.wire.Reth;
import rnic.wire.RqEth;
import rnic.wire.RttEth;
import rnic.wire.SackEth;

/**
 * Completes packets to all the fields of their headers: peer, P_Key and path from the queue pair's context, addresses
 * and tag from its address handle, the rest from the settings. Latency 3 cycles, one packet per cycle; stalls with the
 * sink. Sources: wire profile sections 3 to 5.
 */
@Doc("Completes packets to all the fields of their headers.")
record HeaderFields(RnicParameters parameters) implements Circuit<HeaderFields.Io> {
    /** Registers from a packet to the slice at the output. */
    private static final int STAGES = 2;

    record Io(
        Stream<Outgoing> packets,
        @Doc("a new life of a queue pair") Stream<ContextWrite> setup,
        Valid<AddressWrite> address,
        Settings settings,
        Stream<TxHeaders> fields
    ) implements Bundle<Io> {}

    /** What a queue pair's context says about headers. */
    private record Peer(UInt qp, UInt partition, UInt handle, UInt paths) implements Bundle<Peer> {
        static Shape<Peer> of(RnicParameters parameters) {
            return bundle(f -> new Peer(f.of(uint(24)), f.of(uint(16)),
                f.of(uint(indexWidth(parameters.addressHandles()))), f.of(uint(5))));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Outgoing.of(parameters))), p.in(Stream.of(ContextWrite.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))), p.in(Settings.SHAPE), p.out(Stream.of(TxHeaders.SHAPE)));
    }

    @Override public void body(Io io) {
        var slice = instance(new RegisterSlice<>(TxHeaders.SHAPE));
        hdl.Hdl.link(io.fields, slice.out());
        var advance = wire(bool());
        var valids = new ArrayList<Bool>(List.of(io.packets.valid()));
        for (int i = 0; i < STAGES; i++) {
            var before = valids.getLast();
            var valid = reg(bool()).init(0).named("valid" + (i + 1));
            when(advance, () -> valid.next(before));
            valids.add(valid);
        }
        advance.set(slice.in().ready().or(valids.getLast().not()));
        io.packets.ready().set(advance);
        slice.in().valid().set(valids.getLast());

        // 1: the packet's context; 2: its address handle, at once from what the first memory shows. Memories and
        // registers move together.
        var packet = io.packets.payload();
        var peer = peers(io).read(packet.qp(), advance);
        var handles = memory(AddressHandle.SHAPE, parameters.addressHandles()).style(BRAM);
        when(io.address.valid(), () -> handles.write(io.address.value().index(), io.address.value().handle()));
        var handle = handles.read(peer.handle(), advance);

        var known = held(packet, Outgoing.of(parameters), advance, 1);
        var path = held(path(known, peer.paths(), advance.and(valids.get(1))), uint(4), advance, 1);
        var port = io.settings.sourcePortBase().plus(path.zext(16));
        var identification = reg(uint(16)).init(0);
        when(slice.in().fires(), () -> identification.next(identification.plus(1)));
        ignore(io.settings);
        var complete = held(known, Outgoing.of(parameters), advance, 1);
        var itsPeer = held(peer, Peer.of(parameters), advance, 1);
        ignore(complete.qp(), complete.path(), itsPeer.handle(), itsPeer.paths());
        var dscp = dscp(complete, io.settings);
        slice.in().payload().set(fields(complete, link(io.settings, handle, dscp),
            network(io.settings, handle, complete, dscp, identification), port,
            bth(complete, itsPeer, io.settings)));
    }

    private Memory<Peer> peers(Io io) {
        var peers = memory(Peer.of(parameters), parameters.queuePairs()).style(BRAM);
        var context = io.setup.payload().context();
        io.setup.ready().set(true);
        ignore(io.setup.payload());
        when(io.setup.valid(), () -> peers.write(io.setup.payload().qp(), new Peer(context.peerQp(),
            context.partition(), context.addressHandle(), context.lastPath().zext(5).plus(1))));
        return peers;
    }

    /** The value some steps of the pipeline later. */
    private static <T extends Data<T>> T held(T value, Shape<T> shape, Bool advance, int steps) {
        var later = value;
        for (int i = 0; i < steps; i++) {
            var before = later;
            var stage = reg(shape);
            when(advance, () -> stage.next(before));
            later = stage;
        }
        return later;
    }

    /** Answers go over all paths in turn, neighbours in time over distant ones. */
    private static UInt path(Outgoing packet, UInt paths, Bool goes) {
        var turn = reg(uint(4)).init(0);
        when(goes.and(packet.isAnswer()), () -> turn.next(turn.plus(1)));
        var spread = cat(turn.bit(0), turn.bit(1), turn.bit(2), turn.bit(3));
        var product = spread.times(paths);
        ignore(product);
        return mux(packet.isAnswer(), product.bits(7, 4), packet.path());
    }

    private static UInt dscp(Outgoing packet, Settings settings) {
        return mux(packet.isAnswer(), settings.dscpControl(),
            mux(packet.length().any(), settings.dscpData(), settings.dscpRequest()));
    }

    /** The priority of the tag is the class of the DSCP: its upper three bits. */
    private static TxHeaders.Link link(Settings settings, AddressHandle handle, UInt dscp) {
        return new TxHeaders.Link(handle.mac(), settings.mac(), handle.tagged(), dscp.top(3), lit(0, 1),
            handle.vlan());
    }

    private static TxHeaders.Network network(Settings settings, AddressHandle handle, Outgoing packet, UInt dscp,
                                             UInt identification) {
        return new TxHeaders.Network(handle.ipv6(), dscp, cat(packet.isAnswer().not(), lit(false)),
            settings.timeToLive(), identification, mux(handle.ipv6(), settings.ipv6(), settings.ipv4().zext(128)),
            handle.ip());
    }

    private static Bth bth(Outgoing packet, Peer peer, Settings settings) {
        return new Bth(packet.opcode(), packet.solicited(), lit(false), lit(0, 2),
            settings.check().transportVersion(), peer.partition(), lit(false), packet.becn(), lit(0, 6), peer.qp(),
            packet.ackRequest(), packet.retrans(), lit(0, 6), packet.psn());
    }

    /** An extension header that the opcode does not have may be anything, so several share their bits. */
    private static TxHeaders fields(Outgoing packet, TxHeaders.Link link, TxHeaders.Network network, UInt sourcePort,
                                    Bth bth) {
        var port = wire(choice(Port.class));
        port.set(Port.VEROCE);
        var none = lit(0, 8);
        var rest = packet.rest();
        return new TxHeaders(link, network, sourcePort, port, bth, zero(Deth.SHAPE), new MsnEth(none, packet.msn()),
            rest.trunc(8 * Reth.BYTES).as(Reth.SHAPE), new Aeth(packet.syndrome(), packet.msn()),
            new RqEth(none, packet.rqmsn()), new PoEth(none, packet.po()), rest.top(32).as(ImmDt.SHAPE),
            rest.top(32).as(Ieth.SHAPE), zero(AtomicEth.SHAPE), zero(AtomicAckEth.SHAPE), rest.as(SackEth.SHAPE),
            zero(RttEth.SHAPE), zero(Resv16.SHAPE), packet.length());
    }
}
