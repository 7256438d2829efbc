package hdl.mistakes;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.NEW_DATA;
import static hdl.Hdl.OLD_DATA;
import static hdl.Hdl.URAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.in;
import static hdl.Hdl.memory;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Ports;
import hdl.UInt;
import hdl.ir.Memory.Style;
import java.math.BigInteger;
import java.util.List;

/** Memories: HDL499 for latencies, HDL501 to HDL516. */
final class MemoryMistakes {
    record Io(Clock network, Clock host, UInt at, UInt data, UInt where, UInt word) implements Bundle<Io> {}

    /** Written in one clock, read in another. */
    record TwoClocks(Style style) implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            var network = p.clock();
            var host = p.clock();
            return new Io(network, host, p.on(network).in(uint(4)), p.on(network).in(uint(8)), p.on(host).in(uint(4)),
                p.on(host).out(uint(8)));
        }

        @Override public void body(Io io) {
            var table = memory(uint(8), 16).style(style);
            if (style != URAM) {
                table.collision(OLD_DATA);
            }
            in(io.network, () -> table.write(io.at, io.data));
            in(io.host, () -> {
                var word = style == LUTRAM
                    ? table.peek(io.where) // HDL504 1
                    : table.read(io.where); // HDL504
                io.word.set(word);
            });
        }
    }

    record UltraTwice() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new TwoClocks(URAM).ports(p);
        }

        @Override public void body(Io io) {
            var table = memory(uint(8), 16).style(URAM);
            in(io.network, () -> table.write(io.at, io.data));
            in(io.host, () -> io.word.set(table.read(io.where))); // HDL505
        }
    }

    record WrittenTwice() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new TwoClocks(URAM).ports(p);
        }

        @Override public void body(Io io) {
            var table = memory(uint(8), 16);
            in(io.network, () -> table.write(io.at, io.data));
            in(io.host, () -> {
                table.write(io.where, hdl.Hdl.lit(0, 8)); // HDL509
                io.word.set(table.read(io.where));
            });
        }
    }

    private MemoryMistakes() {}

    static List<Mistake> all() {
        return new Mistake.Collection(MemoryMistakes.class)
            .body("HDL501", "{}: HDL501: memory 'table' has 3 ports, BRAM has 2; share a port with mux, or use two "
                + "memories",
                io -> {
                    var table = memory(uint(8), 16).style(BRAM);
                    table.write(io.b(), io.a());
                    var first = table.read(io.b());
                    var second = table.read(io.i().trunc(4)); // HDL501
                    io.y().set(first.xor(second));
                })
            .body("HDL501", "{1}: HDL501: memory 'table' has 2 write ports, LUTRAM has 1; share a port with mux, or "
                + "use two memories",
                io -> {
                    var table = memory(uint(8), 16).style(LUTRAM);
                    table.write(io.b(), io.a());
                    table.write(io.i().trunc(4), io.a()); // HDL501 1
                    io.y().set(table.read(io.b()));
                })
            .body("HDL514", "{}: HDL514: memory 'table' has 1073741824 words of 8 bits, which are 8192 Mbit, and no device "
                + "has more than 1024 Mbit; take fewer words, or memory outside the device",
                io -> {
                    var table = memory(uint(8), 1 << 30); // HDL514
                    table.write(io.a().zext(30), io.a());
                    io.y().set(table.read(io.a().zext(30)));
                })
            .body("HDL502", "{}: HDL502: 'table' is BRAM: peek needs LUTRAM or REGISTERS; use read and wait 1 cycle",
                io -> {
                    var table = memory(uint(8), 16).style(BRAM);
                    table.write(io.b(), io.a());
                    io.y().set(table.peek(io.b())); // HDL502
                })
            .body("HDL499", "{}: HDL499: read latency 5 is not built; use 1 or 2, or 3 and 4 for a cascade of UltraRAMs",
                io -> {
                    var table = memory(uint(8), 16).style(URAM).latency(5); // HDL499
                    io.y().set(table.read(io.b()));
                })
            .body("HDL503", "{}: HDL503: URAM has no start values; use BRAM, or write the table after reset",
                io -> {
                    var table = memory(uint(8), 16).style(URAM).contents(BigInteger::valueOf); // HDL503
                    io.y().set(table.read(io.b()));
                })
            .circuit("HDL504", "{}: HDL504: OLD_DATA needs one clock, 'table' is written in network and read in host; "
                + "use NEVER",
                new TwoClocks(BRAM))
            .circuit("HDL504", "{1}: HDL504: OLD_DATA needs one clock, 'table' is written in network and read in "
                + "host; use NEVER",
                new TwoClocks(LUTRAM))
            .circuit("HDL505", "{}: HDL505: URAM has one clock, 'table' is written in network and read in host; use "
                + "BRAM",
                new UltraTwice())
            .body("HDL506", "{}: HDL506: address 'i' (6 bits) reaches 63 but 'table' has 20 words; narrow it with "
                + "trunc(5)",
                io -> {
                    var table = memory(uint(8), 20);
                    io.y().set(table.read(io.i())); // HDL506
                })
            .body("HDL507", "{1}: HDL507: groups of 5 words do not divide the 16 words of 'table' evenly; use a power of "
                + "two",
                io -> {
                    var table = memory(uint(8), 16).zeroed();
                    io.y().set(table.readWide(io.a(), 5)); // HDL507 1
                })
            .body("HDL507", "{2}: HDL507: groups of 3 words of 'table': the place of a word in its group is bits of its "
                + "address; use a power of two",
                io -> {
                    var table = memory(uint(8), 12).zeroed();
                    io.y().set(table.readWide(io.a(), 3)); // HDL507 2
                })
            .body("HDL507", "{}: HDL507: mask 'i' (6 bits) does not divide a word of 8 bits evenly; use one mask bit "
                + "per byte",
                io -> {
                    var table = memory(uint(8), 16);
                    table.write(io.b(), io.a(), io.i()); // HDL507
                })
            .body("HDL508", "{}: HDL508: URAM has no 1-bit write; use BRAM for the bit map, or write whole words",
                io -> {
                    var seen = memory(bool(), 16).style(URAM);
                    seen.write(io.b(), io.enable()); // HDL508
                    io.y().set(seen.read(io.b()).asUInt().zext(8));
                })
            .body("HDL510", "{}: HDL510: read latency 3 is for cascades of URAM, 'table' is BRAM; use 2",
                io -> {
                    var table = memory(uint(8), 16).style(BRAM).latency(3);
                    table.write(io.b(), io.a());
                    io.y().set(table.read(io.b())); // HDL510
                })
            .body("HDL511", "{}: HDL511: NEW_DATA reaches back 2 cycles, 'table' is read with latency 3; use OLD_DATA, "
                + "and forward what is on its way",
                io -> {
                    var table = memory(uint(8), 16).style(URAM).collision(NEW_DATA).latency(3);
                    table.write(io.b(), io.a());
                    io.y().set(table.read(io.b())); // HDL511
                })
            .body("HDL512", "{}: HDL512: URAM reads and writes words of one width, and 'table' is read 2 at once; use "
                + "BRAM, or wider words with a mask",
                io -> {
                    var table = memory(uint(4), 32).style(URAM);
                    table.write(io.b().zext(5), io.a().trunc(4));
                    io.y().set(table.readWide(io.b(), 2)); // HDL512
                })
            .body("HDL513", "{}: HDL513: rows of more than 32 words of 'seen' come from several arrays, so every read "
                + "takes a whole row; use two memories",
                io -> {
                    var seen = memory(bool(), 128).style(BRAM);
                    var row = seen.readWide(io.b().bit(0).asUInt(), 64);
                    var few = seen.readWide(io.b(), 8); // HDL513
                    io.y().set(row.trunc(8).xor(few));
                })
            .body("HDL513", "{1}: HDL513: rows of more than 32 words of 'marks' come from several arrays, which have no "
                + "contents; write the table after reset",
                io -> {
                    var marks = memory(bool(), 128).style(BRAM).contents(i -> BigInteger.valueOf(i & 1)); // HDL513 1
                    io.y().set(marks.readWide(io.b().bit(0).asUInt(), 64).trunc(8));
                })
            .body("HDL515", "{}: HDL515: a port of URAM that writes does not read, and one of 'table' does both; use BRAM, "
                + "or read and write at two ports",
                io -> {
                    var port = memory(uint(8), 16).style(URAM).named("table").port(io.b());
                    port.write(io.a()); // HDL515
                    io.y().set(port.read());
                })
            .body("HDL515", "{1}: HDL515: a port of 'table' reads the word that it writes, which NEVER forbids; use "
                + "OLD_DATA or NEW_DATA, in one clock",
                io -> {
                    var table = memory(uint(8), 16).style(BRAM).collision(hdl.Hdl.NEVER);
                    var port = table.port(io.b(), io.enable());
                    port.write(io.a()); // HDL515 1
                    io.y().set(port.read());
                })
            .body("HDL516", "{}: HDL516: this port of 'table' writes already; choose what it writes with mux, or take "
                + "another port",
                io -> {
                    var table = memory(uint(8), 16).style(BRAM);
                    var port = table.port(io.b());
                    port.write(io.a());
                    port.write(io.a().not()); // HDL516
                })
            .circuit("HDL509", "{}: HDL509: 'table' is written in network and in host; write it in one clock, and "
                + "bring the other data "
                    + "there with AsyncFifo", new WrittenTwice())
            .all();
    }
}
