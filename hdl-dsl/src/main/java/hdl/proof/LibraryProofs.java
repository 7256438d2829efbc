package hdl.proof;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.REGISTERS;
import static hdl.Hdl.assume;
import static hdl.Hdl.bool;
import static hdl.Hdl.check;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.UInt;
import hdl.ir.Memory;
import hdl.lib.Arbiter;
import hdl.lib.ByteShifter;
import hdl.lib.Crc;
import hdl.lib.CrcCode;
import hdl.lib.Fifo;
import hdl.lib.Fork;
import hdl.lib.ForkSlice;
import hdl.lib.HalfSlice;
import hdl.lib.Join;
import hdl.lib.Lfsr;
import hdl.lib.PacketFifo;
import hdl.lib.Pipeline;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.axi.Axi4Slice;
import hdl.lib.axi.AxiLiteSlice;
import hdl.lib.csr.Access;
import hdl.lib.csr.CsrBlock;
import hdl.lib.csr.RegisterMap;
import java.util.ArrayList;
import java.util.List;

/** What is proved of the circuits of {@code hdl.lib}, in small sizes. */
public final class LibraryProofs {
    private static final String ORDER = "payloads leave in order, none lost, none twice; streams keep their contract";

    /** What is assumed of payloads that are to leave in order; they are of more bits than the circuit holds. */
    static final String NUMBERED = "; payloads count up";

    private LibraryProofs() {
    }

    public static List<Property> all() {
        var all = new ArrayList<>(streamsAndBuses());
        all.addAll(CrossingProofs.all());
        all.addAll(FlowProofs.all());
        all.addAll(StoreProofs.all());
        all.addAll(BusProofs.all());
        return List.copyOf(all);
    }

    private static List<Property> streamsAndBuses() {
        return List.of(
            fifo(4, LUTRAM).refutes("takes one too many", "assign in_ready = held != 3'd4;", "assign in_ready = 1'b1;"),
            fifo(3, REGISTERS).refutes("does not turn at its end", "head == 2'd2", "head == 2'd3"),
            fifo(4, BRAM).refutes("fetches over what is shown", "fetch = is_waiting & (~fetched_full | advance)",
                "fetch = is_waiting"),
            inOrder("RegisterSlice", "2 bits" + NUMBERED, () -> of(new RegisterSlice<>(uint(2)),
                RegisterSlice.Io::in, RegisterSlice.Io::out))
                .refutes("takes while both places are full", "in_ready = ~spare_full", "in_ready = 1'b1"),
            inOrder("HalfSlice", "2 bits" + NUMBERED, () -> of(new HalfSlice<>(uint(2)), HalfSlice.Io::in,
                HalfSlice.Io::out))
                .refutes("takes while it is full", "in_ready = ~full", "in_ready = 1'b1"),
            inOrder("Pipeline", "3 bits, 3 stages" + NUMBERED, () -> of(new Pipeline<>(uint(3), 3), Pipeline.Io::in,
                Pipeline.Io::out))
                .refutes("moves on over a full stage", "advance_0 = ~full_0 | advance_1", "advance_0 = 1'b1"),
            packetFifo(), fixedArbiter(), fairArbiter(), fork(), forkSlice(), join(), byteShifter(), crc(), lfsr(),
            axiLiteSlice(), axi4Slice(), csrBlock());
    }

    private static Property inOrder(String block, String parameters, java.util.function.Supplier<Proof<?>> proof) {
        return Property.of(block, parameters, ORDER, proof);
    }

    private static <IO extends hdl.Bundle<IO>> Proof<IO> of(hdl.Circuit<IO> circuit,
        java.util.function.Function<IO, Stream<UInt>> comes, java.util.function.Function<IO, Stream<UInt>> goes) {
        return Proof.of(circuit).streams().where(io -> InOrder.claim(comes.apply(io), goes.apply(io)));
    }

    private static Property fifo(int depth, Memory.Style style) {
        return inOrder("Fifo", depth + " deep, 3 bits, " + style + NUMBERED, () -> of(new Fifo<>(uint(3), depth,
            style, false),
            Fifo.Io::in, Fifo.Io::out));
    }

    private static Property packetFifo() {
        return Property.of("PacketFifo", "4 beats of 1 bit, BRAM; ends, commits and rollbacks at any time",
            "never overflows, shows committed beats only; streams keep their contract",
            () -> Proof.of(new PacketFifo<>(uint(1), 4, BRAM)).streams())
            .refutes("takes while it is full", "in_ready = ~is_full | too_long", "in_ready = 1'b1");
    }

    private static Property fixedArbiter() {
        return Property.of("Arbiter", "3 inputs of 2 bits, FIXED",
            "streams keep their contract, nothing offered is withdrawn",
            () -> Proof.of(new Arbiter<>(uint(2), 3, Arbiter.Policy.FIXED, false)).streams())
            .refutes("a better one takes the place of who is shown", "source = held ? owner : ", "source = ");
    }

