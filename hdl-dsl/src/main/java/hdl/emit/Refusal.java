package hdl.emit;

import hdl.ir.Problem;
import java.util.List;

/** Why a design is not written to files: tools would rightly complain about what nothing reads. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    Refusal(List<Problem> problems) {
        super(String.join("\n", problems.stream().map(Problem::toString).toList()), null, false, false);
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }
}
