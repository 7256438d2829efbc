package rnic.registers;

import static hdl.lib.csr.Access.HOLD;
import static hdl.lib.csr.Access.PULSE;
import static hdl.lib.csr.Access.READ_ONLY;
import static hdl.lib.csr.Access.READ_WRITE;
import static hdl.lib.csr.Access.WRITE_ONE_TO_CLEAR;

import hdl.lib.csr.RegisterMap;
import java.util.Locale;
import rnic.context.EventOrder;
import rnic.context.Gid;
import rnic.context.PageOwner;
import rnic.messages.CommandRequest;
import rnic.messages.Departure;
import rnic.protocol.Event;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/**
 * What the host sees of a NIC: the one description of its registers. A setting has the name that the documents use,
 * with a point for the first underscore that fits: {@code rel_ack_n} is {@code rel_ack.n}.
 */
public final class NicRegisters {
    /** Reads "RNIC". */
    public static final long MAGIC = 0x524E_4943L;
    /** Major and minor version of this map. */
    public static final int VERSION = 0x0300;
    /** Bits of an event counter. */
    public static final int COUNTER_BITS = 48;

    /** Where the doorbells stand among the registers, and how many bytes are theirs. */
    static final int DOORBELLS = 0x100;
    static final int DOORBELL_BYTES = 16;
    /** The same doorbells alone in pages, of which a driver gives each process one. */
    static final int PAGES_AT = 0x10_0000;
    static final int PAGE_BYTES = 0x1000;
    static final int PAGES = 1 << PageOwner.PAGE_BITS;

    /** The bit of interrupt_status for a doorbell that was not let through. */
    private static final int DENIED = 8;
    private static final int EQ_FULL = 7;
    /** Words of an answer. */
    static final int ANSWERS = 12;

    private static final int ROWS = 0x400;
    private static final int EVENTS = 0x600;
    private static final int FIRST_EVENTS = 16;
    private static final int EVENTS_BELOW = 5;
    /** What the host's side counts: behind those of congestion control and RoCEv2. */
    private static final int HOST_EVENTS = 0x728;
    /** What the ports of an Ethernet NIC count, and the first event of theirs. */
    private static final int ETHERNET_EVENTS = 0x730;
    /** Signals to peers: congestion notifications, Slow-Packet signals. */
    private static final int SIGNAL_EVENTS = 0x710;
    private static final int MICROSECOND = 16;
    /** Of signals that keep 16 bits of time: the last one counts as just sent for an eighth of all time at most. */
    private static final int MOST_GAP = 8191;

    private NicRegisters() {
    }

    /** The registers of a NIC of these sizes. */
    public static RegisterMap map(RnicParameters parameters) {
        var page = doorbells(RegisterMap.of("doorbell_page", "Doorbells of one process"), parameters, 0,
            "As %s, for what listens to this page");
        return block(parameters).array(PAGES_AT, "doorbell_page", PAGES, PAGE_BYTES, page,
            "Doorbells alone in a page of 4 KiB: what is created with this page listens to it, and to no other");
    }

    /** All but the pages of doorbells, behind whose addresses there is nothing of its own. */
    public static RegisterMap block(RnicParameters parameters) {
        var map = RegisterMap.of("rnic", "Registers of the NIC; times are in 1/16 us");
        map = identity(map, parameters);
        map = settings(map);
        map = parameters.congestion().isPresent() ? congestion(map) : map;
        map = parameters.roce() ? reaction(map) : map;
        map = parameters.ethernet() ? ethernet(map) : map;
        map = doorbells(map, parameters, DOORBELLS, null);
        map = interrupts(map, parameters);
        map = mailbox(map);
        return counters(map, parameters);
    }

    /** Where a doorbell is in a page that stands at {@code offset} among the registers. */
    public static int inPage(int page, int offset) {
        return PAGES_AT + page * PAGE_BYTES + offset - DOORBELLS;
    }

