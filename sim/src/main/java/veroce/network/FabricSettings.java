package veroce.network;

import veroce.endpoint.Time;

/**
 * A fabric of leaves and spines: every leaf has hosts below and one link to every spine above.
 *
 * @param hosts   a multiple of {@code leaves}
 * @param hostRate bits per second of the link of a host, and {@code upRate} of one between leaf and spine
 * @param delay   of every link, in picoseconds
 * @param markAt  bytes that wait before a port of 100 Gb/s from which on packets are marked, more and more until at
 *                {@code markAll} every one is; ports of other rates have more or less in proportion
 * @param trimAt  bytes from which on data packets are cut to their headers, half as much again at the port to the host;
 *                {@link #NEVER} for switches that drop them at {@code dropAt}
 * @param hashes  the spine is a hash of addresses and port; else the low bits of the port name it
 */
public record FabricSettings(int hosts, int leaves, int spines, long hostRate, long upRate, long delay, long markAt,
                             long markAll, long trimAt, long dropAt, boolean hashes) {
    public static final long NEVER = Long.MAX_VALUE / 4;
    private static final int PACKET = 4096;
    private static final int WIRE = 4200;
    private static final int ANSWER = 90;

    public FabricSettings {
        shape(hosts, leaves, spines);
        require(markAt <= markAll && trimAt > 0 && dropAt > 0, "thresholds of " + markAt + ", " + markAll + ", "
            + trimAt + ", " + dropAt + " bytes", "marks that begin before they are sure");
    }

    /** As many links up as are needed, 100 Gb/s for each host, links of 1 us, thresholds by the bandwidth-delay product. */
    public static FabricSettings of(int hosts, int leaves, int spines, boolean trims, boolean hashes) {
        shape(hosts, leaves, spines);
        long rate = 100_000_000_000L;
        long up = rate * (hosts / leaves) / spines;
        long product = (long) (roundTrip(rate, up, Time.MICROSECOND) * 1e-12 * rate / 8);
        return new FabricSettings(hosts, leaves, spines, rate, up, Time.MICROSECOND, product / 5, product * 4 / 5,
            trims ? product : NEVER, 3_200_000, hashes);
    }

    /** From a packet of 4 KiB leaving to its acknowledgement, through empty queues, in picoseconds. */
    public long roundTrip() {
        return roundTrip(hostRate, upRate, delay);
    }

    private static long roundTrip(long host, long up, long delay) {
        return 8 * delay + 2 * Time.forBits(8L * WIRE, host) + 2 * Time.forBits(8L * WIRE, up)
            + 2 * Time.forBits(8L * ANSWER, host) + 2 * Time.forBits(8L * ANSWER, up);
    }

    /** Packets of 4 KiB that fill the round trip. */
    public double product() {
        return roundTrip() * 1e-12 * hostRate / 8 / PACKET;
    }

    int hostsPerLeaf() {
        return hosts / leaves;
    }

    private static void shape(int hosts, int leaves, int spines) {
        require(leaves >= 2 && hosts >= leaves && hosts % leaves == 0, hosts + " hosts below " + leaves + " leaves",
            "at least 2 leaves, and a multiple of them");
        require(spines >= 1, spines + " spines", "at least 1");
    }

    private static void require(boolean condition, String what, String remedy) {
        if (!condition) {
            throw new IllegalArgumentException("a fabric with " + what + ": use " + remedy);
        }
    }
}
