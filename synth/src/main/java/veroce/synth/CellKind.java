package veroce.synth;

/** What a primitive of UltraScale+ is to a count of LUT levels and of area. */
public enum CellKind {
    LUT, WIDE_MUX, CARRY, FLIP_FLOP, LATCH, LUT_RAM, SHIFT_REGISTER, BLOCK_RAM, ULTRA_RAM, DSP, BUFFER, CONSTANT,
    BLACK_BOX;

    public static CellKind of(String type) {
        return switch (type) {
            case "LUT1", "LUT2", "LUT3", "LUT4", "LUT5", "LUT6", "LUT6_2", "INV" -> LUT;
            case "MUXF7", "MUXF8", "MUXF9" -> WIDE_MUX;
            case "CARRY4", "CARRY8" -> CARRY;
            case "FDRE", "FDSE", "FDCE", "FDPE", "FDRE_1", "FDSE_1", "FDCE_1", "FDPE_1" -> FLIP_FLOP;
            case "LDCE", "LDPE" -> LATCH;
            case "RAMB36E2", "RAMB18E2" -> BLOCK_RAM;
            case "URAM288", "URAM288_BASE" -> ULTRA_RAM;
            case "DSP48E2" -> DSP;
            case "BUFG", "BUFGCE", "IBUF", "OBUF" -> BUFFER;
            case "GND", "VCC" -> CONSTANT;
            default -> family(type);
        };
    }

    private static CellKind family(String type) {
        if (type.startsWith("SRL")) {
            return SHIFT_REGISTER;
        }
        var lutRam = type.length() > 3 && type.startsWith("RAM") && Character.isDigit(type.charAt(3));
        return lutRam ? LUT_RAM : BLACK_BOX;
    }

    boolean isMemory() {
        return this == LUT_RAM || this == BLOCK_RAM || this == ULTRA_RAM;
    }

    /** How many LUT sites a LUT memory occupies: one for each 64 bits and port, as the vendor's library guide says. */
    static int lutSites(String lutRam) {
        return switch (lutRam) {
            case "RAM32M16", "RAM64M8", "RAM64X8SW", "RAM32X16DR8", "RAM256X1D", "RAM512X1S" -> 8;
            case "RAM32M", "RAM64M", "RAM128X1D", "RAM256X1S" -> 4;
            case "RAM32X1D", "RAM64X1D", "RAM128X1S" -> 2;
            case "RAM32X1S", "RAM64X1S" -> 1;
            default -> throw new IllegalArgumentException("no LUT count is known for the memory cell " + lutRam);
        };
    }

    /** Pins that only say when something happens; no path ends there. */
    static boolean isClock(String pin) {
        return switch (pin) {
            case "C", "CLK", "WCLK", "CLKARDCLK", "CLKBWRCLK", "G" -> true;
            default -> false;
        };
    }
}