    /** The name of the counter of a row, a register with the field {@code count}. */
    public static String counter(Row row) {
        return row.name().toLowerCase(Locale.ROOT);
    }

    private static RegisterMap identity(RegisterMap map, RnicParameters p) {
        var all = map
            .register(0x000, "identity", "Who answers")
                .constant("magic", 31, 0, MAGIC, "the letters RNIC")
            .register(0x004, "version", "Version of this map")
                .constant("number", 15, 0, VERSION, "major and minor, a byte each")
            .register(0x008, "queue_pairs", "Queue pairs")
                .constant("count", 31, 0, p.queuePairs(), "numbers are 0 to count - 1")
            .register(0x00C, "window", "Sequence numbers")
                .constant("packets", 15, 0, p.window(), "W: most packets outstanding per queue pair")
                .constant("messages", 31, 16, p.messages(), "K: most messages outstanding per queue pair")
            .register(0x010, "mrs", "Memory regions")
                .constant("count", 31, 0, p.mrs(), "key / 256 is 0 to count - 1")
            .register(0x014, "completion_queues", "Completion queues")
                .constant("count", 31, 0, p.completionQueues(), "numbers are 0 to count - 1")
            .register(0x018, "address_handles", "Address handles")
                .constant("count", 31, 0, p.addressHandles(), "numbers are 0 to count - 1")
            .register(0x01C, "data_path", "The data path")
                .constant("bytes", 15, 0, p.bytes(), "bytes per beat")
                .constant("buffer_kilobytes", 31, 16, p.bufferBytes() / 1024, "packet buffer")
            .register(0x020, "clock", "The core clock")
                .constant("kilohertz", 31, 0, p.clockKilohertz(), "frequency")
            .register(0x024, "time", "The clock of all delays")
                .field("now", 31, 0, READ_ONLY, "counts 1/16 us, wraps")
            .register(0x028, "verbs", "Reads, atomics, shared receive queues, event queues and IP addresses")
                .constant("reads", 7, 0, p.reads(), "R: most that a queue pair accepts, and has outstanding")
                .constant("atomics", 9, 8, p.atomics() ? 1 : 0, "0 none, 1 among all queue pairs of the NIC")
                .constant("shared", 10, 10, p.shares() ? 1 : 0, "queue pairs may share receive queues")
                .constant("event_queues", 15, 12, EventOrder.QUEUES,
                    "numbers are 0 to event_queues - 1; each has a message")
                .constant("srqs", 27, 16, p.sharedQueues(), "shared receive queues; numbers are 0 to srqs - 1")
                .constant("gids", 31, 28, Gid.COUNT, "IP addresses of ours; numbers are 0 to gids - 1");
        var verbs = p.roce() ? all.constant("roce", 11, 11, 1, "queue pairs may have profile 0, RoCEv2: Sends and Writes")
            : all;
        var beside = p.ethernet() ? verbs
            .register(0x030, "ethernet", "Ports of an Ethernet NIC beside, on the same line")
                .constant("kilobytes", 15, 0, RnicParameters.ETHERNET_BYTES / 1024, "store for frames of each direction") : verbs;
        return p.segments() ? beside
            .register(0x034, "segments", "Names of paths, and outer IPv6 headers that lead over them")
                .constant("slots", 7, 0, 1 << Departure.SLOT_BITS, "paths of each address handle that may be named")
                .constant("gid", 11, 8, Gid.SEGMENT, "the own address that is the destination of outer headers")
            : beside;
    }

    private static RegisterMap settings(RegisterMap map) {
        return timing(wire(map
            .register(0x040, "control", "The NIC as a whole")
                .bit("enable", 0, READ_WRITE, "the data path runs")
                .bit("reset", 1, PULSE, "1 = the NIC is to be reset; see integration.md")
                .bit("resetting", 2, READ_ONLY, "it is to be reset, and has not been yet")
            .register(0x048, "mac", "Our MAC address")
                .field("address", 47, 0, READ_WRITE, "first byte on the wire most significant")
            .register(0x050, "statistics", "How counters are read")
                .bit("hold", 0, HOLD, "1 = as they were when it was written; they go on counting behind")));
    }

