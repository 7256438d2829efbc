package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.PriorityEncoder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rnic.context.EventOrder;
import rnic.context.Gid;
import rnic.context.PageList;
import rnic.context.PageSize;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Finds out why a command cannot be done. Every reason is a register of its own, one cycle behind what it is about; the
 * first one counts.
 */
final class CommandChecks {
    /** Packets for an acknowledgement, at most: with the SACK threshold they stay below the window. */
    private static final int MOST_PER_ACK = 16;
    private static final int LEAST_ROUND_TRIP = 16;
    private static final int MOST_ROUND_TRIP = 4000 * 16;
    private static final int MOST_MTU = 4;
    private static final int MOST_TIMEOUT = 20;
    private static final int ALIGNMENT_BITS = 6;
    private static final int PAGE_BITS = 12;
    private static final int EVENT_BITS = 4;
    private static final int LIST_TOP = 64 - PAGE_BITS - PageList.ADDRESS_BITS;

    private final RnicParameters parameters;
    private final CommandRequest request;
    private final Map<CommandResult, Bool> reasons = new EnumMap<>(CommandResult.class);

    CommandChecks(RnicParameters parameters, CommandRequest request) {
        this.parameters = parameters;
        this.request = request;
    }

    private Bool is(Command command) {
        return request.code().is(command);
    }

    private void reason(CommandResult result, Bool found) {
        var reason = reg(bool()).named("is_" + result.name().toLowerCase(java.util.Locale.ROOT));
        reason.next(found);
        reasons.put(result, reason);
    }

    private Bool beyond(UInt number, int count) {
        int width = indexWidth(count);
        return number.width() > width ? number.bits(number.width() - 1, width).any() : lit(false);
    }

    /** What the request alone shows. */
    void request() {
        var target = request.target();
        reason(CommandResult.UNKNOWN_COMMAND, unknown());
        reason(CommandResult.RESERVED_BITS, reserved());
        reason(CommandResult.NO_SUCH_QP, is(Command.CREATE_QP).or(is(Command.SET_QP)).or(is(Command.MODIFY_QP))
            .or(is(Command.RESET_QP)).or(is(Command.QUERY_QP))
            .or(parameters.congestion().isPresent() ? is(Command.QUERY_CONGESTION).or(is(Command.SET_PATH)) : lit(false))
            .and(beyond(target, parameters.queuePairs())));
        reason(CommandResult.NO_SUCH_CQ, is(Command.CREATE_CQ).or(is(Command.DESTROY_CQ))
            .and(beyond(target, parameters.completionQueues())));
        reason(CommandResult.NO_SUCH_MR, is(Command.REGISTER_MR).or(is(Command.INVALIDATE_MR))
            .and(beyond(target.bits(31, 8), parameters.mrs())));
        reason(CommandResult.NO_SUCH_ADDRESS, (parameters.segments()
            ? is(Command.WRITE_ADDRESS).or(is(Command.NAME_PATH)) : is(Command.WRITE_ADDRESS))
            .and(beyond(target, parameters.addressHandles())));
        reason(CommandResult.BAD_PATHS, is(Command.WRITE_ADDRESS).and(badPaths()));
        mr();
        reason(CommandResult.BAD_RING, is(Command.CREATE_CQ).and(
            new Arguments(Command.CREATE_CQ, request.arguments()).uint("base.address").trunc(ALIGNMENT_BITS).any()));
    }

    /** Paths that the NIC cannot name, or that the packets of the peer cannot have. */
    private Bool badPaths() {
        var a = new Arguments(Command.WRITE_ADDRESS, request.arguments());
        var paths = a.uint("tag.paths");
        return parameters.segments() ? paths.bit(1).and(paths.bit(0).or(a.bool("tag.ipv6").not())) : paths.any();
    }

    /** A code that no command of this NIC has: they are the first ones, or there are gaps. */
    private Bool unknown() {
        var known = Command.of(parameters);
        if (known.getLast().ordinal() < known.size()) {
            return request.code().asUInt().ge(known.size());
        }
        return cat(known.stream().map(this::is).toList()).any().not();
    }

