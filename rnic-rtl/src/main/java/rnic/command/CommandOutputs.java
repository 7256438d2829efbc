package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.context.AddressWrite;
import rnic.context.ContextGroups;
import rnic.context.MrWrite;
import rnic.context.PageList;
import rnic.context.PageOwner;
import rnic.context.PageSize;
import rnic.context.PathNames;
import rnic.context.QueuePairContext;
import rnic.context.SrqLife;
import rnic.context.SrqWrite;
import rnic.messages.CommandAnswer;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What the {@link CommandProcessor} tells the host and the other blocks. */
final class CommandOutputs {
    private static final int WORD = 32;
    private static final int PAGE_BITS = 12;
    /** WQEs of a shared receive queue that a queue pair is dealt ahead if nothing is said. */
    private static final int USUALLY_AHEAD = 4;

    private final RnicParameters parameters;
    private final CommandProcessor.Io io;
    private final CommandRequest request;
    private final Bool mrWrites = reg(bool()).named("mr_writes").init(0);
    private final Bool withdrawing = reg(bool()).named("withdrawing").init(0);
    private final Bool addressWrites = reg(bool()).named("address_writes").init(0);
    private final Bool queueWrites = reg(bool()).named("queue_writes").init(0);
    private final Optional<Bool> srqWrites;
    private final Bool valid = reg(bool()).named("written_valid");
    private final Bool answered = reg(bool()).named("answered").init(0);
    private final Choice<CommandResult> result =
        reg(choice(CommandResult.class)).named("result").init(CommandResult.DONE);
    private final Vec<UInt> words = reg(vec(uint(WORD), CommandAnswer.WORDS)).named("words");

    CommandOutputs(RnicParameters parameters, CommandProcessor.Io io, CommandRequest request) {
        this.parameters = parameters;
        this.io = io;
        this.request = request;
        srqWrites = io.srq().map(_ -> reg(bool()).named("srq_writes").init(0));
        srqWrites.ifPresent(it -> it.next(false));
        mrWrites.next(false);
        withdrawing.next(false);
        addressWrites.next(false);
        queueWrites.next(false);
        answered.next(false);
    }

    void mr(boolean exists) {
        mrWrites.next(true);
        valid.next(exists);
    }

    /** Closes the MR of a withdrawal. */
    void withdraw() {
        mr(false);
        withdrawing.next(true);
    }

    void queue(boolean exists) {
        queueWrites.next(true);
        valid.next(exists);
    }

    void srq() {
        srqWrites.orElseThrow().next(true);
    }

