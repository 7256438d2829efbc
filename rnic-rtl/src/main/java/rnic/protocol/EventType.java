package rnic.protocol;

/** What an entry of an event queue tells of; the ordinal is its first byte. */
public enum EventType {
    COMPLETION("an armed completion queue has an entry"),
    SRQ_LIMIT("fewer WQEs are left in the shared receive queue than its limit"),
    PATH_BAD("the queue pair has left a path that lost a packet: the syndrome is its slot"),
    PATH_GOOD("the queue pair uses a path again: the syndrome is its slot"),
    QP_FATAL("the queue pair has gone to error by itself"),
    CQ_OVERRUN("the completion queue has lost a completion"),
    DOORBELL_DENIED("a doorbell came through a page that is not its own; no object"),
    BUS_ERROR("host memory has answered with an error; no object"),
    COMMAND_DONE("a command has been answered; the syndrome is its result");

    private final String meaning;

    EventType(String meaning) {
        this.meaning = meaning;
    }

    public String meaning() {
        return meaning;
    }
}
