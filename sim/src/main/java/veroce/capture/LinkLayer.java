package veroce.capture;

/** The one link layer this project reads, and the limits common to both capture formats. */
final class LinkLayer {
    static final int ETHERNET = 1;
    /** The largest snapshot length of the common recorders; a larger length is damage, not a frame. */
    static final int LARGEST_FRAME = 262_144;

    /** The largest block that is believed; frames are shorter by far. */
    static final int LARGEST_RECORD = 1 << 24;

    private LinkLayer() {}

    static void requireEthernet(CaptureBytes in, int offset, int linkType) {
        if (linkType != ETHERNET) {
            throw in.error(offset, "link type " + linkType + " is not Ethernet (1)",
                "Record on an Ethernet interface: 'any' and loopback captures have other headers.");
        }
    }

    static void requireLengths(CaptureBytes in, int offset, long captured, long original) {
        if (captured > LARGEST_FRAME || captured > original || original > Integer.MAX_VALUE) {
            throw in.error(offset, "a frame of " + captured + " recorded and " + original + " original bytes cannot be",
                "The file is damaged: record it again, or keep the good part with editcap.");
        }
    }
}
