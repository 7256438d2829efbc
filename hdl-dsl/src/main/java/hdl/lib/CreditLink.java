package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Carries a stream over a long way: {@code stages} plain registers forth, and as many back for the credits, between a
 * {@link CreditSender} and a {@link CreditReceiver}. No register of the way has an enable, and no {@code ready} runs
 * along it. Latency {@code stages} + 2 cycles up to 64 places, else {@code stages} + 4; one payload per cycle, for
 * which there are places enough. Stalls when all places are full.
 *
 * @param stages registers each way, at least 1
 */
@Doc("Carries a stream over a long way of registers, with credits coming back.")
public record CreditLink<T extends Data<T>>(Shape<T> payload, int stages) implements Circuit<CreditLink.Io<T>> {
    /** Cycles that a credit needs beside the way: at the sender, in the store, and on its way out of it. */
    private static final int ENDS = 4;
    private static final int SLOWER_STORE = 2;
    private static final int SMALL_STORE = 64;

    public record Io<T extends Data<T>>(@Doc("the near end") Stream<T> in, @Doc("the far end") Stream<T> out)
        implements Bundle<Io<T>> {}

    public CreditLink {
        if (stages < 1) {
            throw HdlException.refused("CreditLink of " + stages + " stages: it has at least 1");
        }
    }

    /** Places at the far end: as many as payloads can be sent before the first one's credit is back. */
    public int credits() {
        int least = 2 * stages + ENDS;
        return least <= SMALL_STORE ? least : least + SLOWER_STORE;
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(Stream.of(payload)));
    }

    @Override public void body(Io<T> io) {
        var sender = instance(new CreditSender<>(payload, credits()));
        var receiver = instance(new CreditReceiver<>(payload, credits()));
        link(sender.in(), io.in);
        link(io.out, receiver.out());

        receiver.in().valid().set(way(sender.out().valid(), "sent"));
        receiver.in().value().set(delay(sender.out().value(), stages));
        sender.freed().set(way(receiver.freed(), "freed"));
    }

    /** A bit along the way; 0 after reset. */
    private Bool way(Bool bit, String name) {
        var along = bit;
        for (int i = 1; i <= stages; i++) {
            var next = reg(bool()).named(name + "_" + i).init(0);
            next.next(along);
            along = next;
        }
        return along;
    }
}
