package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import hdl.lib.axi.Axi4;
import java.util.ArrayList;
import rnic.context.MrKey;
import rnic.context.MrWrite;
import rnic.memory.*;
import rnic.messages.AccessEvents;
import rnic.messages.Atomic;
import rnic.messages.CheckedAtomic;
import rnic.messages.TranslatedAtomic;
import rnic.protocol.RnicParameters;
import rnic.translate.AtomicTranslator;
import rnic.translate.ListPort;

/**
 * Executes atomics on 8 bytes of host memory, one behind the other for each address, in order of their arrival: reads
 * what is there, unless an atomic that is not done yet has the address, whose value is taken then; computes; writes,
 * unless an unequal compare changes nothing; and tells what was found behind the answer to the write. Nothing else of
 * this NIC or of the host is kept away from the 8 bytes meanwhile. An atomic that its MR does not allow any more, that
 * has no page in the list of its MR, that the bus refuses, or that has taken its value from such a one, is told as
 * failed. Addresses are those of the bus: two MRs may have the same 8 bytes.
 *
 * <p>At most {@code slots} are under way, each an 8-byte read and an 8-byte write after it. An atomic is taken each 6
 * cycles and computed in 4, so that with slow memory the slots are the limit; on one address they follow each other
 * without waiting for the bus. Pages that are not remembered are looked for at once for all that are under way.
 *
 * @param slots a power of two from 2
 */
@Doc("Executes atomics on 8 bytes of host memory, one behind the other for each address.")
public record AtomicUnit(RnicParameters parameters, int slots) implements Circuit<AtomicUnit.Io> {
    /** Slots of a NIC. */
    public static final int SLOTS = 16;
    private static final int LANE_BITS = 3;
    /** What is being done with the newest atomic, with the newest that has its page, and with the one that is computed. */
    enum Looking { IDLE, CHECKING, GIVING }

    enum Admission { IDLE, HALVES, WHOLE, ADMITTING }

    enum Computation { IDLE, LOW, HIGH, GIVING }

    public record Io(
        Stream<AtomicOperation> operations,
        Valid<MrWrite> mr,
        ReadPort read,
        WritePort write,
        @Doc("of pages") ListPort lists,
        @Doc("in the order of the operations") Stream<AtomicResult> results,
        @Doc("atomics under way for MRs that allow them") AccessEvents mrs
    ) implements Bundle<Io> {}

    /** An atomic whose value is read, or has been taken from another one; a dead one has none. */
    private record Entry(UInt qp, UInt context, UInt mr, Bool allowed, Bool adds, UInt address, UInt operand,
                         UInt compare, Bool dead, AtomicAddresses.Chain chain) implements Bundle<Entry> {}

    /** An atomic that has been computed. */
    private record Finished(UInt qp, UInt context, UInt mr, Bool allowed, UInt old, Bool failed,
                            Bool writes, AtomicAddresses.Chain chain) implements Bundle<Finished> {}

    @Override public Io ports(Ports p) {
        int bytes = parameters.bytes();
        return new Io(p.in(Stream.of(AtomicOperation.of(parameters))), p.in(Valid.of(MrWrite.of(parameters))),
            p.out(ReadPort.of(bytes)), p.out(WritePort.of(bytes)), p.in(ListPort.of(parameters.mrs(), bytes)),
            p.out(Stream.of(AtomicResult.of(parameters))), p.out(AccessEvents.of(parameters.mrs())));
    }

