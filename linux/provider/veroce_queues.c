// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Posting and polling: rings that the NIC knows, and doorbells. */
#include <errno.h>
#include <string.h>

#include "veroce.h"

#define NOBODY 0xffffffffu

/* Of a send request and of a completion, byte by byte, as the NIC reads and writes them; little-endian. */
struct send_entry {
	uint8_t operation;
	uint8_t flags;
	uint16_t reserved;
	__le32 length;
	__le64 address;
	__le32 key;
	__le32 immediate;
	__le64 remote_address;
	__le32 remote_key;
	union {
		uint8_t data[VEROCE_MAX_INLINE];
		struct {
			__be32 reserved2;
			uint8_t operand[8]; /* to swap or add, as on the wire; a word would move data to a multiple of 8 */
			uint8_t compare[8];
		};
	};
};
static_assert(sizeof(struct send_entry) == VEROCE_SEND_BYTES, "size of a send request");

enum { SIGNALED = 1, SOLICITED = 2, INLINED = 4, FENCED = 8 };
enum { SEND, SEND_IMMEDIATE, WRITE, WRITE_IMMEDIATE, READ, COMPARE_AND_SWAP, FETCH_AND_ADD };

struct completion_entry {
	__le32 qp;
	uint8_t kind;
	uint8_t status;
	uint8_t flags;
	uint8_t reserved;
	__le32 length;
	__le32 word; /* immediate or key */
	__le16 index; /* or the tag */
	__le16 srq;
	uint8_t reserved2[43];
	uint8_t owner;
};
static_assert(sizeof(struct completion_entry) == VEROCE_CQE_BYTES, "size of a completion");

enum { RECEIVED = 2, SHARED = 4 };

static const enum ibv_wc_status statuses[] = {
	IBV_WC_SUCCESS,
	IBV_WC_WR_FLUSH_ERR,
	IBV_WC_LOC_PROT_ERR,
	IBV_WC_LOC_QP_OP_ERR,
	IBV_WC_REM_INV_REQ_ERR,
	IBV_WC_REM_ACCESS_ERR,
	IBV_WC_REM_OP_ERR,
	IBV_WC_RETRY_EXC_ERR,
	IBV_WC_RNR_RETRY_EXC_ERR,
	IBV_WC_LOC_LEN_ERR,
	IBV_WC_BAD_RESP_ERR,
};

static const enum ibv_wc_opcode kinds[] = {
	IBV_WC_SEND,
	IBV_WC_RDMA_WRITE,
	IBV_WC_RECV,
	IBV_WC_RECV, /* with immediate data */
	IBV_WC_RECV, /* with a key that was withdrawn */
	IBV_WC_RECV_RDMA_WITH_IMM,
	IBV_WC_RDMA_READ,
	IBV_WC_COMP_SWAP,
	IBV_WC_FETCH_ADD,
};

enum { KIND_RECEIVE_IMMEDIATE = 3, KIND_RECEIVE_INVALIDATE, KIND_RECEIVE_WRITE_IMMEDIATE };

/* ---- completion queues */

static struct completion_entry *entry(struct veroce_cq *cq, uint32_t index)
{
	return (struct completion_entry *)cq->memory + (index & ((1u << cq->log) - 1));
}

/* The owner bit of what has been written in this lap begins with 1 over zeroes. */
static bool is_written(struct veroce_cq *cq, uint32_t index)
{
	uint8_t owner = *(volatile uint8_t *)&entry(cq, index)->owner;

	return (owner & 1) == (~(index >> cq->log) & 1);
}

static void tell(struct veroce_cq *cq, uint32_t arm)
{
	cq->told = cq->consumer;
	udma_to_device_barrier();
	veroce_ring(to_context(cq->verbs.context), VEROCE_DOORBELL_COMPLETION,
	     arm | cq->number << 16 | (cq->consumer & 0xffff));
}

/* What has come of this queue pair, which has ended, and has not been polled is nobody's from now on. */
void veroce_clean_cq(struct veroce_cq *cq, struct veroce_qp *qp)
{
	uint32_t at;

	pthread_spin_lock(&cq->lock);
	for (at = cq->consumer; at - cq->consumer < 1u << cq->log && is_written(cq, at); at++) {
		struct completion_entry *left = entry(cq, at);

		udma_from_device_barrier();
		if (le32toh(left->qp) != qp->verbs.qp_num)
			continue;
		left->qp = htole32(NOBODY);
		if (left->flags & SHARED)
			veroce_finish_shared(to_srq(qp->verbs.srq), le16toh(left->index));
	}
	pthread_spin_unlock(&cq->lock);
}

/* Takes the name of a request, and with it all before it out of its queue. */
static uint64_t finish(struct veroce_queue *queue, uint16_t index)
{
	uint32_t done = queue->done + (uint16_t)(index - queue->done + 1);
	uint64_t id = queue->ids[index & ((1u << queue->log) - 1)];

	__atomic_store_n(&queue->done, done, __ATOMIC_RELEASE);
	return id;
}

