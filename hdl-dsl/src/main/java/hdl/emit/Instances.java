package hdl.emit;

import static hdl.emit.Layout.BREAK;

import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Pin;
import hdl.ir.Printable;
import java.util.ArrayList;

/** Prints instances: every pin by name, connected to the signal it copies. */
final class Instances {
    private final Printable printable;
    private final Expressions expressions;
    private final Style style;

    Instances(Printable printable, Expressions expressions, Style style) {
        this.printable = printable;
        this.expressions = expressions;
        this.style = style;
    }

    String text() {
        var out = new Layout(style);
        for (var instance : printable.module().instances()) {
            out.raw(out.isEmpty() ? "" : "\n");
            instance(instance, out);
        }
        return out.toString();
    }

    private void instance(Instance instance, Layout out) {
        var parameters = new StringBuilder();
        instance.module().blackBox().ifPresent(box -> box.parameters().forEach((name, value) ->
            parameters.append(parameters.isEmpty() ? " #(" : "," + BREAK).append('.').append(name).append('(')
                .append(value).append(')')));
        instance.module().carried().ifPresent(carried -> parameters.append(" #(.").append(ModuleDef.Carried.PARAMETER)
            .append('(').append(isPassedOn(instance) ? ModuleDef.Carried.PARAMETER : carried.width()).append(')'));
        out.line(2, instance.module().verilogName() + parameters + (parameters.isEmpty() ? " " : ") ")
            + printable.name(instance) + " (");
        var pins = pins(instance);
        for (int i = 0; i < pins.size(); i++) {
            out.line(4, pins.get(i) + (i + 1 < pins.size() ? "," : ""));
        }
        out.line(2, ");");
    }

    private ArrayList<String> pins(Instance instance) {
        var pins = new ArrayList<String>();
        for (var pair : instance.clocks().entrySet()) {
            var inner = pair.getKey();
            var outer = pair.getValue();
            if (inner.clk() != null) {
                pins.add(pin(inner.clk().name(), expressions.read(outer.edge())));
            }
            if (inner.rst() != null) {
                pins.add(pin(inner.rst().name(), outer.resetValue() == null ? "1'b0"
                    : expressions.read(outer.resetValue())));
            }
        }
        for (var port : instance.pinsByPort()) {
            var signals = port.stream().map(this::signal).toList();
            pins.add(pin(port.getFirst().port().name(), signals.size() == 1 ? signals.getFirst()
                : "{" + String.join("," + BREAK, signals) + "}"));
        }
        return pins;
    }

    private String signal(Pin pin) {
        var name = printable.name(pin);
        if (name != null) {
            return pin.isInput() ? expressions.read(pin.ref()) : name;
        }
        var assign = printable.single(pin);
        return assign == null ? "" : expressions.alone(assign.value());
    }

    /** Whether what the instance carries is what the module around it carries. */
    private static boolean isPassedOn(Instance instance) {
        return instance.pins().stream().anyMatch(Pin::isCarried);
    }

    private static String pin(String name, String text) {
        return "." + name + "(" + text + ")";
    }
}