    /** Per command a register, since the words are many. Of a queue pair all are looked at: those without use are 0. */
    private Bool reserved() {
        Bool found = lit(false);
        for (var command : Command.of(parameters)) {
            if (!command.arguments().registers().isEmpty()) {
                var reserved = reg(bool()).named("reserved_" + command.arguments().name());
                var arguments = new Arguments(command, request.arguments());
                var ofPair = command == Command.CREATE_QP || command == Command.SET_QP;
                reserved.next(ofPair ? arguments.reserved().or(arguments.unused().any()) : arguments.reserved());
                found = either(found, reserved.and(is(command)));
            }
        }
        return found;
    }

    private static Bool either(Bool a, Bool b) {
        return a.or(b);
    }

    private static Bool either(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(always::or).orElse(always);
    }

    private void mr() {
        var arguments = new Arguments(Command.REGISTER_MR, request.arguments());
        var length = arguments.uint("length.bytes");
        var base = arguments.uint("base.address");
        var end = reg(uint(33)).named("mr_end");         // of the low halves; the carry runs through the upper one
        var atTop = reg(bool()).named("mr_at_top");
        end.next(base.trunc(32).plusWide(length));
        atTop.next(base.top(32).all());
        var wrapping = atTop.and(end.msb()).and(end.trunc(32).any());
        reason(CommandResult.BAD_LENGTH, is(Command.REGISTER_MR).and(length.any().not().or(wrapping)));
        list(arguments);
    }

    /** A page has 4 KiB to 1 GiB, and a list begins where a page of 4 KiB does; who has none says nothing of one. */
    private void list(Arguments a) {
        var size = a.uint("pages.log2");
        var levels = a.uint("pages.levels");
        var list = a.uint("list.address");
        var isOdd = reg(bool()).named("list_is_odd");
        var isSome = reg(bool()).named("list_is_some");
        isOdd.next(cat(list.top(LIST_TOP), list.trunc(PAGE_BITS)).any());
        isSome.next(list.any());
        var bad = size.lt(PAGE_BITS).or(size.gt(PAGE_BITS + PageSize.MOST)).or(levels.all()).or(isOdd);
        reason(CommandResult.BAD_LIST, is(Command.REGISTER_MR).and(mux(levels.any(), bad, size.any().or(isSome))));
    }

    /** What is known of the queue pair. */
    void queuePair(StateAnswer life) {
        var reset = life.state().is(QueuePairState.RESET);
        reason(CommandResult.QP_IN_USE, is(Command.CREATE_QP).and(reset.not()));
        reason(CommandResult.QP_QUIET, is(Command.CREATE_QP).and(life.resting()));
        var needsLife = is(Command.SET_QP).or(is(Command.MODIFY_QP)).or(is(Command.RESET_QP));
        reason(CommandResult.QP_UNUSED, (parameters.congestion().isPresent() ? needsLife.or(is(Command.SET_PATH))
            : needsLife).and(reset));
        var wanted = new Arguments(Command.MODIFY_QP, request.arguments()).uint("state.code");
        reason(CommandResult.UNKNOWN_STATE, is(Command.MODIFY_QP).and(wanted.ge(QueuePairState.values().length)));
        reason(CommandResult.WRONG_STATE, is(Command.MODIFY_QP)
            .and(allowed(life.state(), wanted.as(choice(QueuePairState.class))).not())
            .or(is(Command.SET_QP).and(tooLate(life.state()))));
    }

    /** A flow begins once, before its first packet; in error nothing changes. */
    private Bool tooLate(Choice<QueuePairState> state) {
        var a = new Arguments(Command.SET_QP, request.arguments());
        var isInit = state.is(QueuePairState.INIT);
        return a.bool("groups.receive").and(isInit.not())
            .or(a.bool("groups.send").and(isInit.or(state.is(QueuePairState.RTR)).not()))
            .or(state.is(QueuePairState.ERR));
    }

