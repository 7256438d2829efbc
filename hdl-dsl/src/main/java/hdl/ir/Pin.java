package hdl.ir;

/**
 * A port of an instance, seen from the module that contains it: its inputs are driven here, its outputs are read here.
 */
public final class Pin extends Storage {
    private final Instance instance;
    private final Port port;

    Pin(int id, Site site, Instance instance, Port port) {
        super(id, port.width(), site, Label.NONE);
        this.instance = instance;
        this.port = port;
    }

    public Instance instance() {
        return instance;
    }

    public Port port() {
        return port;
    }

    /** True when the module that contains the instance drives this pin. */
    public boolean isInput() {
        return port.isInput();
    }
}
