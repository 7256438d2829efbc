package hdl;

import hdl.ir.Cycle;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.Site;
import java.util.ArrayList;
import java.util.List;

/** Which port of its module each signal of an instance is, or which bits of one when the module is a carrier. */
final class InstancePorts {
    /** A signal of an instance. */
    record Place(Port port, Pin.Field field) {}

    private final Circuit<?> circuit;
    private final Ports declared;
    private final List<Port> data;
    private final List<Place> places = new ArrayList<>();

    private InstancePorts(Circuit<?> circuit, Ports declared, List<Port> data) {
        this.circuit = circuit;
        this.declared = declared;
        this.data = data;
    }

    /** In the order of the record of ports, {@code sample}, which has to be what the module was made from. */
    static List<Place> of(Circuit<?> circuit, Bundle<?> sample, Ports declared, List<Port> data, Site site) {
        var ports = new InstancePorts(circuit, declared, data);
        if (!ports.place(Leaves.of(sample))) {
            throw new HdlException(site, "HDL608", circuit instanceof Carrier<?>
                ? "plain() of " + circuit.getClass().getSimpleName() + " has other ports; only the payload may differ"
                : "ports() of " + circuit.getClass().getSimpleName()
                + " gave different ports on its second call; it may depend on the parameters only");
        }
        return ports.places;
    }

    private boolean place(List<Leaves.Leaf> leaves) {
        int next = 0;
        int left = 0;
        for (var leaf : leaves) {
            if (left == 0) {
                if (next == data.size()) {
                    return false;
                }
                left = data.get(next++).width();
            }
            var port = data.get(next - 1);
            left -= leaf.bits().width();
            var name = leaf.exact().isEmpty() ? Names.snake(leaf.path()) : leaf.exact();
            if (left < 0 || !matches(leaf, name, port)) {
                return false;
            }
            places.add(new Place(port, new Pin.Field(name, left, leaf.bits().width())));
        }
        return left == 0 && next == data.size();
    }

    private boolean matches(Leaves.Leaf leaf, String name, Port port) {
        var made = declared.declared(leaf.bits());
        boolean whole = name.equals(port.name()) && leaf.bits().width() == port.width();
        boolean field = circuit instanceof Carrier<?> && name.startsWith(port.name() + "_");
        return made != null && made.direction() == port.direction() && (whole || field)
            && sameCycle(made.cycle(), port.cycle());
    }

    /** Timelines are objects of one call of ports(); their cycles are the same. */
    private static boolean sameCycle(Cycle a, Cycle b) {
        return a == null || b == null ? a == b : a.isTimed() == b.isTimed() && a.number() == b.number();
    }
}
