package rnic.protocol;

import static hdl.lib.csr.Access.READ_WRITE;

import hdl.lib.csr.RegisterMap;
import java.util.Arrays;
import java.util.List;

/** What the host can command through the mailbox; the ordinal is the code. */
public enum Command {
    QUERY_CAPS("",
        none("query_caps", "Answers the sizes of the tables")),
    CREATE_QP("a queue pair in RESET; it is in INIT afterwards",
        queuePair("create_qp",
            "Gives a queue pair a new life, with its queues; the rest is told with it or by SET_QP")),
    MODIFY_QP("a queue pair that is not in RESET", modifyQp()),
    RESET_QP("a queue pair that is not in RESET",
        none("reset_qp", "Ends the life of a queue pair; answered when nothing of it is under way")),
    QUERY_QP("a queue pair",
        none("query_qp", "Answers state and, from bit 8 on, the cause of a failure, bit 16 of one in error: nothing that"
            + " it had of a shared receive queue is still to come back; send and receive completion queue; and in word 3 the groups that have been told: bit 17 receive, bit 18 send")),
    REGISTER_MR("an MR key, index * 256 + tag, whose index is not in use",
        RegisterMap.of("register_mr", "Opens host memory to the NIC and to peers")
            .register(0x00, "base", "Where it begins").field("address", 63, 0, READ_WRITE, "first byte")
            .register(0x08, "length", "How long it is").field("bytes", 31, 0, READ_WRITE, "at least 1; no wrap-around")
            .register(0x0C, "rights", "Who may do what")
                .field("pd", 15, 0, READ_WRITE, "protection domain")
                .bit("local_write", 16, READ_WRITE, "receive buffers may lie here")
                .bit("remote_write", 17, READ_WRITE, "the peer may write")
                .bit("remote_read", 18, READ_WRITE, "the peer may read")
                .bit("remote_atomic", 19, READ_WRITE, "the peer may order atomics")
                .bit("remote_invalidate", 20, READ_WRITE, "the peer may withdraw the key")
            .register(0x10, "pages", "How its pages are found")
                .field("log2", 4, 0, READ_WRITE, "bytes of a page: 12 to 30; 0 without a list")
                .field("levels", 9, 8, READ_WRITE,
                    "0 = no list, its addresses are those of the bus; 1 = a list of its pages;"
                        + " 2 = a list of such lists")
            .register(0x18, "list", "Where the list is")
                .field("address", 63, 0, READ_WRITE, "a multiple of 4096 below 2^52; 0 without a list")),
    INVALIDATE_MR("the key of an MR",
        none("invalidate_mr", "Closes an MR; answered when nothing in it is under way")),
    CREATE_CQ("a completion queue that is not in use",
        RegisterMap.of("create_cq", "Makes a completion queue")
            .register(0x00, "base", "Where its ring is").field("address", 63, 0, READ_WRITE, "a multiple of 64")
            .register(0x08, "size", "How long the ring is").field("log2", 3, 0, READ_WRITE, "of its entries, 0 to 15")
            .register(0x0C, "doorbells", "Who rings for it")
                .field("page", 7, 0, READ_WRITE, "the page of doorbells that it listens to")
                .field("eq", 10, 8, READ_WRITE, "the event queue that is told of its entries; 0 = none")),
    DESTROY_CQ("a completion queue that no queue pair uses",
        none("destroy_cq", "Ends a completion queue")),
    WRITE_ADDRESS("an address handle; frames take the new address at once",
        RegisterMap.of("write_address", "Says how a peer is reached")
            .register(0x00, "mac", "Destination MAC address")
                .field("address", 47, 0, READ_WRITE, "first byte on the wire most significant")
            .register(0x08, "tag", "802.1Q tag")
                .field("vlan", 11, 0, READ_WRITE, "VLAN identifier")
                .bit("present", 15, READ_WRITE, "frames carry the tag")
                .bit("ipv6", 16, READ_WRITE, "the peer has an IPv6 address")
                .field("gid", 22, 20, READ_WRITE, "the own address that it knows us by, of the same version of IP")
                .field("paths", 25, 24, READ_WRITE, "what NAME_PATH says of its paths, in a NIC that has it: 0 nothing,"
                    + " 1 port and flow label, 2 these and two segments of an outer IPv6 header around an IPv6 packet")
            .register(0x10, "ip_low", "IP address, last 8 bytes")
                .field("address", 63, 0, READ_WRITE, "an IPv4 address is in bits 31 to 0")
            .register(0x18, "ip_high", "IP address, first 8 bytes")
                .field("address", 63, 0, READ_WRITE, "of an IPv6 address")
            .register(0x20, "segments_low", "Destination of the outer header, last 8 bytes")
                .field("address", 63, 0, READ_WRITE, "the segments behind the two of a path")
            .register(0x28, "segments_high", "Destination of the outer header, first 8 bytes")
                .field("address", 63, 0, READ_WRITE, "in bits 63 to 32 the block; the two segments of a path stand in"
                    + " the others")),
    CREATE_SRQ("a shared receive queue that is not in use",
        RegisterMap.of("create_srq", "Makes a shared receive queue, with nothing posted")
            .register(0x00, "base", "Where its ring is").field("address", 63, 0, READ_WRITE, "a multiple of 64")
            .register(0x08, "queue", "How it is used")
                .field("size", 3, 0, READ_WRITE, "log2 of its entries, 0 to 15")
                .field("ahead", 11, 8, READ_WRITE,
                    "WQEs that each queue pair is dealt ahead, 1 to 8 and to the messages of the NIC; 0 = 4")
                .field("limit", 31, 16, READ_WRITE, "an event when fewer are left behind one that is dealt; 0 = none")
            .register(0x0C, "doorbells", "Who rings for it")
                .field("page", 7, 0, READ_WRITE, "the page of doorbells that it listens to")),
    DESTROY_SRQ("a shared receive queue that no queue pair uses",
        none("destroy_srq", "Ends a shared receive queue")),
    QUERY_CONGESTION("a queue pair; of a NIC with an algorithm",
        RegisterMap.of("query_congestion", "Answers of a flow: 0 the window in 1/256 packet;"
            + " 1 the rate in Mb/s, 0 = not paced; 2 in bits 13 to 0 the newest round trip in 1/16 us, if bit 15 is 1,"
            + " and from bit 16 on the packets on their way; 3 packets that came marked, and trims, losses and timeouts"
            + " (upper half), modulo 65536. Or of the paths of a queue pair: 0 two bits for each slot, that of slot 0"
            + " lowest: 0 good, 1 left because it has lost a packet, 2 denied")
            .register(0x00, "flow", "Which one of the queue pair")
                .bit("responses", 0, READ_WRITE, "that of responses; else that of requests")
                .bit("paths", 1, READ_WRITE, "of none, but of the paths")),
    SET_QP("a queue pair that is not in RESET or ERR",
        queuePair("set_qp", "Tells groups of what a queue pair has to know, in the words of CREATE_QP; those of its"
            + " queues and of its rate are not looked at. Without a group the rights of the peer and rnr_timer"
            + " change")),
    SET_PATH("a queue pair that is not in RESET; of a NIC with an algorithm",
        RegisterMap.of("set_path", "Takes a path away from a queue pair, or gives it back; one that was left because it"
            + " had lost a packet is given back, too")
            .register(0x00, "path", "Which one, and what becomes of it")
                .field("slot", 3, 0, READ_WRITE, "of those in use")
                .bit("denied", 8, READ_WRITE, "no packet takes it until it is given back")),
    CREATE_EQ("an event queue that is not in use, 0 to 7",
        RegisterMap.of("create_eq", "Makes an event queue: 0 tells of objects and of the NIC, the others of completion"
            + " queues that were armed and have an entry")
            .register(0x00, "base", "Where its ring is")
                .field("address", 63, 0, READ_WRITE, "a multiple of its size in bytes")
            .register(0x08, "size", "How long the ring is")
                .field("log2", 3, 0, READ_WRITE, "of its entries of 16 bytes, 0 to 15")),
    DESTROY_EQ("an event queue that no completion queue tells",
        none("destroy_eq", "Ends an event queue; answered when nothing more will be written to its ring")),
    SET_GID("the number of an own IP address, 0 to 7",
        RegisterMap.of("set_gid", "Gives the NIC an IP address, or takes one away; frames are taken at all of them, and"
            + " those of a queue pair at that of its address handle alone. One that a handle in use names is not taken"
            + " away: what it sends would come from an address that is not ours")
            .register(0x08, "gid", "What it is")
                .bit("used", 15, READ_WRITE, "it is ours; 0 = no more, and the rest means nothing")
                .bit("ipv6", 16, READ_WRITE, "it is an IPv6 address")
            .register(0x10, "ip_low", "IP address, last 8 bytes")
                .field("address", 63, 0, READ_WRITE, "an IPv4 address is in bits 31 to 0, with zeros above")
            .register(0x18, "ip_high", "IP address, first 8 bytes")
                .field("address", 63, 0, READ_WRITE, "of an IPv6 address")),
    NAME_PATH("an address handle that has been written; of a NIC with segments",
        RegisterMap.of("name_path", "Names a path to a peer: frames take it at once, of all queue pairs with this"
            + " handle. A handle that is written again keeps the names that its number has; what was never named is anything")
            .register(0x00, "path", "Which one").field("slot", 3, 0, READ_WRITE, "of the queue pairs' paths")
            .register(0x04, "identifier", "What it is")
                .field("value", 31, 0, READ_WRITE, "bits 13 to 4 are those of the UDP source port above"
                    + " wire_sport_base, whose lower four are the slot; bits 31 to 16 the flow label; and all of it two segments of 16"
                    + " bits, if the handle says so"));

