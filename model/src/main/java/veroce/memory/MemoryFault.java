package veroce.memory;

/** The device touched a byte that it must not touch: always a defect of the device. */
public final class MemoryFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MemoryFault(String message) {
        super(message);
    }
}
