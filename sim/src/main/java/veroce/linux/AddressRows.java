package veroce.linux;

import java.util.List;

/** Interfaces with several IP addresses: each is a GID that queue pairs can have, beside all the others. */
final class AddressRows {
    private static final int SECONDS = 60;
    private static final String GIDS = "/sys/class/infiniband/veroce0/ports/1/gids/";
    /** IPv4, IPv6 and another IPv6; a number of the guest comes behind each. */
    private static final List<String> MORE = List.of("10.0.3.", "fd00:7::", "2001:db8:0:7::");
    private static final List<String> AS_GIDS = List.of("0000:0000:0000:0000:0000:ffff:0a00:030",
        "fd00:0007:0000:0000:0000:0000:0000:000", "2001:0db8:0000:0007:0000:0000:0000:000");

    private final GuestPair pair;
    private final PingPong pingPong;
    private final CmRows connections;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    AddressRows(GuestPair pair, PingPong pingPong, CmRows connections, List<LinuxRow> rows) {
        this.pair = pair;
        this.pingPong = pingPong;
        this.connections = connections;
        this.rows = rows;
    }

    void look() {
        change("add");
        for (int i = 0; i < MORE.size(); i++) {
            String index = index(0, AS_GIDS.get(i) + 1);
            rows.add(new LinuxRow("GID of " + MORE.get(i) + "x", "2 to 7 in both guests", index.matches("[2-7]")
                && index.equals(index(1, AS_GIDS.get(i) + 2)) ? "2 to 7 in both guests" : "number '" + index + "'"));
            pingPong.run("ibv_rc_pingpong at " + MORE.get(i) + "x", 0, "-g " + index + " ");
        }
        connections.rping("rping over IPv6", 0, MORE.getLast() + 1);
        pingPong.run("ibv_rc_pingpong at the link-local address", 0, "-g 0 ");
        pingPong.run("ibv_rc_pingpong at the first address", 0, "");
        change("del");
        rows.add(new LinuxRow("GIDs that went with their addresses", "none is left", index(0, AS_GIDS.getFirst() + 1)
            .isEmpty() && index(1, AS_GIDS.getLast() + 2).isEmpty() ? "none is left" : "one is left"));
        pingPong.run("ibv_rc_pingpong when they are gone", 0, "");
    }

    private void change(String how) {
        for (int guest = 0; guest < 2; guest++) {
            pair.shell(guest).demand("echo 0 > /proc/sys/net/ipv6/conf/" + pair.interfaceName(guest) + "/accept_dad", SECONDS);
            for (String address : MORE) {
                boolean v6 = address.contains(":");
                pair.shell(guest).demand("ip addr " + how + " " + address + (1 + guest) + (v6 ? "/64" : "/24") + " dev "
                    + pair.interfaceName(guest), SECONDS);
            }
        }
        pair.shell(0).demand("sleep 2", SECONDS);            // the kernel tells its devices some time later
    }

    /** The number of a GID in a guest, or nothing. */
    private String index(int guest, String gid) {
        return pair.shell(guest).demand("for i in 0 1 2 3 4 5 6 7; do [ \"$(cat " + GIDS + "$i)\" = " + gid
            + " ] && echo $i; done; true", SECONDS).strip();
    }
}
