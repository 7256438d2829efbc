package blinker;

import hdl.Design;
import hdl.HdlException;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the Verilog into a folder. */
public final class Generate {
    private Generate() {
    }

    public static void main(String[] arguments) throws IOException {
        try {
            var design = Design.of(new Blinker(50_000_000));
            design.warnings().forEach(System.err::println);
            FileSet.of(design.modules(), Style.DEFAULT).writeTo(Path.of(arguments[0]));
        } catch (HdlException mistakes) {
            System.err.println(mistakes.getMessage());
            System.exit(1);
        }
    }
}
