package hdl;

/**
 * A parameter that says itself what it is called in the names of modules, such as a record of all sizes of a
 * configuration: {@code new Nic(parameters)} becomes {@code Nic_small}. Parameters that differ must have different
 * names; two modules of one name are an error (HDL603).
 */
public interface NamePart {
    /** Letters, digits and underscores. */
    String namePart();
}