    /** Nobody works with what a life before it was told. */
    void groups(CommandTables.Told before, Choice<QueuePairState> state) {
        var a = new Arguments(Command.SET_QP, request.arguments());
        var receive = a.bool("groups.receive");
        var wanted = new Arguments(Command.MODIFY_QP, request.arguments()).uint("state.code")
            .as(choice(QueuePairState.class));
        var early = is(Command.CREATE_QP).and(a.bool("groups.send")).and(receive.not())
            .or(is(Command.SET_QP).and(receive.or(before.receive()).not()));
        var untold = wanted.is(QueuePairState.RTR).and(before.receive().not())
            .or(wanted.is(QueuePairState.RTS).and(state.is(QueuePairState.RTR)).and(before.send().not()));
        reason(CommandResult.BAD_GROUPS, early.or(is(Command.MODIFY_QP).and(untold)));
    }

    /** The transitions of the verbs that this command makes. */
    private static Bool allowed(Choice<QueuePairState> from, Choice<QueuePairState> to) {
        return to.is(QueuePairState.ERR)
            .or(to.is(QueuePairState.INIT).or(to.is(QueuePairState.RTR))
                .and(from.is(QueuePairState.INIT)))
            .or(to.is(QueuePairState.RTS).and(from.is(QueuePairState.RTR).or(from.is(QueuePairState.RTS))
                .or(from.is(QueuePairState.SQD))))
            .or(to.is(QueuePairState.SQD).and(from.is(QueuePairState.RTS).or(from.is(QueuePairState.SQD))));
    }

    /** What the arguments of a queue pair show. */
    void life(Bool handleWritten, Bool retransMoved) {
        var a = new Arguments(Command.CREATE_QP, request.arguments());
        var packets = a.uint("window.packets");
        var messages = a.uint("window.messages");
        var srtt = a.uint("timing.srtt");
        var profile = a.uint("peer.profile");
        var isRoce = parameters.withRoce(() -> profile.eq(0));
        life(CommandResult.BAD_PROFILE, parameters.roce() ? parameters.atomics() ? lit(false) : profile.eq(3)
            : parameters.atomics() ? profile.eq(0) : profile.eq(0).or(profile.eq(3)));
        life(CommandResult.BAD_MTU, a.uint("peer.mtu").gt(MOST_MTU));
        reason(CommandResult.BAD_PKEY, is(Command.CREATE_QP).or(is(Command.SET_QP))
            .and(a.uint("keys.pkey").trunc(15).any().not()));
        var isMissing = ofPeer(beyond(a.uint("address.handle"), parameters.addressHandles()).or(handleWritten.not()));
        reason(CommandResult.BAD_ADDRESS, parameters.segments()
            ? isMissing.or(is(Command.NAME_PATH).and(handleWritten.not())) : isMissing);
        life(CommandResult.BAD_WINDOW, packets.eq(0).or(packets.gt(parameters.window())));
        life(CommandResult.BAD_MESSAGES, messages.eq(0).or(messages.gt(parameters.messages())));
        var threshold = a.uint("timing.sack_threshold");
        int most = parameters.window() - MOST_PER_ACK - 1;
        life(CommandResult.BAD_THRESHOLD, most < 255 ? threshold.gt(most) : lit(false));
        life(CommandResult.BAD_TIMEOUT, a.uint("timing.rto").gt(MOST_TIMEOUT));
        life(CommandResult.BAD_ROUND_TRIP, srtt.lt(LEAST_ROUND_TRIP).or(srtt.gt(MOST_ROUND_TRIP)));
        queues(CommandResult.BAD_SEND_QUEUE, a.uint("send_queue.address").trunc(ALIGNMENT_BITS).any());
        queues(CommandResult.BAD_RECEIVE_QUEUE, a.uint("receive_queue.address").trunc(ALIGNMENT_BITS).any());
        var algorithm = a.uint("address.cc_algorithm");
        var isOurs = parameters.congestion().isPresent()
            ? algorithm.eq(RnicParameters.ALGORITHM).and(a.bool("address.cc_ext")) : lit(false);
        var mayChoose = either(isOurs, isRoce.map(it -> it.and(algorithm.eq(RnicParameters.DCQCN))));
        life(CommandResult.BAD_CONGESTION, either(a.bool("address.cc_ext").and(retransMoved)
            .or(algorithm.any().and(mayChoose.not())), isRoce.map(it -> it.and(a.bool("address.cc_ext")))));
        reads(a, profile);
    }