    private final RegisterMap arguments;
    private final String target;

    Command(String target, RegisterMap arguments) {
        this.arguments = arguments;
        this.target = target;
    }

    /** Those that a NIC knows. */
    public static List<Command> of(RnicParameters parameters) {
        return Arrays.stream(values()).filter(command -> switch (command) {
            case CREATE_SRQ, DESTROY_SRQ -> parameters.shares();
            case QUERY_CONGESTION, SET_PATH -> parameters.congestion().isPresent();
            case NAME_PATH -> parameters.segments();
            default -> true;
        }).toList();
    }

    /** What its target is; empty if it has none. */
    public String target() {
        return target;
    }

    /** Its arguments, as a map of the mailbox's words. */
    public RegisterMap arguments() {
        return arguments;
    }

    private static RegisterMap none(String name, String doc) {
        return RegisterMap.of(name, doc);
    }

    /** The rate stands where CREATE_QP has it. */
    private static RegisterMap modifyQp() {
        return RegisterMap.of("modify_qp", "Changes the state of a queue pair, as the verbs allow, and its rate")
            .register(0x00, "state", "The state it shall have")
                .field("code", 2, 0, READ_WRITE, "1 INIT, 2 RTR, 3 RTS, 4 SQD, 5 ERR; RTS may stay RTS")
                .bit("rate", 8, READ_WRITE, "the rate becomes that of word 7 too; in ERR nothing changes")
            .register(0x1C, "rate", "Pacing, read if state.rate is 1")
                .field("megabits", 19, 0, READ_WRITE, "per second; 0 = unlimited");
    }

