/**
 * Which packets have arrived of each queue pair (the receiver's tracker), and the progress that follows. Imports
 * records and common parts alone.
 */
package rnic.track;
