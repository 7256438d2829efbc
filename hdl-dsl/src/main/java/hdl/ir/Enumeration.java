package hdl.ir;

import java.math.BigInteger;
import java.util.List;

/**
 * The constants of a Java enum with their codes. The prefix of the printed names is the machine's own name ({@code
 * PHASE_IDLE}) or the snake-cased name of the enum.
 */
public final class Enumeration {
    private final String typeName;
    private final List<String> names;
    private final List<BigInteger> codes;
    private final int width;
    private final boolean open;
    private Reg machine;

    public Enumeration(String typeName, List<String> names, List<BigInteger> codes, int width, boolean open) {
        this.typeName = typeName;
        this.names = List.copyOf(names);
        this.codes = List.copyOf(codes);
        this.width = width;
        this.open = open;
    }

    public String typeName() {
        return typeName;
    }

    /** Codes without a constant are as good as others: who chooses among the constants chooses among numbers. */
    public boolean isOpen() {
        return open;
    }

    public List<String> names() {
        return names;
    }

    public List<BigInteger> codes() {
        return codes;
    }

    public int width() {
        return width;
    }

    /** The state register whose name prefixes the constants, or null for the constants of a choice. */
    public Reg machine() {
        return machine;
    }

    void machine(Reg reg) {
        machine = reg;
    }
}
