package hdl.sim;

import hdl.ir.ModuleDef;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** Since when the machines of a circuit are in their states; it looks only while a simulation waits. */
final class MachineWatch {
    private static final int LISTED = 8;
    private static final long THROUGHOUT = -1;

    private final ModuleDef top;
    private final MachineStates source;
    private final List<MachineStates.Machine> machines;
    private final long[] since;
    private long[] known;
    private long[] fresh;

    /** Engines that do not see machines have none to be watched. */
    MachineWatch(ModuleDef top, Backend engine) {
        this.top = top;
        source = engine instanceof MachineStates states ? states : null;
        machines = source == null ? List.of() : source.machines();
        since = new long[machines.size()];
        int words = machines.isEmpty() ? 0 : end(machines.getLast());
        known = new long[words];
        fresh = new long[words];
    }

    boolean isEmpty() {
        return machines.isEmpty();
    }

    /** A wait begins. */
    void begin() {
        Arrays.fill(since, THROUGHOUT);
        if (!isEmpty()) {
            source.states(known);
        }
    }

    /** To be called after every event of the wait. */
    void look(Timeline timeline) {
        if (isEmpty()) {
            return;
        }
        source.states(fresh);
        if (Arrays.equals(fresh, known)) {
            return;
        }
        for (int i = 0; i < since.length; i++) {
            var machine = machines.get(i);
            if (!Arrays.equals(fresh, machine.word(), end(machine), known, machine.word(), end(machine))) {
                since[i] = timeline.edges(machine.clock());
            }
        }
        var seen = known;
        known = fresh;
        fresh = seen;
    }

    /** {@code ; 'phase' has been BODY since cycle 37}; those that moved come first, as a long list is cut. */
    String text() {
        var text = new StringBuilder();
        int listed = 0;
        for (boolean moved : new boolean[] {true, false}) {
            for (int i = 0; i < since.length && listed < LISTED; i++) {
                if (since[i] != THROUGHOUT == moved) {
                    text.append(listed++ == 0 ? "; " : ", ").append(state(i));
                }
            }
        }
        int rest = since.length - listed;
        return rest == 0 ? text.toString() : text + ", and " + rest + (rest == 1 ? " machine" : " machines") + " more";
    }

    private String state(int number) {
        var machine = machines.get(number);
        var state = "'" + machine.path() + "' has been " + constant(machine);
        if (since[number] == THROUGHOUT) {
            return state + " throughout";
        }
        return state + " since cycle " + Failures.grouped(since[number])
            + (machine.clock() == 0 ? "" : " of '" + top.clocks().get(machine.clock()) + "'");
    }

    private String constant(MachineStates.Machine machine) {
        var code = BigInteger.ZERO;
        for (int i = end(machine) - 1; i >= machine.word(); i--) {
            code = code.shiftLeft(64).or(new BigInteger(Long.toUnsignedString(known[i])));
        }
        int index = machine.constants().codes().indexOf(code);
        return index < 0 ? code + ", no constant of " + machine.constants().typeName() + ","
            : machine.constants().names().get(index);
    }

    private static int end(MachineStates.Machine machine) {
        return machine.word() + (machine.constants().width() + 63) / 64;
    }
}
