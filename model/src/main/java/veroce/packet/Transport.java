package veroce.packet;

/** The transport class in bits 7:5 of an opcode. */
public enum Transport {
    RC, UC, RD, UD, SIGNAL, XRC, RESERVED, MANUFACTURER;

    private static final Transport[] BY_CODE = values();

    public static Transport of(int opcode) {
        return BY_CODE[opcode >> 5];
    }
}
