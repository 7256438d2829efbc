package rnic.proof;

import hdl.proof.Proof;
import hdl.proof.Property;
import java.util.List;
import rnic.translate.PageCache;

/** Pages of memory regions: what is remembered is what the list said, and is forgotten with its region. */
final class TranslationProofs {
    private TranslationProofs() {}

    static List<Property> all() {
        return List.of(remembered());
    }

    /** A search is let go when it may be; a region that is named only then does not count as forgotten. */
    private static Property remembered() {
        return Property.of("PageCache", "4 MRs, 4 rows; any pages and questions; nothing becomes known of a region that is"
                + " being forgotten",
            "where a page is found is where it became known last, and behind `forgot` no page of its region is found",
            () -> cache().induction(1))
            .refutes("a row's owner is not looked at", () -> cache()
                .with("(step == STEP_JUDGING) & (owner == forget_value)", "1'b0").bound(24))
            .refutes("a page of another region is his", () -> cache()
                .with("& (found[60:59] == mr)", "").bound(16))
            .refutes("the last row is not swept", () -> cache()
                .with("if (&sweep) begin\n                step <= STEP_FORGOTTEN",
                    "if (sweep == 2'd2) begin\n                step <= STEP_FORGOTTEN").bound(24)).slow()
            .refutes("rows are found before they are emptied", () -> cache()
                .with("is_emptied <= step != STEP_EMPTYING", "is_emptied <= 1'b1").bound(12));
    }

    private static Proof<?> cache() {
        return Proof.of(new PageCache(4, 4)).alone().without("nothing becomes known of a region that is forgotten")
            .with("endmodule", Surroundings.inside("PageCache_4_4"));
    }
}
