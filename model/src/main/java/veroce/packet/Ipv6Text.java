package veroce.packet;

/** Writes an IPv6 address as RFC 5952 wants it: lower case, the longest run of zero groups as {@code ::}. */
final class Ipv6Text {
    private Ipv6Text() {}

    static String of(long high, long low) {
        int[] groups = new int[8];
        for (int i = 0; i < 8; i++) {
            groups[i] = (int) ((i < 4 ? high : low) >>> 48 - i % 4 * 16) & 0xffff;
        }
        int start = -1;
        int length = 1;
        for (int i = 0; i < 8; i++) {
            int run = 0;
            while (i + run < 8 && groups[i + run] == 0) {
                run++;
            }
            if (run > length) {
                start = i;
                length = run;
            }
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            if (i == start) {
                text.append("::");
                i += length - 1;
            } else {
                text.append(text.isEmpty() || text.charAt(text.length() - 1) == ':' ? "" : ":")
                    .append(Integer.toHexString(groups[i]));
            }
        }
        return text.toString();
    }
}