    void address() {
        addressWrites.next(true);
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

    void result(Choice<CommandResult> verdict) {
        answered.next(true);
        result.next(verdict);
    }

    void answer(Bool busy) {
        io.answer().busy().set(busy);
        io.answer().done().set(answered);
        io.answer().result().set(result);
        io.answer().words().set(words);
    }

    /** Everything that is told to other blocks; while the tables are cleared, the row of the sweep. */
    void drive(UInt qp, UInt sweep, Bool cleaning, UInt withdrawn) {
        mr(sweep, cleaning, withdrawn);
        queue(sweep, cleaning);
        addressHandle();
        io.srq().ifPresent(this::srq);
        io.setup().payload().qp().set(qp);
        io.setup().payload().groups().set(groups());
        io.rate().payload().qp().set(qp);
        io.rate().payload().rate().set(new Arguments(Command.MODIFY_QP, request.arguments()).uint("rate.megabits"));
        context(new Arguments(Command.CREATE_QP, request.arguments()), io.setup().payload().context());
        owners(qp);
    }

    /** A queue pair that is being reset listens to nobody; of what it was rung for nothing is left in its next life. */
    private void owners(UInt qp) {
        var pairs = io.owners().pairs();
        var isNew = io.setup().fires().and(request.code().is(Command.CREATE_QP));
        var state = io.state();
        var isReset = state.valid().and(state.value().state().is(QueuePairState.RESET));
        pairs.valid().set(isNew.or(isReset));
        pairs.value().set(new PageOwner(mux(isNew, qp, state.value().qp()), isNew, page(Command.CREATE_QP)));
        var queues = io.owners().queues();
        queues.valid().set(io.queue().valid());
        queues.value().set(new PageOwner(io.queue().value().index(), io.queue().value().valid(),
            page(Command.CREATE_CQ)));
        io.owners().shared().ifPresent(shared -> {
            var srq = io.srq().orElseThrow();
            shared.valid().set(srq.valid());
            shared.value().set(new PageOwner(srq.value().srq(), lit(true), page(Command.CREATE_SRQ)));
        });
    }

    private UInt page(Command command) {
        return new Arguments(command, request.arguments()).uint("doorbells.page");
    }

    /** A new life begins everything, though it is told less. */
    private ContextGroups groups() {
        var a = new Arguments(Command.SET_QP, request.arguments());
        var isNew = request.code().is(Command.CREATE_QP);
        return new ContextGroups(isNew, isNew.or(a.bool("groups.receive")), isNew.or(a.bool("groups.send")));
    }

    private void mr(UInt sweep, Bool cleaning, UInt withdrawn) {
        var a = new Arguments(Command.REGISTER_MR, request.arguments());
        int width = indexWidth(parameters.mrs());
        var write = io.mr().value();
        io.mr().valid().set(mrWrites.or(cleaning));
        write.index().set(mux(cleaning, sweep.trunc(width),
            mux(withdrawing, withdrawn, request.target().bits(8 + width - 1, 8))));
        write.mr().valid().set(valid.and(cleaning.not()));
        write.mr().tag().set(request.target().trunc(8));
        write.mr().pd().set(a.uint("rights.pd"));
        write.mr().localWrite().set(a.bool("rights.local_write"));
        write.mr().remoteWrite().set(a.bool("rights.remote_write"));
        write.mr().remoteRead().set(a.bool("rights.remote_read"));
        write.mr().remoteAtomic().set(a.bool("rights.remote_atomic"));
        write.mr().remoteInvalidate().set(a.bool("rights.remote_invalidate"));
        write.mr().base().set(a.uint("base.address"));
        write.mr().length().set(a.uint("length.bytes"));
        list(a, write);
    }

    private void list(Arguments a, MrWrite write) {
        var levels = a.uint("pages.levels");
        var address = a.uint("list.address");
        var list = io.list().value();
        ignore(address);
        var isListed = levels.any();
        var size = new PageSize(isListed, a.uint("pages.log2").minus(PAGE_BITS).gate(isListed));
        write.mr().pages().set(size);
        io.list().valid().set(mrWrites.and(valid));
        list.index().set(write.index());
        list.base().set(write.mr().base().bits(PAGE_BITS + PageList.BASE_BITS - 1, PAGE_BITS));
        list.size().set(size);
        list.deep().set(levels.bit(1));
        list.address().set(address.bits(PAGE_BITS + PageList.ADDRESS_BITS - 1, PAGE_BITS));
    }

    private void queue(UInt sweep, Bool cleaning) {
        var a = new Arguments(Command.CREATE_CQ, request.arguments());
        int width = indexWidth(parameters.completionQueues());
        var write = io.queue().value();
        io.queue().valid().set(queueWrites.or(cleaning));
        write.index().set(mux(cleaning, sweep.trunc(width), request.target().trunc(width)));
        write.valid().set(valid.and(cleaning.not()));
        write.base().set(a.uint("base.address"));
        write.size().set(a.uint("size.log2"));
    }

    private void srq(Valid<SrqWrite> srq) {
        var a = new Arguments(Command.CREATE_SRQ, request.arguments());
        var write = srq.value();
        var ahead = a.uint("queue.ahead");
        var life = reg(uint(SrqLife.BITS)).named("srq_life").init(0);
        when(srqWrites.orElseThrow(), () -> life.next(life.plus(1)));
        write.life().set(life);
        srq.valid().set(srqWrites.orElseThrow());
        write.srq().set(request.target().trunc(write.srq().width()));
        write.base().set(a.uint("base.address"));
        write.size().set(a.uint("queue.size"));
        write.ahead().set(mux(ahead.any(), ahead, lit(USUALLY_AHEAD, 4)));
        write.limit().set(a.uint("queue.limit"));
    }

    private void addressHandle() {
        var a = new Arguments(Command.WRITE_ADDRESS, request.arguments());
        var write = io.address().value();
        io.address().valid().set(addressWrites);
        write.index().set(request.target().trunc(indexWidth(parameters.addressHandles())));
        write.handle().mac().set(a.uint("mac.address"));
        write.handle().tagged().set(a.bool("tag.present"));
        write.handle().vlan().set(a.uint("tag.vlan"));
        write.handle().ipv6().set(a.bool("tag.ipv6"));
        write.handle().ip().set(cat(a.uint("ip_high.address"), a.uint("ip_low.address")));
        write.handle().gid().set(a.uint("tag.gid"));
        write.handle().paths().ifPresent(it -> names(write, it));
    }

    /** The paths of a handle that is written, or of one that has been, one by one. */
    private void names(AddressWrite write, PathNames paths) {
        var handle = new Arguments(Command.WRITE_ADDRESS, request.arguments());
        var kind = handle.uint("tag.paths");
        paths.named().set(kind.any());
        paths.segments().set(kind.bit(1));
        paths.destination().set(cat(handle.uint("segments_high.address"), handle.uint("segments_low.address")));
        var name = new Arguments(Command.NAME_PATH, request.arguments());
        var naming = write.naming().orElseThrow();
        naming.alone().set(request.code().is(Command.NAME_PATH));
        naming.slot().set(name.uint("path.slot"));
        naming.identifier().set(name.uint("identifier.value"));
    }

    private void context(Arguments a, QueuePairContext context) {
        int handle = indexWidth(parameters.addressHandles());
        int cq = indexWidth(parameters.completionQueues());
        var known = a.bool("groups.receive").or(request.code().is(Command.SET_QP));
        context.known().set(known);
        context.peerQp().set(a.uint("peer.qp"));
        context.addressHandle().set(a.uint("address.handle").trunc(handle));
        context.pkey().set(a.uint("keys.pkey"));
        context.pd().set(a.uint("keys.pd"));
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
        context.extended().set(a.bool("address.cc_ext"));
        context.controlled().ifPresent(it -> it.set(a.uint("address.cc_algorithm").eq(RnicParameters.ALGORITHM)));
        context.roce().ifPresent(it -> it.set(a.uint("peer.profile").eq(0).and(known)));
        context.reacts().ifPresent(it -> it.set(a.uint("peer.profile").eq(0)
            .and(a.uint("address.cc_algorithm").eq(RnicParameters.DCQCN))));
        context.rate().set(a.uint("rate.megabits"));
        context.sendCq().set(a.uint("completion.send").trunc(cq));
        context.receiveCq().set(a.uint("completion.receive").trunc(cq));
        context.sendQueue().set(a.uint("send_queue.address"));
        context.sendQueueSize().set(a.uint("size.send"));
        context.receiveQueue().set(a.uint("receive_queue.address"));
        // How many may be dealt to it: its WQEs are flushed as those of a queue of that size.
        var size = a.uint("size.receive");
        context.receiveQueueSize().set(context.srq().isEmpty() ? size
            : mux(a.bool("rate.shared"), lit(log2Ceil(parameters.mostDealt()), 4), size));
        context.srq().ifPresent(srq -> {
            srq.used().set(a.bool("rate.shared"));
            srq.srq().set(a.uint("rate.srq").trunc(srq.srq().width()));
        });
        context.remoteRead().set(a.bool("peer.remote_read"));
        context.remoteAtomic().set(a.bool("peer.remote_atomic"));
        context.responseSendPsn().set(a.uint("accepted.psn"));
        context.responseReceivePsn().set(a.uint("outstanding.psn"));
        // Nobody has a window of 0: with no Reads accepted nothing would use it up.
        context.responseWindow().set(mux(a.uint("size.responses").any(), a.uint("size.responses"), lit(1, 13)));
        context.readsAccepted().set(a.uint("accepted.reads"));
        context.readsOutstanding().set(a.uint("outstanding.reads"));
    }
}
