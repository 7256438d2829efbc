package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.lib.csr.RegisterMap;
import hdl.sim.Engine;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.RnicParameters;
import rnic.registers.NicRegisters;
import veroce.vfio.PciPort;

/** The registers of the RTL as those of a PCI function, without a guest; one NIC for all tests, which take a while. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NicFunctionTest {
    private static final RegisterMap MAP = NicRegisters.map(RnicParameters.SMALL);

    private final List<Integer> interrupts = new ArrayList<>();
    private final NicFunction nic = new NicFunction(RnicParameters.SMALL, Engine.JVM, (at, frame) -> { });

    @BeforeAll void attach() {
        nic.attach(new PciPort() {
            @Override public MemorySegment memory(long address, long bytes) {
                return null;
            }

            @Override public void interrupt(int vector) {
                interrupts.add(vector);
            }
        });
    }

    @AfterAll void close() {
        nic.close();
    }

    private static int offset(String register) {
        return MAP.slots().stream().filter(slot -> slot.register().name().equals(register)).findFirst().orElseThrow()
            .offset();
    }

    @Test void registersAreReadInAllWidths() {
        assertThat(nic.read(0, 4)).isEqualTo(0x524e_4943L);
        assertThat(nic.read(1, 1)).isEqualTo(0x49);
        assertThat(nic.read(2, 2)).isEqualTo(0x524e);
        assertThat(nic.read(offset("queue_pairs"), 8)).isEqualTo(RnicParameters.SMALL.queuePairs()
            | nic.read(offset("window"), 4) << 32);
    }

    @Test void wholeWordsAreWrittenAndOthersAreRefused() {
        long before = nic.refusedAccesses();
        int mac = offset("mac");
        nic.write(mac, 0x0000_0200_1122_3344L, 8);
        assertThat(nic.read(mac, 8)).isEqualTo(0x0000_0200_1122_3344L);
        nic.write(mac, 0xff, 1);
        nic.write(mac + 2, 0xffff, 2);
        nic.write(0, 0, 4);
        assertThat(nic.read(mac, 8)).isEqualTo(0x0000_0200_1122_3344L);
        assertThat(nic.read(0, 4)).isEqualTo(0x524e_4943L);
        assertThat(nic.refusedAccesses() - before).as("of bytes and halves").isEqualTo(2);
    }

    @Test void besideTheRegistersAllIsOne() {
        long before = nic.refusedAccesses();
        assertThat(nic.bytes()).as("a power of two, as PCI wants it").isEqualTo(MAP.bytes());
        assertThat(nic.read(0x8000, 4)).isEqualTo(0xffff_ffffL);
        assertThat(nic.read(nic.bytes() - 1, 1)).isEqualTo(0xff);
        nic.write(nic.bytes() - 4, 1, 4);
        assertThat(nic.refusedAccesses() - before).isEqualTo(3);
    }

    @Test void aCardThatIsPulledOutStandsStillAndComesAgainAsNew() {
        nic.write(offset("mac"), 0x0a000001, 4);
        nic.pull();
        assertThat(nic.isThere()).isFalse();
        assertThat(nic.advance()).isPositive();
        nic.plug();
        assertThat(nic.isThere()).isTrue();
        assertThat(nic.read(offset("mac"), 4)).isZero();
    }

    @Test void aCommandRunsInTheNicsOwnTimeAndAResetEndsEverything() {
        int result = offset("command_result");
        for (int i = 0; i < 10_000 && nic.read(result, 4) >>> 31 != 0; i++) {
            nic.advance();
        }
        nic.write(offset("mac"), 0x0a000001, 4);
        nic.write(offset("command_target"), 1, 4);
        nic.write(offset("command"), Command.RESET_QP.ordinal(), 4);
        while (nic.read(result, 4) >>> 31 != 0) {
            nic.advance();
        }
        assertThat(nic.read(result, 4)).isEqualTo(CommandResult.QP_UNUSED.ordinal());
        long before = nic.resets();
        nic.reset();
        assertThat(nic.read(offset("mac"), 4)).isZero();
        assertThat(nic.read(0, 4)).isEqualTo(0x524e_4943L);
        assertThat(nic.resets() - before).isEqualTo(1);
        assertThat(interrupts).isEmpty();
    }
}
