package veroce.packet;

/** A packet that cannot be built: the message names the field, its value, what it may be, and the remedy. */
public final class PacketException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public PacketException(String field, String problem, String remedy) {
        super(field + ": " + problem + "; " + remedy);
    }
}
