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

/* Offsets in the page of doorbells. */
#define VEROCE_DOORBELL_SEND 0x0
#define VEROCE_DOORBELL_RECEIVE 0x4
#define VEROCE_DOORBELL_COMPLETION 0x8
#define VEROCE_DOORBELL_ARM (1u << 31)

#define VEROCE_SEND_BYTES 64
#define VEROCE_RECEIVE_BYTES 32
#define VEROCE_CQE_BYTES 64
#define VEROCE_MAX_INLINE 28

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

struct veroce_qp {
	struct ibv_qp verbs;
	uint8_t *memory;
	uint32_t bytes;
	struct veroce_queue send;
	struct veroce_queue receive;
	bool all_signaled;
};

static inline struct veroce_context *to_context(struct ibv_context *context)
{
	return container_of(context, struct veroce_context, verbs.context);
}

static inline struct veroce_cq *to_cq(struct ibv_cq *cq)
{
	return container_of(cq, struct veroce_cq, verbs);
}

static inline struct veroce_qp *to_qp(struct ibv_qp *qp)
{
	return container_of(qp, struct veroce_qp, verbs);
}

/* veroce_verbs.c */
extern const struct verbs_context_ops veroce_ops;

/* veroce_queues.c */
void veroce_clean_cq(struct veroce_cq *cq, uint32_t number);
int veroce_poll_cq(struct ibv_cq *cq, int most, struct ibv_wc *wc);
int veroce_req_notify_cq(struct ibv_cq *cq, int solicited_only);
int veroce_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad);
int veroce_post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad);

#endif
