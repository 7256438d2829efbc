package hdl.ir;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** A register: takes what the statements assign at the rising edge of its clock, else keeps its value. */
public final class Reg extends Storage {
    private final ClockDef clock;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private BigInteger init;
    private Enumeration enumeration;

    Reg(int id, int width, Site site, Label label, ClockDef clock) {
        super(id, width, site, label);
        this.clock = clock;
    }

    public ClockDef clock() {
        return clock;
    }

    /** Value under reset, or null: this register is not reset. */
    public BigInteger init() {
        return init;
    }

    void init(BigInteger value) {
        init = value;
    }

    /** Attributes for the synthesiser, in the order given. */
    public Map<String, String> attributes() {
        return Collections.unmodifiableMap(attributes);
    }

    void attribute(String name, String value) {
        attributes.put(name, value);
    }

    /** The constants of a machine's state register, or null. */
    public Enumeration enumeration() {
        return enumeration;
    }

    void enumeration(Enumeration value) {
        enumeration = value;
    }
}
