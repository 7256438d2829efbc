// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Completion queues: a ring in shared memory and a number of the NIC for each. */
#include "veroce.h"

#define OWNER 63

/* The owner bit of entries that have been written in this lap; it starts with 1 over zeroes. */
static bool is_written(struct veroce_cq *cq, u32 index)
{
	u8 *entry = cq->memory->cpu + VEROCE_CQE_BYTES * (index & (BIT(cq->log) - 1));
	u8 lap = ~(index >> cq->log) & 1;

	return (READ_ONCE(entry[OWNER]) & 1) == lap;
}

static void ring_doorbell(struct veroce_dev *dev, struct veroce_cq *cq, bool arm)
{
	veroce_write(dev, RNIC_COMPLETION_DOORBELL_OFFSET,
		     VEROCE_PUT(RNIC_COMPLETION_DOORBELL_CQ, cq->number) |
		     VEROCE_PUT(RNIC_COMPLETION_DOORBELL_CONSUMER, cq->consumer) |
		     (arm ? RNIC_COMPLETION_DOORBELL_ARM_MASK : 0));
}

int veroce_create_cq(struct ib_cq *ib, const struct ib_cq_init_attr *attr,
		     struct veroce_cq_caller *caller)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_cq *cq = to_vcq(ib);
	struct ib_udata *udata = veroce_cq_udata(caller);
	struct veroce_ucontext *ucontext =
		rdma_udata_to_drv_context(udata, struct veroce_ucontext, ib);
	struct veroce_create_cq_resp resp = {};
	u32 arguments[RNIC_COMMAND_CREATE_CQ_DOORBELLS_OFFSET / 4 + 1] = {};
	int err;

	if (attr->flags)
		return -EOPNOTSUPP;
	if (!attr->cqe || attr->cqe > BIT(VEROCE_MAX_CQE_LOG) ||
	    attr->comp_vector >= ib->device->num_comp_vectors)
		return -EINVAL;
	cq->log = order_base_2(attr->cqe);
	spin_lock_init(&cq->lock);
	cq->eq = veroce_eq_of_vector(dev, attr->comp_vector);
	cq->has_overrun = false;
	cq->record = PAGE_ALIGN(VEROCE_CQE_BYTES << cq->log); /* the NIC never looks at this page */
	cq->is_user = udata;
	cq->memory = veroce_alloc_shared(dev, cq->record + PAGE_SIZE);
	if (!cq->memory)
		return -ENOMEM;
	/* reserved first: an event must find only what is whole */
	err = xa_alloc(&dev->cqs, &cq->number, NULL, XA_LIMIT(0, dev->completion_queues - 1),
		       GFP_KERNEL);
	if (err) {
		err = err == -EBUSY ? -ENOMEM : err;
		goto free;
	}
	arguments[RNIC_COMMAND_CREATE_CQ_BASE_OFFSET / 4] = lower_32_bits(cq->memory->dma);
	arguments[RNIC_COMMAND_CREATE_CQ_BASE_OFFSET / 4 + 1] = upper_32_bits(cq->memory->dma);
	arguments[RNIC_COMMAND_CREATE_CQ_SIZE_OFFSET / 4] =
		VEROCE_PUT(RNIC_COMMAND_CREATE_CQ_SIZE_LOG2, cq->log);
	arguments[RNIC_COMMAND_CREATE_CQ_DOORBELLS_OFFSET / 4] =
		VEROCE_PUT(RNIC_COMMAND_CREATE_CQ_DOORBELLS_PAGE,
			   udata ? ucontext->doorbells->page : VEROCE_KERNEL_PAGE) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_CQ_DOORBELLS_EQ, cq->eq->number);
	err = veroce_command(dev, RNIC_COMMAND_CREATE_CQ, cq->number, arguments,
			     ARRAY_SIZE(arguments));
	if (err)
		goto number;
	if (udata) {
		err = veroce_offer_shared(&ucontext->ib, cq->memory, &resp.memory);
		if (err)
			goto destroy;
		resp.bytes = cq->memory->bytes;
		resp.record = cq->record;
		resp.number = cq->number;
		resp.log = cq->log;
		err = veroce_answer(udata, &resp, sizeof(resp));
		if (err)
			goto destroy;
	}
	ib->cqe = BIT(cq->log);
	xa_store(&dev->cqs, cq->number, cq, GFP_KERNEL);
	return 0;

destroy:
	/* nothing uses it, so the NIC has no reason to refuse */
	WARN_ON(veroce_end(dev, RNIC_COMMAND_DESTROY_CQ, cq->number));
number:
	xa_erase(&dev->cqs, cq->number);
free:
	veroce_free_shared(cq->memory);
	return err;
}

int veroce_destroy_cq(struct ib_cq *ib, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_cq *cq = to_vcq(ib);
	int err = veroce_end(dev, RNIC_COMMAND_DESTROY_CQ, cq->number);

	if (err)
		return err;
	xa_erase(&dev->cqs, cq->number);
	veroce_eq_settle(cq->eq);
	veroce_eq_settle(&dev->eqs[0]); /* tells of an overrun */
	veroce_free_shared(cq->memory);
	kvfree(cq->by_software);
	return 0;
}

