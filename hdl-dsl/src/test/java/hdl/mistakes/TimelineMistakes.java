package hdl.mistakes;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.ahead;
import static hdl.Hdl.at;
import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.keep;
import static hdl.Hdl.latency;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.oneHot;
import static hdl.Hdl.reg;
import static hdl.Hdl.retime;
import static hdl.Hdl.stage;
import static hdl.Hdl.timeline;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Fifo;
import hdl.lib.Valid;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** Pipelines: HDL901 to HDL918. */
final class TimelineMistakes {
    record Io(Valid<UInt> packet, UInt limit, UInt other, Bool busy, UInt length, UInt answer)
        implements Bundle<Io> {}

    /** A pipeline of packets with an answer at cycle 3, and a body to choose. */
    record Judge(int number) implements Circuit<Io> {
        private static final List<Consumer<Io>> BODIES = List.of(TimelineMistakes::meets, TimelineMistakes::untimed,
            TimelineMistakes::otherTimeline, TimelineMistakes::sooner, TimelineMistakes::backwards,
            TimelineMistakes::late, TimelineMistakes::fields, TimelineMistakes::forwards, TimelineMistakes::twice,
            TimelineMistakes::circle, TimelineMistakes::counts, TimelineMistakes::recalls, TimelineMistakes::delays,
            TimelineMistakes::noValid, TimelineMistakes::tooClose, TimelineMistakes::noCycle, TimelineMistakes::held,
            TimelineMistakes::wide, TimelineMistakes::goesOn, TimelineMistakes::distance,
            TimelineMistakes::recalled, TimelineMistakes::beyond, TimelineMistakes::cycleless, TimelineMistakes::budget,
            TimelineMistakes::kept, TimelineMistakes::moved, TimelineMistakes::movedTwice,
            TimelineMistakes::sharedLate, TimelineMistakes::sharedTwice, TimelineMistakes::sharedAlone,
            TimelineMistakes::sharedHeld, TimelineMistakes::decidedLate, TimelineMistakes::beginsUntimed,
            TimelineMistakes::beginsTwice);

        @Override public String moduleName() {
            return "Judge";
        }

        @Override public Io ports(Ports p) {
            var second = p.timeline(); // other
            return new Io(p.at(0).in(Valid.of(uint(8))), p.steady().in(uint(8)), // packet
                p.at(second, 0).in(uint(8)), p.in(bool()), p.at(2).in(uint(8)), p.at(3).out(uint(8))); // length
        }

        @Override public void body(Io io) {
            BODIES.get(number).accept(io);
        }
    }

    /** Adds the entry that belongs to a key, one cycle behind it. */
    record Adder() implements Circuit<Adder.Io> {
        record Io(UInt key, UInt entry, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(uint(8)), p.at(1).in(uint(8)), p.at(2).out(uint(8)));
        }

