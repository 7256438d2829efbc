/**
 * Decides about every received frame: admission, access, sequence numbers, and what becomes of it. Imports parse
 * and track beside records.
 */
package rnic.receive;