    /** One layout: whatever the command does not tell for the first time stands where and as it was told. */
    private static RegisterMap queuePair(String name, String doc) {
        return responses(queues(RegisterMap.of(name, doc)
            .register(0x00, "peer", "The other end")
                .field("qp", 23, 0, READ_WRITE, "its queue pair")
                .field("profile", 25, 24, READ_WRITE, "of the wire, 0 to 3; 3 with atomics only, 0 is RoCEv2")
                .field("mtu", 28, 26, READ_WRITE, "PMTU = 256 << code, 0 to 4")
                .bit("remote_atomic", 29, READ_WRITE, "it may order atomics here; with profile 3, or 0, only")
                .bit("remote_read", 30, READ_WRITE, "it may read here")
                .bit("remote_write", 31, READ_WRITE, "it may write here")
            .register(0x04, "address", "How it is reached")
                .field("handle", 15, 0, READ_WRITE, "address handle that has been written")
                .field("last_path", 19, 16, READ_WRITE, "paths in use less one")
                .field("cc_algorithm", 21, 20, READ_WRITE, "of congestion control: 0 none, 1 DCQCN (profile 0 only), 2"
                    + " that of the NIC if it has one, which needs cc_ext")
                .bit("cc_ext", 22, READ_WRITE, "packets tell when they leave, acknowledgements what has come; both ends"
                    + " agree on it; wire_choice.retrans is 0 and stays so")
            .register(0x08, "keys", "What belongs together")
                .field("pkey", 15, 0, READ_WRITE, "P_Key; its low 15 bits are not 0")
                .field("pd", 31, 16, READ_WRITE, "protection domain")
            .register(0x0C, "send", "What is sent")
                .field("psn", 23, 0, READ_WRITE, "first PSN")
                .field("retries", 26, 24, READ_WRITE, "rel_retry")
                .field("rnr_retries", 30, 28, READ_WRITE, "rel_rnr_retry; 7 = unlimited")
            .register(0x10, "receive", "What is received")
                .field("psn", 23, 0, READ_WRITE, "first PSN")
                .field("rnr_timer", 28, 24, READ_WRITE, "rel_rnr_timer, code sent in RNR NAKs")
            .register(0x14, "window", "How much may be outstanding")
                .field("packets", 12, 0, READ_WRITE, "W_rx of the peer, 1 to the window of the NIC")
                .field("messages", 24, 16, READ_WRITE, "1 to the messages of the NIC and of the peer")
            .register(0x18, "timing", "When it is sent again")
                .field("srtt", 15, 0, READ_WRITE, "rel_srtt_init in 1/16 us, 1 to 4000 us")
                .field("rto", 20, 16, READ_WRITE, "rel_rto_exp: 0 off, else 4.096 us << exponent, to 20")
                .field("sack_threshold", 31, 24, READ_WRITE, "rel_sack_th, 17 less than the window of the NIC at most")
            .register(0x1C, "rate", "Pacing, and whose receive WQEs are used")
                .field("megabits", 19, 0, READ_WRITE, "per second; 0 = unlimited")
                .field("srq", 30, 20, READ_WRITE, "shared receive queue; 0 if shared is 0")
                .bit("shared", 31, READ_WRITE,
                    "of a shared receive queue: receive_queue.address and size.receive are 0")));
    }

