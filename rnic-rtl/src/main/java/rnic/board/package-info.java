/**
 * What stands around a NIC on a board: crossings of clocks, interrupts, register bridge. Imports top and registers.
 */
package rnic.board;
