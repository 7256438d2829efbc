package rnic.protocol;

/**
 * What becomes of a command; the ordinal is what the host reads. Anything but {@link #DONE} has changed nothing,
 * {@link #DRAIN_TIMEOUT} excepted. Of several reasons the first in this order is given.
 */
public enum CommandResult {
    DONE("done"),
    UNKNOWN_COMMAND("there is no such command"),
    RESERVED_BITS("a bit of the arguments that has no meaning is not 0"),
    NO_SUCH_QP("the target is not a queue pair"),
    NO_SUCH_CQ("the target is not a completion queue"),
    NO_SUCH_MR("the target is not an MR key"),
    NO_SUCH_ADDRESS("the target is not an address handle"),
    QP_IN_USE("the queue pair is not in RESET"),
    QP_QUIET("the queue pair was reset too short a time ago"),
    QP_UNUSED("the queue pair is in RESET"),
    UNKNOWN_STATE("there is no such state"),
    WRONG_STATE("the queue pair cannot go from its state to this one"),
    BAD_PROFILE("the profile is 0 and the NIC does not speak RoCEv2, or 3 and it has no atomics"),
    BAD_MTU("the PMTU code is above 4"),
    BAD_PKEY("the low 15 bits of the P_Key are 0"),
    BAD_ADDRESS("the address handle does not exist, or was never written"),
    BAD_WINDOW("the window is 0, or larger than that of the NIC"),
    BAD_MESSAGES("the messages outstanding are 0, or more than the NIC has room for"),
    BAD_THRESHOLD("the SACK threshold and the packets per acknowledgement reach the window"),
    BAD_TIMEOUT("the exponent of the timeout is above 20"),
    BAD_ROUND_TRIP("the round-trip time is not 1 to 4000 us"),
    BAD_SEND_CQ("the completion queue of sends does not exist, or has overflowed"),
    BAD_RECEIVE_CQ("the completion queue of receives does not exist, or has overflowed"),
    BAD_SEND_QUEUE("the send queue is not at a multiple of 64"),
    BAD_RECEIVE_QUEUE("the receive queue is not at a multiple of 64"),
    MR_IN_USE("the MR is registered"),
    MR_UNUSED("the MR is not registered, or under another tag"),
    BAD_LENGTH("the MR is empty, or wraps around the end of the address space"),
    CQ_IN_USE("the completion queue exists"),
    CQ_UNUSED("the completion queue does not exist"),
    CQ_NEEDED("a queue pair uses the completion queue"),
    BAD_RING("the ring of the completion queue is not at a multiple of 64"),
    DRAIN_TIMEOUT("accesses to host memory did not end; the queue pair or MR is closed, give the command again"),
    BAD_READS("more Reads and atomics are accepted or outstanding than the NIC has room for"),
    BAD_RESPONSE_WINDOW("the window of responses is larger than that of the NIC, or 0 though Reads are accepted"),
    BAD_RIGHTS("the peer may order atomics, but the profile is not 3"),
    BAD_SRQ("the shared receive queue does not exist, or its arguments cannot be; or the queue pair has a queue"
        + " beside it"),
    SRQ_IN_USE("the shared receive queue exists; or it is to end, and a queue pair uses it"),
    BAD_CONGESTION("cc_ext uses the bits behind Retrans, but wire_choice.retrans is not 0; or the NIC has no such"
        + " algorithm of congestion control, or it is wanted without cc_ext"),
    BAD_LIST("levels, size or list of the MR's pages cannot be"),
    BAD_GROUPS("the queue pair has not been told what the state or the group needs: receive before RTR and before send,"
        + " send before RTS"),
    BAD_PATH("the queue pair does not use the slot, or it is its last good one"),
    BAD_EQ("the event queue does not exist, or its ring is not at a multiple of its size"),
    EQ_IN_USE("the event queue exists; or it is to end, and a completion queue tells it"),
    BAD_GID("the NIC has no such number of an own address; or the handle names one that is not in use, or is of the"
        + " other version of IP"),
    BAD_PATHS("the NIC cannot name paths; or segments are wanted for a peer without an IPv6 address");

    private final String meaning;

    CommandResult(String meaning) {
        this.meaning = meaning;
    }

    public String meaning() {
        return meaning;
    }
}