    private static RegisterMap wire(RegisterMap map) {
        return map
            .register(0x070, "wire_port", "UDP destination port")
                .field("udp", 15, 0, READ_WRITE, "of all we send and take").reset(4794)
            .register(0x074, "wire_rtt", "RTT probes")
                .field("dscp", 5, 0, READ_WRITE, "DSCP of RTT Responses").reset(46)
            .register(0x080, "wire", "Headers of what we send, and what we take")
                .field("ttl", 7, 0, READ_WRITE, "time to live, hop limit").reset(64).range(1, 255)
                .field("tver", 11, 8, READ_WRITE, "transport version, checked on receipt")
                .bit("trim_icrc_optional", 16, READ_WRITE, "trimmed packets count with a wrong ICRC").reset(1)
            .register(0x084, "wire_sport", "UDP source ports")
                .field("base", 15, 0, READ_WRITE, "that of path 0").reset(0xC000).range(0xC000, 0xFFF0)
            .register(0x088, "wire_dscp", "DSCP of what we send, and of trimmed packets")
                .field("data", 5, 0, READ_WRITE, "packets with payload").reset(8)
                .field("req", 11, 6, READ_WRITE, "requests without payload").reset(8)
                .field("ctrl", 17, 12, READ_WRITE, "acknowledgements").reset(46)
                .field("trim", 23, 18, READ_WRITE, "trimmed packets").reset(9)
                .field("trim_last", 30, 24, READ_WRITE, "trimmed at the last hop; 64 = off").reset(64).range(0, 64)
            .register(0x08C, "wire_choice", "What the public record of the protocol leaves open")
                .field("retrans", 2, 0, READ_WRITE, "Retrans stands so many bits behind bit 65 of BTH").range(0, 6)
                .bit("sack_bytes", 8, READ_WRITE, "bytes of the bitmap of SACKETH in the other order")
                .bit("sack_bits", 9, READ_WRITE, "bits of each of its bytes in the other order")
                .bit("sack_missing", 10, READ_WRITE, "1 means missing");
    }

    private static RegisterMap timing(RegisterMap map) {
        return map
            .register(0x090, "rel_ack", "Acknowledgements")
                .field("n", 4, 0, READ_WRITE, "packets for one").reset(4).range(1, 16)
                .bit("on_eom", 8, READ_WRITE, "one at the end of each message").reset(1)
                .field("delay", 31, 16, READ_WRITE, "longest delay").reset(2 * MICROSECOND)
                    .range(2, 100 * MICROSECOND)
            .register(0x094, "rel_sack", "Selective acknowledgements")
                .bit("rotate", 0, READ_WRITE, "walk over windows of more than 128 packets").reset(1)
            .register(0x098, "rel_trim", "Packet Drop NAKs")
                .bit("nak", 0, READ_WRITE, "answer trimmed packets").reset(1)
                .bit("local", 1, READ_WRITE, "trim here when there is no room").reset(1)
            .register(0x09C, "rel_srtt", "Round-trip time")
                .field("shift", 2, 0, READ_WRITE, "weight of a sample is 2^-shift").reset(3).range(1, 6)
            .register(0x0A0, "rel_jitter", "Margin for jitter")
                .field("time", 11, 0, READ_WRITE, "added to the round-trip time").reset(40)
                    .range(0, 64 * MICROSECOND)
            .register(0x0A4, "rel_tlp", "Tail probes")
                .field("mult", 3, 0, READ_WRITE, "after so many round-trip times; 0 = off").reset(2).range(0, 8)
            .register(0x0A8, "rel_rto", "Retransmission timeouts")
                .field("backoff_max", 2, 0, READ_WRITE, "doublings").reset(6).range(0, 6)
            .register(0x0AC, "cc_burst", "Pacing")
                .field("bytes", 19, 0, READ_WRITE, "most bytes at once").reset(16 * 1024).range(4096, 256 * 1024)
            .register(0x0B0, "qp_quiet", "Rest of a queue pair after its reset")
                .field("time", 23, 0, READ_WRITE, "until ghosts of its old life have died").reset(1000 * MICROSECOND);
    }

