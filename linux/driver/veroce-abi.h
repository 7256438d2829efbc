/* SPDX-License-Identifier: ((GPL-2.0 WITH Linux-syscall-note) OR Linux-OpenIB) */
/* What driver and provider tell each other; VEROCE_ABI_VERSION grows when that changes. */
#ifndef VEROCE_ABI_USER_H
#define VEROCE_ABI_USER_H

#include <linux/types.h>

#define VEROCE_ABI_VERSION 4

/* doorbells: where mmap() has the process's page of doorbells; offsets in it are those of doorbell_page in the map. */
struct veroce_alloc_ucontext_resp {
	__aligned_u64 doorbells;
	__u32 queue_pairs;
	__u32 reserved;
};

/* memory: where mmap() has the ring and, from the offset record, struct veroce_cq_record. */
struct veroce_create_cq_resp {
	__aligned_u64 memory;
	__u32 bytes;
	__u32 record;
	__u32 number;
	__u32 log;
};

/* Written by the process, read by the driver when the NIC has interrupted. */
struct veroce_cq_record {
	__u32 armed; /* 1: an event is wanted; the driver takes it away when it tells */
	__u32 reserved;
};

/* memory: where mmap() has the send ring; at the offset receives is that of receives. */
struct veroce_create_qp_resp {
	__aligned_u64 memory;
	__u32 bytes;
	__u32 receives;
	__u32 send_log;
	__u32 receive_log; /* if receives come from a shared queue there are none, and this is 0 */
};

/* memory: where mmap() has the ring. */
struct veroce_create_srq_resp {
	__aligned_u64 memory;
	__u32 bytes;
	__u32 number;
	__u32 log;
	__u32 reserved;
};

#endif
