package veroce.linux;

import hdl.lib.csr.Access;
import hdl.lib.csr.RegisterMap;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import rnic.registers.NicRegisters;
import veroce.vfio.PciIdentity;

/** What a guest sees of the NIC's registers without a driver. */
final class RegisterRows {
    private static final int BEHIND_REGISTERS = 0x8000;

    private final LinuxSettings settings;
    private final RegisterMap map;
    private final GuestPci pci;
    private final List<LinuxRow> rows = new ArrayList<>();

    RegisterRows(LinuxSettings settings, GuestPci pci) {
        this.settings = settings;
        this.pci = pci;
        map = NicRegisters.map(settings.parameters());
    }

    List<LinuxRow> look() {
        PciIdentity seen = new PciIdentity(word("vendor"), word("device"), word("subsystem_vendor"),
            word("subsystem_device"), word("class"));
        row("PCI identity", NicFunction.IDENTITY, seen);
        row("BAR 0, BAR 2", "2097152, 4096 bytes", pci.bytes(0) + ", " + pci.bytes(2) + " bytes");
        constants();
        writes();
        reset();
        return rows;
    }

    private int word(String attribute) {
        return Integer.decode(pci.attribute(attribute));
    }

    private void row(String title, Object expected, Object seen) {
        rows.add(new LinuxRow(title, expected.toString(), seen.toString()));
    }

    /** Registers that tell only of the NIC as it was built. */
    private void constants() {
        for (var slot : map.slots()) {
            var fields = slot.register().fields();
            if (fields.stream().allMatch(field -> field.access() == Access.CONSTANT)) {
                long value = 0;
                for (var field : fields) {
                    value |= field.reset() << field.low();
                }
                row("register " + slot.register().name(), hex(value), hex(pci.read(slot.offset())));
            }
        }
    }

    private void writes() {
        int mac = offset("mac");
        long value = new SplittableRandom(settings.seed()).nextLong(1, 1L << 32);
        pci.write(mac, 32, value);
        row("a word is written", hex(value), hex(pci.read(mac)));
        pci.write(mac, 8, ~value & 0xff);
        row("a byte of it is not, as the map says", hex(value), hex(pci.read(mac)));
        int identity = offset("identity");
        long before = pci.read(identity);
        pci.write(identity, 32, 0);
        row("a constant cannot be written", hex(before), hex(pci.read(identity)));
        int page = offset("doorbell_page[9].send_doorbell");
        row("a page of doorbells tells nothing", hex(0), hex(pci.read(page)));
        long denied = pci.read(offset("doorbell_denied"));
        pci.write(page, 32, 1);
        row("a doorbell for what does not listen is counted", hex(denied + 1), hex(pci.read(offset("doorbell_denied"))));
        row("behind the registers all is one", hex(0xffff_ffffL), hex(pci.read(BEHIND_REGISTERS)));
    }

    private void reset() {
        pci.reset();
        row("after a function level reset a register is new", hex(0), hex(pci.read(offset("mac"))));
        row("and the NIC answers", hex(constant("identity")), hex(pci.read(offset("identity"))));
    }

    private long constant(String register) {
        return slot(register).register().fields().getFirst().reset();
    }

    int offset(String register) {
        return slot(register).offset();
    }

    private RegisterMap.Slot slot(String register) {
        return map.slots().stream().filter(slot -> slot.path().equals(register)).findFirst().orElseThrow();
    }

    private static String hex(long value) {
        return "0x%08x".formatted(value);
    }
}
