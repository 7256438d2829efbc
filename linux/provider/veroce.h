/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
#ifndef VEROCE_PROVIDER_H
#define VEROCE_PROVIDER_H

#include <config.h>

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#include <infiniband/driver.h>
#include <util/compiler.h>
#include <util/mmio.h>
#include <util/udma_barrier.h>

#include "veroce-abi.h"
#include "veroce-abi-structs.h"

DECLARE_DRV_CMD(veroce_get_context, IB_USER_VERBS_CMD_GET_CONTEXT, empty,
		veroce_alloc_ucontext_resp);
DECLARE_DRV_CMD(veroce_create_cq_cmd, IB_USER_VERBS_CMD_CREATE_CQ, empty, veroce_create_cq_resp);
DECLARE_DRV_CMD(veroce_create_qp_cmd, IB_USER_VERBS_CMD_CREATE_QP, empty, veroce_create_qp_resp);
DECLARE_DRV_CMD(veroce_create_srq_cmd, IB_USER_VERBS_CMD_CREATE_SRQ, empty, veroce_create_srq_resp);

/* Offsets in the page of doorbells. */
#define VEROCE_DOORBELL_SEND 0x0
#define VEROCE_DOORBELL_RECEIVE 0x4
#define VEROCE_DOORBELL_COMPLETION 0x8
#define VEROCE_DOORBELL_SRQ 0xc
#define VEROCE_DOORBELL_ARM (1u << 31)

#define VEROCE_SEND_BYTES 64
#define VEROCE_RECEIVE_BYTES 32
#define VEROCE_CQE_BYTES 64
#define VEROCE_MAX_INLINE 28

/* Of a receive request, as the NIC reads it. */
struct veroce_receive_entry {
	__le64 address;
	__le32 length;
	__le32 key;
	__le16 tag; /* of a shared queue */
	uint8_t reserved[14];
};
static_assert(sizeof(struct veroce_receive_entry) == VEROCE_RECEIVE_BYTES, "size of a receive request");

struct veroce_context {
	struct verbs_context verbs;
	uint8_t *doorbells;
	uint32_t queue_pairs;
	pthread_rwlock_t lock; /* protects what follows: read by who posts and polls */
	struct veroce_qp **qps; /* by number */
};

struct veroce_cq {
	struct ibv_cq verbs;
	pthread_spinlock_t lock;
	uint8_t *memory;
	uint32_t bytes;
	struct veroce_cq_record *record;
	uint32_t number;
	uint32_t log;
	uint32_t consumer;
	uint32_t told; /* consumer of the last doorbell */
	uint32_t slack; /* entries that the ring has and nobody asked for */
};

/* A ring of work requests, and the names of those in it. */
struct veroce_queue {
	pthread_spinlock_t lock;
	uint8_t *ring;
	uint64_t *ids;
	uint32_t log;
	uint32_t producer;
	uint32_t done; /* all before have completed; written by who polls */
};

/*
 * A ring of receive requests of several queue pairs, which complete in any order: each has a tag that its completion
 * brings back. The NIC reads them in order, so that a place is free before its tag: tags are what there is to give.
 */
struct veroce_srq {
	struct ibv_srq verbs;
	pthread_spinlock_t lock;
	uint8_t *memory;
	uint32_t bytes;
	uint32_t number;
	uint32_t log;
	uint32_t producer;
	uint64_t *ids; /* by tag */
	uint16_t *tags; /* those that are free */
	uint32_t free;
};

struct veroce_qp {
	struct ibv_qp verbs;
	uint8_t *memory;
	uint32_t bytes;
	struct veroce_queue send;
	struct veroce_queue receive;
	bool all_signaled;
};

static inline void veroce_ring(struct veroce_context *context, uint32_t offset, uint32_t value)
{
	mmio_write32_le(context->doorbells + offset, htole32(value));
}

static inline struct veroce_context *to_context(struct ibv_context *context)
{
	return container_of(context, struct veroce_context, verbs.context);
}

static inline struct veroce_cq *to_cq(struct ibv_cq *cq)
{
	return container_of(cq, struct veroce_cq, verbs);
}

static inline struct veroce_srq *to_srq(struct ibv_srq *srq)
{
	return container_of(srq, struct veroce_srq, verbs);
}

static inline struct veroce_qp *to_qp(struct ibv_qp *qp)
{
	return container_of(qp, struct veroce_qp, verbs);
}

/* veroce_verbs.c */
extern const struct verbs_context_ops veroce_ops;
void *veroce_map(struct ibv_context *context, uint32_t bytes, uint64_t offset);

/* veroce_queues.c */
void veroce_clean_cq(struct veroce_cq *cq, struct veroce_qp *qp);
int veroce_poll_cq(struct ibv_cq *cq, int most, struct ibv_wc *wc);
int veroce_req_notify_cq(struct ibv_cq *cq, int solicited_only);
int veroce_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad);
int veroce_post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad);
void veroce_fill_receive(struct veroce_receive_entry *to, const struct ibv_recv_wr *wr, uint16_t tag);

/* veroce_srq.c */
struct ibv_srq *veroce_create_srq(struct ibv_pd *pd, struct ibv_srq_init_attr *attr);
int veroce_modify_srq(struct ibv_srq *srq, struct ibv_srq_attr *attr, int mask);
int veroce_query_srq(struct ibv_srq *srq, struct ibv_srq_attr *attr);
int veroce_destroy_srq(struct ibv_srq *srq);
int veroce_post_srq_recv(struct ibv_srq *srq, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad);
uint64_t veroce_finish_shared(struct veroce_srq *srq, uint16_t tag);

#endif