        @Override public void body(Io io) {
            io.sum.set(stage(stage(io.key).plus(io.entry)));
        }
    }

    /** Adds two values that come together. */
    record Pair() implements Circuit<Pair.Io> {
        record Io(UInt one, UInt other, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(uint(8)), p.at(0).in(uint(8)), p.at(1).out(uint(8)));
        }

        @Override public void body(Io io) {
            io.sum.set(stage(io.one.plus(io.other)));
        }
    }

    private TimelineMistakes() {}

    private static void meets(Io io) {
        var half = stage(io.packet.value().shr(1)); // half
        io.answer.set(at(3, half.plus(io.length))); // meets
    }

    private static void untimed(Io io) {
        var isLow = io.length.lt(io.limit); // islow
        io.answer.set(at(3, io.length.gate(isLow.and(io.busy)))); // untimed
    }

    private static void otherTimeline(Io io) {
        io.answer.set(at(3, io.packet.value().plus(io.other))); // untimedb
    }

    private static void sooner(Io io) {
        var adder = instance(new Adder());
        adder.key().set(io.packet.value());
        adder.entry().set(io.length); // sooner
        io.answer.set(stage(adder.sum()));
    }

    private static void backwards(Io io) {
        var verdict = stage(io.length.plus(1)); // verdict
        io.answer.set(at(2, verdict)); // backwards
    }

    private static void late(Io io) {
        var sum = stage(io.length.plus(1)); // sum
        var result = stage(sum.plus(1)); // result
        io.answer.set(result); // late
    }

    private static void fields(Io io) {
        var queue = instance(new Fifo<>(uint(8), 4));
        queue.in().valid().set(at(2, io.packet.valid()));
        queue.in().payload().set(at(1, io.packet.value())); // fields
        queue.out().ready().set(true);
        io.answer.set(at(3, io.length));
    }

    private static void forwards(Io io) {
        var t = timeline(io.packet).aligned();
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).forwarded(); // forwarded
        var sum = stage(entry.value().plus(1));
        var after = stage(sum.plus(1)); // after
        entry.write(after);
        io.answer.set(after);
    }

    private static void tooClose(Io io) {
        var t = timeline(io.packet).aligned();
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).apart(2); // forwardedb
        var after = stage(entry.value().plus(1)); // afterb
        entry.write(after);
        io.answer.set(after);
    }

    private static void twice(Io io) {
        var count = reg(uint(8)).init(0); // count
        var t = timeline(io.packet);
        when(t.flag(io.packet.value().bit(0)), () -> count.next(count.plus(1)));
        when(t.flag(io.length.bit(0)), () -> count.next(0)); // twice
        io.answer.set(at(3, io.length));
    }

    private static void circle(Io io) {
        var next = wire(uint(8)); // circle
        timeline(io.packet).aligned();
        next.set(stage(stage(next).plus(io.packet.value())));
        io.answer.set(at(3, io.length));
    }

    private static void counts(Io io) {
        var seen = reg(uint(8)).init(0); // seen
        timeline(io.packet);
        var isLong = io.length.ge(64);
        when(isLong, () -> seen.next(seen.plus(1))); // counts
        io.answer.set(stage(io.length));
    }

    private static void recalls(Io io) {
        var t = timeline(io.packet).aligned();
        var table = memory(uint(8), 256).style(BRAM);
        var entry = table.read(io.packet.value());
        var after = stage(entry.plus(1));
        var address = at(2, io.packet.value());
        when(t.flag(after.bit(0)), () -> table.write(address, after)); // recalls
        io.answer.set(after);
    }

    private static void delays(Io io) {
        io.answer.set(delay(io.packet.value(), 3)); // delays
    }

    private static void noValid(Io io) {
        io.answer.set(stage(io.length.gate(timeline(io.length).flag(io.length.bit(0))))); // missing
    }

    private static void noCycle(Io io) {
        io.answer.set(stage(io.length.plus(latency(new Fifo<>(uint(8), 4), port -> port.in())))); // missingb
    }

    private static void held(Io io) {
        timeline(io.packet).aligned().advance(io.busy);
        var table = memory(uint(8), 256).style(BRAM).latency(2);
        io.answer.set(table.read(io.packet.value())); // held
    }

    private static void wide(Io io) {
        timeline(io.packet).aligned();
        var lines = oneHot(io.packet.value(), 256); // wide
        io.answer.set(stage(io.length.gate(lines.bit(io.length))));
        ignore(io);
    }

    private static void goesOn(Io io) {
        timeline(io.packet).aligned().advance(io.busy);
        var adder = instance(new Adder()); // goeson
        adder.key().set(at(1, io.packet.value()));
        adder.entry().set(io.length);
        io.answer.set(adder.sum());
    }

    private static void distance(Io io) {
        timeline(io.packet).aligned().elastic(Collections.nCopies(4, io.busy));
        var older = stage(io.length); // older
        io.answer.set(at(3, ahead(1, older).plus(io.length))); // distance
    }

    private static void recalled(Io io) {
        var t = timeline(io.packet).aligned().elastic(Collections.nCopies(4, io.busy));
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).forwarded(); // recalled
        var after = stage(entry.value().plus(1));
        entry.write(after);
        io.answer.set(at(3, after));
    }

    private static void beyond(Io io) {
        timeline(io.packet).aligned().elastic(Collections.nCopies(3, io.busy));
        var longer = stage(io.length.plus(1)); // beyond
        io.answer.set(longer);
    }

    private static void cycleless(Io io) {
        var cycle = timeline(io.packet).cycle(io.busy); // cycleless
        io.answer.set(at(cycle, io.length));
    }

    private static void budget(Io io) {
        timeline(io.packet).aligned().waitsAtMost(4); // budget
        io.answer.set(stage(io.length.plus(io.packet.value())));
    }

    private static void kept(Io io) {
        var half = keep(io.length.shr(1)); // kept
        io.answer.set(stage(half));
    }

    private static void moved(Io io) {
        var t = timeline(io.packet).aligned();
        var isLong = retime(stage(t.flag(io.length.gt(io.limit)))); // moved
        io.answer.set(io.length.gate(isLong));
    }

    private static void movedTwice(Io io) {
        timeline(io.packet).aligned();
        var half = retime(at(1, io.packet.value())); // movedb
        io.answer.set(stage(io.length.plus(half)).minus(half));
    }

    private static void sharedLate(Io io) {
        var t = timeline(io.packet).aligned();
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).forwarded();
        entry.write(entry.value());
        entry.beside(io.busy, lit(0, 8), lit(0, 8)); // sharedlate
        io.answer.set(at(3, io.length));
    }

    private static void sharedTwice(Io io) {
        var t = timeline(io.packet).aligned();
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).forwarded().beside(io.busy, lit(0, 8), lit(0, 8));
        entry.behind(io.busy, lit(1, 8), lit(0, 8)); // sharedtwice
        entry.write(entry.value());
        io.answer.set(at(3, io.length));
    }

    private static void sharedAlone(Io io) {
        var t = timeline(io.packet).aligned();
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).forwarded();
        entry.beside(io.busy, lit(0, 8), lit(0, 8)); // sharedalone
        io.answer.set(at(3, entry.value()));
    }

    private static void sharedHeld(Io io) {
        var t = timeline(io.packet).aligned().advance(io.busy);
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).forwarded();
        entry.behind(io.busy, lit(0, 8), lit(0, 8)); // sharedheld
        entry.write(entry.value());
        io.answer.set(at(3, entry.value()));
    }

    private static void decidedLate(Io io) {
        var t = timeline(io.packet).aligned();
        var table = memory(uint(8), 256).style(BRAM);
        var entry = t.recall(table, io.packet.value()).forwarded(); // decidedlate
        var isLong = stage(io.length.gt(io.limit)); // islong
        entry.write(isLong, entry.value());
        io.answer.set(at(3, io.length));
    }

    /** A register that no operation writes would take the instance off the timeline. */
    private static void beginsUntimed(Io io) {
        timeline(io.packet).aligned();
        var laps = reg(uint(8)).init(0); // laps
        laps.next(laps.plus(1));
        var pair = instance(new Pair());
        pair.one().set(io.packet.value());
        pair.other().set(laps); // lapsmeet
        io.answer.set(at(3, pair.sum()));
    }

    private static void beginsTwice(Io io) {
        timeline(io.packet).aligned();
        var pair = instance(new Pair());
        pair.one().set(io.packet.value());
        pair.other().set(io.other); // beginstwice
        io.answer.set(at(3, pair.sum()));
    }

    static List<Mistake> all() {
        return new Mistake.Collection(TimelineMistakes.class)
            .circuit("HDL901", """
                    {meets}: HDL901: 'half' (8 bits, packet cycle 1) meets 'length' (8 bits, packet cycle 2); \
                    stage it once more, write at(2, half), or declare the pipeline aligned()
                      {half}: 'half' declared here
                      {length}: 'length' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(0))
            .circuit("HDL902", """
                    {untimed}: HDL902: 'busy' (1 bit) is on no timeline and meets 'isLow' (1 bit, packet cycle \
                    2); write packet.enter(2, busy), or steady(busy) if it is configuration
                      {length}: 'busy' declared here
                      {islow}: 'isLow' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(1))
            .circuit("HDL902", """
                    {untimedb}: HDL902: 'packet_value' (8 bits, packet cycle 0) meets 'other' (8 bits, other \
                    cycle 0), another timeline; carry it through the FIFO between, or leave(...) it
                      {packet}: 'packet_value' declared here
                      {length}: 'other' declared here
                      {packet}: cycle 0 of timeline 'packet' here
                      {other}: cycle 0 of timeline 'other' here""", new Judge(2))
            .circuit("HDL902", """
                    {lapsmeet}: HDL902: 'pair.other' is wanted on timeline packet, as 'packet_value' (8 bits, packet \
                    cycle 0), and gets 'laps' (8 bits), which is on no timeline; let it enter(...) the timeline
                      {laps}: 'laps' declared here
                      {packet}: 'packet_value' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(32))
            .circuit("HDL902", """
                    {beginstwice}: HDL902: 'pair.other' is wanted on timeline packet, as 'packet_value' (8 bits, \
                    packet cycle 0), and gets 'other' (8 bits, other cycle 0); let it enter(...) the timeline
                      {length}: 'other' declared here
                      {packet}: 'packet_value' declared here
                      {other}: cycle 0 of timeline 'other' here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(33))
            .circuit("HDL903", """
                    {sooner}: HDL903: 'adder.entry' is wanted at cycle 1 of Adder, begun at packet cycle 0, and \
                    gets 'length' (8 bits, packet cycle 2); have it sooner, or begin later
                      {length}: 'length' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(3))
            .circuit("HDL904", """
                    {backwards}: HDL904: at(2, verdict) lies before 'verdict' (8 bits, packet cycle 3); a value \
                    cannot be had before it is known
                      {verdict}: 'verdict' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(4))
            .circuit("HDL905", """
                    {late}: HDL905: output 'answer' is declared at cycle 3 and comes at 4, over 'result' and \
                    'sum'; take out a stage or declare p.at(4)
                      {result}: 'result' declared here
                      {sum}: 'sum' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(5))
            .circuit("HDL906", """
                    {fields}: HDL906: fields of one bundle enter 'queue.in' at different cycles: valid at 2, \
                    payload at 1; stage payload""", new Judge(6))
            .circuit("HDL907", """
                    {forwarded}: HDL907: 'after' (8 bits) comes at packet cycle 3 and is needed at 2 to be \
                    forwarded over 1 operation; make it sooner, or apart(4)
                      {after}: 'after' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(7))
            .circuit("HDL907", """
                    {forwardedb}: HDL907: apart(2) is too close: what is written at packet cycle 2 is read at 0 \
                    no sooner than 3 operations later; write apart(3)
                      {afterb}: 'after' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(14))
            .circuit("HDL908", """
                    {twice}: HDL908: 'count' (8 bits) is written at packet cycles 0 and 2; a state belongs to one \
                    cycle
                      {count}: 'count' declared here""", new Judge(8))
            .circuit("HDL909", """
                    {circle}: HDL909: 'next' reads itself through 2 stages and nothing says what comes first; \
                    keep it in one reg, or write ahead(2, next)""", new Judge(9))
            .circuit("HDL910", """
                    {counts}: HDL910: 'seen' (8 bits) counts at packet cycle 2 also where no packet is; put \
                    flag(...) around 'isLong'
                      {seen}: 'seen' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(10))
            .circuit("HDL911", """
                    {held}: HDL911: memory 'table' is read over 2 edges on timeline 'packet', which may be held, \
                    and only its first register holds; use latency(1) and stage the word""", new Judge(16))
            .circuit("HDL911", """
                    {goeson}: HDL911: instance 'adder' has registers of its own on timeline 'packet', which may be \
                    held, and they go on; let the timeline run freely in front of a FIFO (Hold.skid), or put its \
                    stages here""", new Judge(18))
            .circuit("HDL911", """
                    {distance}: HDL911: ahead(1, older) in elastic timeline 'packet': the operation ahead may be \
                    any number of cycles ahead; hold all at once (Hold.ALL), or run freely (Hold.skid)
                      {older}: 'older' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(19))
            .circuit("HDL911", """
                    {recalled}: HDL911: memory 'table' is recalled in elastic timeline 'packet': operations ahead \
                    may be any number of cycles ahead; hold all at once (Hold.ALL), or run freely (Hold.skid)""",
                    new Judge(20))
            .circuit("HDL911", """
                    {beyond}: HDL911: 'longer' (8 bits, packet cycle 3) is outside of elastic timeline 'packet', \
                    which operations leave at cycle 2; let the result be the latest value
                      {beyond}: 'longer' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(21))
            .circuit("HDL912", """
                    {recalls}: HDL912: memory 'table' is read at packet cycle 0 and written at 2: 2 operations \
                    ahead are not in it; say forwarded(), apart(3) or stale("why") on its recall""", new Judge(11))
            .circuit("HDL913", """
                    {delays}: HDL913: delay(packet_value, 3) of a value at packet cycle 0; write at(3, \
                    packet_value) or stage(packet_value)""", new Judge(12))
            .circuit("HDL914", """
                    {wide}: HDL914: 'lines' (256 bits) waits 2 cycles in 512 registers and is made of 8 bits; at(2, \
                    packet_value) before it costs 16
                      {packet}: 'packet_value' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(17))
            .circuit("HDL915", """
                    {missing}: HDL915: nothing says whether there is a packet; begin the timeline with a Bool or \
                    with a record that has a field 'valid', or write valid(...)""", new Judge(13))
            .circuit("HDL915", """
                    {missingb}: HDL915: this port of Fifo has no cycle; declare it with p.at(n)""", new Judge(15))
            .circuit("HDL915", """
                    {cycleless}: HDL915: this value has no cycle of packet yet; make it from values of the \
                    timeline, above this line""", new Judge(22))
            .circuit("HDL916", """
                    {budget}: HDL916: timeline 'packet' waits in 16 bits and may in 4, most of them for \
                    'packet_value' (8 bits over 2 cycles); let less of it wait, or write waitsAtMost(16)
                      {packet}: 'packet_value' declared here""", new Judge(23))
            .circuit("HDL917", """
                    {kept}: HDL917: keep(length >> 1) and no register: 'length >> 1' (8 bits) is read as it is \
                    made; write keep(stage(length >> 1))""", new Judge(24))
            .circuit("HDL917", """
                    {moved}: HDL917: retime(isLong) moves a register that is reset, and then there would be none \
                    to reset; leave it where it is, or stage it for this reader alone""", new Judge(25))
            .circuit("HDL917", """
                    {movedb}: HDL917: retime(half) moves a register that 2 values read, and then there would be \
                    one for each; leave it where it is, or stage it for this reader alone""", new Judge(26))
            .circuit("HDL918", """
                    {sharedlate}: HDL918: memory 'table' has been written by its operations; say who shares the \
                    port before write(...)""", new Judge(27))
            .circuit("HDL918", """
                    {sharedtwice}: HDL918: memory 'table' shares its write port with somebody else already; \
                    choose between both, and say so once""", new Judge(28))
            .circuit("HDL918", """
                    {sharedalone}: HDL918: no operation writes memory 'table', so there is no port to share; \
                    write it with write(...) of the recall, or of the memory alone""", new Judge(29))
            .circuit("HDL911", """
                    {sharedheld}: HDL911: memory 'table' shares its write port on timeline 'packet', which may be \
                    held, and nobody tells who shares it; let the timeline run freely in front of a FIFO \
                    (Hold.skid), or write at other times""", new Judge(30))
            .circuit("HDL907", """
                    {decidedlate}: HDL907: 'isLong' (1 bit) comes at packet cycle 3 and is needed at 2 to be \
                    forwarded over 1 operation; make it sooner, or apart(4)
                      {islong}: 'isLong' declared here
                      {packet}: cycle 0 of timeline 'packet' here""", new Judge(31))
            .all();
    }
}
