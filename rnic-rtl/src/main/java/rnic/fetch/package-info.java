/**
 * Work requests begin: doorbells, and the requests read from host memory. Imports memory and complete (a flusher)
 * beside records.
 */
package rnic.fetch;
