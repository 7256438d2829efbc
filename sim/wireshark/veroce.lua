-- Wireshark dissector of the veRoCE profile (RoCE extension on UDP port 4794): headers of every opcode, both number
-- spaces, derived values, the ICRC, and the rows of the malformed-input table that a frame alone decides.
-- How to install it, its fields and its preferences: README.md beside this file.

local bits = bit32 or bit
local band, bxor, rshift = bits.band, bits.bxor, bits.rshift

local veroce = Proto("veroce", "RoCE extension veRoCE")

-- Preferences: the registers of the wire profile that change what a frame means, with their reset values.

local RETRANS_MASKS = {{1, "0x40", 0x40}, {2, "0x20", 0x20}, {3, "0x10", 0x10}, {4, "0x08", 0x08}, {5, "0x04", 0x04},
    {6, "0x02", 0x02}, {7, "0x01", 0x01}}

veroce.prefs.port = Pref.uint("UDP port", 4794, "UDP destination port of the profile (wire_udp_port)")
veroce.prefs.tver = Pref.uint("Transport version", 0, "TVer that is accepted (wire_tver)")
veroce.prefs.retrans_mask = Pref.enum("Retrans bit", 0x40, "Bit of BTH byte 8 that marks a retransmission "
    .. "(wire_retrans_mask)", RETRANS_MASKS, false)
veroce.prefs.dscp_trim = Pref.uint("Trimmed DSCP", 9, "Code point of a trimmed packet (wire_dscp_trim)")
veroce.prefs.dscp_trim_last = Pref.uint("Trimmed DSCP, last hop", 64,
    "Second code point of a trimmed packet, 64 for none (wire_dscp_trim_last)")
veroce.prefs.op_rtt_req = Pref.uint("RTT Request opcode", 0x82, "128 to 255 (wire_op_rtt_req)")
veroce.prefs.op_rtt_rsp = Pref.uint("RTT Response opcode", 0x83, "128 to 255 (wire_op_rtt_rsp)")
veroce.prefs.dmalen_per_packet = Pref.bool("DMALen is that of the packet", false,
    "RETH.DMALen counts the payload of the packet instead of the message (wire_reth_len_mode)")
veroce.prefs.pmtu = Pref.uint("PMTU", 0, "Payload of full packets; 0: the base address of a message is shown where "
    .. "the packet alone tells it")
veroce.prefs.cc_ext = Pref.bool("Ends tell of congestion", false,
    "Packets have stamps and acknowledgements tell what has come, as both ends may agree at set-up (cc_ext)")

-- Fields: what a filter can name.

local fields, experts = {}, {}
local field_list, expert_list = {}, {}

