package veroce.linux;

import hdl.sim.Engine;
import rnic.protocol.RnicParameters;

/**
 * What a run is made of.
 *
 * @param parameters of the NIC in the guest
 * @param engine     that simulates it
 * @param seed       of the values that are written
 */
public record LinuxSettings(RnicParameters parameters, Engine engine, long seed) {}