    /** The constants of NSM for 100 Gb/s, a round trip of 9.3 us and 4 KiB, and how paths learn. */
    private static RegisterMap congestion(RegisterMap map) {
        return map
            .register(0x0B4, "cc_base_rtt", "Round trip of an empty network")
                .field("time", 13, 0, READ_WRITE, "of the largest packet and its acknowledgement").reset(149)
                    .range(16, 16_383)
            .register(0x0B8, "cc_target", "Delay that is aimed at")
                .field("delay", 8, 0, READ_WRITE, "in the queue that no path avoids").reset(83).range(4, 511)
                .field("scale", 22, 16, READ_WRITE, "more for half the window").reset(20)
            .register(0x0BC, "cc_window_most", "The largest window, where a flow starts too")
                .field("part", 19, 0, READ_WRITE, "in 1/256 packet").reset(11_008).range(256, (1 << 20) - 1)
            .register(0x0C0, "cc_window_least", "The smallest window")
                .field("part", 19, 0, READ_WRITE, "in 1/256 packet, no more than the largest").reset(256)
                    .range(32, (1 << 20) - 1)
            .register(0x0C4, "cc_step", "How windows change")
                .field("gain", 7, 0, READ_WRITE, "growth per round trip at no delay, in 1/16 packet").reset(22)
                    .range(1, 255)
                .field("cut", 27, 16, READ_WRITE, "taken per delay above the target, in 1/65536").reset(315)
                    .range(1, 4095)
            .register(0x0C8, "cc_period", "How long a least delay is the newest one; one decrease in each")
                .field("time", 14, 0, READ_WRITE, "two round trips").reset(298).range(1, 32_767)
                .field("fast", 25, 16, READ_WRITE, "delay below which a window may grow faster").reset(16)
            .register(0x0CC, "cc_reference", "What the other numbers are about")
                .field("window", 7, 0, READ_WRITE, "8 times log2 of the window with this target, in 1/256 packet")
                    .reset(102).range(0, 159)
                .field("pmtu", 11, 8, READ_WRITE, "log2 of the PMTU").reset(12).range(8, 12)
                .bit("loss_is_path", 16, READ_WRITE, "a silent loss tells of no load: switches trim").reset(1)
            .register(0x0D0, "path_rules", "How paths of controlled queue pairs are chosen")
                .field("ecn_penalty", 3, 0, READ_WRITE, "turns that a path is passed over for a mark").reset(1)
                .field("trim_penalty", 7, 4, READ_WRITE, "the same for a trim in the core").reset(4)
                .field("roll_at", 11, 8, READ_WRITE, "marks at which another port is tried; 0 = paths are named")
                    .reset(4)
                .field("least_good", 15, 12, READ_WRITE, "named paths that stay in use whatever they lose").reset(2)
                    .range(1, 15)
                .bit("on_good", 16, READ_WRITE, "packets go again where one has come through last").reset(1)
                .field("tail", 21, 20, READ_WRITE, "rel_sack_th is halved so often where a packet that is sent again asks")
                    .reset(2)
                .bit("learn", 31, READ_WRITE, "by what acknowledgements tell; else they take turns")
            .register(0x0D4, "path_gap", "Least time between two changes of a queue pair for marks")
                .field("time", 15, 0, READ_WRITE, "two round trips").reset(298).range(0, 32_767)
            .register(0x0D8, "path_probe", "When the peer is asked whether a path that was left is there again")
                .field("period", 8, 0, READ_WRITE, "until the first RTT Request").reset(20 * MICROSECOND).range(1, 511)
                .field("backoff_max", 14, 12, READ_WRITE, "doublings while no answer comes").reset(6).range(0, 6)
            .register(0x0DC, "path_slow", "When a peer is sent a Slow-Packet signal, and blames the path")
                .field("lag", 8, 0, READ_WRITE, "a packet that is sent for the first time and comes more than so many"
                    + " PSNs behind the newest is late; 0 = no signals, nor are there any in a window as small")
                    .reset(128)
                .bit("extended", 12, READ_WRITE, "also peers that hear of paths in acknowledgements")
                .field("gap", 31, 16, READ_WRITE, "least time between two that a queue pair sends").reset(5 * MICROSECOND)
                    .range(1, MOST_GAP)
            .register(0x0FC, "cc_notify", "When a peer of the veRoCE profile is sent a congestion notification")
                .bit("veroce", 0, READ_WRITE, "for packets that come marked; acknowledgements tell of them always")
                .bit("extended", 1, READ_WRITE, "also peers that count them by acknowledgements")
                .field("gap", 31, 16, READ_WRITE, "least time between two that a queue pair sends")
                    .reset(50 * MICROSECOND).range(1, MOST_GAP);
    }

