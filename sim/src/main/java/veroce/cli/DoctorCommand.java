package veroce.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;
import veroce.tool.Tool;
import veroce.tool.Tools;

/** Says which tools are present, in which version, what is missing and how to get it. */
@Command(
    name = "doctor",
    description = "Say which tools are present, their versions, what is missing and how to get it.",
    footer = "%nA version counts as too old when it is below the oldest one the regression has been run with.")
final class DoctorCommand implements Callable<Integer> {
    @Spec CommandSpec spec;
    @Mixin JsonOption json;

    @Override public Integer call() throws IOException {
        var found = new ArrayList<Tool.Found>();
        for (var tool : Tools.all(ProjectRoot.find())) {
            found.add(tool.find());
        }
        var good = found.stream().allMatch(Tool.Found::good);
        print(found, good);
        json.write(report(found, good));
        return good ? Exit.OK : Exit.MISSING;
    }

    private void print(List<Tool.Found> found, boolean good) {
        var out = spec.commandLine().getOut();
        var table = new Table("tool", "state", "version", "at least", "needed for", "found at");
        for (var each : found) {
            table.row(each.tool().name(), each.state(), each.version(), each.tool().minimum(), each.tool().purpose(),
                each.path());
        }
        out.print(table);
        if (!good) {
            out.println();
        }
        for (var each : found) {
            if (!each.good()) {
                out.println(each.tool().name() + " is " + each.state() + ": " + each.tool().remedy());
            }
        }
        out.flush();
    }

    private static Report report(List<Tool.Found> found, boolean good) {
        var rows = new ArrayList<Row>();
        for (var each : found) {
            var row = Row.of("doctor", "tool_ok", each.good() ? 1 : 0, "")
                .with("tool", each.tool().name())
                .with("state", each.state())
                .with("version", each.version())
                .with("minimum", each.tool().minimum())
                .with("path", each.path())
                .with("remedy", each.tool().remedy());
            rows.add(row);
        }
        return new Report("doctor", platform(), null, Report.Result.of(good), rows);
    }

    private static Map<String, Object> platform() {
        var platform = new LinkedHashMap<String, Object>();
        platform.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        platform.put("architecture", System.getProperty("os.arch"));
        platform.put("processors", Runtime.getRuntime().availableProcessors());
        platform.put("java", Runtime.version().toString());
        return platform;
    }
}