static void tell(struct veroce_cq *cq)
{
	if (cq->ib.comp_handler)
		cq->ib.comp_handler(&cq->ib, cq->ib.cq_context);
}

/* Only queue pair 1 is for kernel code, and that is software. */
int veroce_cq_by_software(struct veroce_cq *cq)
{
	struct ib_wc *ring;

	if (cq->by_software)
		return 0;
	if (cq->is_user)
		return -EINVAL;
	ring = kvcalloc(cq->ib.cqe, sizeof(*ring), GFP_KERNEL);
	if (!ring)
		return -ENOMEM;
	spin_lock_irq(&cq->lock);
	cq->by_software = ring;
	spin_unlock_irq(&cq->lock);
	return 0;
}

/* A ring without room loses it: who makes the queue pair gives it a queue that has some. */
void veroce_cq_add(struct veroce_cq *cq, const struct ib_wc *wc)
{
	unsigned long irq;
	bool is_due;

	spin_lock_irqsave(&cq->lock, irq);
	if (cq->added - cq->consumer < cq->ib.cqe)
		cq->by_software[cq->added++ & (cq->ib.cqe - 1)] = *wc;
	is_due = cq->is_armed;
	cq->is_armed = false;
	spin_unlock_irqrestore(&cq->lock, irq);
	if (is_due)
		tell(cq);
}

int veroce_poll_cq(struct ib_cq *ib, int most, struct ib_wc *wc)
{
	struct veroce_cq *cq = to_vcq(ib);
	unsigned long irq;
	int found = 0;

	spin_lock_irqsave(&cq->lock, irq);
	while (cq->by_software && found < most && cq->consumer != cq->added)
		wc[found++] = cq->by_software[cq->consumer++ & (ib->cqe - 1)];
	spin_unlock_irqrestore(&cq->lock, irq);
	return found;
}

int veroce_req_notify_cq(struct ib_cq *ib, enum ib_cq_notify_flags flags)
{
	struct veroce_cq *cq = to_vcq(ib);
	unsigned long irq;
	int missed;

	spin_lock_irqsave(&cq->lock, irq);
	if (cq->by_software) {
		cq->is_armed = true;
		missed = cq->added != cq->consumer;
	} else {
		ring_doorbell(to_vdev(ib->device), cq, true);
		missed = is_written(cq, cq->consumer);
	}
	spin_unlock_irqrestore(&cq->lock, irq);
	return flags & IB_CQ_REPORT_MISSED_EVENTS && missed;
}

/*
 * The NIC has told of an entry, once for each arm; or of one in the life before, which does no harm. Under the lock of
 * the queue's event queue.
 */
void veroce_cq_completion(struct veroce_dev *dev, u32 number)
{
	struct veroce_cq *cq = xa_load(&dev->cqs, number);

	if (cq)
		tell(cq);
}

/*
 * The first of a life is told; one of the life before may come late. Who has overrun has been full, so that its last
 * entry names a queue pair, of which none is 0. Under the lock of event queue 0.
 */
void veroce_cq_overrun(struct veroce_dev *dev, u32 number)
{
	struct veroce_cq *cq = xa_load(&dev->cqs, number);
	struct ib_event event = { .device = &dev->ib, .event = IB_EVENT_CQ_ERR };
	__le32 *last;

	if (!cq)
		return;
	last = cq->memory->cpu + VEROCE_CQE_BYTES * (BIT(cq->log) - 1);
	if (!READ_ONCE(*last) || cq->has_overrun)
		return;
	cq->has_overrun = true;
	dev_err_ratelimited(&dev->pdev->dev, "completion queue %u was full\n", number);
	event.element.cq = &cq->ib;
	if (cq->ib.event_handler)
		cq->ib.event_handler(&event, cq->ib.cq_context);
}

/*
 * Whether somebody is to be told, if nothing says of which queue an interrupt is. A process says that it waits in memory
 * that it writes as it likes; it may have read already what the NIC has interrupted for, and the NIC is armed no more
 * then: so whoever waits is told at any interrupt.
 */
static bool is_due(struct veroce_cq *cq)
{
	struct veroce_cq_record *record = cq->memory->cpu + cq->record;

	return cq->is_user ? xchg(&record->armed, 0) == 1 : is_written(cq, cq->consumer);
}

/* Nothing comes any more: whoever waits is told, and then that there is no waiting. */
void veroce_cqs_end(struct veroce_dev *dev)
{
	struct veroce_cq *cq;
	unsigned long number;

	spin_lock_irq(&dev->eqs[0].lock);
	xa_for_each(&dev->cqs, number, cq)
		tell(cq);
	spin_unlock_irq(&dev->eqs[0].lock);
}

/* Whoever has something new is told. Under the lock of event queue 0. */
void veroce_cqs_look(struct veroce_dev *dev)
{
	struct veroce_cq *cq;
	unsigned long number;

	xa_for_each(&dev->cqs, number, cq)
		if (is_due(cq))
			tell(cq);
}
