package hdl.ir;

/** A value without memory that statements drive. */
public final class Wire extends Storage {
    Wire(int id, int width, Site site, Label label) {
        super(id, width, site, label);
    }
}
