package rnic.protocol;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** Something that a NIC counts besides the verdicts on received frames; the order is that of {@code Events}. */
public enum Event {
    TX_PACKETS("Data packets sent, those sent again included"),
    TX_RESENDS("Data packets sent again"),
    TX_ACKS("Acknowledgements sent"),
    TX_SACKS("Selective acknowledgements sent"),
    TX_DROP_NAKS("Packet Drop NAKs sent"),
    TX_RNR_NAKS("RNR NAKs sent"),
    TX_FATAL_NAKS("Fatal NAKs sent"),
    TX_NAK_FULL("Packet Drop NAKs lost because their queue was full"),
    TIMEOUTS("Retransmission timeouts"),
    TAIL_PROBES("Tail probes"),
    RNR_WAITS("Pauses after an RNR NAK"),
    SEND_COMPLETIONS("Send WQEs completed"),
    RECEIVE_COMPLETIONS("Receive WQEs completed"),
    CQ_OVERFLOW("Completions without room in their queue"),
    RX_LOCAL("Errors of host memory, and Reads and atomics that could not be answered"),
    QP_ERRORS("Queue pairs that went to error"),
    BECN_RECEIVED("Acknowledgements that told of congestion"),
    WRITES_REFUSED("Writes to registers that were refused, doorbells for what does not exist among them"),
    TX_RTT_RESPONSES("RTT Requests answered"),
    SEND_BEYOND("Doorbells of send queues beyond their ring, of which nothing is fetched"),
    RECEIVE_BEYOND("Doorbells of receive queues beyond their ring, of which nothing is fetched"),
    TX_RESPONSES("Packets of responses to Reads and atomics sent, those sent again included"),
    TX_READS("Reads and atomics sent, those sent again included"),
    ATOMICS("Atomics executed"),
    INVALIDATIONS("MRs that a peer has withdrawn"),
    READ_TIMEOUTS("Retransmission timeouts while nothing but responses was awaited"),
    PATH_ROLL("Times that a slot of a path took another port"),
    PATH_BAD("Named paths that were left because they had lost a packet"),
    PATH_GOOD("Named paths that came back, because a probe was answered"),
    PATH_SKIP("Choices of a path that passed over another one"),
    PROBE_SENT("RTT Requests sent on paths that were left; answers are rx_rtt_response"),
    TX_CNP("Congestion notifications sent"),
    TX_SLOW("Slow-Packet signals sent"),
    RX_ETHERNET("Frames given to the Ethernet NIC beside"),
    RX_ETHERNET_FULL("Frames for the Ethernet NIC beside that have found no room"),
    TX_ETHERNET("Frames of the Ethernet NIC beside that were taken"),
    TX_ETHERNET_LONG("Frames of the Ethernet NIC beside that were longer than the store for one, and dropped"),
    DOORBELL_DENIED("Doorbells through a page to which what they are for does not listen; they change nothing");

    private static final EnumSet<Event> OF_PATHS = EnumSet.of(PATH_ROLL, PATH_BAD, PATH_GOOD, PATH_SKIP,
        PROBE_SENT, TX_SLOW);
    private static final EnumSet<Event> OF_ETHERNET =
        EnumSet.of(RX_ETHERNET, RX_ETHERNET_FULL, TX_ETHERNET, TX_ETHERNET_LONG);

    private final String meaning;

    Event(String meaning) {
        this.meaning = meaning;
    }

    public String meaning() {
        return meaning;
    }

    /** Those that a NIC counts. */
    public static List<Event> of(RnicParameters parameters) {
        return Arrays.stream(values()).filter(event -> (!event.isOfPaths() || parameters.congestion().isPresent())
            && (!event.isOfEthernet() || parameters.ethernet()) && (event != TX_CNP || parameters.signals())).toList();
    }

    /** It happens to paths that learn. */
    public boolean isOfPaths() {
        return OF_PATHS.contains(this);
    }

    /** It happens to frames of the Ethernet NIC beside. */
    public boolean isOfEthernet() {
        return OF_ETHERNET.contains(this);
    }

    /** The name of its counter. */
    public String register() {
        return name().toLowerCase(Locale.ROOT);
    }
}
