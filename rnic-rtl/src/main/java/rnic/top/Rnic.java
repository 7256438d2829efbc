package rnic.top;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.Axi4;
import hdl.lib.axi.AxiLite;
import hdl.lib.axi.AxiLiteSlice;
import hdl.lib.axi.AxiStream;
import java.util.Optional;
import java.util.function.Function;
import rnic.acknowledge.SignalPoint;
import rnic.command.PathAccesses;
import rnic.context.RoceSettings;
import rnic.context.EventOrder;
import rnic.context.Gid;
import rnic.context.ReceiveSettings;
import rnic.context.SendSettings;
import rnic.ethernet.EthernetReceiver;
import rnic.ethernet.EthernetSender;
import rnic.messages.*;
import rnic.parse.SegmentEnd;
import rnic.protocol.AnswerKind;
import rnic.protocol.RnicParameters;
import rnic.registers.NicRegisters;

/**
 * The NIC: from the MAC to host memory and back, one clock.
 *
 * <p>{@link ReceivePath} takes frames, decides about them, places their payload and acknowledges; {@link SendPath}
 * turns WQEs into frames and keeps them until they are acknowledged; {@link HostSide} is what the host sees: its
 * registers, its queues, its memory.
 */
@Doc("RDMA NIC for lossy multipath Ethernet: veRoCE transport between a MAC and host memory.")
public record Rnic(RnicParameters parameters) implements Circuit<Rnic.Io> {
    /** Bits of an AXI4 identifier. */
    public static final int ID_BITS = 3;
    /** Messages to the host, each with its vector. */
    public static final int MESSAGES = EventOrder.QUEUES;

    public record Io(
        @Doc("frames from the MAC without preamble and FCS; tready is always 1; tuser with the last beat: bad frame")
        AxiStream sAxisMac,
        @Doc("frames to the MAC without preamble and FCS; a frame that has begun is never interrupted")
        AxiStream mAxisMac,
        @Doc("host memory") Axi4 mAxi,
        @Doc("registers and doorbells") AxiLite sAxi,
        @Doc("level") Bool irq,
        @Doc("one cycle each: a message of its vector is due; that of vector 0 when irq rises, too") UInt messages,
        @Doc("frames for the Ethernet NIC on the same line, where there is one, without FCS; tuser with the last beat: for"
            + " queue pair 1 of RoCEv2, and its ICRC is right") Optional<AxiStream> mAxisEthernet,
        @Doc("frames of that NIC, without FCS; may pause") Optional<AxiStream> sAxisEthernet
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int bytes = parameters.bytes();
        return new Io(p.in(AxiStream.of(bytes, 1)), p.out(AxiStream.of(bytes)),
            p.out(Axi4.of(64, 8 * bytes, ID_BITS)),
            p.in(AxiLite.of(log2Ceil(NicRegisters.map(parameters).bytes()), 32)), p.out(bool()),
            p.out(uint(EventOrder.QUEUES)), parameters.withEthernet(() -> p.out(AxiStream.of(bytes, 1))),
            parameters.withEthernet(() -> p.in(AxiStream.of(bytes))));
    }

