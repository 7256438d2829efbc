package veroce.network;

import veroce.endpoint.Time;

/**
 * A fabric of leaves and spines: every leaf has hosts below and one link to every spine above. It may be cut into
 * planes: each has a leaf of its own for the hosts of one rack and its share of the spines, and a host has a link, with
 * its share of the rate, to each; nothing gets from one plane to another but through a host.
 *
 * @param hosts   a multiple of {@code leaves}
 * @param leaves  racks; in a fabric of planes each is one leaf per plane
 * @param spines  of all planes, a multiple of {@code planes}
 * @param hostRate bits per second of all links of a host, and {@code upRate} of one between leaf and spine
 * @param delay   of every link, in picoseconds
 * @param markAt  bytes that wait before a port of 100 Gb/s from which on packets are marked, more and more until at
 *                {@code markAll} every one is; ports of other rates have more or less in proportion
 * @param trimAt  bytes from which on data packets are cut to their headers, half as much again at the port to the host;
 *                {@link #NEVER} for switches that drop them at {@code dropAt}
 * @param hashes  the spine is a hash of addresses and port; else the low bits of the port name it
 */
public record FabricSettings(int hosts, int leaves, int spines, int planes, long hostRate, long upRate, long delay, long markAt,
                             long markAll, long trimAt, long dropAt, boolean hashes) {
    public static final long NEVER = Long.MAX_VALUE / 4;
    private static final int PACKET = 4096;
    private static final int WIRE = 4200;
    private static final int ANSWER = 90;

    public FabricSettings {
        shape(hosts, leaves, spines);
        demandPlanes(planes, spines);
        require(markAt <= markAll && trimAt > 0 && dropAt > 0, "thresholds of " + markAt + ", " + markAll + ", "
            + trimAt + ", " + dropAt + " bytes", "marks that begin before they are sure");
    }

    /** As many links up as are needed, 100 Gb/s for each host, links of 1 us, thresholds by the bandwidth-delay product. */
    public static FabricSettings of(int hosts, int leaves, int spines, boolean trims, boolean hashes) {
        shape(hosts, leaves, spines);
        long rate = 100_000_000_000L;
        long up = rate * (hosts / leaves) / spines;
        return of(hosts, leaves, spines, 1, rate, up, trims, hashes);
    }

    private static FabricSettings of(int hosts, int leaves, int spines, int planes, long rate, long up, boolean trims,
                                     boolean hashes) {
        demandPlanes(planes, spines);
        long product = (long) (roundTrip(rate, planes, up, Time.MICROSECOND) * 1e-12 * rate / 8);
        return new FabricSettings(hosts, leaves, spines, planes, rate, up, Time.MICROSECOND, product / 5,
            product * 4 / 5, trims ? product : NEVER, 3_200_000, hashes);
    }

    /** The same, cut into planes. */
    public FabricSettings cut(int planes) {
        return of(hosts, leaves, spines, planes, hostRate, upRate, trims(), hashes);
    }

    /** The same, with links between leaves and spines that carry together a part of what the hosts can send. */
    public FabricSettings oversubscribed(int ratio) {
        require(ratio >= 1, "links that carry 1/" + ratio, "a ratio of at least 1");
        return of(hosts, leaves, spines, planes, hostRate, upRate / ratio, trims(), hashes);
    }

    public boolean trims() {
        return trimAt < NEVER;
    }

    /** What the hosts of a leaf can send, in what its links up carry; at least 1. */
    public double oversubscription() {
        return Math.max(1, (double) hostsPerLeaf() * hostRate / ((double) spines * upRate));
    }

    /** From a packet of 4 KiB leaving to its acknowledgement, through empty queues, in picoseconds. */
    public long roundTrip() {
        return roundTrip(hostRate, planes, upRate, delay);
    }

    private static long roundTrip(long host, int planes, long up, long delay) {
        return 8 * delay + oneWay(WIRE, host, planes, up) + oneWay(ANSWER, host, planes, up);
    }

    /** Out of a host, in a fabric of planes by way of a port of it, and up, down, to the other one. */
    private static long oneWay(int bytes, long host, int planes, long up) {
        long bits = 8L * bytes;
        return Time.forBits(bits, host) + (planes > 1 ? 2 : 1) * Time.forBits(bits, host / planes)
            + 2 * Time.forBits(bits, up);
    }

    /** Packets of 4 KiB that fill the round trip. */
    public double product() {
        return roundTrip() * 1e-12 * hostRate / 8 / PACKET;
    }

    /** Bits per second of each link of a host. */
    public long linkRate() {
        return hostRate / planes;
    }

    int hostsPerLeaf() {
        return hosts / leaves;
    }

    private static void shape(int hosts, int leaves, int spines) {
        require(leaves >= 2 && hosts >= leaves && hosts % leaves == 0, hosts + " hosts below " + leaves + " leaves",
            "at least 2 leaves, and a multiple of them");
        require(spines >= 1, spines + " spines", "at least 1");
    }

    private static void demandPlanes(int planes, int spines) {
        require(planes >= 1 && spines % planes == 0, planes + " planes of " + spines + " spines",
            "a divisor of the spines");
    }

    private static void require(boolean condition, String what, String remedy) {
        if (!condition) {
            throw new IllegalArgumentException("a fabric with " + what + ": use " + remedy);
        }
    }
}
