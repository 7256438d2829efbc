package rnic.protocol;

import static rnic.protocol.CompletionStatus.*;

/**
 * Why a queue pair has gone to error by itself; the ordinal is what QUERY_QP answers. Each has the status of the send WQE
 * or of the oldest incomplete receive WQE that it is about; what it is not about is flushed.
 */
public enum FailureCause {
    /** It has not: it works, or a command has put it into error. */
    NONE("it has not failed, or a command has put it into error", FLUSHED, FLUSHED),
    CQ_OVERRUN("a completion queue of it has lost a completion", FLUSHED, FLUSHED),
    SEND_ACCESS("key, protection domain, bounds or right of memory that a send WQE names", LOCAL_PROTECTION, FLUSHED),
    SEND_OPERATION("a send WQE makes no sense: its operation, its length, or it could not be read", LOCAL_OPERATION,
        FLUSHED),
    SEND_MEMORY("memory of a send WQE could not be read", LOCAL_PROTECTION, FLUSHED),
    PEER_INVALID_REQUEST("the peer calls a request invalid", REMOTE_INVALID_REQUEST, FLUSHED),
    PEER_ACCESS("the peer does not let a request at its memory", REMOTE_ACCESS, FLUSHED),
    PEER_OPERATION("the peer could not do what was asked", REMOTE_OPERATION, FLUSHED),
    RETRIES("the peer has not answered after every retry", RETRIES_EXCEEDED, FLUSHED),
    RNR_RETRIES("the peer had no receive WQE after every retry", RNR_RETRIES_EXCEEDED, FLUSHED),
    RESPONSE_ACCESS("the memory for a response is not there any more", LOCAL_PROTECTION, FLUSHED),
    RESPONSE_INVALID("a response does not fit what was asked", BAD_RESPONSE, FLUSHED),
    REQUEST_INVALID("rows 37 and 38: a request of the peer breaks the rules", FLUSHED, FLUSHED),
    REQUEST_ACCESS("row 39: a request of the peer asks for memory that it may not have", FLUSHED, FLUSHED),
    RECEIVE_LENGTH("row 41: a Send is longer than its receive WQE", FLUSHED, LOCAL_LENGTH),
    RECEIVE_ACCESS("row 41a: key, protection domain, bounds or right of memory that a receive WQE names", FLUSHED,
        LOCAL_PROTECTION),
    REQUEST_MEMORY("row 44: memory for a request of the peer that was accepted could not be read or written", FLUSHED,
        LOCAL_PROTECTION);

    /** Bit of word 0 of what QUERY_QP answers from which on the cause stands. */
    public static final int SHIFT = 8;

    private final String meaning;
    private final CompletionStatus send;
    private final CompletionStatus receive;

    FailureCause(String meaning, CompletionStatus send, CompletionStatus receive) {
        this.meaning = meaning;
        this.send = send;
        this.receive = receive;
    }

    public String meaning() {
        return meaning;
    }

    /** Of one send WQE. */
    public CompletionStatus send() {
        return send;
    }

    /** Of the oldest incomplete receive WQE. */
    public CompletionStatus receive() {
        return receive;
    }
}
