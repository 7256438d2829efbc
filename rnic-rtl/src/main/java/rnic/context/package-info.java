/**
 * What the host has set up: queue pairs, memory regions, address handles, queues and settings, and the records by
 * which blocks hear of it. Imports protocol and wire.
 */
package rnic.context;
