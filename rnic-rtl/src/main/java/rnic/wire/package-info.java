/**
 * Every header of the wire, the formats of packets, and where in a frame a header stands. Imports no other package
 * of the NIC.
 */
package rnic.wire;
