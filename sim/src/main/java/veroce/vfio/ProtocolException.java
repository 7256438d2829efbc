package veroce.vfio;

import java.io.IOException;

/** After this message nobody knows where the next one begins. */
final class ProtocolException extends IOException {
    private static final long serialVersionUID = 1L;
    private final int id;
    private final int command;

    ProtocolException(int id, int command, String message) {
        super(message);
        this.id = id;
        this.command = command;
    }

    /** The answer to it, which is the last one. */
    Message refusal() {
        return Message.refusal(id, command, RefusedException.TOO_BIG);
    }
}