    @Override public void body(Io io) {
        var host = instance(new HostSide(parameters)).named("host");
        var receive = instance(new ReceivePath(parameters)).named("receive");
        var send = instance(new SendPath(parameters)).named("send");
        int addressBits = log2Ceil(NicRegisters.map(parameters).bytes());
        var registers = instance(new AxiLiteSlice(addressBits, 32)).named("registers");
        link(registers.sAxi(), io.sAxi);
        var reset = instance(new FunctionReset(addressBits)).named("function_reset");
        link(reset.sAxi(), registers.mAxi());
        link(host.sAxi(), reset.mAxi());
        reset.asked().set(host.resetAsked());
        reset.busRests().set(host.rests());
        host.stop().set(reset.stopBus());
        host.reset().set(reset.reset());
        receive.reset().set(reset.reset());
        send.reset().set(reset.reset());
        link(io.mAxi, host.mAxi());
        io.irq.set(host.irq());
        io.messages.set(host.messages());

        var keep = io.sAxisMac.tkeep();
        when(io.sAxisMac.tvalid(), () -> {
            check(keep.bit(0).and(keep.and(keep.plus(1)).any().not()), "the MAC gives bytes that lie together");
            check(io.sAxisMac.tlast().or(keep.all()), "the MAC gives full beats before the last");
        });

        // Frames in, without back-pressure, and out.
        var frames = stage(new Beat(io.sAxisMac.tdata(), io.sAxisMac.tkeep(), io.sAxisMac.tlast()));
        var arriving = reg(bool()).init(0);
        var line = new FrameGate(io.sAxisMac);
        var passes = line.open("frame_passes", reset.stopFrames().not());
        var open = line.open("frame_taken", host.settings().enable().and(reset.stopFrames().not()));
        arriving.next(io.sAxisMac.tvalid().and(parameters.ethernet() ? passes : open));
        var arrived = new Valid<>(arriving, new SegmentEnd.Marked(frames,
            stage(io.sAxisMac.tuser().orElseThrow().bit(0)), stage(open)));
        var end = parameters.withSegments(() -> segmentEnd(arrived, host.gids()));
        var taken = end.map(SegmentEnd.Io::out).orElse(arrived);
        receive.frames().valid().set(taken.valid());
        receive.frames().value().set(taken.value().beat());
        receive.error().set(taken.value().error());
        receive.running().ifPresent(it -> it.set(taken.value().running()));
        ignore(taken.value());
        io.sAxisMac.tready().set(true);
        var leaving = instance(new RegisterSlice<>(Beat.of(parameters.bytes())));
        var sent = wire(Stream.of(Beat.of(parameters.bytes())));
        var begun = FrameGate.pass(send.frames(), sent, reset.stopFrames());
        var underWay = line.busy(passes).or(begun).named("frames_under_way");
        reset.framesRest().set(stage(end.map(it -> underWay.or(it.busy())).orElse(underWay).not()));
        if (parameters.ethernet()) {
            ethernet(io, host, receive, sent, leaving.in());
        } else {
            link(leaving.in(), sent);
        }
        link(io.mAxisMac.asStream(), leaving.out());

        // What the host says to both paths.
        link(receive.setup(), host.receiveSetup());
        link(send.setup(), host.sendSetup());
        link(send.rate(), host.rate());
        receive.settings().set(ReceiveSettings.of(host.settings(), host.gids()));
        send.settings().set(SendSettings.of(host.settings(), host.gids()));
        receive.now().set(host.now().trunc(16));
        send.now().set(host.now());
        receive.nanoseconds().set(host.nanoseconds());
        send.nanoseconds().set(host.nanoseconds());
        send.congestion().ifPresent(it -> it.set(host.congestion().orElseThrow()));
        send.cnp().ifPresent(it -> it.set(receive.cnp().orElseThrow()));
        send.paths().ifPresent(it -> it.set(host.paths().orElseThrow()));
        send.query().ifPresent(it -> link(it, host.query().orElseThrow()));
        send.links().ifPresent(it -> paths(host, receive, it));
        host.roce().ifPresent(it -> reactions(host, receive, send, it));
        host.notified().ifPresent(it -> it.set(receive.notified().orElseThrow()));
        receive.state().set(host.state());
        send.state().set(host.state());
        receive.mr().set(host.mr());
        send.mr().set(host.mr());
        receive.address().set(host.address());
        send.address().set(host.address());
        link(receive.doorbell(), host.receiveDoorbell());
        link(send.doorbell(), host.sendDoorbell());
        receive.flush().set(host.flush());
        send.flush().set(host.flush());

        // What they tell it.
        link(host.receiveCompletions(), receive.completions());
        link(host.sendCompletions(), send.completions());
        link(host.receiveFailures(), receive.failures());
        link(host.sendFailures(), send.failures());
        link(host.receiveWqes(), receive.wqeMemory());
        host.srq().ifPresent(it -> link(receive.srq().orElseThrow(), it));
        link(host.sendWqes(), send.wqeMemory());
        link(host.payload(), send.memory());
        link(host.placement(), receive.memory());
        link(host.atomicReads(), receive.atomicReads());
        link(host.atomicWrites(), receive.atomicWrites());
        link(receive.lists(), host.placementLists());
        link(send.lists(), host.payloadLists());
        link(receive.atomicLists(), host.atomicLists());
        host.visible().set(receive.visible());
        host.placementFault().set(receive.placementFault());
        link(host.withdrawals(), receive.withdrawals());
        receive.withdrawn().set(host.withdrawn());
        host.accesses().set(new PathAccesses(receive.placements(), send.payloads(), receive.reports(), send.fetches(),
            receive.fetches(), receive.atomics(), receive.mrPlacements(), send.mrPayloads(), receive.mrAtomics(),
            receive.completes(), receive.flushes(), send.lettingGo().or(receive.lettingGo())));
        host.received().set(receive.row());
        host.acknowledged().set(send.row());
        host.events().set(events(receive, send));

        // And what they tell each other.
        send.acknowledgement().set(receive.acknowledgement());
        send.acknowledged().set(receive.acknowledged());
        send.roceAnswer().ifPresent(it -> it.set(receive.roceAnswer().orElseThrow()));
        send.answersWait().ifPresent(it -> receive.answersWait().orElseThrow().set(it));
        receive.left().ifPresent(it -> it.set(send.left().orElseThrow()));
        send.requests().set(receive.requests());
        receive.request().set(send.request());
        receive.pending().set(send.pending());
        send.readsDone().set(receive.readsDone());
        send.visible().set(receive.visible());
        link(send.answers(), receive.answers());
        send.responses().set(receive.responses());
        receive.sending().set(send.contextLookup());
        send.context().set(receive.sent());
        receive.acknowledgedResponses().set(send.answered());
        link(receive.unanswered(), send.unanswered());
    }

