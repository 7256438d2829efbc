package veroce.synth;

/** Which pins of a LUT memory belong together: {@code ADDRC} reads {@code DOC}, {@code DPRA3} reads {@code DPO}. */
final class LutRamPins {
    private LutRamPins() {}

    /** Whether this address pin selects what that output pin shows. */
    static boolean addresses(String input, String output) {
        if (output.startsWith("DO")) {
            return input.startsWith("ADDR") && last(input) == last(output);
        }
        return output.equals("DPO") ? input.startsWith("DPRA") : isPlainAddress(input);
    }

    /** Whether a path ends at this pin because the write port takes it at the clock. */
    static boolean isWrite(String type, String pin) {
        if (pin.startsWith("ADDR")) {
            var writeAddress = type.equals("RAM32M") || type.equals("RAM64M") ? 'D' : 'H';
            return last(pin) == writeAddress;
        }
        return isPlainAddress(pin) || pin.startsWith("D") && !pin.startsWith("DPRA") || pin.startsWith("W")
            && !CellKind.isClock(pin);
    }

    private static boolean isPlainAddress(String pin) {
        return pin.startsWith("A") && !pin.startsWith("ADDR");
    }

    private static char last(String pin) {
        return pin.charAt(pin.length() - 1);
    }
}
