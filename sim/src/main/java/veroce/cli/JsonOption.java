package veroce.cli;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import veroce.report.AtomicFile;
import veroce.report.Report;

/** {@code --json FILE}: the report of a command as one JSON document, beside the table for people. */
final class JsonOption {
    @Option(names = "--json", paramLabel = "FILE",
        description = "Also write the result as a JSON document (format: docs/measurement.md).")
    Path file;

    /** To be called before long work: a report that cannot be written is told of at once. */
    void begin() {
        if (file != null) {
            AtomicFile.demandWritable(file);
        }
    }

    /** Writes the report when the user asked for it. */
    void write(Report report) throws IOException {
        if (file != null) {
            report.write(file);
        }
    }

    /** Writes the report to the user's file, else to the given one of this command; tells which it was. */
    Path write(Report report, Path otherwise) throws IOException {
        var target = file != null ? file : otherwise;
        report.write(target);
        return target;
    }
}
