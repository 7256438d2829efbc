package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.protocol.RnicParameters;
import rnic.receive.AccessCheck;
import rnic.receive.LengthCheck;
import rnic.receive.ReceiveChecks;
import rnic.receive.ReceiveCore;

/**
 * R4, from the lengths of a packet to the order that places it: what LengthCheck and AccessCheck let pass lies in its
 * message and that in its MR, so its payload does; ReceiveChecks asks both about the packet and takes nothing that
 * one of them refuses, and ReceiveCore orders nothing else to be placed, and nowhere else.
 */
final class ReceiveProofs {
    private ReceiveProofs() {}

    static List<Property> all() {
        return List.of(lengths(), access(), checks(), core());
    }

    private static Property lengths() {
        return Property.of("LengthCheck", "any packet",
            "a payload begins PO x PMTU behind the message's first byte, has a PMTU at most, and lies in the message of"
                + " a Write, in the Read that it answers and in the receive WQE of a Send (R4)",
            () -> measured().induction(7))
            .refutes("a Write may be longer than it says", () -> measured().with("is_whole <= end_reg ==",
                "is_whole <= end_reg >=").bound(7))
            .refutes("a payload may be longer than a PMTU", () -> measured().with("? ~is_mtu : (is_over |",
                "? ~is_mtu : (").bound(7));
    }

    private static Proof<?> measured() {
        return Proof.of(new LengthCheck()).with("endmodule", Surroundings.inside("LengthCheck"));
    }

    private static Property access() {
        return Property.of("AccessCheck", "small, any table",
            "what is not refused lies in the MR of its key, whose PD and right it has, and goes where its"
                + " message begins and its offset leads (R4)",
            () -> accessed().induction(1))
            .refutes("only the lower half of an address counts", () -> accessed().with("(|high) | ", "").bound(6))
            .refutes("the end of the message is not compared", () -> accessed()
                .with("end_reg[31:0] > mr_37_6_c7", "1'b0").bound(6))
            .refutes("an MR of another PD is written", () -> accessed()
                .with(" & (mr[122:107] == pd_c5)", "").bound(6)).slow();
    }

    private static Proof<?> accessed() {
        return Proof.of(new AccessCheck(RnicParameters.SMALL)).cutMemories()
            .with("endmodule", Surroundings.inside("AccessCheck_small"));
    }

    private static Property checks() {
        return Property.of("ReceiveChecks", "small, any verdicts",
            "lengths and access are those of the packet, and what has a bad one or no right to write is not taken (R4)",
            () -> Proof.of(new ReceiveChecks(RnicParameters.SMALL)).alone().free("AccessCheck_*", "")
                .free("LengthCheck", "").free("AdmissionCheck_*", "").free("NumberCheck", "").free("KindDecoder", "")
                .free("ProgressTable_*", "")
                .without("the message that is awaited begins at the expected packet or before it", "an MR has bytes",
                    "an MR ends within the address space")
                .with("endmodule", Surroundings.inside("ReceiveChecks_small")))
            .refutes("a refusal comes to nothing", "end else if (access_inst_refused) begin",
                "end else if (1'b0 & access_inst_refused) begin")
            .refutes("a length is that of the packet before", "lengths_bad_length_c8 <= lengths_bad_length_c7",
                "lengths_bad_length_c8 <= lengths_bad_length").slow();
    }

    private static Property core() {
        return Property.of("ReceiveCore", "small, any verdicts",
            "what is placed has passed its checks, and goes where they say (R4)",
            () -> Proof.of(new ReceiveCore(RnicParameters.SMALL)).alone().cutMemories().free("ReceiveChecks_*", "")
                .free("ErrorTable_*", "").free("EvaluationStage_*", "").free("ProgressTable_*", "")
                .free("SetupSequencer_*", "").free("SackReader_*", "")
                .without("the packet buffer has spoken of every packet", "a Read or an atomic that is accepted has a context")
                .with("endmodule", Surroundings.inside("ReceiveCore_small")))
            .refutes("what is refused is placed", "(checks_refusal_row == ROW_RX_OK)", "1'b1")
            .refutes("it goes where the next packet goes",
                "order_value_address <= checks_target_c6_c10[319:256]",
                "order_value_address <= checks_target_c6_c10[255:192]");
    }
}
