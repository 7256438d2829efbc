// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Completion queues: rings in coherent memory, one number of the NIC for each. */
#include "veroce.h"

#define OWNER 63

/* The owner bit of entries that have been written in this lap; it starts with 1 over zeroes. */
static bool is_written(struct veroce_cq *cq, u32 index)
{
	u8 *entry = cq->ring + VEROCE_CQE_BYTES * (index & (BIT(cq->log) - 1));
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
		     veroce_cq_caller *caller)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_cq *cq = to_vcq(ib);
	u32 arguments[3] = {};
	int err;

	if (attr->flags)
		return -EOPNOTSUPP;
	if (!attr->cqe || attr->cqe > BIT(VEROCE_MAX_CQE_LOG))
		return -EINVAL;
	/* a process gets its ring with the doorbell pages */
	if (caller)
		return -EOPNOTSUPP;
	cq->log = order_base_2(attr->cqe);
	spin_lock_init(&cq->lock);
	refcount_set(&cq->users, 1);
	init_completion(&cq->unused);
	cq->ring = dma_alloc_coherent(&dev->pdev->dev, VEROCE_CQE_BYTES << cq->log, &cq->ring_dma,
				      GFP_KERNEL);
	if (!cq->ring)
		return -ENOMEM;
	/* reserved first: an interrupt must find only what is whole */
	err = xa_alloc(&dev->cqs, &cq->number, NULL, XA_LIMIT(0, dev->completion_queues - 1),
		       GFP_KERNEL);
	if (err) {
		err = err == -EBUSY ? -ENOMEM : err;
		goto free;
	}
	arguments[RNIC_COMMAND_CREATE_CQ_BASE_OFFSET / 4] = lower_32_bits(cq->ring_dma);
	arguments[RNIC_COMMAND_CREATE_CQ_BASE_OFFSET / 4 + 1] = upper_32_bits(cq->ring_dma);
	arguments[RNIC_COMMAND_CREATE_CQ_SIZE_OFFSET / 4] =
		VEROCE_PUT(RNIC_COMMAND_CREATE_CQ_SIZE_LOG2, cq->log);
	err = veroce_command(dev, RNIC_COMMAND_CREATE_CQ, cq->number, arguments,
			     ARRAY_SIZE(arguments));
	if (err)
		goto number;
	ib->cqe = BIT(cq->log);
	xa_store_irq(&dev->cqs, cq->number, cq, GFP_KERNEL);
	return 0;

number:
	xa_erase(&dev->cqs, cq->number);
free:
	dma_free_coherent(&dev->pdev->dev, VEROCE_CQE_BYTES << cq->log, cq->ring, cq->ring_dma);
	return err;
}

static void put_cq(struct veroce_cq *cq)
{
	if (refcount_dec_and_test(&cq->users))
		complete(&cq->unused);
}

int veroce_destroy_cq(struct ib_cq *ib, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_cq *cq = to_vcq(ib);
	int err = veroce_command(dev, RNIC_COMMAND_DESTROY_CQ, cq->number, NULL, 0);

	/* a device that is dead writes no more: bus mastering ends with it */
	if (err && err != -EIO)
		return err;
	xa_store_irq(&dev->cqs, cq->number, NULL, GFP_KERNEL);
	put_cq(cq);
	wait_for_completion(&cq->unused);
	xa_erase(&dev->cqs, cq->number);
	dma_free_coherent(&dev->pdev->dev, VEROCE_CQE_BYTES << cq->log, cq->ring, cq->ring_dma);
	return 0;
}

/* Nothing completes while there are no queue pairs. */
int veroce_poll_cq(struct ib_cq *ib, int most, struct ib_wc *wc)
{
	return 0;
}

int veroce_req_notify_cq(struct ib_cq *ib, enum ib_cq_notify_flags flags)
{
	struct veroce_cq *cq = to_vcq(ib);
	unsigned long irq;
	int missed;

	spin_lock_irqsave(&cq->lock, irq);
	ring_doorbell(to_vdev(ib->device), cq, true);
	missed = flags & IB_CQ_REPORT_MISSED_EVENTS && is_written(cq, cq->consumer);
	spin_unlock_irqrestore(&cq->lock, irq);
	return missed;
}

/* The interrupt does not say which: whoever has something new is told. */
void veroce_cqs_interrupt(struct veroce_dev *dev)
{
	struct veroce_cq *cq;
	unsigned long number;

	xa_lock_irq(&dev->cqs);
	xa_for_each(&dev->cqs, number, cq) {
		if (!is_written(cq, cq->consumer) || !refcount_inc_not_zero(&cq->users))
			continue;
		xa_unlock_irq(&dev->cqs);
		if (cq->ib.comp_handler)
			cq->ib.comp_handler(&cq->ib, cq->ib.cq_context);
		put_cq(cq);
		xa_lock_irq(&dev->cqs);
	}
	xa_unlock_irq(&dev->cqs);
}