    @Override public void body(Io io) {
        registeredReset();
        var chain = AtomicAddresses.Chain.of(slots);
        var qp = uint(indexWidth(parameters.queuePairs()));
        var context = uint(indexWidth(parameters.contextNames()));
        var mr = uint(indexWidth(parameters.mrs()));
        var word = uint(64);
        var entries = instance(new Fifo<>(bundle(Entry.class, qp, context, mr, bool(), bool(), word, word, word,
            bool(), chain), slots));
        var fate = bundle(Finished.class, qp, context, mr, bool(), word, bool(), bool(), chain);
        var finished = instance(new Fifo<>(fate, slots));
        var ended = instance(new RegisterSlice<>(fate));     // who is told waits for no memory and no count of a FIFO
        link(ended.in(), finished.out());
        var lanes = instance(new Fifo<>(uint(laneBits()), slots));
        var values = instance(new Fifo<>(uint(65), slots));
        var answers = instance(new Fifo<>(bool(), slots));
        var answered = instance(new RegisterSlice<>(bool()));
        link(answered.in(), answers.out());
        var retired = wire(bool());
        var translator = instance(new AtomicTranslator(parameters));
        link(translator.lists(), io.lists);
        look(io, translator.checked(), retired);
        admit(io, translator.translated(), entries.in(), lanes.in(), retired);
        read(io, lanes.out(), values.in());
        compute(io, entries.out(), values.out(), finished.in());
        answers.in().valid().set(io.write.answers().valid());
        answers.in().payload().set(io.write.answers().value());
        check(answers.in().valid().not().or(answers.in().ready()), "there is a place for every answer");
        retired.set(retire(io, ended.out(), answered.out()));
    }

    private int laneBits() {
        return log2Ceil(parameters.bytes()) - LANE_BITS;
    }

    /** A slot, and a look at the MR. */
    private void look(Io io, Stream<CheckedAtomic> checked, Bool retired) {
        var looking = machine(Looking.IDLE);
        var used = reg(uint(log2Ceil(slots + 1))).init(0);
        var operation = reg(AtomicOperation.of(parameters));
        var offered = io.operations.payload();
        io.operations.ready().set(looking.is(Looking.IDLE).and(used.ne(slots)));
        var starting = io.operations.fires();
        when(starting, () -> operation.next(offered));
        when(starting.and(retired.not()), () -> used.next(used.plus(1)))
            .elseWhen(retired.and(starting.not()), () -> used.next(used.minus(1)));
        check(used.le(slots), "no more atomics are under way than there are slots");
        check(retired.not().or(used.any()), "who ends has begun");

        var range = instance(new AtomicRange(parameters));
        range.mr().set(io.mr);
        range.pd().set(offered.pd());
        range.key().set(offered.key());
        range.address().set(offered.address());
        var cycles = reg(uint(3)).init(0);
        var isChecked = looking.is(Looking.CHECKING).and(cycles.eq(AtomicRange.LATENCY - 2));
        var verdict = stayed(looking, leave(range.verdict()));
        looking.in(Looking.IDLE, () -> when(starting, () -> looking.go(Looking.CHECKING)))
            .in(Looking.CHECKING, () -> {
                cycles.next(cycles.plus(1));
                when(isChecked, () -> {
                    cycles.next(0);
                    looking.go(Looking.GIVING);
                });
            })
            .in(Looking.GIVING, () -> when(checked.ready(), () -> looking.go(Looking.IDLE)));
        var mr = new MrKey(parameters, operation.key()).index();
        checked.valid().set(looking.is(Looking.GIVING));
        checked.payload().set(new CheckedAtomic(new Atomic(operation.qp(), operation.context(), mr, verdict.allowed(),
            operation.adds(), operation.operand(), operation.compare()), operation.address(), verdict.pages()));

        // Of an MR that has been closed nothing begins: from the look-up to here it is a few cycles, whatever the bus does.
        var isNew = reg(bool()).init(0).named("checked_now");
        isNew.next(isChecked);
        io.mrs.beginning().valid().set(isNew.and(verdict.allowed()));
        io.mrs.beginning().value().set(mr);
        ignore(operation.pd(), operation.key());
    }

    /** What the MR says of the newest atomic; it stays until that is given on. */
    private static AtomicRange.Verdict stayed(Machine<Looking> looking, AtomicRange.Verdict verdict) {
        var known = reg(bool()).init(0);
        var kept = reg(AtomicRange.Verdict.SHAPE);
        known.next(looking.is(Looking.GIVING));
        when(known.not(), () -> kept.next(verdict));
        return mux(known, kept, verdict);
    }