    /** A host that knows of no Reads leaves all of this 0. */
    private void reads(Arguments a, UInt profile) {
        var accepted = a.uint("accepted.reads");
        var responses = a.uint("size.responses");
        life(CommandResult.BAD_READS, accepted.gt(parameters.reads())
            .or(a.uint("outstanding.reads").gt(parameters.reads())));
        life(CommandResult.BAD_RESPONSE_WINDOW, responses.gt(parameters.window())
            .or(accepted.any().and(responses.any().not())));
        life(CommandResult.BAD_RIGHTS, a.bool("peer.remote_atomic").and(parameters.roce() && parameters.atomics()
            ? profile.eq(1).or(profile.eq(2)) : profile.ne(3)));
    }

    /** Where nothing is shared, nobody may ask for it. */
    void unshared() {
        var a = new Arguments(Command.CREATE_QP, request.arguments());
        queues(CommandResult.BAD_SRQ, a.bool("rate.shared").or(a.uint("rate.srq").any()));
    }

    /** What the shared receive queue shows: that of a new life, or the target. */
    void shared(CommandTables.Queue queue) {
        var a = new Arguments(Command.CREATE_SRQ, request.arguments());
        var life = new Arguments(Command.CREATE_QP, request.arguments());
        var used = life.bool("rate.shared");
        var number = life.uint("rate.srq");
        var badMake = reg(bool()).named("is_bad_srq_made");
        var badTarget = reg(bool()).named("is_bad_srq_target");
        var badLife = reg(bool()).named("is_bad_srq_life");
        badMake.next(is(Command.CREATE_SRQ).and(a.uint("base.address").trunc(ALIGNMENT_BITS).any()
            .or(a.uint("queue.ahead").gt(parameters.mostDealt()))));
        badTarget.next(is(Command.CREATE_SRQ).or(is(Command.DESTROY_SRQ))
            .and(beyond(request.target(), parameters.sharedQueues())));
        badLife.next(is(Command.CREATE_QP).and(mux(used, beyond(number, parameters.sharedQueues())
            .or(life.uint("receive_queue.address").any()).or(life.uint("size.receive").any()), number.any())));
        var needed = is(Command.CREATE_QP).and(used).or(is(Command.DESTROY_SRQ));
        reason(CommandResult.BAD_SRQ, badMake.or(badTarget).or(badLife).or(needed.and(queue.valid().not())));
        reason(CommandResult.SRQ_IN_USE, queue.valid().and(is(Command.CREATE_SRQ)
            .or(is(Command.DESTROY_SRQ).and(queue.users().any()))));
    }

    /** Of what comes with a new life. */
    private void queues(CommandResult result, Bool found) {
        reason(result, is(Command.CREATE_QP).and(found));
    }

    /** Of what may come with it, or later. */
    private void life(CommandResult result, Bool found) {
        reason(result, ofPeer(found));
    }

    /** The command tells of the peer, and this is so. */
    private Bool ofPeer(Bool found) {
        var withPeer = new Arguments(Command.CREATE_QP, request.arguments()).bool("groups.receive");
        return is(Command.CREATE_QP).and(withPeer).or(is(Command.SET_QP)).and(found);
    }

