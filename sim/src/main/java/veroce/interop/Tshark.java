package veroce.interop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import veroce.guest.Command;

/**
 * Has tshark read a capture. Payloads here are random bytes: what it might take them for is switched off, or it would
 * find mistakes in what is none of ours.
 */
final class Tshark {
    private static final List<String> GUESSES = List.of("mellanox_eoib", "eth_over_ib", "rpcrdma_infiniband",
        "smb_direct_infiniband", "nvme_rdma", "iser_infiniband", "lnet_ib", "sdp_infiniband", "smcr_infiniband");

    /** RoCEv2 sends no UDP checksum over IPv6 either; the kernel does likewise. */
    private static final String ZERO_CHECKSUM = "udp.ignore_ipv6_zero_checksum:TRUE";

    private Tshark() {}

    /** The first thing that tshark finds wrong with a frame; null if nothing. */
    static String complaint(Path capture) {
        var command = new ArrayList<>(List.of("tshark", "-r", capture.toString(), "-o", ZERO_CHECKSUM, "-Y",
            "_ws.malformed || _ws.expert", "-T", "fields", "-e", "frame.number", "-e", "_ws.expert.message", "-e",
            "_ws.malformed"));
        GUESSES.forEach(name -> command.addAll(List.of("--disable-heuristic", name)));
        String found = Command.run(Map.of(), command.toArray(String[]::new));
        List<String> lines = found.lines().filter(line -> !line.startsWith("Running as user")).toList();
        return lines.isEmpty() ? null : "tshark on " + capture + ", frame " + lines.getFirst().strip();
    }
}
