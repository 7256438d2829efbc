package hdl.sim;

import hdl.ir.Problem;

/** A simulation that cannot go on: a false claim, a wait without end, a broken protocol, a missing tool. */
public final class SimulationException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Problem problem;

    public SimulationException(Problem problem) {
        super(problem.toString());
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
