/**
 * Host memory: reads, writes and their arbiters, the packet buffer and the placement of payload. Imports records
 * and common parts alone.
 */
package rnic.memory;
