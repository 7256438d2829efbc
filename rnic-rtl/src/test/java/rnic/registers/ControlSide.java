package rnic.registers;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.AxiLite;
import rnic.command.CommandProcessor;
import rnic.context.Consumed;
import rnic.context.ContextWrite;
import rnic.context.Failure;
import rnic.context.Doorbell;
import rnic.context.PageOwner;
import rnic.context.PageOwners;
import rnic.context.Settings;
import rnic.context.StateWrite;
import rnic.messages.Events;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/**
 * Registers, command processor and time base joined as in the NIC, with the rest of the NIC outside, which may say too
 * who listens to which page.
 */
record ControlSide(RnicParameters parameters) implements Circuit<ControlSide.Io> {
    record Io(AxiLite sAxi, Bool irq, Settings settings, Stream<Doorbell> sendDoorbell, Stream<Doorbell> receiveDoorbell,
              Stream<Consumed> consumed, Valid<Choice<Row>> received, Valid<Choice<Row>> acknowledged,
              Events events, Bool completed, Stream<ContextWrite> setup, Valid<StateWrite> state,
              Stream<Failure> failures, UInt now, PageOwners owners) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(AxiLite.of(21, 32)), p.out(bool()), p.out(Settings.SHAPE),
            p.out(Stream.of(Doorbell.of(parameters))), p.out(Stream.of(Doorbell.of(parameters))),
            p.out(Stream.of(Consumed.of(parameters))), p.in(Valid.of(choice(Row.class))),
            p.in(Valid.of(choice(Row.class))), p.in(Events.SHAPE), p.in(bool()),
            p.out(Stream.of(ContextWrite.of(parameters))), p.out(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Failure.of(parameters))), p.out(uint(32)), p.in(PageOwners.of(parameters)));
    }

    @Override public void body(Io io) {
        var control = instance(new NicControl(parameters));
        var processor = instance(new CommandProcessor(parameters));
        var time = instance(new Timebase(parameters.clockKilohertz()));
        link(control.sAxi(), io.sAxi);
        io.irq.set(control.irq());
        io.settings.set(control.settings());
        link(io.sendDoorbell, control.sendDoorbell());
        link(io.receiveDoorbell, control.receiveDoorbell());
        link(io.consumed, control.consumed());
        control.received().set(io.received);
        control.acknowledged().set(io.acknowledged);
        control.events().set(io.events);
        control.completed().set(io.completed);
        control.now().set(time.now());
        control.listening().ifPresent(it -> it.set(hdl.Hdl.lit(false)));
        control.named().ifPresent(it -> it.ready().set(hdl.Hdl.lit(false)));
        control.full().set(hdl.Hdl.lit(false));
        control.named().ifPresent(it -> ignore(it.valid(), it.payload()));
        ignore(control.denied(), control.eventsRead(),
            control.eventSettings());
        either(control.owners().pairs(), processor.owners().pairs(), io.owners.pairs());
        either(control.owners().queues(), processor.owners().queues(), io.owners.queues());
        control.answer().set(processor.answer());
        processor.command().set(control.command());
        processor.quiet().set(control.settings().quiet());
        processor.retransMoved().set(control.settings().choice().retrans().any());
        processor.withdrawals().valid().set(false);
        processor.withdrawals().payload().set(0);
        ignore(processor.withdrawals().ready(), processor.withdrawn(), processor.withdraws());
        processor.now().set(time.now().trunc(processor.now().width()));
        link(processor.failures().at(0), io.failures);
        link(io.setup, processor.setup());
        io.state.set(processor.state());
        nothingElse(processor);
        io.now.set(time.now());
    }

    private static void either(Valid<PageOwner> to, Valid<PageOwner> first, Valid<PageOwner> second) {
        to.valid().set(first.valid().or(second.valid()));
        to.value().set(mux(first.valid(), first.value(), second.value()));
    }

    private void nothingElse(CommandProcessor.Io processor) {
        for (int i = 1; i < CommandProcessor.REPORTERS; i++) {
            processor.failures().at(i).valid().set(hdl.Hdl.lit(false));
            processor.failures().at(i).payload().set(zero(Failure.of(parameters)));
            ignore(processor.failures().at(i).ready());
        }
        processor.isBroken().set(hdl.Hdl.lit(false));
        processor.drained().set(hdl.Hdl.lit(true));
        processor.events().ready().set(hdl.Hdl.lit(true));
        processor.obeyed().set(processor.events().valid());
        ignore(processor.events().payload());
        ignore(processor.flush().valid(), processor.flush().value(), processor.asked(), processor.failed(),
            processor.mr(), processor.address(), processor.queue(), processor.drain(), processor.rate().valid(),
            processor.rate().payload());
        processor.rate().ready().set(hdl.Hdl.lit(true));
    }
}
