package rnic.command;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.choice;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;

import hdl.Bool;
import hdl.UInt;
import hdl.Vec;
import rnic.context.QueuePairContext;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.RnicParameters;

/** What the {@link CommandProcessor} tells the host and the other blocks. */
final class CommandOutputs {
    private static final int WORD = 32;

    private final RnicParameters parameters;
    private final CommandProcessor.Io io;
    private final CommandRequest request;
    private final Bool regionTold = reg(bool()).named("region_told").init(0);
    private final Bool addressTold = reg(bool()).named("address_told").init(0);
    private final Bool queueTold = reg(bool()).named("queue_told").init(0);
    private final Bool valid = reg(bool()).named("told_valid");
    private final Bool answered = reg(bool()).named("answered").init(0);
    private final UInt result = reg(uint(indexWidth(CommandResult.values().length))).named("result").init(0);
    private final Vec<UInt> words = reg(vec(uint(WORD), CommandRequest.ANSWERS)).named("words");

    CommandOutputs(RnicParameters parameters, CommandProcessor.Io io, CommandRequest request) {
        this.parameters = parameters;
        this.io = io;
        this.request = request;
        regionTold.next(false);
        addressTold.next(false);
        queueTold.next(false);
        answered.next(false);
    }

    void region(boolean exists) {
        regionTold.next(true);
        valid.next(exists);
    }

    void queue(boolean exists) {
        queueTold.next(true);
        valid.next(exists);
    }

    void address() {
        addressTold.next(true);
    }

    void words(int... values) {
        for (int i = 0; i < values.length; i++) {
            words.at(i).next(values[i]);
        }
    }

    void words(UInt... values) {
        for (int i = 0; i < values.length; i++) {
            words.at(i).next(values[i].zext(WORD));
        }
    }

    void result(UInt verdict) {
        answered.next(true);
        result.next(verdict);
    }

    void answer(Bool busy) {
        io.answer().busy().set(busy);
        io.answer().done().set(answered);
        io.answer().result().set(result.as(choice(CommandResult.class)));
        io.answer().words().set(words);
    }

    /** Everything that is told to other blocks; while the tables are cleared, the row of the sweep. */
    void drive(UInt qp, UInt sweep, Bool cleaning) {
        region(sweep, cleaning);
        queue(sweep, cleaning);
        addressHandle();
        io.setup().payload().qp().set(qp);
        io.rate().payload().qp().set(qp);
        io.rate().payload().rate().set(new Arguments(Command.MODIFY_QP, request.arguments()).uint("rate.megabits"));
        context(new Arguments(Command.CREATE_QP, request.arguments()), io.setup().payload().context());
    }

    private void region(UInt sweep, Bool cleaning) {
        var a = new Arguments(Command.REGISTER_REGION, request.arguments());
        int width = indexWidth(parameters.regions());
        var told = io.region().value();
        io.region().valid().set(regionTold.or(cleaning));
        told.index().set(mux(cleaning, sweep.trunc(width), request.target().bits(8 + width - 1, 8)));
        told.region().valid().set(valid.and(cleaning.not()));
        told.region().tag().set(request.target().trunc(8));
        told.region().domain().set(a.uint("rights.domain"));
        told.region().localWrite().set(a.bool("rights.local_write"));
        told.region().remoteWrite().set(a.bool("rights.remote_write"));
        told.region().remoteRead().set(a.bool("rights.remote_read"));
        told.region().base().set(a.uint("base.address"));
        told.region().length().set(a.uint("length.bytes"));
    }

    private void queue(UInt sweep, Bool cleaning) {
        var a = new Arguments(Command.CREATE_CQ, request.arguments());
        int width = indexWidth(parameters.completionQueues());
        var told = io.queue().value();
        io.queue().valid().set(queueTold.or(cleaning));
        told.index().set(mux(cleaning, sweep.trunc(width), request.target().trunc(width)));
        told.valid().set(valid.and(cleaning.not()));
        told.base().set(a.uint("base.address"));
        told.size().set(a.uint("size.log2"));
    }

    private void addressHandle() {
        var a = new Arguments(Command.WRITE_ADDRESS, request.arguments());
        var told = io.address().value();
        io.address().valid().set(addressTold);
        told.index().set(request.target().trunc(indexWidth(parameters.addressHandles())));
        told.handle().mac().set(a.uint("mac.address"));
        told.handle().tagged().set(a.bool("tag.present"));
        told.handle().vlan().set(a.uint("tag.vlan"));
        told.handle().ipv6().set(a.bool("tag.ipv6"));
        told.handle().ip().set(cat(a.uint("ip_high.address"), a.uint("ip_low.address")));
    }

    private void context(Arguments a, QueuePairContext context) {
        int handle = indexWidth(parameters.addressHandles());
        int cq = indexWidth(parameters.completionQueues());
        context.peerQp().set(a.uint("peer.qp"));
        context.addressHandle().set(a.uint("address.handle").trunc(handle));
        context.partition().set(a.uint("keys.partition"));
        context.domain().set(a.uint("keys.domain"));
        context.mtuCode().set(a.uint("peer.mtu"));
        context.profile().set(a.uint("peer.profile"));
        context.remoteWrite().set(a.bool("peer.remote_write"));
        context.sendPsn().set(a.uint("send.psn"));
        context.receivePsn().set(a.uint("receive.psn"));
        context.sendWindow().set(a.uint("window.packets"));
        context.messageLimit().set(a.uint("window.messages").minus(1).trunc(8));
        context.sackThreshold().set(a.uint("timing.sack_threshold"));
        context.retries().set(a.uint("send.retries"));
        context.rnrRetries().set(a.uint("send.rnr_retries"));
        context.rtoExponent().set(a.uint("timing.rto"));
        context.rnrTimer().set(a.uint("receive.rnr_timer"));
        context.initialSrtt().set(a.uint("timing.srtt"));
        context.lastPath().set(a.uint("address.last_path"));
        context.rate().set(a.uint("rate.megabits"));
        context.sendCq().set(a.uint("completion.send").trunc(cq));
        context.receiveCq().set(a.uint("completion.receive").trunc(cq));
        context.sendQueue().set(a.uint("send_queue.address"));
        context.sendQueueSize().set(a.uint("size.send"));
        context.receiveQueue().set(a.uint("receive_queue.address"));
        context.receiveQueueSize().set(a.uint("size.receive"));
    }
}
