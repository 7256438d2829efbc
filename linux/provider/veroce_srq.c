// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Shared receive queues. */
#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "veroce.h"

static void free_srq(struct veroce_srq *srq)
{
	free(srq->ids);
	free(srq->tags);
	if (srq->memory)
		munmap(srq->memory, srq->bytes);
	free(srq);
}

struct ibv_srq *veroce_create_srq(struct ibv_pd *pd, struct ibv_srq_init_attr *attr)
{
	struct veroce_create_srq_cmd_resp resp = {};
	struct ibv_create_srq cmd;
	struct veroce_srq *srq = calloc(1, sizeof(*srq));

	if (!srq)
		return NULL;
	if (ibv_cmd_create_srq(pd, &srq->verbs, attr, &cmd, sizeof(cmd), &resp.ibv_resp, sizeof(resp)))
		goto free;
	srq->number = resp.number;
	srq->log = resp.log;
	srq->bytes = resp.bytes;
	srq->memory = veroce_map(pd->context, resp.bytes, resp.memory);
	srq->ids = calloc(1u << srq->log, sizeof(*srq->ids));
	srq->tags = calloc(1u << srq->log, sizeof(*srq->tags));
	if (!srq->memory || !srq->ids || !srq->tags) {
		ibv_cmd_destroy_srq(&srq->verbs);
		goto free;
	}
	pthread_spin_init(&srq->lock, PTHREAD_PROCESS_PRIVATE);
	for (; srq->free < 1u << srq->log; srq->free++)
		srq->tags[srq->free] = srq->free;
	return &srq->verbs;

free:
	free_srq(srq);
	return NULL;
}

int veroce_modify_srq(struct ibv_srq *srq, struct ibv_srq_attr *attr, int mask)
{
	struct ibv_modify_srq cmd;

	return ibv_cmd_modify_srq(srq, attr, mask, &cmd, sizeof(cmd));
}

int veroce_query_srq(struct ibv_srq *srq, struct ibv_srq_attr *attr)
{
	struct ibv_query_srq cmd;

	return ibv_cmd_query_srq(srq, attr, &cmd, sizeof(cmd));
}

int veroce_destroy_srq(struct ibv_srq *ib)
{
	struct veroce_srq *srq = to_srq(ib);
	int err = ibv_cmd_destroy_srq(ib);

	if (err)
		return err;
	pthread_spin_destroy(&srq->lock);
	free_srq(srq);
	return 0;
}

/* Gives the name of a request that is done. The NIC has no tag of one that it could not read: that has no name. */
uint64_t veroce_finish_shared(struct veroce_srq *srq, uint16_t tag)
{
	uint64_t id;

	if (tag >> srq->log)
		return 0;
	pthread_spin_lock(&srq->lock);
	id = srq->ids[tag];
	srq->tags[srq->free++] = tag;
	pthread_spin_unlock(&srq->lock);
	return id;
}

int veroce_post_srq_recv(struct ibv_srq *ib, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad)
{
	struct veroce_srq *srq = to_srq(ib);
	uint32_t before, mask = (1u << srq->log) - 1;
	int err = 0;

	pthread_spin_lock(&srq->lock);
	before = srq->producer;
	for (; wr; wr = wr->next) {
		uint16_t tag;

		err = wr->num_sge > 1 ? EINVAL : !srq->free ? ENOMEM : 0;
		if (err) {
			*bad = wr;
			break;
		}
		tag = srq->tags[--srq->free];
		srq->ids[tag] = wr->wr_id;
		veroce_fill_receive((struct veroce_receive_entry *)srq->memory + (srq->producer++ & mask), wr, tag);
	}
	if (srq->producer != before) {
		udma_to_device_barrier();
		veroce_ring(to_context(ib->context), VEROCE_DOORBELL_SRQ,
			    srq->number << 16 | (srq->producer & 0xffff));
	}
	pthread_spin_unlock(&srq->lock);
	return err;
}
