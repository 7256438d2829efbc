package hdl.ir;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known of a module that synthesis takes from elsewhere: parameter list and Verilog files to add. */
public record BlackBoxDef(Map<String, String> parameters, List<String> sources, Optional<Foreign> foreign) {
    /** The module as its file has it. */
    public record Foreign(String name, String text) {}
}
