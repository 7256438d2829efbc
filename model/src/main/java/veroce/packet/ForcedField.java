package veroce.packet;

/** A field that the builder fills in by itself and that a test may force to any value, to make a malformed frame. */
public enum ForcedField {
    ETHER_TYPE, IP_VERSION, HEADER_WORDS, IP_LENGTH, RESERVED_FLAG, DONT_FRAGMENT, MORE_FRAGMENTS, FRAGMENT_OFFSET,
    PROTOCOL, IP_CHECKSUM, DESTINATION_PORT, UDP_LENGTH, UDP_CHECKSUM, OPCODE, PAD_COUNT, TRANSPORT_VERSION, ICRC
}
