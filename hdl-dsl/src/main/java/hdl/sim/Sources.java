package hdl.sim;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.util.LinkedHashMap;

/** The Verilog of a design, as the engines that read Verilog take it. */
final class Sources {
    private Sources() {
    }

    static ModelSource of(Design<?> design, boolean inner) {
        var files = FileSet.of(design.modules(), Style.DEFAULT);
        return new ModelSource(files.top(), files.modules(), files.contents(),
            inner ? InnerSignals.of(design, files) : new LinkedHashMap<>());
    }
}