    /** DCQCN of queue pairs in RoCEv2, with the constants of 100 Gb/s. */
    private static RegisterMap reaction(RegisterMap map) {
        return map
            .register(0x0E0, "cc_line_rate", "Where the rate of a queue pair under DCQCN begins")
                .field("megabits", 19, 0, READ_WRITE, "in Mb/s; the most, too; no pace at this rate").reset(100_000)
                    .range(1, (1 << 20) - 1)
                .field("g_shift", 23, 20, READ_WRITE, "weight of a notification in the share of congestion is 2^-this")
                    .reset(8).range(1, 12)
                .field("fast_rounds", 26, 24, READ_WRITE, "raises that only go half of the way back").reset(5)
            .register(0x0E4, "cc_rmin", "The least rate")
                .field("megabits", 19, 0, READ_WRITE, "in Mb/s, no more than the line rate").reset(1000)
                    .range(1, (1 << 20) - 1)
            .register(0x0E8, "cc_cut", "When rates fall, and the share of congestion")
                .field("gap", 15, 0, READ_WRITE, "least time between two cuts").reset(50 * MICROSECOND).range(1, 65_535)
                .field("alpha_timer", 31, 16, READ_WRITE, "after which the share falls without a cut; longer than a"
                    + " visit to every queue pair").reset(55 * MICROSECOND).range(1, 65_535)
            .register(0x0EC, "cc_raise", "When rates rise")
                .field("timer", 15, 0, READ_WRITE, "between two raises by time; longer than a visit to every queue pair")
                    .reset(55 * MICROSECOND).range(1, 65_535)
                .field("cnp_gap", 31, 16, READ_WRITE, "least time between two notifications that a queue pair sends")
                    .reset(50 * MICROSECOND).range(1, 65_535)
            .register(0x0F0, "cc_bytes", "How much is sent between two raises by bytes")
                .field("bytes", 23, 0, READ_WRITE, "more than is sent in a visit to every queue pair").reset(10_000_000)
                    .range(4096, (1 << 24) - 1)
            .register(0x0F4, "cc_rai", "How much rates rise behind the fast rounds")
                .field("step", 15, 0, READ_WRITE, "in Mb/s").reset(100)
                .field("hyper_step", 31, 16, READ_WRITE, "in Mb/s, when time and bytes are behind them").reset(1000);
    }

