package rnic.parse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The headers field by field, first on the wire first, as sections 3 to 5 of the wire profile and the RFCs give them.
 */
public final class Layouts {
    public record Field(String name, int bits) {}

    private static final String TEXT = """
        ethernet: destination 48, source 48, ether_type 16
        vlan: priority 3, drop_eligible 1, identifier 12, ether_type 16
        ipv4: version 4, header_words 4, dscp 6, ecn 2, total_length 16, identification 16, flags 3, fragment_offset 13, \
        time_to_live 8, protocol 8, checksum 16, source 32, destination 32
        ipv6: version 4, dscp 6, ecn 2, flow_label 20, payload_length 16, next_header 8, hop_limit 8, source 128, destination 128
        udp: source_port 16, destination_port 16, length 16, checksum 16
        bth: opcode 8, solicited 1, migration 1, pad_count 2, version 4, pkey 16, fecn 1, becn 1, reserved6 6, dest_qp 24, \
        ack_request 1, retrans 1, reserved 6, psn 24
        deth: queue_key 32, reserved 8, source_qp 24
        msn_eth: reserved 8, msn 24
        reth: address 64, remote_key 32, length 32
        aeth: syndrome 8, msn 24
        rq_eth: reserved 8, rq_msn 24
        po_eth: reserved 8, order 24
        imm_dt: value 32
        ieth: remote_key 32
        atomic_eth: address 64, remote_key 32, swap_or_add 64, compare 64
        atomic_ack_eth: original 64
        sack_eth: valid_length 8, start 24, bitmap 128
        rtt_eth: context 32, sent 32, received 32, answered 32, returned 32
        resv16: reserved 128
        """;
    private static final Map<String, List<Field>> ALL = parse();

    private Layouts() {}

    public static List<Field> of(String header) {
        return ALL.get(header);
    }

    /** The header in the design's spelling, from the document's. */
    public static String spelled(String documentName) {
        return ALL.keySet().stream().filter(name -> name.replace("_", "").equalsIgnoreCase(documentName)).findFirst()
            .orElseThrow();
    }

    /** All extension headers. */
    public static List<String> extensions() {
        var names = new ArrayList<>(ALL.keySet());
        return names.subList(names.indexOf("deth"), names.size());
    }

    private static Map<String, List<Field>> parse() {
        var layouts = new LinkedHashMap<String, List<Field>>();
        for (var line : TEXT.lines().toList()) {
            var fields = new ArrayList<Field>();
            for (var field : line.substring(line.indexOf(':') + 1).split(",")) {
                var words = field.strip().split(" ");
                fields.add(new Field(words[0], Integer.parseInt(words[1])));
            }
            layouts.put(line.substring(0, line.indexOf(':')), List.copyOf(fields));
        }
        return layouts;
    }
}