local function field(name, kind, label, ...)
    fields[name] = ProtoField[kind]("veroce." .. name, label, ...)
    field_list[#field_list + 1] = fields[name]
end

local function expert_item(name, text, group, severity)
    experts[name] = ProtoExpert.new("veroce.expert." .. name, text, group, severity)
    expert_list[#expert_list + 1] = experts[name]
end

field("packet", "string", "Packet")
field("counter", "string", "Receive counter")
field("space", "string", "Space of the PSN")
field("about", "string", "Space acknowledged")
field("trimmed", "bool", "Trimmed by a switch")
field("bth", "none", "Base transport header")
field("opcode", "uint8", "Opcode", base.HEX)
field("se", "bool", "Solicited event", 8, nil, 0x80)
field("migreq", "bool", "MigReq", 8, nil, 0x40)
field("padcnt", "uint8", "Pad count", base.DEC, nil, 0x30)
field("tver", "uint8", "Transport version", base.DEC, nil, 0x0f)
field("pkey", "uint16", "P_Key", base.HEX)
field("fecn", "bool", "FECN", 8, nil, 0x80)
field("becn", "bool", "BECN", 8, nil, 0x40)
field("resv6", "uint8", "Reserved", base.HEX, nil, 0x3f)
field("destqp", "uint24", "Destination QP", base.HEX)
field("ackreq", "bool", "AckReq", 8, nil, 0x80)
field("retrans", "bool", "Retrans")
field("resv7", "uint8", "Reserved", base.HEX)
field("psn", "uint24", "PSN", base.DEC_HEX)
field("msneth", "none", "MSN header")
field("msneth.resv", "uint8", "Reserved", base.HEX)
field("msneth.msn", "uint24", "MSN", base.DEC_HEX)
field("rqeth", "none", "Receive queue header")
field("rqeth.resv", "uint8", "Reserved", base.HEX)
field("rqeth.rqmsn", "uint24", "RQMSN", base.DEC_HEX)
field("poeth", "none", "Packet order header")
field("poeth.resv", "uint8", "Reserved", base.HEX)
field("poeth.po", "uint24", "PO", base.DEC_HEX)
field("reth", "none", "RDMA header")
field("reth.va", "uint64", "Virtual address", base.HEX)
field("reth.rkey", "uint32", "R_Key", base.HEX)
field("reth.dmalen", "uint32", "DMALen", base.DEC)
field("aeth", "none", "Acknowledge header")
field("aeth.syndrome", "uint8", "Syndrome", base.HEX)
field("aeth.meaning", "string", "Meaning")
field("aeth.credit", "uint32", "Credit", base.DEC)
field("aeth.rnr_timer", "double", "RNR timer (ms)")
field("aeth.msn", "uint24", "MSN", base.DEC_HEX)
field("immdt", "none", "Immediate data header")
field("immdt.data", "uint32", "Immediate data", base.HEX)
field("ieth", "none", "Invalidate header")
field("ieth.rkey", "uint32", "R_Key to invalidate", base.HEX)
field("atomiceth", "none", "Atomic header")
field("atomiceth.va", "uint64", "Virtual address", base.HEX)
field("atomiceth.rkey", "uint32", "R_Key", base.HEX)
field("atomiceth.swap_add", "uint64", "Swap or Add", base.HEX)
field("atomiceth.compare", "uint64", "Compare", base.HEX)
field("atomicacketh", "none", "Atomic acknowledge header")
field("atomicacketh.original", "uint64", "Original value", base.HEX)
field("sacketh", "none", "Selective acknowledge header")
field("sacketh.length", "uint8", "Valid length", base.DEC)
field("sacketh.start", "uint24", "Starting PSN", base.DEC_HEX)
field("sacketh.bitmap", "bytes", "Bitmap")
field("sacketh.received", "string", "Received")
field("sacketh.missing", "string", "Missing")
field("sacketh.received_psn", "uint24", "Received PSN", base.DEC_HEX)
field("sacketh.missing_psn", "uint24", "Missing PSN", base.DEC_HEX)
field("rtteth", "none", "Round-trip time header")
field("rtteth.context", "uint32", "CC context", base.HEX)
field("rtteth.path", "uint8", "Path index", base.DEC)
field("rtteth.tx1", "uint32", "TX1 (ns)", base.DEC)
field("rtteth.rx1", "uint32", "RX1 (ns)", base.DEC)
field("rtteth.tx2", "uint32", "TX2 (ns)", base.DEC)
field("rtteth.rx2", "uint32", "RX2 (ns)", base.DEC)
field("rtteth.delay", "uint32", "Delay of the responder (ns)", base.DEC)
field("rtteth.rtt", "uint32", "Round-trip time (ns)", base.DEC)
field("cnp", "none", "CNP reserved bytes")
field("cnp.reserved", "bytes", "Reserved")
field("stamp", "uint16", "Left at (1/16 us)", base.DEC)
field("echo.held", "bool", "Has waited for its timer")
field("echo.stamp", "uint16", "Newest packet left at (1/16 us)", base.DEC)
field("echo.beyond", "uint16", "Packets above the acknowledged one", base.DEC)
field("echo.marks", "uint8", "Packets marked, modulo 32", base.DEC)
field("drop.cause", "string", "Why the packet was dropped")
field("header_length", "uint32", "Header length")
field("payload_length", "uint32", "Payload length")
field("message.first_psn", "uint24", "First PSN of the message", base.DEC_HEX)
field("message.base", "uint64", "Base address of the message", base.HEX)
field("ack.next_psn", "uint24", "Next expected PSN", base.DEC_HEX)
field("ack.first_psn", "uint24", "First PSN of its message", base.DEC_HEX)
field("pad", "bytes", "Pad")
field("icrc", "uint32", "ICRC", base.HEX)
field("icrc.computed", "uint32", "Computed ICRC", base.HEX)
field("icrc.status", "string", "ICRC status")
veroce.fields = field_list

-- Expert items: rows 7 to 22 of the malformed-input table, named by the counter that a receiver increments.
local ERROR, MALFORMED = expert.severity.ERROR, expert.group.MALFORMED
expert_item("trimmed", "Trimmed packet: whatever payload it holds is placed nowhere", expert.group.SEQUENCE,
    expert.severity.NOTE)
expert_item("rx_trim_short", "Row 7: trimmed below the base transport header", MALFORMED, ERROR)
expert_item("rx_trim_bad", "Row 9: trimmed, but the opcode consumes no PSN", expert.group.PROTOCOL, ERROR)
expert_item("rx_trim_payload", "Row 11: trimmed, but payload is still present", expert.group.PROTOCOL,
    expert.severity.NOTE)
expert_item("rx_len_ip", "Row 13: IP length beyond the received bytes", MALFORMED, ERROR)
expert_item("rx_short", "Row 14: IP payload below 24 bytes (UDP, BTH, ICRC)", MALFORMED, ERROR)
expert_item("rx_len_udp", "Row 15: UDP length differs from the IP payload length", MALFORMED, ERROR)
expert_item("rx_icrc", "Row 16: ICRC mismatch", expert.group.CHECKSUM, ERROR)
expert_item("rx_tver", "Row 17: wrong transport version", expert.group.PROTOCOL, ERROR)
expert_item("rx_transport", "Row 18: opcode class neither RC nor signal", expert.group.PROTOCOL, ERROR)
expert_item("rx_opcode", "Row 19: no such opcode on this port", expert.group.PROTOCOL, ERROR)
expert_item("rx_hdr_short", "Row 20: too short for the headers of the opcode", MALFORMED, ERROR)
expert_item("rx_pad", "Row 21: payload area not a multiple of 4, or wrong pad count", MALFORMED, ERROR)
expert_item("rx_len_op", "Row 22: wrong length for the opcode", MALFORMED, ERROR)
veroce.experts = expert_list

-- Packet formats: section 7 of the wire profile.

local UDP_SIZE, BTH_SIZE, ICRC_SIZE = 8, 12, 4
local PSN_LIMIT = 2 ^ 24
local CNP = 0x81

-- Extension headers: size, field of the whole header, and {field, offset, bytes} of what they hold.
local headers = {
    MSNETH = {size = 4, node = "msneth", {"msneth.resv", 0, 1}, {"msneth.msn", 1, 3}},
    RQETH = {size = 4, node = "rqeth", {"rqeth.resv", 0, 1}, {"rqeth.rqmsn", 1, 3}},
    POETH = {size = 4, node = "poeth", {"poeth.resv", 0, 1}, {"poeth.po", 1, 3}},
    RETH = {size = 16, node = "reth", {"reth.va", 0, 8}, {"reth.rkey", 8, 4}, {"reth.dmalen", 12, 4}},
    AETH = {size = 4, node = "aeth", {"aeth.syndrome", 0, 1}, {"aeth.msn", 1, 3}},
    IMMDT = {size = 4, node = "immdt", {"immdt.data", 0, 4}},
    IETH = {size = 4, node = "ieth", {"ieth.rkey", 0, 4}},
    ATOMICETH = {size = 28, node = "atomiceth", {"atomiceth.va", 0, 8}, {"atomiceth.rkey", 8, 4},
        {"atomiceth.swap_add", 12, 8}, {"atomiceth.compare", 20, 8}},
    ATOMICACKETH = {size = 8, node = "atomicacketh", {"atomicacketh.original", 0, 8}},
    SACKETH = {size = 20, node = "sacketh", {"sacketh.length", 0, 1}, {"sacketh.start", 1, 3},
        {"sacketh.bitmap", 4, 16}},
    RTTETH = {size = 20, node = "rtteth", {"rtteth.context", 0, 4}, {"rtteth.tx1", 4, 4},
        {"rtteth.rx1", 8, 4}, {"rtteth.tx2", 12, 4}, {"rtteth.rx2", 16, 4}},
    RESV16 = {size = 16, node = "cnp", {"cnp.reserved", 0, 16}},
}

local formats

-- payload: "full" (First, Middle: no pad), "any" or nil; space: of the PSN consumed; about: of the PSN acknowledged.
local function format(opcode, name, payload, space, about, ...)
    local chain, size = {...}, BTH_SIZE
    for _, header in ipairs(chain) do
        size = size + headers[header].size
    end
    formats[opcode] = {name = name, payload = payload, space = space, about = about, chain = chain, size = size}
end

local function define_formats()
    formats = {}
    format(0x00, "Send First", "full", "SQ", nil, "MSNETH", "RQETH")
    format(0x01, "Send Middle", "full", "SQ", nil, "MSNETH", "RQETH", "POETH")
    format(0x02, "Send Last", "any", "SQ", nil, "MSNETH", "RQETH", "POETH")
    format(0x03, "Send Last Imm", "any", "SQ", nil, "MSNETH", "RQETH", "POETH", "IMMDT")
    format(0x04, "Send Only", "any", "SQ", nil, "MSNETH", "RQETH")
    format(0x05, "Send Only Imm", "any", "SQ", nil, "MSNETH", "RQETH", "IMMDT")
    format(0x06, "Write First", "full", "SQ", nil, "MSNETH", "RETH")
    format(0x07, "Write Middle", "full", "SQ", nil, "MSNETH", "RETH", "POETH")
    format(0x08, "Write Last", "any", "SQ", nil, "MSNETH", "RETH", "POETH")
    format(0x09, "Write Last Imm", "any", "SQ", nil, "MSNETH", "RETH", "RQETH", "POETH", "IMMDT")
    format(0x0a, "Write Only", "any", "SQ", nil, "MSNETH", "RETH")
    format(0x0b, "Write Only Imm", "any", "SQ", nil, "MSNETH", "RETH", "RQETH", "IMMDT")
    format(0x0c, "Read Request", nil, "SQ", nil, "MSNETH", "RETH")
    format(0x0d, "Read Response First", "full", "RSP", nil, "MSNETH", "AETH")
    format(0x0e, "Read Response Middle", "full", "RSP", nil, "MSNETH", "AETH", "POETH")
    format(0x0f, "Read Response Last", "any", "RSP", nil, "MSNETH", "AETH", "POETH")
    format(0x10, "Read Response Only", "any", "RSP", nil, "MSNETH", "AETH")
    format(0x11, "Acknowledge", nil, nil, "SQ", "AETH", "POETH")
    format(0x12, "Atomic Acknowledge", nil, "RSP", nil, "MSNETH", "AETH", "ATOMICACKETH")
    format(0x13, "CmpSwap", nil, "SQ", nil, "MSNETH", "ATOMICETH")
    format(0x14, "FetchAdd", nil, "SQ", nil, "MSNETH", "ATOMICETH")
    format(0x16, "Send Last Inv", "any", "SQ", nil, "MSNETH", "RQETH", "POETH", "IETH")
    format(0x17, "Send Only Inv", "any", "SQ", nil, "MSNETH", "RQETH", "IETH")
    format(0x18, "SACK", nil, nil, "SQ", "AETH", "POETH", "SACKETH")
    format(0x19, "Acknowledge_Rsp", nil, nil, "RSP", "AETH", "POETH")
    format(0x1e, "SACK_Rsp", nil, nil, "RSP", "AETH", "POETH", "SACKETH")
    format(CNP, "CNP", nil, nil, nil, "RESV16")
    format(0x84, "Slow-Packet", nil, nil, nil)
    format(veroce.prefs.op_rtt_req, "RTT Request", nil, nil, nil, "RTTETH")
    format(veroce.prefs.op_rtt_rsp, "RTT Response", nil, nil, nil, "RTTETH")
end

local CLASSES = {[0] = "RC", "UC", "RD", "UD", "Signal", "XRC", "Reserved class", "Manufacturer"}
local UNSUPPORTED = {[0x1c] = "Flush (not supported)", [0x1d] = "Atomic Write (not supported)"}

-- Acknowledgements.

local CREDITS = {[0] = 0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
    3072, 4096, 6144, 8192, 12288, 16384, 24576, 32768}
local RNR_TIMERS = {[0] = 655.36, .01, .02, .03, .04, .06, .08, .12, .16, .24, .32, .48, .64, .96, 1.28, 1.92, 2.56,
    3.84, 5.12, 7.68, 10.24, 15.36, 20.48, 30.72, 40.96, 61.44, 81.92, 122.88, 163.84, 245.76, 327.68, 491.52}
local NAKS = {[0] = "Packet Drop", "Invalid request", "Remote access error", "Remote operational error",
    "Invalid RD request"}
local PACKET_DROP = 0x60

-- What a syndrome means, and the name it gives to opcode 11 (19 without the ending _Rsp).
local function syndrome(value)
    local kind, code = rshift(value, 5), band(value, 0x1f)
    if kind == 0 then
        local credit = CREDITS[code]
        return credit and "Credit " .. credit or "No credit information", "ACK", credit
    elseif kind == 1 then
        return string.format("Receiver not ready, wait %.2f ms", RNR_TIMERS[code]), "RNR NAK", nil, RNR_TIMERS[code]
    elseif kind == 3 and NAKS[code] then
        return NAKS[code], value == PACKET_DROP and "Packet Drop NAK" or "NAK"
    end
    return "Reserved", "Acknowledge"
end

local function generated(tree, name, range, value)
    return tree:add(fields[name], range, value):set_generated()
end

local function add_syndrome(p, tree, range)
    local meaning, name, credit, timer = syndrome(p["aeth.syndrome"])
    local first = range(0, 1)
    generated(tree, "aeth.meaning", first, meaning)
    if credit then
        generated(tree, "aeth.credit", first, credit)
    elseif timer then
        generated(tree, "aeth.rnr_timer", first, timer)
    end
    if p.opcode == 0x11 or p.opcode == 0x19 then
        p.name = name .. (p.opcode == 0x19 and "_Rsp" or "")
    end
    p.detail = name ~= "ACK" and meaning or nil
end

-- What ends tell each other that have agreed on cc_ext: section 18 of the wire format.

local CAUSES = {[0] = "cut in the fabric", "no room in the receiver", "cut by the last switch", "nothing to receive into"}

local function add_stamp(p, tree, range)
    if veroce.prefs.cc_ext and p.format.space then
        local low = band(p.bytes(p.bth + 8, 1):uint(), 0x3f)
        generated(tree, "stamp", range(0, 1), p["msneth.resv"] * 64 + low)
    end
end

-- In the place of the packet order, which such an acknowledgement does not tell.
local function add_echo(p, tree, range)
    local value = range:uint()
    generated(tree, "echo.held", range(0, 1), rshift(value, 31) == 1)
    generated(tree, "echo.stamp", range(0, 2), band(rshift(value, 17), 0x3fff))
    generated(tree, "echo.beyond", range(1, 3), band(rshift(value, 5), 0xfff))
    generated(tree, "echo.marks", range(3, 1), band(value, 0x1f))
    p["poeth.po"] = nil
end

local function add_order(p, tree, range)
    if veroce.prefs.cc_ext and p.format.about and p["aeth.syndrome"] == PACKET_DROP then
        generated(tree, "drop.cause", range(0, 1), CAUSES[band(rshift(p.bytes(p.bth + 8, 1):uint(), 4), 3)])
    elseif veroce.prefs.cc_ext and p.format.about and rshift(p["aeth.syndrome"], 5) == 0 then
        add_echo(p, tree, range)
    end
end

-- Numbers as ranges, e.g. "101, 103-105".
local function as_ranges(list)
    local text, i = {}, 1
    while i <= #list do
        local first = list[i]
        while list[i + 1] and list[i + 1].psn == (list[i].psn + 1) % PSN_LIMIT do
            i = i + 1
        end
        text[#text + 1] = first == list[i] and string.format("%d", first.psn)
            or string.format("%d-%d", first.psn, list[i].psn)
        i = i + 1
    end
    return #text > 0 and table.concat(text, ", ") or "none"
end

local function add_psns(tree, name, range, list)
    local text = as_ranges(list)
    local item = generated(tree, "sacketh." .. name, range(4, 16), text)
    for _, entry in ipairs(list) do
        generated(item, "sacketh." .. name .. "_psn", range(entry.byte, 1), entry.psn)
    end
    return text
end

-- The bitmap as lists. The least significant bit of the last byte is the starting PSN; what lies at or below the
-- acknowledged PSN has no meaning.
local function add_sack(p, tree, range)
    local bitmap, received, missing = range(4, 16):bytes(), {}, {}
    for i = 0, math.min(p["sacketh.length"], 128) - 1 do
        local byte, bit = 15 - math.floor(i / 8), 2 ^ (i % 8)
        local psn = (p["sacketh.start"] + i) % PSN_LIMIT
        local distance = (psn - p.psn) % PSN_LIMIT
        if distance > 0 and distance < PSN_LIMIT / 2 then
            local list = band(bitmap:get_index(byte), bit) ~= 0 and received or missing
            list[#list + 1] = {psn = psn, byte = 4 + byte}
        end
    end
    local text = add_psns(tree, "received", range, received)
    p.detail = "received " .. text .. ", missing " .. add_psns(tree, "missing", range, missing)
end

-- Times are modulo 2^32. RX2 is zero on the wire; a recording at the requester may hold it.
local function add_round_trip(p, tree, range)
    local path = rshift(p["rtteth.context"], 24)
    generated(tree, "rtteth.path", range(0, 1), path)
    p.detail = string.format("path %d", path)
    if p.opcode == veroce.prefs.op_rtt_rsp then
        local delay = (p["rtteth.tx2"] - p["rtteth.rx1"]) % 2 ^ 32
        generated(tree, "rtteth.delay", range(8, 8), delay)
        if p["rtteth.rx2"] ~= 0 then
            local time = (p["rtteth.rx2"] - p["rtteth.tx1"] - delay) % 2 ^ 32
            generated(tree, "rtteth.rtt", range, time)
            p.detail = string.format("%s RTT %d ns", p.detail, time)
        end
    end
end

local explain = {AETH = add_syndrome, SACKETH = add_sack, RTTETH = add_round_trip, MSNETH = add_stamp,
    POETH = add_order}

-- Invariant CRC.

local CRC_TABLE, CRC_SEED = {}, 0xdebb20e3
for i = 0, 255 do
    local value = i
    for _ = 1, 8 do
        value = bxor(rshift(value, 1), value % 2 == 1 and 0xedb88320 or 0) % 2 ^ 32
    end
    CRC_TABLE[i] = value
end

local function crc(text)
    local value = CRC_SEED
    for i = 1, #text do
        value = bxor(rshift(value, 8), CRC_TABLE[band(bxor(value, text:byte(i)), 0xff)])
    end
    return bxor(value, 0xffffffff) % 2 ^ 32
end

-- The ICRC over the bytes from the IP header to the one before the offset "to", what switches may change read as ones.
local function icrc(p, to)
    local text = p.bytes(p.ip, to - p.ip):raw()
    local udp = p.bth - UDP_SIZE - p.ip
    local masked
    if p.version == 6 then
        masked = string.char(0x6f) .. "\255\255\255" .. text:sub(5, 7) .. "\255"
    else
        masked = text:sub(1, 1) .. "\255" .. text:sub(3, 8) .. "\255" .. text:sub(10, 10) .. "\255\255"
    end
    return crc(masked .. text:sub(#masked + 1, udp + 6) .. "\255\255" .. text:sub(udp + 9, udp + 12) .. "\255"
        .. text:sub(udp + 14))
end

-- The malformed-input table.

-- Rows 20 to 22. A CNP has 16 reserved bytes or none, so they count as its tail here.
local function judge_lengths(p)
    local size = p.opcode == CNP and BTH_SIZE or p.format.size
    local area = p.udp_length - UDP_SIZE - ICRC_SIZE - size
    if area < 0 then
        return "rx_hdr_short"
    elseif area % 4 ~= 0 or p.pad > area or p.pad ~= 0 and p.format.payload ~= "any" then
        return "rx_pad"
    elseif p.format.payload or area == 0 or p.opcode == CNP and area == headers.RESV16.size then
        return "rx_ok"
    end
    return "rx_len_op"
end

-- Rows 7 to 12; "received" counts the bytes from the UDP header to the end of the frame.
local function judge_trimmed(p)
    local size = math.min(p.ip_payload, p.received)
    if size < UDP_SIZE + BTH_SIZE then
        return "rx_trim_short"
    elseif not p.opcode then
        return nil -- cut by the recording
    elseif not (p.format and p.format.space) then
        return "rx_trim_bad"
    end
    return size - UDP_SIZE > p.format.size + ICRC_SIZE and "rx_trim_payload" or "rx_trim_nak"
end

-- The counter a receiver increments, from row 7 on as far as the frame decides; nil if the IP header is not at hand.
local function judge(p)
    if not p.ip then
        return nil
    elseif p.trimmed then
        return judge_trimmed(p)
    elseif p.ip_payload > p.received then
        return "rx_len_ip"
    elseif p.ip_payload < UDP_SIZE + BTH_SIZE + ICRC_SIZE then
        return "rx_short"
    elseif p.udp_length ~= p.ip_payload then
        return "rx_len_udp"
    elseif p.icrc_status == "Bad" then
        return "rx_icrc"
    elseif not p.opcode then
        return nil -- cut by the recording
    elseif p.tver ~= veroce.prefs.tver then
        return "rx_tver"
    elseif p.class ~= 0 and p.class ~= 4 then
        return "rx_transport"
    end
    return p.format and judge_lengths(p) or "rx_opcode"
end

-- Dissection. A packet p is: bytes, a range that holds it; offsets in it: bth, stop (the end of what was recorded), ip
-- (nil if the IP header is not at hand); version, ip_payload, udp_length, received; then what the headers say.

local function read_transport(p)
    local range = p.bytes(p.bth, BTH_SIZE)
    p.opcode = range(0, 1):uint()
    p.class = rshift(p.opcode, 5)
    p.pad = band(rshift(range(1, 1):uint(), 4), 3)
    p.tver = band(range(1, 1):uint(), 15)
    p.destqp = range(5, 3):uint()
    p.retrans = band(range(8, 1):uint(), veroce.prefs.retrans_mask) ~= 0
    p.psn = range(9, 3):uint()
    p.format = formats[p.opcode]
    local reserved = UNSUPPORTED[p.opcode] or (p.class == 0 or p.class == 4) and "Reserved" or CLASSES[p.class]
    p.name = p.format and p.format.name or string.format("%s opcode 0x%02x", reserved, p.opcode)
end

-- The ICRC stands in the last four bytes; it can be checked if the recording did not cut the packet.
local function check_icrc(p)
    local whole = p.ip and math.min(p.ip_payload, p.received) or 0
    if whole < UDP_SIZE + BTH_SIZE + ICRC_SIZE or p.bth - UDP_SIZE + whole > p.stop
            or not p.trimmed and (p.ip_payload > p.received or p.ip_payload ~= p.udp_length) then
        return
    end
    p.computed = icrc(p, p.stop - ICRC_SIZE)
    local good = p.computed == p.bytes(p.stop - ICRC_SIZE, ICRC_SIZE):le_uint()
    p.stale = p.trimmed and not good
    p.icrc_status = good and "Good" or p.stale and "Stale" or "Bad"
end

local function add_transport(p, tree)
    local range = p.bytes(p.bth, BTH_SIZE)
    local bth = tree:add(fields.bth, range)
    bth:add(fields.opcode, range(0, 1)):append_text(" (" .. p.name .. ")")
    for _, name in ipairs({"se", "migreq", "padcnt", "tver"}) do
        bth:add(fields[name], range(1, 1))
    end
    bth:add(fields.pkey, range(2, 2))
    for _, name in ipairs({"fecn", "becn", "resv6"}) do
        bth:add(fields[name], range(4, 1))
    end
    bth:add(fields.destqp, range(5, 3))
    bth:add(fields.ackreq, range(8, 1))
    bth:add(fields.retrans, range(8, 1), p.retrans)
    local reserved = band(range(8, 1):uint(), 0x7f)
    bth:add(fields.resv7, range(8, 1), p.retrans and reserved - veroce.prefs.retrans_mask or reserved)
    bth:add(fields.psn, range(9, 3))
    if p.format and (p.format.space or p.format.about) then
        generated(bth, p.format.space and "space" or "about", range(0, 1), p.format.space or p.format.about)
    end
end

-- Adds the extension headers that lie whole before the ICRC; returns the offset behind the last one.
local function add_extensions(p, tree)
    local at, limit = p.bth + BTH_SIZE, p.limit
    for _, name in ipairs(p.format and p.format.chain or {}) do
        local header = headers[name]
        if at + header.size > limit then
            return at
        end
        local range = p.bytes(at, header.size)
        local subtree = tree:add(fields[header.node], range)
        for _, part in ipairs(header) do
            local value = range(part[2], part[3])
            subtree:add(fields[part[1]], value)
            p[part[1]] = part[3] <= 4 and value:uint() or part[3] == 8 and value:uint64() or nil
        end
        if explain[name] then
            explain[name](p, subtree, range)
        end
        at = at + header.size
    end
    return at
end

-- Bytes between the start of the message and this packet's payload, or nil if the packet does not tell.
local function bytes_before(p, payload)
    local order = p["poeth.po"] or 0
    if order == 0 then
        return 0
    elseif veroce.prefs.pmtu ~= 0 then
        return order * veroce.prefs.pmtu
    elseif not payload then
        return nil
    elseif p.format.payload == "full" then
        return order * payload
    elseif not veroce.prefs.dmalen_per_packet and p["reth.dmalen"] >= payload then
        return p["reth.dmalen"] - payload
    end
end

local NOT_AVAILABLE = 0xffffff

local function add_derived(p, tree)
    local range = p.bytes(p.bth, BTH_SIZE)
    if p.format.space then
        local first = (p.psn - (p["poeth.po"] or 0)) % PSN_LIMIT
        generated(tree, "message.first_psn", range(9, 3), first)
    elseif p.format.about and p["aeth.syndrome"] and p["aeth.syndrome"] ~= PACKET_DROP then
        local positive = rshift(p["aeth.syndrome"], 5) == 0
        local expected = (p.psn + (positive and 1 or 0)) % PSN_LIMIT
        generated(tree, "ack.next_psn", range(9, 3), expected)
        if p["poeth.po"] and p["poeth.po"] ~= NOT_AVAILABLE then
            generated(tree, "ack.first_psn", range(9, 3), (expected - p["poeth.po"]) % PSN_LIMIT)
        end
    end
    if p["reth.va"] then
        local before = bytes_before(p, p.payload_length)
        if before then
            local base = p["reth.va"] - UInt64.new(before % 2 ^ 32, math.floor(before / 2 ^ 32))
            generated(tree, "message.base", range, base)
        end
    end
end

-- Payload bytes by the UDP length, nil if the opcode has none, a switch cut them, or the headers are not whole.
local function payload_length(p)
    if p.format and p.format.payload and not p.trimmed then
        local length = p.udp_length - UDP_SIZE - p.format.size - p.pad - ICRC_SIZE
        return length >= 0 and length or nil
    end
end

-- What follows the headers: payload, pad, ICRC.
local function add_rest(p, tree, root, pinfo, at)
    local last = p.stale and p.stop or p.limit
    local length = last - at
    if p.payload_length then
        generated(tree, "payload_length", p.bytes(p.bth, 1), p.payload_length)
        if p.pad > 0 and length == p.payload_length + p.pad then
            length = p.payload_length
            tree:add(fields.pad, p.bytes(at + length, p.pad))
        end
    end
    if length > 0 then
        Dissector.get("data"):call(p.bytes(at, length):tvb(), pinfo, root)
    end
    local status = p.icrc_status or "Unverified"
    if p.computed and not p.stale then
        tree:add_le(fields.icrc, p.bytes(last, ICRC_SIZE)):append_text(" (" .. status .. ")")
        generated(tree, "icrc.computed", p.bytes(last, ICRC_SIZE), p.computed)
    end
    generated(tree, "icrc.status", p.bytes(p.bth, 1), status)
end

local function add_verdict(p, tree)
    if not p.ip then
        return
    end
    local range = p.bytes(p.bth - UDP_SIZE, 1)
    generated(tree, "trimmed", range, p.trimmed)
    if p.trimmed then
        tree:add_proto_expert_info(experts.trimmed)
    end
    if p.counter then
        generated(tree, "counter", range, p.counter)
        if experts[p.counter] then
            tree:add_proto_expert_info(experts[p.counter])
        end
    end
end

-- One packet on one line.
local function describe(p)
    local text = {string.format("%s QP=0x%06x PSN=%d", p.name, p.destqp, p.psn)}
    local function add(label, value)
        if value then
            text[#text + 1] = string.format("%s=%d", label, value)
        end
    end
    add("MSN", p["msneth.msn"] or p["aeth.msn"])
    add("RQMSN", p["rqeth.rqmsn"])
    add("PO", p["poeth.po"] ~= NOT_AVAILABLE and p["poeth.po"])
    add("DMALen", p["reth.dmalen"])
    add("Len", p.payload_length)
    text[#text + 1] = p.detail and "(" .. p.detail .. ")"
    text[#text + 1] = p.retrans and "[Retrans]" or nil
    text[#text + 1] = p.trimmed and "[Trimmed]" or nil
    return table.concat(text, " ")
end

local function dissect_transport(p, pinfo, root, tree)
    read_transport(p)
    check_icrc(p)
    p.limit = math.max(p.cut and p.stop or p.stop - ICRC_SIZE, p.bth + BTH_SIZE)
    p.payload_length = payload_length(p)
    add_transport(p, tree)
    local at = add_extensions(p, tree)
    generated(tree, "header_length", p.bytes(p.bth, at - p.bth), at - p.bth)
    if p.format then
        add_derived(p, tree)
    end
    add_rest(p, tree, root, pinfo, at)
    generated(tree, "packet", p.bytes(p.bth, 1), p.name)
    tree:append_text(", " .. p.name)
end

local function dissect(p, pinfo, root)
    pinfo.cols.protocol = "veRoCE"
    local some = p.stop > p.bth
    local tree = root:add(veroce, some and p.bytes(p.bth, p.stop - p.bth) or p.bytes(p.start, p.captured - p.start))
    local whole = p.stop - p.bth >= BTH_SIZE
    if whole then
        dissect_transport(p, pinfo, root, tree)
    end
    p.counter = judge(p)
    if p.counter == "rx_ok" and not p.icrc_status then
        p.counter = nil
    end
    add_verdict(p, tree)
    local row = experts[p.counter or ""] and " [" .. p.counter .. "]" or ""
    pinfo.cols.info = (whole and describe(p) or "Cut off") .. row
end

-- Entry points. What lies before the UDP payload is reached through the fields of the frame and of its IP headers.

local frame_field, frame_length_field = Field.new("frame"), Field.new("frame.len")
local ip_fields = {Field.new("ip"), Field.new("ipv6")}
local quote_fields = {Field.new("icmp"), Field.new("icmpv6")}
local IP_SIZES = {[4] = 20, [6] = 40}

-- The packet behind a plain IP header at an offset of the frame; nil if there is no such header.
local function packet_at(frame, ip)
    local captured = frame.len
    if ip < 0 or ip + IP_SIZES[4] > captured then
        return nil
    end
    local bytes = frame.range
    local version = rshift(bytes(ip, 1):uint(), 4)
    local udp = ip + (IP_SIZES[version] or captured)
    if udp + 4 > captured or version == 4 and bytes(ip, 1):uint() ~= 0x45 then
        return nil -- other version, header options, or no ports
    end
    local traffic_class = version == 4 and bytes(ip + 1, 1):uint() or band(rshift(bytes(ip, 2):uint(), 4), 0xff)
    local p = {bytes = bytes, ip = ip, version = version, start = udp, bth = udp + UDP_SIZE, captured = captured}
    p.ip_payload = version == 4 and bytes(ip + 2, 2):uint() - IP_SIZES[4] or bytes(ip + 4, 2):uint()
    p.udp_length = udp + 6 <= captured and bytes(udp + 4, 2):uint() or p.ip_payload
    p.received = frame_length_field().value - udp
    p.stop = math.min(udp + p.ip_payload, captured)
    p.cut = math.min(p.ip_payload, p.received) > captured - udp
    local dscp = rshift(traffic_class, 2)
    p.trimmed = dscp == veroce.prefs.dscp_trim or dscp == veroce.prefs.dscp_trim_last
    return p
end

-- True for an unfragmented UDP packet to our port.
local function to_our_port(p)
    local v4 = p.version == 4
    local protocol = p.bytes(p.ip + (v4 and 9 or 6), 1):uint()
    local fragment = v4 and band(p.bytes(p.ip + 6, 2):uint(), 0x3fff) ~= 0
    return protocol == 17 and not fragment and p.bytes(p.start + 2, 2):uint() == veroce.prefs.port
end

-- The frame and the offsets of its IP headers; nothing if no tree is built or if ICMP quotes the packet.
local function ip_headers()
    local frame, offsets = frame_field(), {}
    if frame and not quote_fields[1]() and not quote_fields[2]() then
        for _, ip_field in ipairs(ip_fields) do
            for _, info in ipairs({ip_field()}) do
                offsets[#offsets + 1] = info.offset
            end
        end
    end
    return frame, offsets
end

local dissected -- number of the frame that UDP handed on

function veroce.dissector(tvb, pinfo, tree)
    if pinfo.match_uint ~= pinfo.dst_port then
        return 0
    end
    local frame, offsets = ip_headers()
    for _, ip in ipairs(offsets) do
        local p = packet_at(frame, ip)
        if p and p.bth == tvb:offset() then
            dissected = pinfo.number
            dissect(p, pinfo, tree)
            return tvb:len()
        end
    end
    if tvb:len() > 0 then
        dissect({bytes = tvb(), start = 0, bth = 0, stop = tvb:len(), captured = tvb:len(),
            udp_length = tvb:reported_len() + UDP_SIZE, cut = tvb:len() < tvb:reported_len()}, pinfo, tree)
    end
    return tvb:len()
end

-- Wireshark hands nothing on where the lengths leave no byte behind the UDP header. Such packets are judged here.
local short = Proto("veroce_short", "veRoCE packets too short for UDP")

function short.dissector(_, pinfo, tree)
    local handed_on = dissected == pinfo.number
    dissected = nil
    local frame, offsets = ip_headers()
    if handed_on or #offsets == 0 then
        return
    end
    local p = packet_at(frame, offsets[#offsets])
    if p and (p.stop <= p.bth or p.udp_length <= UDP_SIZE) and to_our_port(p) then
        dissect(p, pinfo, tree)
    end
end

register_postdissector(short)

local udp_ports, registered = DissectorTable.get("udp.port"), nil

local function apply_preferences()
    define_formats()
    if registered ~= veroce.prefs.port then
        if registered then
            udp_ports:remove(registered, veroce)
        end
        registered = veroce.prefs.port
        udp_ports:add(registered, veroce)
    end
end

veroce.prefs_changed = apply_preferences
apply_preferences()
udp_ports:add_for_decode_as(veroce)
