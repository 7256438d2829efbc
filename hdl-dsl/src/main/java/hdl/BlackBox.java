package hdl;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A circuit whose module comes from elsewhere: synthesis takes the foreign module, simulation takes the body. */
public interface BlackBox<IO extends Bundle<IO>> extends Circuit<IO> {
    /**
     * The foreign module as its file has it. Then name, parameters and sources come from there, the ports have to be
     * those of the file, letter by letter, and a box without a body is simulated with the file. Several boxes may be
     * this module with different parameters.
     */
    default Optional<VerilogModule> verilog() {
        return Optional.empty();
    }

    /** Verilog parameters of the foreign module, printed as given, in order. */
    default Map<String, String> parameters() {
        return verilog().map(VerilogModule::parameters).orElse(Map.of());
    }

    /** Verilog files that define the foreign module. */
    default List<String> sources() {
        return verilog().map(VerilogModule::sources).orElse(List.of());
    }
}
