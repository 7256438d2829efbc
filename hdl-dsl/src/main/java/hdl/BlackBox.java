package hdl;

import java.util.List;
import java.util.Map;

/** A circuit whose module comes from elsewhere: synthesis takes the foreign module, simulation takes the body. */
public interface BlackBox<IO extends Bundle<IO>> extends Circuit<IO> {
    /** Verilog parameters of the foreign module, printed as given, in order. */
    default Map<String, String> parameters() {
        return Map.of();
    }

    /** Verilog files that define the foreign module. */
    default List<String> sources() {
        return List.of();
    }
}
