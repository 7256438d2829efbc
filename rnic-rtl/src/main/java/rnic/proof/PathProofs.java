package rnic.proof;

import static hdl.Hdl.*;

import hdl.lib.UpDown;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.congestion.Nsm;
import rnic.congestion.PathTable;
import rnic.protocol.RnicParameters;
import rnic.transmit.PathQueue;

/** The choice of paths, whatever has been learned of them. */
final class PathProofs {
    private PathProofs() {}

    static List<Property> all() {
        return List.of(choice(), places());
    }

    /** One who chooses as slowly as he likes, and no more than he is asked. */
    private static Property places() {
        return Property.of("PathQueue", "small, 4 packets; whoever chooses answers what was wished",
            "there is a place for every choice", () -> queue().pdr())
            .refutes("one more is wished for than there are places", () -> queue()
                .with("ahead != 5'd16", "ahead != 5'd17").pdr()).slow();
    }

    private static Proof<?> queue() {
        return Proof.of(new PathQueue(RnicParameters.SMALL.controlled(new Nsm()), 4)).alone()
            .without("a packet that leaves has a path", "there is a place for every packet",
                "there is a place for every wish")
            .where(io -> {
                var port = io.port();
                var asked = reg(uint(5)).init(0).named("asked");
                asked.next(UpDown.next(asked, port.wishes().fires(), port.chosen().valid()));
                assume(port.chosen().valid().not().or(asked.ne(0)), "only what was wished is chosen");
                assume(io.leaving().not().or(io.known()), "a packet leaves with its path");
            });
    }

    /** A row is read that holds anything, for operations that begin whenever they like. */
    private static Property choice() {
        return Property.of("PathTable", "small; any row, any operation at any time",
            "a turn is that of a good slot, and none is passed over without a penalty that it pays",
            () -> chosen().induction(6))
            .refutes("a free slot is passed over", () -> chosen()
                .with("choices_may & choices_free", "choices_may & ~choices_free").bound(12))
            .refutes("the only good slot may not be taken again", () -> chosen()
                .with("(16'd1 << issue_issued_value_slot_c4)", "16'd1").bound(12)).slow();
    }

    private static Proof<?> chosen() {
        return Proof.of(new PathTable(RnicParameters.SMALL)).alone().free("PathIssue_small", "")
            .without("some slot is good", "good news is of a good slot", "operations on one word of rows are not 1 cycle apart",
                "operations on one word of rows are not 2 cycles apart",
                "operations on one word of rows are not 3 cycles apart",
                "operations on one word of rows are not 4 cycles apart",
                "operations on one word of rows are not 5 cycles apart",
                "operations on one word of rows are not 6 cycles apart")
            .with("reg  [393:0] rows_data;", "(* anyseq *) wire [393:0] any_row;\n  reg  [393:0] rows_data;")
            .with("rows[issue_issued_value_qp]", "any_row").with("rows[issue_issued_value_qp_c6]", "last_row")
            .with(" rows [0:15];", " last_row;").with("rows[_i]", "last_row");
    }
}
