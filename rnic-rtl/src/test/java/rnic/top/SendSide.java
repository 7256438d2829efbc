package rnic.top;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Fork;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.complete.SendCompleter;
import rnic.context.ContextWrite;
import rnic.context.Failure;
import rnic.context.Flush;
import rnic.context.Doorbell;
import rnic.context.RateWrite;
import rnic.context.MrWrite;
import rnic.context.QueueSetup;
import rnic.context.SendSettings;
import rnic.context.StateWrite;
import rnic.fetch.SendQueue;
import rnic.memory.ReadPort;
import rnic.messages.*;
import rnic.protocol.RnicParameters;
import rnic.retransmit.SendWindow;
import rnic.retransmit.WindowLife;
import rnic.schedule.SchedulerLife;
import rnic.schedule.TxScheduler;

/** From the doorbell to the transmission and from the acknowledgement to the completion, as in the NIC. */
@Doc("Send queue, scheduler, window and completer together.")
record SendSide(RnicParameters parameters) implements Circuit<SendSide.Io> {
    record Io(
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        SendSettings settings,
        UInt now,
        Stream<Doorbell> doorbell,
        ReadPort memory,
        Valid<Acknowledgement> acknowledgement,
        Valid<Flush> flush,
        Stream<Transmission> transmissions,
        Stream<Completion> completions,
        Stream<Failure> refused,
        Stream<Failure> failed
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MrWrite.of(parameters))), p.in(SendSettings.SHAPE), p.in(uint(32)),
            p.in(Stream.of(Doorbell.of(parameters))), p.out(ReadPort.of(parameters.bytes())),
            p.in(Valid.of(Acknowledgement.of(parameters))), p.in(Valid.of(Flush.of(parameters))),
            p.out(Stream.of(Transmission.of(parameters))), p.out(Stream.of(Completion.of(parameters))),
            p.out(Stream.of(Failure.of(parameters))), p.out(Stream.of(Failure.of(parameters))));
    }

    @Override public void body(Io io) {
        var fork = instance(new Fork<>(ContextWrite.of(parameters), 4));
        var queue = instance(new SendQueue(parameters));
        var scheduler = instance(new TxScheduler(parameters));
        var window = instance(new SendWindow(parameters));
        var completer = instance(new SendCompleter(parameters));
        link(fork.in(), io.setup);
        link(queue.setup(), QueueSetup.ofSends(fork.out().at(0)));
        link(scheduler.setup(), SchedulerLife.of(parameters, fork.out().at(1)));
        scheduler.rate().valid().set(false);
        scheduler.rate().payload().set(zero(RateWrite.of(parameters)));
        ignore(scheduler.rate().ready());
        link(window.setup(), WindowLife.of(fork.out().at(2)));
        link(completer.setup(), QueueSetup.ofSends(fork.out().at(3)));
        queue.state().set(io.state);
        scheduler.state().set(io.state);
        window.state().set(io.state);
        completer.state().set(io.state);

        link(queue.doorbell(), io.doorbell);
        link(io.memory, queue.memory());
        queue.completed().set(completer.completed());
        queue.scheduling().set(scheduler.lookup());
        queue.wanted().set(scheduler.wanted());
        scheduler.wqe().set(queue.wqe());
        scheduler.wqeScheduled().set(queue.scheduled());
        scheduler.room().set(true);
        scheduler.notice().set(queue.notice());
        scheduler.mr().set(io.mr);
        scheduler.burst().set(io.settings.burst());
        scheduler.now().set(io.now);
        scheduler.update().set(window.update());
        scheduler.resends().set(window.resends());
        scheduler.losses().set(window.losses());
        link(window.ask(), scheduler.ask());
        scheduler.context().set(zero(ResponseContext.SHAPE));
        scheduler.readsDone().valid().set(false);
        scheduler.visible().set(0);
        scheduler.readsDone().value().set(zero(ReadsDone.of(parameters)));
        ignore(scheduler.contextLookup(), scheduler.pending());
        scheduler.responses().valid().set(false);
        scheduler.responses().value().set(zero(ResponseCount.of(parameters)));
        window.reads().set(scheduler.open());
        window.readsDone().valid().set(false);
        window.readsDone().value().set(0);
        scheduler.resend().set(window.resend());
        scheduler.nothing().set(window.nothing());
        link(window.sent(), scheduler.sent());
        window.settings().set(io.settings.timers());
        window.now().set(io.now);
        window.acknowledgement().set(io.acknowledgement);
        window.acknowledged().set(true);
        completer.update().set(MessageCount.ofRequests(window.update(), parameters));
        completer.rung().set(queue.rung());
        queue.completing().set(completer.lookup());
        completer.taken().set(queue.completes());
        queue.responding().valid().set(false);
        queue.responding().value().set(zero(WqeLookup.of(parameters)));
        completer.detail().set(WqeDetail.of(queue.wqe()));
        completer.flush().set(io.flush);
        completer.readsDone().valid().set(false);
        completer.readsDone().value().set(zero(ReadsDone.of(parameters)));

        link(io.transmissions, scheduler.transmissions());
        link(io.completions, completer.completions());
        link(io.refused, scheduler.failures());
        link(io.failed, window.failure());
        ignore(window.row(), window.ackFull(), window.events());
    }
}