    /** Who has the line. */
    private static RegisterMap ethernet(RegisterMap map) {
        return map
            .register(0x0F8, "ethernet_share", "Shares of the line when both always want it, in beats")
                .field("rdma", 3, 0, READ_WRITE, "of frames for RDMA").reset(7).range(1, 15)
                .field("ethernet", 11, 8, READ_WRITE, "of frames of the Ethernet NIC beside").reset(1).range(1, 15);
    }

    /** @param alias what is told of them, with a place for the name of the other; null if these are the first */
    private static RegisterMap doorbells(RegisterMap map, RnicParameters p, int base, String alias) {
        var all = map
            .register(base, "send_doorbell", told(alias, "send_doorbell",
                "Send WQEs have been posted"))
                .field("producer", 15, 0, PULSE, "posted so far, modulo 65536")
                .field("qp", 31, 16, PULSE, "queue pair").range(0, p.queuePairs() - 1).written()
            .register(base + 4, "receive_doorbell", told(alias, "receive_doorbell",
                "Receive WQEs have been posted"))
                .field("producer", 15, 0, PULSE, "posted so far, modulo 65536")
                .field("qp", 31, 16, PULSE, "queue pair").range(0, p.queuePairs() - 1).written()
            .register(base + 8, "completion_doorbell", told(alias, "completion_doorbell",
                "Completions have been read"))
                .field("consumer", 15, 0, PULSE, "read so far, modulo 65536")
                .field("cq", 30, 16, PULSE, "completion queue").range(0, p.completionQueues() - 1)
                .bit("arm", 31, PULSE, "interrupt at the next completion").written();
        return p.shares() ? all
            .register(base + 12, "srq_doorbell", told(alias, "srq_doorbell",
                "WQEs have been posted to a shared receive queue, or it has a new limit"))
                .field("number", 15, 0, PULSE, "posted so far, modulo 65536; or the limit")
                .field("srq", 27, 16, PULSE, "shared receive queue").range(0, p.sharedQueues() - 1)
                .bit("limit", 31, PULSE, "an event when fewer are left than the number says; 0 = none").written()
            : all;
    }

    private static String told(String alias, String register, String doc) {
        return alias == null ? doc : alias.formatted(register);
    }

    private static RegisterMap interrupts(RegisterMap map, RnicParameters p) {
        var status = map
            .register(0x140, "interrupt_status", "What has happened; the interrupt is high while one is enabled")
                .bit("completion", 0, WRITE_ONE_TO_CLEAR, "an armed completion queue has a completion")
                .bit("command", 1, WRITE_ONE_TO_CLEAR, "a command has been answered")
                .bit("queue_pair", 2, WRITE_ONE_TO_CLEAR, "a queue pair has gone to error")
                .bit("overflow", 3, WRITE_ONE_TO_CLEAR, "a completion queue was full")
                .bit("bus", 4, WRITE_ONE_TO_CLEAR, "host memory has answered with an error");
        boolean learns = p.congestion().isPresent();
        var named = p.shares()
            ? status.bit("event", 5, WRITE_ONE_TO_CLEAR, "the register event has something new") : status;
        var all = (learns ? named.bit("path", 6, WRITE_ONE_TO_CLEAR, "the register event tells of a path") : named)
                .bit("eq_full", EQ_FULL, WRITE_ONE_TO_CLEAR, "an event queue had no room; what it is to tell waits")
                .bit("denied", DENIED, WRITE_ONE_TO_CLEAR, "a doorbell came through a page that is not its own")
            .register(0x144, "interrupt_enable", "What raises the interrupt")
                .field("mask", DENIED, 0, READ_WRITE, "bits as in interrupt_status")
            .register(0x148, "interrupt_moderation", "How often completions interrupt")
                .field("count", 7, 0, READ_WRITE, "as soon as so many armed queues have a completion; 0 and 0: at once")
                .field("time", 31, 16, READ_WRITE, "or as soon as one has waited so long");
        var each = RegisterMap.of("eq", "Messages of an event queue")
            .register(0x00, "eq", "Messages of an event queue");
        var queues = all
            .array(0x150, "eq_moderation", EventOrder.QUEUES, 4, each
                .field("count", 7, 0, READ_WRITE, "as soon as so many entries have been written; 0 and 0: at once")
                .field("time", 31, 16, READ_WRITE, "or as soon as one has waited so long"),
                "How often an event queue sends its message")
            .register(0x170, "eq_doorbell", "Entries of an event queue have been read")
                .field("consumer", 15, 0, PULSE, "read so far, modulo 65536")
                .field("eq", 18, 16, PULSE, "event queue").written();
        if (!p.shares() && !learns) {
            return queues;
        }
        var event = queues
            .register(0x14C, "event",
                "What has happened to an object, one after the other, if there is no event queue 0; writing takes it, the"
                    + " next shows")
                .field("object", 15, 0, READ_ONLY, "which");
        String limit = "1 = fewer WQEs are left in the shared receive queue than its limit";
        return (learns ? event.field("slot", 23, 16, READ_ONLY, "of a path; its port is wire_sport_base and this") : event)
            .field("type", 30, 24, READ_ONLY, learns ? limit + "; 2 = the queue pair has left a path that lost a packet,"
                + " 3 = it has come back" : limit)
            .bit("valid", 31, READ_ONLY, "there is one").written();
    }

