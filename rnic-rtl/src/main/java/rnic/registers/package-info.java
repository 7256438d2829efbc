/** The register map behind AXI4-Lite, doorbells and counters of events. Imports records alone. */
package rnic.registers;
