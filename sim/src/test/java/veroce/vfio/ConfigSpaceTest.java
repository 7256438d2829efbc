package veroce.vfio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The configuration space as the system of a machine walks it. */
class ConfigSpaceTest {
    private final ConfigSpace config = new ConfigSpace(TestFunction.IDENTITY, 1 << 16, 4096, 8);

    private int word(int offset) {
        int word = 0;
        for (int i = 0; i < 4; i++) {
            word |= (config.read(offset + i) & 0xff) << 8 * i;
        }
        return word;
    }

    private boolean write(int offset, int value, int bytes) {
        boolean resets = false;
        for (int i = 0; i < bytes; i++) {
            resets |= config.write(offset + i, (byte) (value >> 8 * i));
        }
        return resets;
    }

    @Test void itSaysWhatItIsAndNobodyChangesThat() {
        for (int i = 0; i < ConfigSpace.BYTES; i += 4) {
            if (i != 4 && (i < 0x10 || i >= 0x28)) {
                write(i, -1, 4);
            }
        }
        assertThat(word(0)).isEqualTo(0x5678_1234);
        assertThat(word(8)).isEqualTo(0x02800000);
        assertThat(word(0x2c)).isEqualTo(0xdef0_9abc);
        assertThat(config.read(0xe)).as("header type").isZero();
        assertThat(config.read(0x3d)).as("interrupt pin").isZero();
    }

    @Test void aBarTellsItsSize() {
        write(0x10, -1, 4);
        write(0x14, -1, 4);
        assertThat(word(0x10)).isEqualTo(0xffff_0004);
        assertThat(word(0x14)).isEqualTo(-1);
        write(0x18, -1, 4);
        assertThat(word(0x18)).isEqualTo(0xffff_f004);
        write(0x20, -1, 4);
        assertThat(word(0x20)).as("there is no BAR 4").isZero();
        write(0x10, 0xfe12_3456, 4);
        assertThat(word(0x10)).isEqualTo(0xfe12_0004);
    }

    @Test void capabilitiesAreALoopFreeList() {
        assertThat(word(4) >>> 16 & 0x10).as("there is a list").isNotZero();
        int msix = config.read(0x34) & 0xff;
        assertThat(config.read(msix)).as("MSI-X").isEqualTo((byte) 0x11);
        assertThat(word(msix) >>> 16).as("vectors less one").isEqualTo(7);
        assertThat(word(msix + 4)).as("table at the start of BAR 2").isEqualTo(2);
        assertThat(word(msix + 8)).as("pending bits behind it").isEqualTo(0x802);
        int express = config.read(msix + 1) & 0xff;
        assertThat(config.read(express)).as("PCI Express").isEqualTo((byte) 0x10);
        int power = config.read(express + 1) & 0xff;
        assertThat(word(power) & 0xffff).as("power management, the last one").isEqualTo(1);
        assertThat(word(express + 4) >>> 28 & 1).as("function level reset").isEqualTo(1);
    }

    @Test void busAndInterruptsAreSwitchedOnAndOffAgainByReset() {
        assertThat(config.isBusMaster()).isFalse();
        write(4, 6, 2);
        write(0x42, 0xffff, 2);
        write(0x10, 0xfe12_0000, 4);
        assertThat(config.isBusMaster()).isTrue();
        assertThat(config.isMsixEnabled()).isTrue();
        assertThat(word(0x40) >>> 16).isEqualTo(0xc007);
        config.reset();
        assertThat(config.isBusMaster()).isFalse();
        assertThat(config.isMsixEnabled()).isFalse();
        assertThat(word(0x10)).isEqualTo(0xfe12_0004);
        assertThat(word(0)).isEqualTo(0x5678_1234);
    }

    /** Which takes the bus from it, and no more. */
    @Test void itSleepsAndWakes() {
        write(4, 6, 2);
        write(0x94, 3, 2);
        assertThat(word(0x94)).as("D3hot, and it forgets nothing").isEqualTo(0xb);
        assertThat(config.isBusMaster()).isFalse();
        write(0x94, 0, 2);
        assertThat(config.isBusMaster()).isTrue();
    }

    @Test void aFunctionLevelResetIsABitThatReadsAsZero() {
        assertThat(write(0x58, 0x7fff, 2)).isFalse();
        assertThat(write(0x58, 0x8000, 2)).isTrue();
        assertThat(word(0x58) & 0x8000).isZero();
    }
}
