package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** A command as the host has put it into the mailbox. */
public record CommandRequest(
    @Doc("Command") UInt code,
    @Doc("queue pair, completion queue, address handle or MR key") UInt target,
    @Doc("as the command says") Vec<UInt> arguments
) implements Bundle<CommandRequest> {
    /** Words of arguments. */
    public static final int ARGUMENTS = 24;

    public static final Shape<CommandRequest> SHAPE =
        bundle(CommandRequest.class, uint(8), uint(32), vec(uint(32), ARGUMENTS));
}
