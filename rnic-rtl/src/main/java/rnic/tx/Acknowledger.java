package rnic.tx;

import static hdl.Hdl.bool;
import static hdl.Hdl.choice;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Fork;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.csr.Settings;
import rnic.host.Completion;
import rnic.host.ContextWrite;
import rnic.host.Failure;
import rnic.host.StateWrite;
import rnic.transport.AckPolicy;
import rnic.transport.CompletionOrder;
import rnic.transport.DropNak;
import rnic.transport.ProgressWrite;
import rnic.transport.Retired;
import rnic.transport.SackRequest;
import rnic.transport.SackRow;
import rnic.transport.Setup;
import rnic.transport.StashWrite;

/**
 * Everything between the receive decision and the answers to the peer: completions in order, the policy of
 * acknowledgement, and the packets themselves. One retired packet per cycle. Sources: reliability section 3.
 */
@Doc("Turns retired packets into completions and acknowledgements.")
public record Acknowledger(RnicParameters parameters) implements Circuit<Acknowledger.Io> {
    public record Io(
        @Doc("in order of commit") Valid<Retired> retired,
        @Doc("before the message's last packet retires") Valid<StashWrite> stash,
        @Doc("at once, before everything else") Valid<DropNak> dropNak,
        @Doc("a new life; there is no traffic of the queue pair then") Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        Settings settings,
        @Doc("in 1/16 us") UInt now,
        @Doc("no packet should be accepted") Bool busy,
        @Doc("of messages that consumed a receive request, in order per queue pair") Stream<Completion> completions,
        @Doc("what has been reported; receivesDone frees receive requests") Valid<ProgressWrite> reported,
        @Doc("to the tracker") Valid<SackRequest> sackRequest,
        @Doc("from the tracker, in order, as far apart as the requests") Valid<SackRow> sackRow,
        Stream<Answer> answers,
        @Doc("a fatal NAK is on its way") Stream<Failure> failures,
        @Doc("counter: answers made") Valid<Choice<AnswerKind>> made,
        @Doc("counter tx_nak_full: Packet Drop NAK without room") Bool nakFull
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int queuePairs = parameters.queuePairs();
        int window = parameters.window();
        return new Io(p.in(Valid.of(Retired.of(parameters))), p.in(Valid.of(StashWrite.of(parameters))),
            p.in(Valid.of(DropNak.of(parameters))), p.in(Stream.of(ContextWrite.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))), p.in(Settings.SHAPE), p.in(uint(32)), p.out(bool()),
            p.out(Stream.of(Completion.of(parameters))), p.out(Valid.of(ProgressWrite.of(queuePairs))),
            p.out(Valid.of(SackRequest.of(window, queuePairs))), p.in(Valid.of(SackRow.of(window))),
            p.out(Stream.of(Answer.of(parameters))), p.out(Stream.of(Failure.of(parameters))),
            p.out(Valid.of(choice(AnswerKind.class))), p.out(bool()));
    }

    @Override public void body(Io io) {
        ignore(io.settings, io.now, io.setup.payload());
        var order = instance(new CompletionOrder(parameters));
        order.retired().set(io.retired);
        order.stash().set(io.stash);
        io.busy.set(order.busy());
        link(io.completions, order.completions());
        io.reported.set(order.reported());

        var policy = instance(new AckPolicy(parameters));
        link(policy.events(), order.events());
        policy.ackEvery().set(io.settings.ackEvery());
        policy.ackDelay().set(io.settings.ackDelay());
        policy.ackOnEnd().set(io.settings.ackOnEnd());
        policy.now().set(io.now.trunc(16));

        var builder = instance(new AckBuilder(parameters));
        builder.dropNak().set(io.dropNak);
        link(builder.requests(), policy.requests());
        builder.reported().set(order.reported());
        builder.state().set(io.state);
        builder.rotate().set(io.settings.rotate());
        io.sackRequest.set(builder.sackRequest());
        builder.sackRow().set(io.sackRow);
        link(io.answers, builder.answers());
        link(io.failures, builder.failures());
        io.made.set(builder.made());
        io.nakFull.set(builder.nakFull());
        renew(io, order.setup(), policy.setup(), builder.setup());
    }

    /** A new life begins in each part. */
    private void renew(Io io, Stream<Setup> order, Stream<Setup> policy, Stream<ContextWrite> builder) {
        var fork = instance(new Fork<>(ContextWrite.of(parameters), 3));
        link(fork.in(), io.setup);
        start(order, fork.out().at(0));
        start(policy, fork.out().at(1));
        link(builder, fork.out().at(2));
    }

    private static void start(Stream<Setup> part, Stream<ContextWrite> setup) {
        part.valid().set(setup.valid());
        part.payload().set(new Setup(setup.payload().qp(), setup.payload().context().receivePsn()));
        setup.ready().set(part.ready());
        ignore(setup.payload());
    }
}
