package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.CommandResult;

/** What became of a command; stays until the next one ends. */
public record CommandAnswer(
    @Doc("a command is running, or the tables are being cleared after reset") Bool busy,
    @Doc("one pulse when a command has ended") Bool done,
    Choice<CommandResult> result,
    @Doc("of a query") Vec<UInt> words
) implements Bundle<CommandAnswer> {
    /** Words that a query finds; the mailbox has room for more. */
    public static final int WORDS = 4;

    public static final Shape<CommandAnswer> SHAPE =
        bundle(CommandAnswer.class, bool(), bool(), choice(CommandResult.class),
            vec(uint(32), WORDS));
}
