/**
 * The NIC put together, in three parts: receive path, send path, host side. Imports every block; nothing but board
 * and proof may import it.
 */
package rnic.top;
