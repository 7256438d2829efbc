// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Shared receive queues: a ring in shared memory and a number of the NIC for each. The NIC deals requests to queue pairs
 * before their messages come, and knows no protection domain of the queue: the driver sees to it that all queue pairs of
 * a queue are of its own.
 */
#include "veroce.h"

/*
 * How many a queue pair has ahead is a part of the ring: what idle queue pairs of a short one hold has to be taken back
 * for others, and who has few of a long one makes the peer wait in bursts.
 */
#define AHEAD_SHARE 16
#define MOST_AHEAD 8

static int check(struct veroce_dev *dev, const struct ib_srq_init_attr *init, struct ib_udata *udata)
{
	if (!dev->shared_queues || !udata || init->srq_type != IB_SRQT_BASIC)
		return -EOPNOTSUPP;
	if (!init->attr.max_wr || init->attr.max_wr > BIT(VEROCE_MAX_WR_LOG) || init->attr.max_sge > VEROCE_MAX_SGE)
		return -EINVAL;
	return 0;
}

static int make(struct veroce_dev *dev, struct veroce_srq *srq)
{
	u32 arguments[RNIC_COMMAND_CREATE_SRQ_DOORBELLS_OFFSET / 4 + 1] = {};
	u32 ahead = clamp_t(u32, BIT(srq->log) / AHEAD_SHARE, 1, min_t(u32, MOST_AHEAD, dev->messages));

	arguments[RNIC_COMMAND_CREATE_SRQ_BASE_OFFSET / 4] = lower_32_bits(srq->memory->dma);
	arguments[RNIC_COMMAND_CREATE_SRQ_BASE_OFFSET / 4 + 1] = upper_32_bits(srq->memory->dma);
	arguments[RNIC_COMMAND_CREATE_SRQ_QUEUE_OFFSET / 4] =
		VEROCE_PUT(RNIC_COMMAND_CREATE_SRQ_QUEUE_SIZE, srq->log) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_SRQ_QUEUE_AHEAD, ahead);
	arguments[RNIC_COMMAND_CREATE_SRQ_DOORBELLS_OFFSET / 4] =
		VEROCE_PUT(RNIC_COMMAND_CREATE_SRQ_DOORBELLS_PAGE, srq->page);
	return veroce_command(dev, RNIC_COMMAND_CREATE_SRQ, srq->number, arguments, ARRAY_SIZE(arguments));
}

/* Numbers are taken in turn, so that a limit that is still to be told of a queue that has ended finds no other one. */
int veroce_create_srq(struct ib_srq *ib, struct ib_srq_init_attr *init, struct ib_udata *udata)
{
	struct veroce_ucontext *ucontext = rdma_udata_to_drv_context(udata, struct veroce_ucontext, ib);
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_create_srq_resp resp = {};
	struct veroce_srq *srq = to_vsrq(ib);
	int err = check(dev, init, udata);

	if (err)
		return err;
	spin_lock_init(&srq->lock);
	srq->limit = 0;
	srq->log = order_base_2(init->attr.max_wr);
	srq->page = ucontext->doorbells->page;
	srq->memory = veroce_alloc_shared(dev, VEROCE_RECEIVE_BYTES << srq->log);
	if (!srq->memory)
		return -ENOMEM;
	err = xa_alloc_cyclic(&dev->srqs, &srq->number, NULL, XA_LIMIT(0, dev->shared_queues - 1), &dev->next_srq,
			      GFP_KERNEL);
	if (err < 0) {
		err = err == -EBUSY ? -ENOMEM : err;
		goto free;
	}
	err = make(dev, srq);
	if (err)
		goto number;
	err = veroce_offer_shared(&ucontext->ib, srq->memory, &resp.memory);
	if (err)
		goto destroy;
	resp.bytes = srq->memory->bytes;
	resp.number = srq->number;
	resp.log = srq->log;
	err = veroce_answer(udata, &resp, sizeof(resp));
	if (err)
		goto destroy;
	init->attr.max_wr = BIT(srq->log);
	init->attr.max_sge = VEROCE_MAX_SGE;
	xa_store(&dev->srqs, srq->number, srq, GFP_KERNEL);
	return 0;

destroy:
	/* no queue pair uses it, so the NIC has no reason to refuse */
	WARN_ON(veroce_end(dev, RNIC_COMMAND_DESTROY_SRQ, srq->number));
number:
	xa_erase(&dev->srqs, srq->number);
free:
	veroce_free_shared(srq->memory);
	return err;
}

/* The limit is told once; the queue listens to the page of its process alone, so the driver rings there too. */
int veroce_modify_srq(struct ib_srq *ib, struct ib_srq_attr *attr, enum ib_srq_attr_mask mask, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_srq *srq = to_vsrq(ib);

	if (mask != IB_SRQ_LIMIT) /* a ring keeps its size */
		return -EOPNOTSUPP;
	if (attr->srq_limit > BIT(srq->log))
		return -EINVAL;
	if (READ_ONCE(dev->dead))
		return -EIO;
	spin_lock_irq(&srq->lock);
	srq->limit = attr->srq_limit;
	veroce_write(dev, RNIC_DOORBELL_PAGE_SRQ_DOORBELL_OFFSET(srq->page),
		     VEROCE_PUT(RNIC_SRQ_DOORBELL_SRQ, srq->number) |
		     VEROCE_PUT(RNIC_SRQ_DOORBELL_NUMBER, attr->srq_limit) | RNIC_SRQ_DOORBELL_LIMIT_MASK);
	spin_unlock_irq(&srq->lock);
	return 0;
}

int veroce_query_srq(struct ib_srq *ib, struct ib_srq_attr *attr)
{
	struct veroce_srq *srq = to_vsrq(ib);

	attr->max_wr = BIT(srq->log);
	attr->max_sge = VEROCE_MAX_SGE;
	attr->srq_limit = READ_ONCE(srq->limit);
	return 0;
}

int veroce_destroy_srq(struct ib_srq *ib, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_srq *srq = to_vsrq(ib);
	int err = veroce_end(dev, RNIC_COMMAND_DESTROY_SRQ, srq->number);

	if (err)
		return err;
	xa_erase(&dev->srqs, srq->number);
	veroce_eq_settle(&dev->eqs[0]);
	veroce_free_shared(srq->memory);
	return 0;
}

/* A process may set limits that nobody has asked verbs for: these are told to nobody. Under the lock of event queue 0. */
void veroce_srq_limit(struct veroce_dev *dev, u32 number)
{
	struct veroce_srq *srq = xa_load(&dev->srqs, number);
	struct ib_event event = { .device = &dev->ib, .event = IB_EVENT_SRQ_LIMIT_REACHED };
	u32 limit;

	if (!srq)
		return;
	spin_lock(&srq->lock);
	limit = srq->limit;
	srq->limit = 0;
	spin_unlock(&srq->lock);
	event.element.srq = &srq->ib;
	if (limit && srq->ib.event_handler)
		srq->ib.event_handler(&event, srq->ib.srq_context);
}
