package hdl.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A module used inside another one. */
public final class Instance {
    private final int id;
    private final ModuleDef module;
    private final Site site;
    private final List<Pin> pins = new ArrayList<>();
    private final Map<ClockDef, ClockDef> clocks = new LinkedHashMap<>();
    private Label label;

    Instance(int id, ModuleDef module, Site site, Label label) {
        this.id = id;
        this.module = module;
        this.site = site;
        this.label = label;
    }

    public int id() {
        return id;
    }

    public ModuleDef module() {
        return module;
    }

    public Site site() {
        return site;
    }

    public Label label() {
        return label;
    }

    /**
     * The pins of the data ports of the module, in port order, most significant first in each; clocks and resets are in
     * {@link #clocks}.
     */
    public List<Pin> pins() {
        return Collections.unmodifiableList(pins);
    }

    /** The pins of each data port. */
    public List<List<Pin>> pinsByPort() {
        var ports = new ArrayList<List<Pin>>();
        for (var pin : pins) {
            if (ports.isEmpty() || ports.getLast().getFirst().port() != pin.port()) {
                ports.add(new ArrayList<>());
            }
            ports.getLast().add(pin);
        }
        return ports;
    }

    /** Which clock of the surrounding module each clock of the instantiated module is. */
    public Map<ClockDef, ClockDef> clocks() {
        return Collections.unmodifiableMap(clocks);
    }

    void label(Label value) {
        label = value;
    }

    void add(Pin pin) {
        pins.add(pin);
    }

    void connect(ClockDef inner, ClockDef outer) {
        clocks.put(inner, outer);
    }

    @Override public String toString() {
        return label.isNone() ? module.name() + "#" + id : label.text();
    }
}
