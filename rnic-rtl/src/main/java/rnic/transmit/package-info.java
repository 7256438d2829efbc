/**
 * Packets become frames: header bytes, payload behind them, invariant CRC. Imports parse (sizes and masks of
 * headers) beside records.
 */
package rnic.transmit;
