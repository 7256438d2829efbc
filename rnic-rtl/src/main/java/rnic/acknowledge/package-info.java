/** When a peer is acknowledged and with what: ACK, SACK, NAKs and RTT Responses. Imports track beside records. */
package rnic.acknowledge;
