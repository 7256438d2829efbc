package hdl.ir;

import java.util.List;
import java.util.Map;

/** What is known of a module that synthesis takes from elsewhere: parameter list and Verilog files to add. */
public record BlackBoxDef(Map<String, String> parameters, List<String> sources) {}
