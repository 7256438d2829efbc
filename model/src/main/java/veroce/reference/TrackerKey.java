package veroce.reference;

import veroce.packet.IpAddress;
import veroce.packet.PsnSpace;

/**
 * Whose PSNs a window follows. Source address and destination queue pair name one direction of one connection. In
 * the veRoCE profile that direction has two independent sequences, requests and responses, hence the space.
 */
public record TrackerKey(IpAddress source, int destQp, PsnSpace space) {}
