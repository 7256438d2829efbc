package veroce.guest;

import java.util.List;

/**
 * Which packages of Debian a folder is made of.
 *
 * @param what       they are, for people, with how many megabytes are fetched
 * @param wanted     packages; what they need comes too
 * @param backported source packages that are taken from the backports of the release
 * @param unused     starts of names of packages that are not unpacked: they are needed only by what packages do when
 *                   they are installed, which never happens here
 * @param told       starts of names of packages whose versions a run tells
 */
public record PackageList(Release release, String what, int megabytes, List<String> wanted, List<String> backported,
                          List<String> unused, List<String> told) {
    /** What no guest needs. */
    public static final List<String> UNUSED = List.of("perl", "libperl", "iso-codes", "coreutils", "dpkg", "gstreamer",
        "libgstreamer", "initramfs-tools", "debconf", "udev", "passwd", "adduser", "pci.ids", "libnss3");
}
