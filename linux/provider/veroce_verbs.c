// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Verbs that ask the kernel: everything but posting and polling. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "veroce.h"

static int query_device(struct ibv_context *context, const struct ibv_query_device_ex_input *input,
			struct ibv_device_attr_ex *attr, size_t bytes)
{
	struct ib_uverbs_ex_query_device_resp resp;
	size_t got = sizeof(resp);

	return ibv_cmd_query_device_any(context, input, attr, bytes, &resp, &got);
}

static int query_port(struct ibv_context *context, uint8_t port, struct ibv_port_attr *attr)
{
	struct ibv_query_port cmd;

	return ibv_cmd_query_port(context, port, attr, &cmd, sizeof(cmd));
}

static void free_context(struct ibv_context *ib)
{
	struct veroce_context *context = to_context(ib);

	munmap(context->doorbells, sysconf(_SC_PAGESIZE));
	pthread_rwlock_destroy(&context->lock);
	free(context->qps);
	verbs_uninit_context(&context->verbs);
	free(context);
}

static struct ibv_pd *alloc_pd(struct ibv_context *context)
{
	struct ib_uverbs_alloc_pd_resp resp;
	struct ibv_alloc_pd cmd;
	struct ibv_pd *pd = calloc(1, sizeof(*pd));

	if (pd && ibv_cmd_alloc_pd(context, pd, &cmd, sizeof(cmd), &resp, sizeof(resp))) {
		free(pd);
		return NULL;
	}
	return pd;
}

static int dealloc_pd(struct ibv_pd *pd)
{
	int err = ibv_cmd_dealloc_pd(pd);

	if (!err)
		free(pd);
	return err;
}

/* The NIC knows a region by the addresses of the process. */
static struct ibv_mr *reg_mr(struct ibv_pd *pd, void *start, size_t length, uint64_t iova, int access)
{
	struct ib_uverbs_reg_mr_resp resp;
	struct ibv_reg_mr cmd;
	struct verbs_mr *mr = calloc(1, sizeof(*mr));

	if (!mr)
		return NULL;
	if (ibv_cmd_reg_mr(pd, start, length, iova, access, mr, &cmd, sizeof(cmd), &resp, sizeof(resp))) {
		free(mr);
		return NULL;
	}
	return &mr->ibv_mr;
}

static int dereg_mr(struct verbs_mr *mr)
{
	int err = ibv_cmd_dereg_mr(mr);

	if (!err)
		free(mr);
	return err;
}

void *veroce_map(struct ibv_context *context, uint32_t bytes, uint64_t offset)
{
	void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, context->cmd_fd, offset);

	return memory == MAP_FAILED ? NULL : memory;
}

static struct ibv_cq *create_cq(struct ibv_context *context, int cqe, struct ibv_comp_channel *channel,
				int vector)
{
	struct veroce_create_cq_cmd_resp resp = {};
	struct ibv_create_cq cmd;
	struct veroce_cq *cq = calloc(1, sizeof(*cq));

	if (!cq)
		return NULL;
	if (ibv_cmd_create_cq(context, cqe, channel, vector, &cq->verbs, &cmd, sizeof(cmd),
			      &resp.ibv_resp, sizeof(resp)))
		goto free;
	cq->memory = veroce_map(context, resp.bytes, resp.memory);
	if (!cq->memory) {
		ibv_cmd_destroy_cq(&cq->verbs);
		goto free;
	}
	pthread_spin_init(&cq->lock, PTHREAD_PROCESS_PRIVATE);
	cq->bytes = resp.bytes;
	cq->record = (struct veroce_cq_record *)(cq->memory + resp.record);
	cq->number = resp.number;
	cq->log = resp.log;
	cq->slack = (1u << resp.log) - cqe;
	cq->verbs.cqe = cqe;
	return &cq->verbs;

free:
	free(cq);
	return NULL;
}

static int destroy_cq(struct ibv_cq *ib)
{
	struct veroce_cq *cq = to_cq(ib);
	int err = ibv_cmd_destroy_cq(ib);

	if (err)
		return err;
	munmap(cq->memory, cq->bytes);
	pthread_spin_destroy(&cq->lock);
	free(cq);
	return 0;
}

static int init_queue(struct veroce_queue *queue, uint8_t *ring, uint32_t log)
{
	queue->ring = ring;
	queue->log = log;
	queue->ids = calloc(1u << log, sizeof(*queue->ids));
	pthread_spin_init(&queue->lock, PTHREAD_PROCESS_PRIVATE);
	return queue->ids ? 0 : ENOMEM;
}

