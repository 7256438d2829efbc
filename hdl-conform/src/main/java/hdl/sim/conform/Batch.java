package hdl.sim.conform;

import hdl.ir.ClockDef;
import hdl.ir.ModuleBuilder;
import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.ir.Site;
import hdl.sim.ModelSource;
import hdl.sim.RowBuffer;
import hdl.sim.RowLayout;
import java.lang.foreign.MemorySegment;
import java.util.LinkedHashMap;
import java.util.List;

/** Several circuits side by side under one top with two clocks, so that a tool is started once for all of them. */
final class Batch {
    private static final String[] CLOCKS = {"first", "second"};

    private final List<Subject> subjects;
    private final ModuleDef top;
    private final ModelSource source;

    Batch(List<Subject> subjects) {
        this.subjects = List.copyOf(subjects);
        var names = new StringBuilder();
        for (var subject : subjects) {
            names.append(subject.top().name()).append(' ');
        }
        var name = "Batch_" + Integer.toHexString(names.toString().hashCode());
        top = ports(name);
        source = source(name);
    }

    ModuleDef top() {
        return top;
    }

    ModelSource source() {
        return source;
    }

    private static String port(int subject, Port port) {
        return "c" + subject + "_" + port.name();
    }

    private ModuleDef ports(String name) {
        var builder = new ModuleBuilder(name, "", "Batch.java");
        for (var clockName : CLOCKS) {
            var clock = builder.clock(false, ClockDef.ResetKind.SYNC_HIGH, Site.UNKNOWN);
            var clk = builder.port(Port.Direction.IN, Port.Role.CLOCK, 1, clock, Site.UNKNOWN);
            var rst = builder.port(Port.Direction.IN, Port.Role.RESET, 1, clock, Site.UNKNOWN);
            builder.place(clk, clockName + "_clk", "");
            builder.place(rst, clockName + "_rst", "");
            builder.bind(clock, clockName, clk, rst);
        }
        for (int i = 0; i < subjects.size(); i++) {
            for (var port : subjects.get(i).top().ports()) {
                if (port.role() == Port.Role.DATA) {
                    builder.place(builder.port(port.direction(), Port.Role.DATA, port.width(), null, Site.UNKNOWN), port(i, port), "");
                }
            }
        }
        return builder.finish();
    }

    private ModelSource source(String name) {
        var modules = new LinkedHashMap<String, String>();
        var data = new LinkedHashMap<String, byte[]>();
        for (var subject : subjects) {
            modules.putAll(subject.files().modules());
            data.putAll(subject.files().contents());
        }
        modules.put(name, text(name));
        return new ModelSource(name, modules, data);
    }

    private String text(String name) {
        var out = new StringBuilder("module ").append(name).append(" (\n");
        for (var port : top.ports()) {
            out.append(port == top.ports().getFirst() ? "" : ",\n").append(port.isInput() ? "  input  wire " : "  output wire ");
            if (port.width() > 1) {
                out.append('[').append(port.width() - 1).append(":0] ");
            }
            out.append(port.name());
        }
        out.append("\n);\n");
        for (int i = 0; i < subjects.size(); i++) {
            instance(out, i, subjects.get(i).top());
        }
        return out.append("endmodule\n").toString();
    }

    private static void instance(StringBuilder out, int number, ModuleDef module) {
        out.append("  ").append(module.name()).append(" u").append(number).append(" (");
        for (int i = 0; i < module.clocks().size(); i++) {
            var clock = module.clocks().get(i);
            out.append(i == 0 ? "\n    ." : ",\n    .").append(clock.clk().name()).append('(').append(CLOCKS[i]).append("_clk)");
            if (clock.rst() != null) {
                out.append(",\n    .").append(clock.rst().name()).append('(').append(CLOCKS[i]).append("_rst)");
            }
        }
        boolean first = module.clocks().isEmpty();
        for (var port : module.ports()) {
            if (port.role() == Port.Role.DATA) {
                out.append(first ? "\n    ." : ",\n    .").append(port.name()).append('(').append(port(number, port)).append(')');
                first = false;
            }
        }
        out.append("\n  );\n");
    }

    // ---- rows

    /** The stimulus of all circuits side by side. */
    RowBuffer rows(Stimulus stimulus, List<RowBuffer> each) {
        var rows = new RowBuffer(top, stimulus.cycles());
        for (int row = 0; row < stimulus.cycles(); row++) {
            rows.event(row, stimulus.event(row));
            var to = rows.layout().inputs().iterator();
            for (var one : each) {
                for (var from : one.layout().inputs()) {
                    MemorySegment.copy(one.inputs(), row * one.layout().inputStride() + from.offset(),
                        rows.inputs(), row * rows.layout().inputStride() + to.next().offset(), from.bytes());
                }
            }
        }
        return rows;
    }

    /** Gives each circuit its outputs. */
    void split(RowBuffer rows, List<RowBuffer> each) {
        for (int row = 0; row < rows.rows(); row++) {
            var from = rows.layout().outputs().iterator();
            for (var one : each) {
                for (RowLayout.Field to : one.layout().outputs()) {
                    MemorySegment.copy(rows.outputs(), row * rows.layout().outputStride() + from.next().offset(),
                        one.outputs(), row * one.layout().outputStride() + to.offset(), to.bytes());
                }
            }
        }
    }
}
