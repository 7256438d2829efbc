package veroce.guest;

import java.nio.file.Path;

/**
 * What a virtual machine is made of.
 *
 * @param qemu      packages with the emulator, which need not be of the release that the guest runs
 * @param kernel    image of it
 * @param initramfs all files of the guest
 * @param mebibytes of memory
 */
public record Software(Unpacked qemu, Path kernel, Path initramfs, int mebibytes) {}
