package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.Command;

/** A command as the host has put it into the mailbox. */
public record CommandRequest(
    @Doc("Command, or a code that none has") Choice<Command> code,
    @Doc("queue pair, completion queue, address handle or MR key") UInt target,
    @Doc("as the command says") Vec<UInt> arguments
) implements Bundle<CommandRequest> {
    /** Bits of the code in its register. */
    public static final int CODE_BITS = 8;
    /** Words of arguments. */
    public static final int ARGUMENTS = 24;

    public static final Shape<CommandRequest> SHAPE =
        bundle(CommandRequest.class, choice(Command.class, CODE_BITS), uint(32), vec(uint(32), ARGUMENTS));
}
