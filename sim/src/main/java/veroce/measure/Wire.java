package veroce.measure;

import veroce.endpoint.Profile;
import veroce.transfer.TransferSettings;

/** What a line of that speed can carry at best. */
final class Wire {
    /** Preamble, Ethernet, IPv4, UDP, BTH, ICRC, FCS and gap of a packet. */
    private static final int AROUND = 8 + 14 + 20 + 8 + 12 + 4 + 4 + 12;
    /** Extension headers of the first packet of a message; of the others four bytes more. */
    private static final int WRITE = 20;
    private static final int OTHER = 8;
    private static final int BEHIND = 4;
    /** Bytes of a one-packet Write on the bus of the MAC beside its payload: Ethernet to ICRC, without FCS. */
    static final int HEADERS = 14 + 20 + 8 + 12 + WRITE + 4;
    /** In RoCEv2 a Write says where it goes once, and what is behind says nothing. */
    private static final int ROCE_WRITE = 16;
    private static final int ROCE_BEHIND = -ROCE_WRITE;

    private Wire() {}

    /** Payload in percent of the line, of messages that come one behind the other. */
    static double ceilingPercent(TransferSettings settings) {
        int size = settings.messageBytes();
        int packets = Math.ceilDiv(size, settings.mtu());
        boolean roce = settings.profile() == Profile.ROCE_V2;
        int around = AROUND + (roce ? ROCE_WRITE : settings.operation().isWrite() ? WRITE : OTHER);
        double wire = size + (double) packets * around + (packets - 1) * (roce ? ROCE_BEHIND : BEHIND);
        return 100 * size / wire;
    }

    /** Millions of such messages per second. */
    static double millions(TransferSettings settings) {
        int size = settings.messageBytes();
        return settings.gigabitsPerSecond() * 1e3 * ceilingPercent(settings) / 100 / (8.0 * size);
    }
}