    /** What the completion queues show: those of a new life, or the target. */
    void queues(CommandTables.Queue first, CommandTables.Queue second, StateAnswer life) {
        var a = new Arguments(Command.CREATE_QP, request.arguments());
        queues(CommandResult.BAD_SEND_CQ, beyond(a.uint("completion.send"), parameters.completionQueues())
            .or(first.valid().not()).or(life.sendBroken()));
        queues(CommandResult.BAD_RECEIVE_CQ, beyond(a.uint("completion.receive"), parameters.completionQueues())
            .or(second.valid().not()).or(life.receiveBroken()));
        reason(CommandResult.CQ_IN_USE, is(Command.CREATE_CQ).and(first.valid()));
        reason(CommandResult.CQ_UNUSED, is(Command.DESTROY_CQ).and(first.valid().not()));
        reason(CommandResult.CQ_NEEDED, is(Command.DESTROY_CQ).and(first.users().any()));
    }

    /** What the event queue shows: the target, or the one that a completion queue shall tell. */
    void events(EventTables.Queue queue) {
        var a = new Arguments(Command.CREATE_EQ, request.arguments());
        var base = a.uint("base.address");
        ignore(base);                                        // no ring is so long that its upper bits count
        int most = EVENT_BITS + (1 << a.uint("size.log2").width()) - 1;
        var within = reg(uint(most)).named("eq_within");
        within.next(fill(lit(true), most).shl(a.uint("size.log2")).shl(EVENT_BITS).not());
        var isOdd = reg(bool()).named("eq_is_odd");
        isOdd.next(base.trunc(most).and(within).any());
        var wanted = new Arguments(Command.CREATE_CQ, request.arguments()).uint("doorbells.eq");
        var ofTarget = is(Command.CREATE_EQ).or(is(Command.DESTROY_EQ))
            .and(beyond(request.target(), EventOrder.QUEUES));
        var needed = is(Command.CREATE_CQ).and(wanted.any()).or(is(Command.DESTROY_EQ));
        reason(CommandResult.BAD_EQ, ofTarget.or(is(Command.CREATE_EQ).and(isOdd))
            .or(needed.and(queue.valid().not())));
        reason(CommandResult.EQ_IN_USE, queue.valid().and(is(Command.CREATE_EQ)
            .or(is(Command.DESTROY_EQ).and(queue.users().any()))));
    }

    /** What the own addresses show: the target, or the one that a handle names. */
    void gids(Vec<Gid> gids) {
        var a = new Arguments(Command.WRITE_ADDRESS, request.arguments());
        var fits = wire(vec(bool(), Gid.COUNT)).named("gid_fits");
        for (int i = 0; i < Gid.COUNT; i++) {
            fits.at(i).set(gids.at(i).used().and(gids.at(i).ipv6().eq(a.bool("tag.ipv6"))));
        }
        var isUsed = reg(bool()).named("gid_is_used");
        isUsed.next(fits.at(a.uint("tag.gid")));
        reason(CommandResult.BAD_GID, is(Command.WRITE_ADDRESS).and(isUsed.not())
            .or(is(Command.SET_GID).and(beyond(request.target(), Gid.COUNT))));
    }

    /** What the key shows. */
    void key(CommandTables.Key key) {
        reason(CommandResult.MR_IN_USE, is(Command.REGISTER_MR).and(key.valid()));
        reason(CommandResult.MR_UNUSED, is(Command.INVALIDATE_MR)
            .and(key.valid().not().or(key.tag().ne(request.target().trunc(8)))));
    }

    /** The first reason there is, or {@link CommandResult#DONE}. */
    Choice<CommandResult> result() {
        List<Bool> found = new ArrayList<>();
        for (var result : CommandResult.values()) {
            var isReason = result != CommandResult.DONE && result != CommandResult.DRAIN_TIMEOUT;
            found.addFirst(isReason ? reasons.getOrDefault(result, lit(false)) : lit(false));
        }
        return PriorityEncoder.of(cat(found)).zext(indexWidth(CommandResult.values().length))
            .as(choice(CommandResult.class));
    }
}
