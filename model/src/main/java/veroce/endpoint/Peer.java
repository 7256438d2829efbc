package veroce.endpoint;

/** The other end of a connection: its address, its queue pair, and the numbers of what it sends. */
public record Peer(Address address, int queuePair, Numbering numbering) {}
