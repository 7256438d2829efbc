package veroce.linux;

import java.util.List;
import veroce.nic.MacOut;

/**
 * What tells one guest of a run from another: where the NIC's frames go, and its Ethernet card beside the NIC.
 *
 * @param name    of the folder of its logs
 * @param card    options of QEMU that make the card; none: the NIC has no interface beside it but the way to here
 * @param iommu   between the NIC and the memory: what the kernel has not mapped for the NIC is not there for it
 * @param wire    takes the frames of the NIC
 */
record Seat(String name, List<String> card, boolean iommu, MacOut.Wire wire) {
    /** A guest by itself, whose frames go nowhere. */
    static final Seat ALONE = new Seat("logs", List.of(), false, (at, frame) -> { });
}
