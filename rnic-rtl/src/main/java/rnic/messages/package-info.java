/**
 * The records that blocks of different packages exchange about packets, WQEs and completions. Imports
 * common, protocol, wire and context.
 */
package rnic.messages;
