package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/**
 * What commands remember: completion queues, MR keys, address handles, what queue pairs have been told. A write enters
 * its table one cycle later; a read takes 1 cycle.
 */
final class CommandTables {
    /** A completion queue; {@code users}: queue pairs, each counted for its sends and for its receives. */
    record Queue(Bool valid, UInt users) implements Bundle<Queue> {
        static Shape<Queue> of(RnicParameters p) {
            return bundle(Queue.class, bool(), uint(indexWidth(p.queuePairs()) + 2));
        }
    }

    /** An MR key. */
    record Key(Bool valid, UInt tag, @Doc("the peer may withdraw it") Bool withdrawable) implements Bundle<Key> {
        static final Shape<Key> SHAPE = bundle(Key.class, bool(), uint(8), bool());
    }

    /** What a queue pair has been told in this life. */
    record Told(Bool receive, Bool send) implements Bundle<Told> {
        static final Shape<Told> SHAPE = bundle(Told.class, bool(), bool());
    }

    /** One table with the register in front of its write port. */
    static final class Table<T extends Data<T>> {
        private final Memory<T> memory;
        private final Bool put;
        private final UInt address;
        private final T word;

        Table(Shape<T> shape, int depth, String name) {
            memory = memory(shape, depth).style(BRAM).named(name);
            put = reg(bool()).named(name + "_put").init(0);
            address = reg(uint(indexWidth(depth))).named(name + "_address");
            word = reg(shape).named(name + "_word");
            put.next(false);
            when(put, () -> memory.write(address, word));
        }

        void write(UInt at, T value) {
            put.next(true);
            address.next(at);
            word.next(value);
        }

        T read(UInt at) {
            return memory.read(at);
        }
    }

    final Table<Queue> queues;
    final Table<Key> keys;
    final Table<Bool> handles;
    final Table<Told> told;

    CommandTables(RnicParameters p) {
        queues = new Table<>(Queue.of(p), p.completionQueues(), "queues");
        keys = new Table<>(Key.SHAPE, p.mrs(), "keys");
        handles = new Table<>(bool(), p.addressHandles(), "handles");
        told = new Table<>(Told.SHAPE, p.queuePairs(), "told");
    }
}
