package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.AxiLite;
import hdl.lib.csr.CsrBlock;
import rnic.context.Consumed;
import rnic.context.Doorbell;
import rnic.context.PageOwner;
import rnic.context.SrqDoorbell;
import rnic.context.SrqLife;
import rnic.protocol.RnicParameters;

/**
 * The doorbells of {@link NicControl}: which write is one, whether its page may ring for what it names, and where it
 * waits. A page is known by the address alone; among the registers all pages are the same four words.
 */
final class Doorbells {
    /** Where the number stands in each of them. */
    private static final int NUMBER_LOW = 16;

    private final RnicParameters parameters;
    private final NicControl.Io io;
    private final AxiLite bus;
    private final Group control;
    private final UInt page = reg(uint(PageOwner.PAGE_BITS)).named("doorbell_page");
    private final UInt number = reg(uint(32 - NUMBER_LOW)).named("doorbell_number");
    private final Bool denied = reg(bool()).named("doorbell_denied").init(0);
    private Bool denies = lit(false);

    Doorbells(RnicParameters parameters, NicControl.Io io, CsrBlock.Io registers) {
        this.parameters = parameters;
        this.io = io;
        bus = registers.sAxi();
        control = registers.control();
    }

    void connect() {
        var pairs = guard("pair_doorbells", parameters.queuePairs(), io.owners().pairs());
        var send = queue("send_doorbell", pairs, Doorbell.of(parameters), io.sendDoorbell(), new Doorbell(
            index("send_doorbell.qp", parameters.queuePairs()), control.uint("send_doorbell.producer")));
        var receive = queue("receive_doorbell", pairs, Doorbell.of(parameters), io.receiveDoorbell(), new Doorbell(
            index("receive_doorbell.qp", parameters.queuePairs()), control.uint("receive_doorbell.producer")));
        var queues = guard("queue_doorbells", parameters.completionQueues(), io.owners().queues());
        var completion = queue("completion_doorbell", queues, Consumed.of(parameters), io.consumed(), new Consumed(
                index("completion_doorbell.cq", parameters.completionQueues()),
                control.uint("completion_doorbell.consumer"), control.bool("completion_doorbell.arm")));
        var all = send.and(receive).and(completion);
        if (io.srqDoorbell().isPresent()) {
            all = all.and(shared(io.srqDoorbell().get()));
        }
        denied.next(denies);
        var room = reg(bool()).named("room").init(0);
        room.next(all);
        gated(room);
    }

    /** A pulse for each that was not let through. */
    Bool denied() {
        return denied;
    }

    private Bool shared(Stream<SrqDoorbell> out) {
        int queues = parameters.sharedQueues();
        var number = index("srq_doorbell.srq", queues);
        var made = io.srqMade().orElseThrow();
        var lives = memory(uint(SrqLife.BITS), queues).named("srq_lives").style(LUTRAM);
        when(made.valid(), () -> lives.write(made.value().srq(), made.value().life()));
        var srq = queue("srq_doorbell", guard("srq_doorbells", queues, io.owners().shared().orElseThrow()),
            SrqDoorbell.of(parameters), out, new SrqDoorbell(number, control.uint("srq_doorbell.number"),
                control.bool("srq_doorbell.limit"), lives.peek(number)));
        return srq;
    }

    /** Asked for each write, whatever it is. */
    private Bool guard(String name, int objects, Valid<PageOwner> owner) {
        var guard = instance(new DoorbellGuard(objects)).named(name);
        guard.owner().set(owner);
        guard.object().set(number.trunc(indexWidth(objects)));
        guard.page().set(page);
        return guard.isOwner();
    }

    /** Queues a doorbell that is let through; returns whether there is room for those under way. */
    private <T extends Data<T>> Bool queue(String register, Bool isOwner, Shape<T> shape, Stream<T> out, T doorbell) {
        var written = control.bool(register + ".written");
        var queue = instance(new Fifo<>(shape, NicControl.DOORBELLS, LUTRAM, true));
        queue.in().valid().set(written.and(isOwner));
        queue.in().payload().set(doorbell);
        ignore(queue.in().ready());
        link(out, queue.out());
        denies = denies.or(written.and(isOwner.not()));
        return queue.level().orElseThrow().le(NicControl.DOORBELLS - NicControl.RESERVE);
    }

    /** A number beyond the count is refused by its register, and never comes here. */
    private UInt index(String field, int count) {
        var value = control.uint(field);
        var written = control.bool(field.substring(0, field.indexOf('.')) + ".written");
        check(written.not().or(value.lt(count)), "a doorbell is for something that exists");
        check(written.not().or(value.eq(number.trunc(value.width()))), "a doorbell is looked up by its own number");
        return value.trunc(indexWidth(count));
    }

    /** The bus, whose writes wait while there is no room; one that has been shown to the registers stays. */
    private void gated(Bool room) {
        var from = io.sAxi();
        var shown = reg(bool()).named("shown").init(0);
        var passing = room.or(shown);
        shown.next(bus.awvalid().and(bus.awready().not()));
        bus.awaddr().set(place(from.awaddr(), bus.awaddr().width()));
        bus.awprot().set(from.awprot());
        bus.awvalid().set(from.awvalid().and(passing));
        from.awready().set(bus.awready().and(passing));
        when(from.aw().fires(), () -> page.next(page(from.awaddr())));
        when(from.w().fires(), () -> number.next(from.wdata().top(number.width())));
        link(bus.w(), from.w());
        link(from.b(), bus.b());
        bus.araddr().set(place(from.araddr(), bus.araddr().width()));
        bus.arprot().set(from.arprot());
        bus.arvalid().set(from.arvalid());
        from.arready().set(bus.arready());
        link(from.r(), bus.r());
    }

    private static Bool isPage(UInt address) {
        return address.bit(log2Ceil(NicRegisters.PAGES_AT));
    }

    /** The doorbells among the registers are those of page 0. */
    private static UInt page(UInt address) {
        int low = log2Ceil(NicRegisters.PAGE_BYTES);
        return address.bits(low + PageOwner.PAGE_BITS - 1, low).gate(isPage(address));
    }

    /** An address among the registers: that of the doorbell that is meant, or one where nothing is. */
    private static UInt place(UInt address, int width) {
        int below = log2Ceil(NicRegisters.DOORBELL_BYTES);
        var besideRegisters = address.bits(log2Ceil(NicRegisters.PAGES_AT) - 1, width).any();
        var besidePage = address.bits(log2Ceil(NicRegisters.PAGE_BYTES) - 1, below).any();
        var doorbell = cat(lit(NicRegisters.DOORBELLS >> below, width - below), address.trunc(below));
        var beside = lit(NicRegisters.DOORBELLS + NicRegisters.DOORBELL_BYTES, width);
        return mux(isPage(address), mux(besidePage, beside, doorbell),
            mux(besideRegisters, beside, address.trunc(width)));
    }
}
