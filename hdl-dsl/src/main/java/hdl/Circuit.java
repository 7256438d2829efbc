package hdl;

/**
 * A circuit: a record of its parameters, with ports and a body. Equal circuits become one Verilog module.
 *
 * @param <IO> the record of its ports
 */
public interface Circuit<IO extends Bundle<IO>> {
    /** Declares the ports; may depend on the parameters and on nothing else. */
    IO ports(Ports p);

    /** Describes what is inside; runs once per distinct circuit. */
    void body(IO io);

    /** Name of the Verilog module: class name, then the parameters in order. */
    default String moduleName() {
        return Names.ofModule(this);
    }
}
