/**
 * Congestion control: the slot for algorithms, events in and windows out, and the algorithms that ship. An algorithm is
 * a circuit that makes of an event and of what is kept of its flow what is kept from now on, and a decision.
 */
package rnic.congestion;
