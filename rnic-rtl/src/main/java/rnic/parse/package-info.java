/**
 * What a frame alone tells: headers, lengths, checksum, invariant CRC, and the first rows of the table of malformed
 * input. Imports records and common parts alone.
 */
package rnic.parse;
