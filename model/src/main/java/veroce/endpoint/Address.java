package veroce.endpoint;

import veroce.packet.IpAddress;

/**
 * Where an endpoint is found.
 *
 * @param mac  a 48-bit number
 * @param vlan identifier of the 802.1Q tag of its frames, or -1 for none
 * @param paths what the paths that lead to it are called
 */
public record Address(long mac, IpAddress ip, int vlan, PathNames paths) {
    /** Its paths have no names. */
    public Address(long mac, IpAddress ip, int vlan) {
        this(mac, ip, vlan, PathNames.NONE);
    }

    /** An IPv4 or IPv6 address as people write it, without a VLAN. */
    public static Address of(long mac, String ip) {
        return new Address(mac, IpAddress.parse(ip), -1);
    }

    public Address withVlan(int identifier) {
        return new Address(mac, ip, identifier, paths);
    }

    public Address withPaths(PathNames names) {
        return new Address(mac, ip, vlan, names);
    }
}
