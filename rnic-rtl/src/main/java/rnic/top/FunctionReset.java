package rnic.top;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.UpDown;
import hdl.lib.axi.AxiLite;

/**
 * Resets the NIC when its host asks for it, and leaves nothing half done outside: first no frame begins any more, in
 * either direction; when those that had begun are through, no burst of the bus; when all of these are answered, no
 * access to a register; and when none of them waits for its answer, all is reset. Whoever reads or writes a register
 * meanwhile waits for {@link #AGAIN} cycles at most. The same cycles follow the reset of the whole.
 *
 * <p>It waits for the MAC to end a frame, to take one, and for host memory to answer, as long as they take: a bus that
 * never answers cannot be left in the middle of a burst. Until then the register says that the reset has not happened.
 *
 * @param addressBits of the registers
 */
@Doc("Resets the NIC when its host asks for it: frames and bursts that have begun end first.")
public record FunctionReset(int addressBits) implements Circuit<FunctionReset.Io> {
    /** Cycles without a frame before the bus is stopped: every frame that came has been decided about. */
    private static final int QUIET = 128;
    /** Cycles of the reset, and as many until everybody has left it. */
    private static final int HELD = 16;
    /** Cycles from the last answer of a register to the next one. */
    static final int AGAIN = 2 * HELD + 8;
    /** Accesses to registers under way; slices in front and behind have a place for each. */
    private static final int ACCESS_BITS = 3;

    /** What it waits for: to be asked, for frames, for the bus, for registers, for the reset. */
    enum Step { RESETTING, RUNNING, FRAMES, BUS, REGISTERS }

    public record Io(
        @Doc("the host wants it") Bool asked,
        @Doc("no frame has begun") Bool framesRest,
        @Doc("no burst is under way") Bool busRests,
        @Doc("no frame begins") Bool stopFrames,
        @Doc("no burst begins") Bool stopBus,
        @Doc("all of the NIC is reset; also behind a reset of this") Bool reset,
        @Doc("of the host") AxiLite sAxi,
        @Doc("to the registers") AxiLite mAxi
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var bus = AxiLite.of(addressBits, 32);
        return new Io(p.in(bool()), p.in(bool()), p.in(bool()), p.out(bool()), p.out(bool()), p.out(bool()), p.in(bus),
            p.out(bus));
    }

    @Override public void body(Io io) {
        var step = machine(Step.RESETTING);
        var time = reg(uint(log2Ceil(QUIET))).named("cycles").init(0);
        var isThrough = time.eq(2 * HELD - 1);
        var isOpen = step.is(Step.REGISTERS).or(step.is(Step.RESETTING)).not();
        var answered = accesses(io, isOpen);
        step.in(Step.RESETTING, () -> when(isThrough, () -> step.go(Step.RUNNING)))
            .in(Step.RUNNING, () -> when(io.asked, () -> step.go(Step.FRAMES)))
            .in(Step.FRAMES, () -> when(time.all(), () -> step.go(Step.BUS)))
            .in(Step.BUS, () -> when(io.busRests, () -> step.go(Step.REGISTERS)))
            .in(Step.REGISTERS, () -> when(answered, () -> step.go(Step.RESETTING)));
        var counts = step.is(Step.FRAMES).and(io.framesRest).or(step.is(Step.RESETTING).and(isThrough.not()));
        time.next(time.plus(1).gate(counts));

        var resets = reg(bool()).named("resets").init(1);
        resets.next(step.is(Step.RESETTING).and(time.lt(HELD)));
        check(resets.not().or(answered), "who is reset owes no answer");
        io.reset.set(resets);
        io.stopFrames.set(stage(step.is(Step.RUNNING).not()));
        io.stopBus.set(stage(step.is(Step.RUNNING).or(step.is(Step.FRAMES)).not()));
    }

    /** Accesses pass while it is open, and those that have begun end; true when none is under way. */
    private Bool accesses(Io io, Bool isOpen) {
        // Addresses and data of writes come in any order; one of which the other has passed may pass.
        var ahead = reg(uint(ACCESS_BITS)).named("addresses_ahead").init(0);   // of their data, two's complement
        var mayAddress = isOpen.or(ahead.msb()).named("address_may");
        var mayData = isOpen.or(ahead.msb().not().and(ahead.any())).named("data_may");
        var address = pass(io.sAxi.aw(), io.mAxi.aw(), mayAddress).named("address_passes");
        var data = pass(io.sAxi.w(), io.mAxi.w(), mayData).named("data_passes");
        ahead.next(UpDown.next(ahead, address, data));
        var writes = underWay("writes", address, io.sAxi.b());
        var reads = underWay("reads", pass(io.sAxi.ar(), io.mAxi.ar(), isOpen), io.sAxi.r());
        link(io.sAxi.b(), io.mAxi.b());
        link(io.sAxi.r(), io.mAxi.r());
        return ahead.any().or(writes.any()).or(reads.any()).not();
    }

    private static <T extends Data<T>> Bool pass(Stream<T> from, Stream<T> to, Bool may) {
        from.ready().set(to.ready().and(may));
        to.mayChange("one that waits while registers are not reached").valid().set(from.valid().and(may));
        to.payload().set(from.payload());
        return from.fires();
    }

    private static UInt underWay(String name, Bool begins, Stream<?> answers) {
        var count = reg(uint(ACCESS_BITS)).named(name + "_under_way").init(0);
        count.next(UpDown.next(count, begins, answers.fires()));
        check(answers.fires().not().or(count.any()), "what is answered has begun: " + name);
        check(count.all().not(), "accesses under way are counted: " + name);
        return count;
    }
}
