package hdl.example;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import hdl.lib.cdc.*;

@Doc("Sends and receives bytes on a serial line: a start bit, eight bits, the lowest first, and a stop bit.")
public record Uart(int cyclesPerBit) implements Circuit<Uart.Io> {
    enum Sending { IDLE, BITS }

    enum Receiving { IDLE, START, BITS, STOP }

    public record Io(
        Clock host,
        Clock serial,
        @Doc("bytes to send") Stream<UInt> send,
        @Doc("bytes that have come") Stream<UInt> received,
        @Doc("a byte was lost, for nobody took those before") Bool lost,
        Bool tx,
        Bool rx
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var host = p.clock();
        var serial = p.clock();
        var bytes = Stream.of(uint(8));
        return new Io(host, serial, p.on(host).in(bytes), p.on(host).out(bytes), p.on(serial).out(bool()),
            p.on(serial).out(bool()), p.async().in(bool()));
    }

    @Override public void body(Io io) {
        var outwards = instance(new AsyncFifo<>(uint(8), 16));
        var inwards = instance(new AsyncFifo<>(uint(8), 16));
        outwards.write().set(io.host);
        outwards.read().set(io.serial);
        inwards.write().set(io.serial);
        inwards.read().set(io.host);
        link(outwards.in(), io.send);
        link(io.received, inwards.out());
        in(io.serial, () -> {
            sender(outwards.out(), io.tx);
            receiver(io, inwards.in());
        });
    }

    private Counter.Io bitTime() {
        return instance(new Counter(cyclesPerBit, Counter.End.WRAP));
    }

    private void sender(Stream<UInt> bytes, Bool tx) {
        var state = machine(Sending.IDLE);
        var frame = reg(uint(10)).init(0x3FF);               // stop bit on top, start bit lowest
        var left = reg(uint(4)).init(0);
        var time = bitTime();
        time.up().set(true);
        time.clear().set(state.is(Sending.IDLE));

        state.in(Sending.IDLE, () -> when(bytes.valid(), () -> {
                frame.next(cat(lit(true), bytes.payload(), lit(false)));
                left.next(9);
                state.go(Sending.BITS);
            }))
            .in(Sending.BITS, () -> when(time.ends(), () -> {
                frame.next(cat(lit(true), frame.top(9)));
                left.next(left.minus(1));
                when(left.eq(0), () -> state.go(Sending.IDLE));
            }));

        bytes.ready().set(state.is(Sending.IDLE));
        tx.set(frame.bit(0));
        ignore(time.count());
    }

    private void receiver(Io io, Stream<UInt> bytes) {
        var line = Synchronizer.of(io.rx);
        var state = machine(Receiving.IDLE);
        var value = reg(uint(8));
        var left = reg(uint(3));
        var full = reg(bool()).init(0);
        var time = bitTime();
        var half = time.count().eq(cyclesPerBit / 2);
        time.up().set(true);
        time.clear().set(state.is(Receiving.IDLE));

        full.next(false);
        state.in(Receiving.IDLE, () -> when(line.not(), () -> state.go(Receiving.START)))
            .in(Receiving.START, () -> when(half, () -> {
                left.next(7);
                when(line, () -> state.go(Receiving.IDLE)).otherwise(() -> state.go(Receiving.BITS));
            }))
            .in(Receiving.BITS, () -> when(half, () -> {
                value.next(cat(line, value.top(7)));
                left.next(left.minus(1));
                when(left.eq(0), () -> state.go(Receiving.STOP));
            }))
            .in(Receiving.STOP, () -> when(half, () -> {
                full.next(line);
                state.go(Receiving.IDLE);
            }));

        bytes.valid().set(full);
        bytes.payload().set(value);
        io.lost.set(full.and(bytes.ready().not()));
        ignore(time.ends());
    }
}
