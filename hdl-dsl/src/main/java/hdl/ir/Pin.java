package hdl.ir;

/**
 * A port of an instance, or a part of one, seen from the module that contains it: its inputs are driven here, its
 * outputs are read here.
 */
public final class Pin extends Storage {
    private final Instance instance;
    private final Port port;
    private final String name;
    private final int low;

    Pin(int id, Site site, Instance instance, Port port, Field field) {
        super(id, field.width(), site, Label.NONE);
        this.instance = instance;
        this.port = port;
        name = field.name();
        low = field.low();
    }

    /** The bits of a port that a pin is, from {@code low} on, and what the surrounding module calls them. */
    public record Field(String name, int low, int width) {
        /** All of a port. */
        public static Field whole(Port port) {
            return new Field(port.name(), 0, port.width());
        }
    }

    public Instance instance() {
        return instance;
    }

    public Port port() {
        return port;
    }

    /** The name of the port, or of the field of a payload that it carries. */
    public String name() {
        return name;
    }

    /** The bit of the port at which the pin begins; several pins make up the port of a {@link hdl.Carrier}. */
    public int low() {
        return low;
    }

    /** Whether it is the port as a whole. */
    public boolean isWhole() {
        return width() == port.width();
    }

    /** True when the module that contains the instance drives this pin. */
    public boolean isInput() {
        return port.isInput();
    }
}
