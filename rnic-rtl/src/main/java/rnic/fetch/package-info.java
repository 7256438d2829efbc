/**
 * Work WQEs begin: doorbells, and the WQEs read from host memory. Imports memory and complete (a flusher)
 * beside records.
 */
package rnic.fetch;
