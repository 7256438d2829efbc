/**
 * From the addresses of programs to those of the bus: memory regions whose pages lie anywhere in host memory, by lists
 * that stand there too.
 */
package rnic.translate;
