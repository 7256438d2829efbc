/**
 * Commands of the host, states of queue pairs, and the drains that an end waits for. Imports memory and fetch for
 * the sizes of what may be under way.
 */
package rnic.command;
