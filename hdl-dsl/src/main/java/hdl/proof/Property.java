package hdl.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A proof with a name, as a list of a project's proofs holds it, and the faults that it would not let pass.
 *
 * @param block the circuit it is about: {@code Fifo}
 * @param parameters what it is proved for: {@code 4 deep, BRAM}
 * @param says what holds, in a few words
 * @param quick whether it takes a few seconds only, so that every run of the tests can make it
 */
public record Property(String block, String parameters, String says, boolean quick, Supplier<Proof<?>> proof,
                       List<Fault> faults) {
    /**
     * The same proof of a circuit with a mistake, which must not succeed.
     *
     * @param quick whether it is found in a few seconds
     */
    public record Fault(String says, boolean quick, Supplier<Proof<?>> proof) {}

    public Property {
        faults = List.copyOf(faults);
    }

    public static Property of(String block, String parameters, String says, Supplier<Proof<?>> proof) {
        return new Property(block, parameters, says, true, proof, List.of());
    }

    /** The same, for runs that have time, with the faults named so far; those named from here on are found soon. */
    public Property slow() {
        return new Property(block, parameters, says, false, proof,
            faults.stream().map(fault -> new Fault(fault.says, false, fault.proof)).toList());
    }

    /** The same with a text of the circuit's Verilog replaced by a mistake, which the proof is to find. */
    public Property refutes(String fault, String text, String other) {
        return refutes(fault, () -> proof.get().with(text, other));
    }

    public Property refutes(String fault, Supplier<Proof<?>> faulty) {
        var more = new ArrayList<>(faults);
        more.add(new Fault(fault, true, faulty));
        return new Property(block, parameters, says, quick, proof, more);
    }

    /**
     * What is asked of the engines, its faults that are not quick included, as 16 hexadecimal digits. A record of it says
     * whether what was proved once is what there is today ({@link Proof#question}).
     */
    public String question() {
        var question = new Question().add("property", proof.get().question());
        faults.stream().filter(fault -> !fault.quick).forEach(fault -> question.add(fault.says, fault.proof.get().question()));
        return question.digits();
    }

    /** What it is called in reports of tests. */
    @Override public String toString() {
        return block + " (" + parameters + "): " + says;
    }
}