    /** Outer headers end here whose destination is our last address. */
    private SegmentEnd.Io segmentEnd(Valid<SegmentEnd.Marked> frames, Vec<Gid> gids) {
        var end = instance(new SegmentEnd(parameters.bytes())).named("segment_end");
        end.in().set(frames);
        var gid = gids.at(Gid.SEGMENT);
        end.segment().valid().set(gid.used().and(gid.ipv6()));
        end.segment().value().set(gid.ip());
        return end;
    }

    /** Paths that are left are asked for; the host hears of them. */
    private static void paths(HostSide.Io host, ReceivePath.Io receive, PathLink paths) {
        var probing = receive.probing().orElseThrow();
        link(probing.probes(), paths.probes());
        probing.port().set(paths.port());
        probing.state().set(host.state());
        receive.tailShift().orElseThrow().set(host.paths().orElseThrow().tailShift());
        receive.signals().orElseThrow().set(host.signals().orElseThrow());
        paths.returns().set(receive.returns().orElseThrow());
        paths.slow().set(receive.slow().orElseThrow());
        link(paths.question(), host.question().orElseThrow());
        host.report().orElseThrow().set(new PathReport(paths.changed(), paths.rolled(), paths.skipped(),
            probing.asked(), receive.slowing().orElseThrow()));
    }

    /** An Ethernet NIC shares the line. */
    private void ethernet(Io io, HostSide.Io host, ReceivePath.Io receive, Stream<Beat> sent, Stream<Beat> leaving) {
        var receiver = instance(new EthernetReceiver(parameters.bytes())).named("ethernet_receiver");
        receiver.frames().set(receive.frames());
        receiver.owner().set(receive.owner().orElseThrow());
        link(io.mAxisEthernet.orElseThrow(), receiver.mAxis());
        var sender = instance(new EthernetSender(parameters.bytes())).named("ethernet_sender");
        link(sender.rdma(), sent);
        link(sender.sAxis(), io.sAxisEthernet.orElseThrow());
        sender.shares().set(host.shares().orElseThrow());
        link(leaving, sender.frames());
        host.ethernet().orElseThrow().set(new EthernetReport(receiver.given(), receiver.dropped(), sender.taken(),
            sender.dropped()));
    }

    /** Queue pairs that speak RoCEv2 tell of congestion and hear of it. */
    private static void reactions(HostSide.Io host, ReceivePath.Io receive, SendPath.Io send, RoceSettings settings) {
        receive.noticeGap().orElseThrow().set(settings.noticeGap());
        receive.noticeTime().orElseThrow().set(host.now().trunc(SignalPoint.LONG_TIME));
        send.rules().orElseThrow().set(settings.rate());
        send.notice().orElseThrow().set(receive.notice().orElseThrow());
    }

    private static Events events(ReceivePath.Io receive, SendPath.Io send) {
        var made = receive.made();
        var acknowledgement = receive.acknowledgement();
        timeline(acknowledgement).aligned();
        var marked = leave(at(Acknowledgement.VERDICT, acknowledgement.valid().and(acknowledgement.value().becn())));
        Function<AnswerKind, Bool> answer = kind -> stage(made.valid().and(made.value().is(kind)));
        return new Events(send.sent(), send.events().resend(), answer.apply(AnswerKind.ACK),
            answer.apply(AnswerKind.SACK), answer.apply(AnswerKind.DROP_NAK), answer.apply(AnswerKind.RNR_NAK),
            answer.apply(AnswerKind.NAK), receive.nakFull(), send.events().timeout(), send.events().tailProbe(),
            send.events().rnrWaitBegins(), lit(false), lit(false), lit(false), receive.fault().or(send.fault()),
            lit(false),
            marked.and(receive.acknowledged()), lit(false), receive.responding(), send.beyond(), receive.beyond(),
            send.responding(), send.pending().valid(), stage(receive.atomics().ending().valid()), lit(false),
            send.events().readTimeout(), lit(false));
    }
}
