package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.roce.RoceStream;

/** The side path of RoCEv2. */
final class RoceProofs {
    private RoceProofs() {}

    static List<Property> all() {
        return List.of(stream());
    }

    /** One induction over one step, with what each cycle of the pipeline knows. A Read takes any number of PSNs. */
    private static Property stream() {
        return Property.of("RoceStream", "2 queue pairs, decisions after 5 cycles; any queue pair from a"
                + " life on, lives more than 5 cycles apart",
            "what may be taken is the packet behind all that were taken, whatever was refused",
            () -> followed().inductionBySat(1))
            .refutes("a packet that is taken back is not", () -> followed()
                .with("undoing_c2 ? state_expected_c7", "1'b0 ? state_expected_c7").pdr())
            .refutes("packets behind it have its turn", () -> followed()
                .with("~state_turn_c7", "state_turn_c7").pdr())
            .refutes("the packet just ahead is not seen", () -> followed()
                .with("same_1 & changes", "1'b0 & changes").pdr())
            .refutes("what comes back is the state of the packet behind it", () -> followed()
                .with("state_expected_c4_c6[71:48]", "state_expected_c4_c6[47:24]").pdr()).slow();
    }

    private static Proof<?> followed() {
        return Proof.of(new RoceStream(2, 5)).alone().cut("packets_all")
            .without("only what follows is taken", "nothing of a queue pair is on its way when its life begins")
            .with("endmodule", Surroundings.inside("RoceStream_2_5_0"));
    }
}