    /** Behind each payload that leaves, at most one of every other input leaves before input 0 has its turn. */
    private static Property fairArbiter() {
        return Property.of("Arbiter", "3 inputs of 1 bit, ROUND_ROBIN",
            "nobody waits for more than two others; streams keep"
            + " their contract", () -> Proof.of(new Arbiter<>(uint(1), 3, Arbiter.Policy.ROUND_ROBIN, false)).streams()
            .where(io -> {
                for (int i = 0; i < 3; i++) {
                    var input = io.in().at(i);
                    var others = reg(uint(2)).named("others_" + i).init(0);
                    when(input.valid().not().or(input.ready()), () -> others.next(0))
                        .elseWhen(io.out().fires(), () -> others.next(others.plus(1)));
                    check(others.ne(3), "input " + i + " waits for two others at most");
                }
            }))
            .refutes("forgets whose turn it was", "if (done) begin\n        later", "if (1'b0) begin\n        later");
    }

    private static Property fork() {
        return Property.of("Fork", "2 copies, 2 bits" + NUMBERED, ORDER,
            () -> Proof.of(new Fork<>(uint(2), 2)).streams().where(io -> {
                InOrder.numbered(io.in());
                InOrder.leaves(io.out().at(0));
                InOrder.leaves(io.out().at(1));
            }))
            .refutes("a quick sink gets two copies", "out_0_valid = in_valid & ~taken[0]", "out_0_valid = in_valid");
    }

    private static Property forkSlice() {
        return Property.of("ForkSlice", "2 copies, 2 bits" + NUMBERED, ORDER,
            () -> Proof.of(new ForkSlice<>(uint(2), 2)).streams().where(io -> {
                InOrder.numbered(io.in());
                InOrder.leaves(io.out().at(0));
                InOrder.leaves(io.out().at(1));
            }))
            .refutes("a quick sink gets two copies", "~(offered | taken)", "~offered");
    }

    private static Property join() {
        return Property.of("Join", "2 bits each" + NUMBERED, "both leave in order, none is lost; streams keep their"
                + " contract",
            () -> Proof.of(new Join<>(uint(2), uint(2))).streams().where(io -> {
                InOrder.numbered(io.left());
                InOrder.numbered(io.right());
                check(io.out().valid().not().or(io.out().payload().left().eq(io.out().payload().right())),
                    "what leaves together has come as the same in number");
            }))
            .refutes("takes one side alone", "left_ready = right_valid & out_ready", "left_ready = out_ready");
    }

    /** The offset stays while a packet is under way. */
    private static Property byteShifter() {
        return Property.of("ByteShifter", "2 bytes, LATER; the offset stays within a packet",
            "what follows alone ends a packet; streams keep their contract",
            () -> Proof.of(new ByteShifter(2, ByteShifter.Direction.LATER)).streams().where(io -> {
                var begun = reg(bool()).named("begun").init(0);
                var before = reg(uint(1)).named("offset_before");
                when(io.in().fires(), () -> begun.next(io.in().payload().last().not()));
                before.next(io.offset());
                assume(begun.not().or(io.offset().eq(before)), "the offset stays");
            }))
            .refutes("bytes that follow forget their packet", "first <= in_payload_last", "first <= 1'b0");
    }

    private static Property crc() {
        var crc = new Crc(CrcCode.ETHERNET, 2);
        return Property.of("Crc", "Ethernet, 2 bytes; any data",
            "each packet has one code, " + crc.latency() + " cycles behind its last beat",
            () -> Proof.of(crc).where(io -> {
                Bool due = io.in().valid().and(io.in().value().last());
                for (int i = 1; i <= crc.latency(); i++) {
                    var later = reg(bool()).named("due_" + i).init(0);
                    later.next(due);
                    due = later;
                }
                check(io.crc().valid().eq(due), "a code for each packet, at its time");
            }))
            .refutes("a code for every beat", "done <= valid_d2 & last_d2", "done <= valid_d2");
    }

    private static Property lfsr() {
        return Property.of("Lfsr", "8 bits, 3 steps", "never becomes 0", () -> Proof.of(Lfsr.longest(8, 3)))
            .refutes("shifts without feedback", "value <= {", "value <= {1'b0} & {");
    }

    private static Property axiLiteSlice() {
        return Property.of("AxiLiteSlice", "4 address bits, 32 data bits", "channels keep their contract",
            () -> Proof.of(new AxiLiteSlice(4, 32)).streams())
            .refutes("an address goes whether it is taken or not", ".out_ready(m_axi_awready)", ".out_ready(1'b1)");
    }

    private static Property axi4Slice() {
        return Property.of("Axi4Slice", "4 address bits, 8 data bits", "channels keep their contract",
            () -> Proof.of(new Axi4Slice(4, 8, 1)).streams())
            .refutes("an answer goes whether it is taken or not", ".out_ready(s_axi_bready)", ".out_ready(1'b1)");
    }

    private static Property csrBlock() {
        var map = RegisterMap.of("proved", "").register(0, "plain", "").field("word", 7, 0, Access.READ_WRITE, "any")
            .register(4, "event", "").field("seen", 0, 0, Access.WRITE_ONE_TO_CLEAR, "any");
        return Property.of("CsrBlock", "2 registers of a word, one written and one cleared by ones; any access",
            "judges only what has come; streams keep their contract",
            () -> Proof.of(new CsrBlock(map)).streams())
            .refutes("judges an address without its data", "write_address_full & write_data_full &",
                "write_address_full &")
            .refutes("an answer is shown for a cycle only", "if (s_axi_bready)", "if (1'b1)");
    }
}