static void free_qp(struct veroce_qp *qp)
{
	free(qp->send.ids);
	free(qp->receive.ids);
	if (qp->memory)
		munmap(qp->memory, qp->bytes);
	free(qp);
}

/* What a life that has ended leaves in the completion queues is nobody's. */
static void clean_cqs(struct ibv_qp *qp)
{
	veroce_clean_cq(to_cq(qp->send_cq), to_qp(qp));
	if (qp->recv_cq != qp->send_cq)
		veroce_clean_cq(to_cq(qp->recv_cq), to_qp(qp));
}

static struct ibv_qp *create_qp(struct ibv_pd *pd, struct ibv_qp_init_attr *attr)
{
	struct veroce_context *context = to_context(pd->context);
	struct veroce_create_qp_cmd_resp resp = {};
	struct ibv_create_qp cmd;
	struct veroce_qp *qp = calloc(1, sizeof(*qp));

	if (!qp)
		return NULL;
	if (ibv_cmd_create_qp(pd, &qp->verbs, attr, &cmd, sizeof(cmd), &resp.ibv_resp, sizeof(resp)))
		goto free;
	qp->all_signaled = attr->sq_sig_all;
	qp->bytes = resp.bytes;
	qp->memory = veroce_map(pd->context, resp.bytes, resp.memory);
	if (!qp->memory || init_queue(&qp->send, qp->memory, resp.send_log) ||
	    init_queue(&qp->receive, qp->memory + resp.receives, resp.receive_log)) {
		ibv_cmd_destroy_qp(&qp->verbs);
		goto free;
	}
	pthread_rwlock_wrlock(&context->lock);
	/* whose number it was may still be waiting in destroy_qp() */
	if (context->qps[qp->verbs.qp_num])
		clean_cqs(&context->qps[qp->verbs.qp_num]->verbs);
	context->qps[qp->verbs.qp_num] = qp;
	pthread_rwlock_unlock(&context->lock);
	return &qp->verbs;

free:
	free_qp(qp);
	return NULL;
}

static void empty(struct veroce_queue *queue)
{
	pthread_spin_lock(&queue->lock);
	queue->producer = 0;
	queue->done = 0;
	pthread_spin_unlock(&queue->lock);
}

static int modify_qp(struct ibv_qp *ib, struct ibv_qp_attr *attr, int mask)
{
	struct veroce_qp *qp = to_qp(ib);
	struct ibv_modify_qp cmd = {};
	int err = ibv_cmd_modify_qp(ib, attr, mask, &cmd, sizeof(cmd));

	if (!err && mask & IBV_QP_STATE && attr->qp_state == IBV_QPS_RESET) {
		clean_cqs(ib);
		empty(&qp->send);
		empty(&qp->receive);
	}
	return err;
}

static int query_qp(struct ibv_qp *qp, struct ibv_qp_attr *attr, int mask,
		    struct ibv_qp_init_attr *init)
{
	struct ibv_query_qp cmd;

	return ibv_cmd_query_qp(qp, attr, mask, init, &cmd, sizeof(cmd));
}

static int destroy_qp(struct ibv_qp *ib)
{
	struct veroce_context *context = to_context(ib->context);
	struct veroce_qp *qp = to_qp(ib);
	int err = ibv_cmd_destroy_qp(ib); /* waits until its events are acknowledged, by who may want the lock first */

	if (err)
		return err;
	pthread_rwlock_wrlock(&context->lock);
	if (context->qps[ib->qp_num] == qp) {
		clean_cqs(ib);
		context->qps[ib->qp_num] = NULL;
	}
	pthread_rwlock_unlock(&context->lock);
	free_qp(qp);
	return 0;
}

const struct verbs_context_ops veroce_ops = {
	.alloc_pd = alloc_pd,
	.create_cq = create_cq,
	.create_qp = create_qp,
	.create_srq = veroce_create_srq,
	.dealloc_pd = dealloc_pd,
	.dereg_mr = dereg_mr,
	.destroy_cq = destroy_cq,
	.destroy_qp = destroy_qp,
	.destroy_srq = veroce_destroy_srq,
	.free_context = free_context,
	.modify_qp = modify_qp,
	.modify_srq = veroce_modify_srq,
	.poll_cq = veroce_poll_cq,
	.post_recv = veroce_post_recv,
	.post_send = veroce_post_send,
	.post_srq_recv = veroce_post_srq_recv,
	.query_device_ex = query_device,
	.query_port = query_port,
	.query_qp = query_qp,
	.query_srq = veroce_query_srq,
	.reg_mr = reg_mr,
	.req_notify_cq = veroce_req_notify_cq,
};
