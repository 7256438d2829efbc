/**
 * What a sender knows about its packets on the way: what is acknowledged, what to send again and when. Imports
 * records and common parts alone.
 */
package rnic.retransmit;
