package veroce.interop;

import veroce.guest.Release;

/**
 * What all rows of a run have in common.
 *
 * @param timeout exponent of the transport timer of the guest, 4.096 us x 2^n
 * @param ours    that of the endpoint
 * @param rate    of the endpoint's port in bits per second
 * @param step    longest time that the endpoint goes on before it looks at what the guest has sent: circuits are slow
 */
public record InteropSettings(Release release, int timeout, int ours, long rate, long seed, long step) {}
