/**
 * Parts without a meaning on the wire: queues, searches, rings of packets, counts, sums. Imports no other package
 * of the NIC.
 */
package rnic.common;
