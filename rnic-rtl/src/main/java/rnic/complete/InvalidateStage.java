package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.messages.Completion;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.RnicParameters;

/**
 * Holds the completion of a Send with Invalidate, and those behind it, until the MR that it names is closed and nothing
 * is under way in it any more; every other one passes in the same cycle. If that cannot be had in time, since the bus
 * does not answer, the completion says so.
 */
@Doc("Holds the completion of a Send with Invalidate until the MR that it names is closed and at rest.")
public record InvalidateStage(RnicParameters parameters) implements Circuit<InvalidateStage.Io> {
    public record Io(
        @Doc("of messages received, in order") Stream<Completion> in,
        @Doc("key of an MR that a peer withdraws; answered before the next one") Stream<UInt> withdrawals,
        @Doc("once for each: it is closed and at rest, or was so; or not in time") Valid<Bool> withdrawn,
        Stream<Completion> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var completion = Stream.of(Completion.of(parameters));
        return new Io(p.in(completion), p.out(Stream.of(uint(32))), p.in(Valid.of(bool())), p.out(completion));
    }

    @Override public void body(Io io) {
        var completion = io.in.payload();
        var isWithdrawal = io.in.valid().and(completion.kind().is(CompletionKind.RECEIVE_INVALIDATE));
        var asked = reg(bool()).init(0);
        var done = reg(bool()).init(0);
        var isLate = reg(bool());
        var passing = done.or(isWithdrawal.not());
        var answered = io.withdrawn.valid().and(asked).and(done.not());

        when(io.out.fires(), () -> {
            asked.next(false);
            done.next(false);
        }).otherwise(() -> {
            asked.next(asked.or(io.withdrawals.fires()));
            done.next(done.or(answered));
        });
        when(answered, () -> isLate.next(io.withdrawn.value()));
        check(io.withdrawn.valid().not().or(asked.and(done.not())), "each MR is withdrawn once, and was to be");
        check(asked.not().or(isWithdrawal), "a completion that is held stays");
        io.withdrawals.valid().set(isWithdrawal.and(asked.not()));
        io.withdrawals.payload().set(completion.immediate());

        var status = mux(done.and(isLate), lit(CompletionStatus.LOCAL_PROTECTION), completion.status());
        io.out.valid().set(io.in.valid().and(passing));
        io.out.payload().set(new Completion(completion.qp(), completion.isReceive(), completion.kind(), status,
            completion.solicited(), completion.length(), completion.immediate(), completion.wqeIndex(),
            completion.placements(), completion.waiting()));
        io.in.ready().set(io.out.ready().and(passing));
        cover(done.and(isLate), "gives up");
    }
}
