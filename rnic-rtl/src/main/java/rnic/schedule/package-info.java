/** Chooses the next data packet: active queue pairs, pacing, segments. Imports records and common parts alone. */
package rnic.schedule;