    /** A look at the addresses ahead; then its read is on its way. */
    private void admit(Io io, Stream<TranslatedAtomic> translated, Stream<Entry> entries, Stream<UInt> lanes,
                       Bool retired) {
        var admission = machine(Admission.IDLE);
        var newest = reg(TranslatedAtomic.of(parameters));
        var isAsked = reg(bool()).init(0);
        var asked = reg(uint(64));
        translated.ready().set(admission.is(Admission.IDLE));
        when(translated.fires(), () -> newest.next(translated.payload()));
        var atomic = newest.atomic();
        var address = newest.address();
        var isDead = atomic.allowed().not().or(newest.missing());
        var addresses = instance(new AtomicAddresses(slots));
        addresses.asked().set(address.top(64 - LANE_BITS));
        addresses.retired().set(retired);
        var admits = admission.is(Admission.ADMITTING).and(isAsked.not());
        addresses.entering().set(admits);
        addresses.enterDead().set(isDead);
        admission.in(Admission.IDLE, () -> when(translated.valid(), () -> admission.go(Admission.HALVES)))
            .in(Admission.HALVES, () -> admission.go(Admission.WHOLE))
            .in(Admission.WHOLE, () -> admission.go(Admission.ADMITTING))
            .in(Admission.ADMITTING, () -> when(admits, () -> admission.go(Admission.IDLE)));

        var reads = admits.and(isDead.not()).and(addresses.chain().taken().not());
        entries.valid().set(admits);
        entries.payload().set(new Entry(atomic.qp(), atomic.context(), atomic.mr(), atomic.allowed(), atomic.adds(),
            address, atomic.operand(), atomic.compare(), isDead, addresses.chain()));
        check(admits.not().or(entries.ready()), "there is a place for every atomic");
        when(reads, () -> {
            isAsked.next(true);
            asked.next(address);
        }).elseWhen(io.read.bursts().ready(), () -> isAsked.next(false));
        io.read.bursts().valid().set(isAsked);
        io.read.bursts().payload().set(burst(asked));
        var isNew = reg(bool()).init(0).named("asked_now");
        isNew.next(reads);
        lanes.valid().set(isNew);
        lanes.payload().set(asked.bits(LANE_BITS + laneBits() - 1, LANE_BITS));
        check(isNew.not().or(lanes.ready()), "there is a place for every read");
        ignore(asked);
    }

    /** The beat of an 8-byte access. */
    private Burst burst(UInt address) {
        int bits = log2Ceil(parameters.bytes());
        return new Burst(cat(address.top(64 - bits), lit(0, bits)), lit(0, 8));
    }

    /** Beats come in the order of the bursts; of each the 8 bytes are kept. */
    private void read(Io io, Stream<UInt> lanes, Stream<UInt> values) {
        var beat = io.read.beats();
        ignore(beat.value().last());
        var value = beat.value().data().trunc(64);
        for (int lane = 1; lane < parameters.bytes() / 8; lane++) {
            value = mux(lanes.payload().eq(lane), beat.value().data().bits(64 * lane + 63, 64 * lane), value);
        }
        values.valid().set(beat.valid());
        values.payload().set(cat(beat.value().bad(), value));
        lanes.ready().set(beat.valid());
        check(beat.valid().not().or(lanes.valid()), "every beat was asked for");
        check(beat.valid().not().or(values.ready()), "there is a place for every beat");
    }

