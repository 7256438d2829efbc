package hdl.ir;

import java.util.List;
import java.util.Optional;

/** What a body says, in its order. A later assignment to the same storage overrides an earlier one. */
public sealed interface Stmt {
    Site site();

    /** set or next: the target decides. Targets: output ports, wires, registers, input pins of instances. */
    record Assign(Storage target, Node value, Site site) implements Stmt {}

    /** if and else; {@code otherwise} may be empty. An elseWhen is a Branch that is the whole of {@code otherwise}. */
    record Branch(Node condition, List<Stmt> then, List<Stmt> otherwise, Site site) implements Stmt {}

    /**
     * Selects the first arm that lists the value. Without {@code otherwise} nothing happens for other values, except
     * when {@code complete}: the arms list every constant of an enumeration; the last arm then also serves values
     * without a constant, or, for a machine's Select ({@code machine} present), the arm of the initial state does and
     * the machine goes there.
     */
    record Select(Node value, List<Arm> arms, Optional<List<Stmt>> otherwise, boolean complete, Optional<Reg> machine,
        Site site)
        implements Stmt {}

    /** Constants (nodes of {@link Expr.Lit}, of the width of the selected value) and what is done for them. */
    record Arm(List<Node> keys, List<Stmt> body, Site site) {}

    /** Writes a word, or under a mask its lanes (lane 0 least significant). The branches around it are the enable. */
    record Write(Memory.WritePort port, Node address, Node data, Optional<Node> mask, Site site) implements Stmt {}

    /** What a claim is. */
    enum Kind { CHECK, ASSUME, COVER }

    /** Holds at rising edges of its clock while reset is 0 and under the branches around it. */
    record Claim(Kind kind, Node condition, String label, ClockDef clock, Site site) implements Stmt {}
}
