package hdl.proof;

import static hdl.Hdl.assume;
import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.check;
import static hdl.Hdl.leave;
import static hdl.Hdl.lit;
import static hdl.Hdl.oneHot;
import static hdl.Hdl.past;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.lib.Cam;
import hdl.lib.Checksum16;
import hdl.lib.Counter;
import hdl.lib.CrcCode;
import hdl.lib.CrcSum;
import hdl.lib.Divider;
import hdl.lib.FreeList;
import hdl.lib.RegisterFile;
import java.util.List;

/** What is proved of the circuits that keep and count. */
final class StoreProofs {
    private StoreProofs() {
    }

    static List<Property> all() {
        return List.of(freeList(), registerFile(), cam(), counter(), divider(), checksum(), crcSum());
    }

    private static Property freeList() {
        return Property.of("FreeList", "4 numbers; only numbers that are out come back",
            "no number is out twice, each finds its place back; streams keep their contract", () -> Proof.of(new FreeList(4)).streams().where(io -> {
                var out = reg(uint(4)).named("out").init(0);
                var given = oneHot(io.free().payload(), 4).gate(io.free().fires());
                var back = oneHot(io.back().value(), 4).gate(io.back().valid());
                out.next(out.or(given).and(back.not()));
                assume(back.and(out.not()).eq(0), "only numbers that are out come back");
                check(io.free().valid().not().or(out.and(oneHot(io.free().payload(), 4)).eq(0)),
                    "no number is out twice");
                check(io.free().valid().or(out.all()), "waits only while all are out");
            }))
            .refutes("counts out once more", "counting <= fresh != 2'd3", "counting <= 1'b1");
    }

    private static Property registerFile() {
        return Property.of("RegisterFile", "3 words of 1 bit, 2 write ports; word 1, any writes within the depth",
            "a word is what was written last",
            () -> Proof.of(new RegisterFile<>(uint(1), 3, 1, 2)).where(io -> {
                var word = reg(uint(1)).named("word_1").init(0);
                for (int i = 0; i < 2; i++) {
                    var write = io.write().at(i);
                    assume(write.value().address().lt(3), "address " + i);
                    when(write.valid().and(write.value().address().eq(1)), () -> word.next(write.value().word()));
                }
                check(io.address().at(0).ne(1).or(io.word().at(0).eq(word)), "word 1 is what was written last");
            }))
            .refutes("the lower port is not held back", "writes_0 = write_0_valid &", "writes_0 = write_0_valid |");
    }

    private static Property cam() {
        return Property.of("Cam", "3 entries of 2 bits; entry 0, any writes",
            "a key is found where it was written last",
            () -> Proof.of(new Cam(3, 2)).where(io -> {
                var write = io.write().value();
                var used = reg(bool()).named("entry_0_used").init(0);
                var key = reg(uint(2)).named("entry_0_key");
                when(io.write().valid().and(write.entry().eq(0)), () -> {
                    used.next(write.used());
                    key.next(write.key());
                });
                Bool here = used.and(key.eq(io.key().value()));
                Bool looked = io.key().valid();
                var due = reg(bool()).named("due_1").init(0);
                var dueNow = reg(bool()).named("due_2").init(0);
                due.next(looked);
                dueNow.next(due);
                var expected = past(past(here));
                check(io.found().valid().eq(dueNow), "an answer for each lookup, at its time");
                check(dueNow.not().or(expected.eq(io.found().value().hit().and(io.found().value().entry().eq(0)))),
                    "entry 0 is found exactly when it has the key");
            }))
            .refutes("a free entry is found", "match_0 <= used_0 &", "match_0 <=");
    }

    private static Property counter() {
        return Property.of("Counter", "5 values, WRAP; never cleared", "ends with every fifth event",
            () -> Proof.of(new Counter(5,
            Counter.End.WRAP)).where(io -> {
                var events = reg(uint(3)).named("events").init(0);
                assume(io.clear().not(), "nobody clears it");
                when(io.up(), () -> events.next(events.plus(1)));
                when(io.ends(), () -> events.next(0));
                check(io.ends().eq(io.up().and(events.eq(4))), "ends with every fifth event");
            }))
            .refutes("turns one late", "is_last = count == 3'd4", "is_last = count == 3'd5");
    }

    private static Property divider() {
        return Property.of("Divider", "3 bits by 2; any divisor but 0",
            "quotient times divisor and remainder make the dividend; streams keep their contract", () -> Proof.of(new Divider(3, 2)).streams().where(io -> {
                var dividend = reg(uint(3)).named("asked_dividend");
                var divisor = reg(uint(2)).named("asked_divisor");
                when(io.in().fires(), () -> {
                    dividend.next(io.in().payload().dividend());
                    divisor.next(io.in().payload().divisor());
                });
                var result = io.out().payload();
                var product = result.quotient().times(divisor).plus(result.remainder().zext(5));
                check(io.out().valid().not().or(divisor.eq(0)).or(product.eq(dividend.zext(5))), "it is the quotient");
                check(io.out().valid().not().or(divisor.eq(0)).or(result.remainder().lt(divisor)),
                    "the remainder is less than the divisor");
            }))
            .refutes("does not take off what fits by a hair", "fits = partial >=", "fits = partial >");
    }

    private static Property checksum() {
        var sum = new Checksum16(4);
        return Property.of("Checksum16", "4 bytes; a beat has bytes, any data",
            "each packet has one sum, " + sum.latency()
            + " cycles behind its last beat", () -> Proof.of(sum).where(io -> {
                Bool due = io.in().valid().and(io.in().value().last());
                for (int i = 1; i <= sum.latency(); i++) {
                    var later = reg(bool()).named("due_" + i).init(0);
                    later.next(due);
                    due = later;
                }
                assume(io.in().valid().not().or(io.in().value().keep().ne(lit(0, 4))), "a beat has bytes");
                check(io.sum().valid().eq(due), "a sum for each packet, at its time");
            }))
            .refutes("a sum for every beat", "done <= valid_2 & ", "done <= valid_2 | ");
    }

    /** Bit after bit, as the code is defined. */
    private static Property crcSum() {
        var code = CrcCode.CCITT;
        return Property.of("CrcSum", "CRC-16 of CCITT, 2 bytes; any data",
            "the sum is what the beat of 2 cycles ago leaves in a register of 0", () -> Proof.of(new CrcSum(code, 2))
                .where(io -> {
                    var sum = lit(0, 16);
                    for (int i = 0; i < 16; i++) {
                        var data = leave(io.data()).bit(i / 8 * 8 + 7 - i % 8);
                        var turns = sum.msb().xor(data);
                        sum = cat(sum.trunc(15), lit(0, 1)).xor(code.constant(code.polynomial()).gate(turns));
                    }
                    var age = reg(uint(2)).named("age").init(0);
                    when(age.ne(CrcSum.LATENCY), () -> age.next(age.plus(1)));
                    check(age.ne(CrcSum.LATENCY).or(leave(io.sum()).eq(past(past(sum)))), "the sum of the beat");
                }))
            .refutes("a bit of the beat is left out", "data & 16'h", "data & 16'hfffe & 16'h");
    }
}