static void show(struct veroce_qp *qp, const struct completion_entry *from, struct ibv_wc *wc)
{
	uint16_t index = le16toh(from->index);

	memset(wc, 0, sizeof(*wc));
	wc->wr_id = from->flags & SHARED ? veroce_finish_shared(to_srq(qp->verbs.srq), index)
					 : finish(from->flags & RECEIVED ? &qp->receive : &qp->send, index);
	wc->status = from->status < sizeof(statuses) / sizeof(*statuses) ? statuses[from->status]
									 : IBV_WC_GENERAL_ERR;
	wc->opcode = from->kind < sizeof(kinds) / sizeof(*kinds) ? kinds[from->kind] : IBV_WC_SEND;
	wc->vendor_err = from->status;
	wc->byte_len = le32toh(from->length);
	wc->qp_num = qp->verbs.qp_num;
	switch (from->kind) {
	case KIND_RECEIVE_IMMEDIATE:
	case KIND_RECEIVE_WRITE_IMMEDIATE:
		wc->wc_flags = IBV_WC_WITH_IMM;
		wc->imm_data = htobe32(le32toh(from->word));
		break;
	case KIND_RECEIVE_INVALIDATE:
		wc->wc_flags = IBV_WC_WITH_INV;
		wc->invalidated_rkey = le32toh(from->word);
		break;
	}
}

int veroce_poll_cq(struct ibv_cq *ib, int most, struct ibv_wc *wc)
{
	struct veroce_context *context = to_context(ib->context);
	struct veroce_cq *cq = to_cq(ib);
	int found = 0;

	pthread_rwlock_rdlock(&context->lock);
	pthread_spin_lock(&cq->lock);
	while (found < most && is_written(cq, cq->consumer)) {
		struct completion_entry *next = entry(cq, cq->consumer);
		uint32_t number = le32toh(next->qp);

		udma_from_device_barrier();
		if (number < context->queue_pairs && context->qps[number])
			show(context->qps[number], next, &wc[found++]);
		cq->consumer++;
	}
	/* What the NIC does not know to be read yet must not take the place of what may still come. */
	if (cq->consumer - cq->told > cq->slack)
		tell(cq, 0);
	pthread_spin_unlock(&cq->lock);
	pthread_rwlock_unlock(&context->lock);
	return found;
}

/*
 * Returns when the NIC has armed it: what comes from then on interrupts, and what came before is found by a poll. A page of
 * doorbells reads 0; of a device that has gone all is one, and nothing would come.
 */
int veroce_req_notify_cq(struct ibv_cq *ib, int solicited_only)
{
	struct veroce_cq *cq = to_cq(ib);
	bool has_gone;

	pthread_spin_lock(&cq->lock);
	__atomic_store_n(&cq->record->armed, 1, __ATOMIC_SEQ_CST);
	tell(cq, VEROCE_DOORBELL_ARM);
	has_gone = mmio_read32_le(to_context(ib->context)->doorbells + VEROCE_DOORBELL_COMPLETION);
	pthread_spin_unlock(&cq->lock);
	return has_gone ? EIO : 0;
}

/* ---- work queues */

static bool is_full(struct veroce_queue *queue)
{
	return queue->producer - __atomic_load_n(&queue->done, __ATOMIC_ACQUIRE) >= 1u << queue->log;
}

static void name_remote(struct send_entry *to, const struct ibv_send_wr *wr)
{
	to->remote_address = htole64(wr->wr.rdma.remote_addr);
	to->remote_key = htole32(wr->wr.rdma.rkey);
}

/* Their operands are where data of other requests may be, so they are never inline. */
static int fill_atomic(const struct ibv_send_wr *wr, struct send_entry *to)
{
	bool swaps = wr->opcode == IBV_WR_ATOMIC_CMP_AND_SWP;
	__be64 operand = htobe64(swaps ? wr->wr.atomic.swap : wr->wr.atomic.compare_add);
	__be64 compare = htobe64(swaps ? wr->wr.atomic.compare_add : 0);

	if (wr->send_flags & IBV_SEND_INLINE || wr->num_sge != 1)
		return EINVAL;
	to->operation = swaps ? COMPARE_AND_SWAP : FETCH_AND_ADD;
	to->remote_address = htole64(wr->wr.atomic.remote_addr);
	to->remote_key = htole32(wr->wr.atomic.rkey);
	memcpy(to->operand, &operand, sizeof(operand));
	memcpy(to->compare, &compare, sizeof(compare));
	return 0;
}

