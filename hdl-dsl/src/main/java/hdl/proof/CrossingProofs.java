package hdl.proof;

import static hdl.Hdl.assume;
import static hdl.Hdl.check;
import static hdl.Hdl.in;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Crossing;
import hdl.lib.axi.Axi4Crossing;
import hdl.lib.axi.AxiLiteCrossing;
import hdl.lib.cdc.AsyncFifo;
import hdl.lib.cdc.GrayCounter;
import hdl.lib.cdc.GraySynchronizer;
import hdl.lib.cdc.HandshakeCrossing;
import hdl.lib.cdc.PulseCrossing;
import hdl.lib.cdc.ResetSynchronizer;
import hdl.lib.cdc.Synchronizer;
import java.util.List;

/**
 * What is proved of the circuits between clocks. Where there are two, each rises whenever it likes; what is undecided
 * in a first sample is no part of it.
 */
final class CrossingProofs {
    private static final String CHANNELS = "channels keep their contract";

    private CrossingProofs() {
    }

    static List<Property> all() {
        return List.of(grayCounter(), synchronizer(), graySynchronizer(), resetSynchronizer(), pulses(), handshake(),
            asyncFifo(), axiLite(), axi4());
    }

    private static Property grayCounter() {
        return Property.of("GrayCounter", "4 bits; advances at any time", "both counts are the same number",
            () -> Proof.of(new GrayCounter(4)).pdr())
            .refutes("the code is the number itself", "gray <= coming ^ (coming >> 1)", "gray <= coming");
    }

    private static Property synchronizer() {
        return Property.of("Synchronizer", "3 stages; first samples are decided",
            "shows what was sampled 3 cycles ago, and 0 until then",
            () -> Proof.of(new Synchronizer(3)).with("endmodule", """
                  reg [2:0] sampled;
                  always @(posedge clk) sampled <= rst ? 3'd0 : {sampled[1:0], value};
                  always @(posedge clk) if (!rst) settled_is_what_was_sampled: assert (settled == sampled[2]);
                endmodule
                """))
            .refutes("a stage is left out", "sync_2 <= sync_1", "sync_2 <= sync_0");
    }

    private static Property graySynchronizer() {
        return Property.of("GraySynchronizer", "3 bits, 2 stages; first samples are decided",
            "shows what was sampled 2 cycles ago, all bits of one cycle, and 0 until then",
            () -> Proof.of(new GraySynchronizer(3, 2)).with("endmodule", """
                  reg [2:0] sampled, sampled_before;
                  always @(posedge clk) {sampled_before, sampled} <= rst ? 6'd0 : {sampled, code};
                  always @(posedge clk) if (!rst) settled_is_what_was_sampled: assert (settled == sampled_before);
                endmodule
                """))
            .refutes("a bit comes a cycle early", "sync_1 <= sync_0", "sync_1 <= {code[2], sync_0[1:0]}");
    }

    /** It has no reset of its own: looked at from the cycle on in which it has seen as many requests as it keeps. */
    private static Property resetSynchronizer() {
        return Property.of("ResetSynchronizer", "5 stages; its registers begin with anything, first samples are"
                + " decided",
            "a reset comes 3 cycles after a request, stays 3 cycles longer, and comes never else",
            () -> Proof.of(new ResetSynchronizer(5)).with("endmodule", """
                  reg [2:0] age = 0;
                  reg [1:0] sampled;
                  reg [2:0] cycles_left;
                  always @(posedge clk) begin
                    if (age != 3'd7) age <= age + 3'd1;
                    sampled <= {sampled[0], request};
                    cycles_left <= sampled[1] ? 3'd4 : age == 3'd0 || cycles_left == 3'd0 ? 3'd0 : cycles_left - 3'd1;
                    if (age == 3'd7) a_reset_while_one_was_just_asked_for: assert (reset == (cycles_left != 3'd0));
                  end
                endmodule
                """))
            .refutes("it ends a cycle early", "(|recent)", "(|recent[1:0])");
    }

    /** A pulse comes when the one before has arrived: further apart than has to be, whatever the clocks. */
    private static Property pulses() {
        return Property.of("PulseCrossing", "any two clocks; the next pulse comes when the one before has arrived",
            "each pulse arrives once, within 4 cycles of its new clock", () -> Proof.of(new PulseCrossing()).where(io ->
                in(io.from(), () -> {
                    var sent = reg(uint(2)).named("sent").init(0);
                    when(io.pulse(), () -> sent.next(sent.plus(1)));
                    in(io.to(), () -> {
                        var arrived = reg(uint(2)).named("count_arrived").init(0);
                        var waits = reg(uint(3)).named("cycles_waiting").init(0);
                        var underWay = Crossing.here(sent).ne(arrived);
                        when(io.arrived(), () -> arrived.next(arrived.plus(1)));
                        when(underWay.not().or(io.arrived()), () -> waits.next(0))
                            .elseWhen(waits.ne(7), () -> waits.next(waits.plus(1)));
                        check(io.arrived().not().or(underWay), "what arrives was sent, and has not arrived");
                        check(waits.le(4), "what was sent arrives");
                        in(io.from(), () -> assume(io.pulse().not().or(Crossing.here(arrived).eq(sent)),
                            "the pulse before has arrived"));
                    });
                })))
            .refutes("a pulse is the level of another", "arrived <= seen_settled != before_reg",
                "arrived <= seen_settled & ~before_reg");
    }

    private static Property handshake() {
        return Property.of("HandshakeCrossing", "2 bits, any two clocks; payloads count up",
            "payloads leave in order, none lost, none twice; streams keep their contract",
            () -> Proof.of(new HandshakeCrossing<>(uint(2))).streams()
                .where(io -> InOrder.claim(io.from(), io.in(), io.to(), io.out())))
            .refutes("a payload is written over what is shown", "!= answer) & ~full", "!= answer)");
    }

    private static Property asyncFifo() {
        return Property.of("AsyncFifo", "4 deep, 1 bit, any two clocks; any payloads",
            "never overflows, never reads ahead of the writer; streams keep their contract",
            () -> Proof.of(new AsyncFifo<>(uint(1), 4)).streams())
            .refutes("takes while it is full", "in_ready = ~full", "in_ready = 1'b1")
            .refutes("fetches over what is shown", "fetch = ~empty & advance", "fetch = ~empty");
    }

    private static Property axiLite() {
        return Property.of("AxiLiteCrossing", "4 address bits, 32 data bits, any two clocks; memories free", CHANNELS,
            () -> Proof.of(new AxiLiteCrossing(4, 32)).alone().cutMemories().streams())
            .refutes("an address goes whether it is taken or not", ".out_ready(m_axi_awready)", ".out_ready(1'b1)");
    }

    private static Property axi4() {
        return Property.of("Axi4Crossing", "4 address bits, 8 data bits, 4 deep, any two clocks; memories free",
            CHANNELS,
            () -> Proof.of(new Axi4Crossing(4, 8, 1, 4)).alone().cutMemories().streams())
            .refutes("an answer goes whether it is taken or not", ".out_ready(s_axi_bready)", ".out_ready(1'b1)");
    }
}
