package veroce.vfio;

/**
 * What a PCI function says that it is.
 *
 * @param classCode base class, subclass and interface, a byte each
 */
public record PciIdentity(int vendor, int device, int subsystemVendor, int subsystem, int classCode) {
    /** As lspci writes it: vendor and device, then those of the subsystem. */
    @Override public String toString() {
        return "%04x:%04x, subsystem %04x:%04x, class %06x".formatted(vendor, device, subsystemVendor, subsystem,
            classCode);
    }
}
