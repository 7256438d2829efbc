/**
 * The Ethernet NIC beside ours, on the same line: frames that are not for RDMA go there, and come from there.
 */
package rnic.ethernet;