    private static RegisterMap queues(RegisterMap map) {
        return map
            .register(0x20, "send_queue", "The ring of send WQEs")
                .field("address", 63, 0, READ_WRITE, "a multiple of 64")
            .register(0x28, "receive_queue", "The ring of receive WQEs")
                .field("address", 63, 0, READ_WRITE, "a multiple of 64")
            .register(0x30, "completion", "Where completions go")
                .field("send", 11, 0, READ_WRITE, "completion queue of sends")
                .field("receive", 27, 16, READ_WRITE, "completion queue of receives")
            .register(0x34, "size", "How long the rings are, and a window")
                .field("send", 3, 0, READ_WRITE, "log2 of its entries, 0 to 15")
                .field("receive", 11, 8, READ_WRITE, "log2 of its entries, 0 to 15")
                .field("responses", 28, 16, READ_WRITE,
                    "W_rx of the peer for responses, to the window of the NIC; 0 if accepted.reads is 0");
    }

    /** All 0: the peer reads nothing here and is not read, and the PSNs of responses mean nothing. */
    private static RegisterMap responses(RegisterMap map) {
        return map
            .register(0x38, "accepted", "Reads and atomics of the peer")
                .field("psn", 23, 0, READ_WRITE, "first PSN of the responses that are sent")
                .field("reads", 29, 24, READ_WRITE, "kept until they are answered, to R of the NIC; 0 = none")
            .register(0x3C, "outstanding", "Reads and atomics of this end")
                .field("psn", 23, 0, READ_WRITE, "first PSN of the responses that come")
                .field("reads", 29, 24, READ_WRITE,
                    "at once, to R of the NIC and what the peer accepts; 0 = none may be posted")
            .register(0x48, "doorbells", "Who rings for it")
                .field("page", 7, 0, READ_WRITE, "the page of doorbells that it listens to; 0 = those among the registers")
            .register(0x4C, "groups", "What is told: RTR and RTS are entered only when their group has been")
                .bit("receive", 17, READ_WRITE, "for RTR, in INIT: peer, address, receive, size.responses, accepted;"
                    + " and timing and send.retries, by which responses are sent again")
                .bit("send", 18, READ_WRITE, "for RTS, in INIT or RTR, with or after receive: send, window, timing,"
                    + " outstanding");
    }
}
