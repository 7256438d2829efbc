package rnic.command;

import rnic.fetch.WqeFetcher;
import rnic.memory.PayloadReader;
import rnic.memory.PlacementEngine;
import rnic.protocol.RnicParameters;

/** How many accesses of a kind may be under way for one object: the most that the blocks on their way can hold. */
final class DrainSizes {
    /** 64 wait in CompletionOrder, 16 each in its parts and a few in registers. */
    static final int REPORTS = 127;
    /**
     * 16 wait behind messages, 32 for what Reads have brought, 16 for their place, 64 for the bus, as many lost ones to be
     * counted; some in registers.
     */
    static final int COMPLETIONS = 255;
    /** Those on their way and one that waits for its turn. */
    static final int FETCHES = WqeFetcher.BURSTS + 1;
    /** Bytes of the shortest frame with payload: Ethernet, IPv4, UDP, BTH, MSNETH, POETH, a word, ICRC. */
    private static final int SHORTEST = 66;
    /** In registers between the decision and the packet buffer's orders, and between these and the bus. */
    private static final int REGISTERS = 16;

    private DrainSizes() {
    }

    /** Frames in the packet buffer and those whose bursts are unanswered. */
    static int placements(RnicParameters parameters) {
        int beats = parameters.bufferBytes() / parameters.bytes();
        int most = (SHORTEST + parameters.bytes() - 1) / parameters.bytes();
        return beats / most + PlacementEngine.UNANSWERED + REGISTERS;
    }

    /** No more than packets wait in the transmit path, and the reader has places for. */
    static int payloads(RnicParameters parameters) {
        return PayloadReader.UNFINISHED - 1;
    }
}