    /** In the order of the slots: what was found, what becomes of it, and its write. */
    private void compute(Io io, Stream<Entry> entries, Stream<UInt> values, Stream<Finished> finished) {
        var computation = machine(Computation.IDLE);
        var slot = reg(uint(indexWidth(slots))).init(0);
        var results = memory(uint(64), slots).style(LUTRAM).named("results");
        var broken = memory(bool(), slots).style(LUTRAM).named("broken");
        var operation = entries.payload();
        var chain = operation.chain();
        var reads = operation.dead().or(chain.taken()).not();
        var mayBegin = entries.valid().and(reads.not().or(values.valid()));
        var old = reg(uint(64));
        var isBad = reg(bool());
        var operand = reg(uint(64));
        var low = reg(uint(33));
        var sum = reg(uint(64));
        var same = reg(bool());
        var isSame = reg(bool());
        var writing = reg(bool()).init(0);                   // an address that is not taken
        var filling = reg(bool()).init(0);                   // data that is not taken
        var isFree = writing.or(filling).not();
        var giving = computation.is(Computation.GIVING).and(isFree);

        computation.in(Computation.IDLE, () -> when(mayBegin, () -> {
                operand.next(operation.operand());
                old.next(mux(chain.taken(), results.peek(chain.slot()), values.payload().trunc(64)));
                isBad.next(operation.dead()
                    .or(mux(chain.taken(), broken.peek(chain.slot()), values.payload().msb())));
                computation.go(Computation.LOW);
            }))
            .in(Computation.LOW, () -> {
                low.next(old.trunc(32).plusWide(operand.trunc(32)));
                same.next(old.trunc(32).eq(operation.compare().trunc(32)));
                computation.go(Computation.HIGH);
            })
            .in(Computation.HIGH, () -> {
                var high = old.top(32).plus(operand.top(32)).plus(low.msb().asUInt().zext(32));
                sum.next(cat(high, low.trunc(32)));
                isSame.next(same.and(old.top(32).eq(operation.compare().top(32))));
                computation.go(Computation.GIVING);
            })
            .in(Computation.GIVING, () -> when(isFree, () -> computation.go(Computation.IDLE)));
        values.ready().set(computation.is(Computation.IDLE).and(entries.valid()).and(reads));
        entries.ready().set(giving);

        var swapped = mux(isSame, operand, old);
        var result = mux(operation.adds(), sum, swapped);
        var writes = isBad.not().and(operation.adds().or(isSame));
        when(giving, () -> {
            results.write(slot, result);
            broken.write(slot, isBad);
            slot.next(slot.plus(1));
        });
        finished.valid().set(giving);
        finished.payload().set(new Finished(operation.qp(), operation.context(), operation.mr(), operation.allowed(), old,
            isBad, writes, chain));
        check(giving.not().or(finished.ready()), "there is a place for every atomic that is computed");
        write(io, giving.and(writes), operation.address(), result, writing, filling);
    }

    private void write(Io io, Bool starting, UInt address, UInt result, Bool writing, Bool filling) {
        int bytes = parameters.bytes();
        var at = reg(uint(64)).named("write_address");
        var value = reg(uint(64)).named("written");
        when(starting, () -> {
            at.next(address);
            value.next(result);
        });
        when(starting, () -> writing.next(true)).elseWhen(io.write.bursts().ready(), () -> writing.next(false));
        when(starting, () -> filling.next(true)).elseWhen(io.write.data().ready(), () -> filling.next(false));
        var lane = oneHot(at.bits(LANE_BITS + laneBits() - 1, LANE_BITS), bytes / 8);
        var strobes = new ArrayList<UInt>();
        var data = new ArrayList<UInt>();
        for (int i = bytes / 8 - 1; i >= 0; i--) {
            strobes.add(fill(lane.bit(i), 8));
            data.add(value);
        }
        io.write.bursts().valid().set(writing);
        io.write.bursts().payload().set(burst(at));
        ignore(at);
        io.write.data().valid().set(filling);
        io.write.data().payload().set(new Axi4.WriteData(cat(data), cat(strobes), lit(true)));
    }

    /** In the order of the slots, behind the answers to the writes, which come in that order too. */
    private Bool retire(Io io, Stream<Finished> ended, Stream<Bool> answers) {
        var slot = reg(uint(indexWidth(slots))).init(0).named("oldest");
        var spoiled = memory(bool(), slots).style(LUTRAM).named("spoiled");
        var oldest = ended.payload();
        var isDone = ended.valid().and(oldest.writes().not().or(answers.valid()));
        var refused = oldest.writes().and(answers.payload());
        var inherited = oldest.chain().taken().and(spoiled.peek(oldest.chain().slot()));
        var failed = oldest.failed().or(refused).or(inherited);
        var ending = isDone.and(io.results.ready());
        when(ending, () -> {
            spoiled.write(slot, failed);
            slot.next(slot.plus(1));
        });
        ended.ready().set(ending);
        answers.ready().set(ending.and(oldest.writes()));
        check(answers.valid().not().or(ended.valid()), "every answer belongs to a write");
        io.results.valid().set(isDone);
        io.results.payload().set(new AtomicResult(oldest.qp(), oldest.context(), oldest.old(), failed));
        io.mrs.ending().valid().set(ending.and(oldest.allowed()));
        io.mrs.ending().value().set(oldest.mr());
        cover(ending.and(inherited), "a failure is taken over");
        return ending;
    }
}
