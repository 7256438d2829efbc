/**
 * The responder: Reads and atomics of the peer are kept in contexts, started when everything before them is visible,
 * and given back when their responses have been acknowledged; the unit that executes atomics. Imports memory beside
 * records.
 */
package rnic.respond;
