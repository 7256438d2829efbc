/**
 * What the wire and the host call things: rows, states, opcodes and errors as enumerations, and the sizes of a NIC.
 * Imports no other package of the NIC.
 */
package rnic.protocol;
