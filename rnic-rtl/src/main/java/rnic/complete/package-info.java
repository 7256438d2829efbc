/**
 * Work requests end: in order, flushed or refused, and the completion queues in host memory. Imports memory beside
 * records.
 */
package rnic.complete;