static int fill_send(struct veroce_qp *qp, struct ibv_send_wr *wr, struct send_entry *to)
{
	struct send_entry made = {};
	int err;

	if (wr->num_sge > 1)
		return EINVAL;
	switch (wr->opcode) {
	case IBV_WR_SEND:
		made.operation = SEND;
		break;
	case IBV_WR_SEND_WITH_IMM:
		made.operation = SEND_IMMEDIATE;
		made.immediate = htole32(be32toh(wr->imm_data));
		break;
	case IBV_WR_RDMA_WRITE:
		made.operation = WRITE;
		name_remote(&made, wr);
		break;
	case IBV_WR_RDMA_WRITE_WITH_IMM:
		made.operation = WRITE_IMMEDIATE;
		made.immediate = htole32(be32toh(wr->imm_data));
		name_remote(&made, wr);
		break;
	case IBV_WR_RDMA_READ:
		if (wr->send_flags & IBV_SEND_INLINE)
			return EINVAL;
		made.operation = READ;
		name_remote(&made, wr);
		break;
	case IBV_WR_ATOMIC_CMP_AND_SWP:
	case IBV_WR_ATOMIC_FETCH_AND_ADD:
		err = fill_atomic(wr, &made);
		if (err)
			return err;
		break;
	default:
		return EOPNOTSUPP;
	}
	made.flags = (qp->all_signaled || wr->send_flags & IBV_SEND_SIGNALED ? SIGNALED : 0) |
		     (wr->send_flags & IBV_SEND_SOLICITED ? SOLICITED : 0) |
		     (wr->send_flags & IBV_SEND_FENCE ? FENCED : 0);
	if (wr->num_sge == 1) {
		made.length = htole32(wr->sg_list->length);
		if (wr->send_flags & IBV_SEND_INLINE) {
			if (wr->sg_list->length > VEROCE_MAX_INLINE)
				return EINVAL;
			made.flags |= INLINED;
			memcpy(made.data, (void *)(uintptr_t)wr->sg_list->addr, wr->sg_list->length);
		} else {
			made.address = htole64(wr->sg_list->addr);
			made.key = htole32(wr->sg_list->lkey);
		}
	}
	*to = made;
	return 0;
}

int veroce_post_send(struct ibv_qp *ib, struct ibv_send_wr *wr, struct ibv_send_wr **bad)
{
	struct veroce_context *context = to_context(ib->context);
	struct veroce_qp *qp = to_qp(ib);
	struct veroce_queue *queue = &qp->send;
	uint32_t before, mask = (1u << queue->log) - 1;
	int err = 0;

	pthread_rwlock_rdlock(&context->lock);
	pthread_spin_lock(&queue->lock);
	before = queue->producer;
	for (; wr; wr = wr->next) {
		struct send_entry *to = (struct send_entry *)queue->ring + (queue->producer & mask);

		err = ib->state < IBV_QPS_RTS ? EINVAL : is_full(queue) ? ENOMEM : fill_send(qp, wr, to);
		if (err) {
			*bad = wr;
			break;
		}
		queue->ids[queue->producer++ & mask] = wr->wr_id;
	}
	if (queue->producer != before) {
		udma_to_device_barrier();
		veroce_ring(context, VEROCE_DOORBELL_SEND, ib->qp_num << 16 | (queue->producer & 0xffff));
	}
	pthread_spin_unlock(&queue->lock);
	pthread_rwlock_unlock(&context->lock);
	return err;
}

void veroce_fill_receive(struct veroce_receive_entry *to, const struct ibv_recv_wr *wr, uint16_t tag)
{
	struct veroce_receive_entry made = { .tag = htole16(tag) };

	if (wr->num_sge == 1) {
		made.address = htole64(wr->sg_list->addr);
		made.length = htole32(wr->sg_list->length);
		made.key = htole32(wr->sg_list->lkey);
	}
	*to = made;
}

int veroce_post_recv(struct ibv_qp *ib, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad)
{
	struct veroce_context *context = to_context(ib->context);
	struct veroce_qp *qp = to_qp(ib);
	struct veroce_queue *queue = &qp->receive;
	uint32_t before, mask = (1u << queue->log) - 1;
	int err = 0;

	pthread_rwlock_rdlock(&context->lock);
	pthread_spin_lock(&queue->lock);
	before = queue->producer;
	for (; wr; wr = wr->next) {
		/* in RESET the NIC does not know the queue; who shares one has none */
		err = ib->state == IBV_QPS_RESET || ib->srq || wr->num_sge > 1 ? EINVAL : is_full(queue) ? ENOMEM : 0;
		if (err) {
			*bad = wr;
			break;
		}
		veroce_fill_receive((struct veroce_receive_entry *)queue->ring + (queue->producer & mask), wr, 0);
		queue->ids[queue->producer++ & mask] = wr->wr_id;
	}
	if (queue->producer != before) {
		udma_to_device_barrier();
		veroce_ring(context, VEROCE_DOORBELL_RECEIVE, ib->qp_num << 16 | (queue->producer & 0xffff));
	}
	pthread_spin_unlock(&queue->lock);
	pthread_rwlock_unlock(&context->lock);
	return err;
}