    private static RegisterMap mailbox(RegisterMap map) {
        var word = RegisterMap.of("word", "One word").register(0x00, "word", "One word");
        return map
            .register(0x200, "command", "Writing it starts a command, unless one is running: then it is ignored")
                .field("code", 7, 0, PULSE, "which command").written()
            .register(0x204, "command_target", "What the command is about")
                .field("number", 31, 0, READ_WRITE, "queue pair, completion queue, address handle or MR key")
            .register(0x208, "command_result", "What became of the last command")
                .field("code", 7, 0, READ_ONLY, "0 = done, else why not; then nothing has changed")
                .bit("busy", 31, READ_ONLY, "a command is running, or the tables are being cleared after reset")
            .array(0x210, "command_answer", ANSWERS, 4,
                word.field("value", 31, 0, READ_ONLY, "of a query; 0 behind its words"), "What a query has found")
            .array(0x240, "command_argument", CommandRequest.ARGUMENTS, 4, word.field("value", 31, 0, READ_WRITE,
                "as the command says"), "What the command needs to know");
    }

    private static RegisterMap counters(RegisterMap map, RnicParameters parameters) {
        var all = map;
        for (var row : Row.of(parameters)) {
            all = all.register(ROWS + 8 * row.ordinal(), counter(row), "Frames with the verdict " + row.name())
                .counter("count", COUNTER_BITS - 1, 0, 2, "frames");
        }
        for (var event : Event.of(parameters)) {
            all = all.register(offset(event), event.register(), event.meaning())
                .counter("count", COUNTER_BITS - 1, 0, 1, "events");
        }
        return all;
    }

    /** The five that came after the first ones stand below them, downwards; most behind these, above them. */
    private static int offset(Event event) {
        if (event == Event.DOORBELL_DENIED) {
            return HOST_EVENTS;
        }
        if (event.isOfEthernet()) {
            return ETHERNET_EVENTS + 8 * (event.ordinal() - Event.RX_ETHERNET.ordinal());
        }
        if (event == Event.TX_CNP || event == Event.TX_SLOW) {
            return SIGNAL_EVENTS + 8 * (event.ordinal() - Event.TX_CNP.ordinal());
        }
        int number = event.ordinal();
        boolean below = number >= FIRST_EVENTS && number < FIRST_EVENTS + EVENTS_BELOW;
        return EVENTS + 8 * (number < FIRST_EVENTS ? number
            : below ? FIRST_EVENTS - 1 - number : number - EVENTS_BELOW);
    }
}
