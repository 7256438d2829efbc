// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Event queues: rings in which the NIC tells what has happened, each with an interrupt vector of its own. Queue 0 is of
 * objects and of the NIC, the others of completion queues.
 */
#include <linux/dma-mapping.h>
#include <linux/module.h>

#include "veroce.h"

static unsigned int vectors;
module_param(vectors, uint, 0444);
MODULE_PARM_DESC(vectors, "interrupt vectors at most; 0: one, and one more for each processor");

static unsigned int eq_entries;
module_param(eq_entries, uint, 0444);
MODULE_PARM_DESC(eq_entries, "entries of each event queue; 0: as many as its objects may need");

static unsigned int poll_ms = 1000;
module_param(poll_ms, uint, 0644);
MODULE_PARM_DESC(poll_ms, "milliseconds after which events are found whose interrupt was lost");

/* As the NIC writes it. */
struct veroce_event {
	u8 type;
	u8 syndrome;
	__le16 reserved;
	__le32 object;
	u8 reserved2[7];
	u8 owner; /* bit 0: begins with 1 over zeroes, and changes in each lap */
};

static_assert(sizeof(struct veroce_event) == 16);

enum { COMPLETION, SRQ_LIMIT, PATH_BAD, PATH_GOOD, QP_FATAL, CQ_OVERRUN, DOORBELL_DENIED, BUS_ERROR, COMMAND_DONE };

#define LEAST_LOG 8 /* a page */
#define MOST_LOG 15
#define AT_ONCE 32 /* entries that are read while a processor is interrupted */
#define MOST_LAPS 64
#define LEAST_POLL_MS 10u

/* With one vector it is that of queue 0, and completion queues are looked at when the NIC's status says so. */
static bool has_queues_of_completions(struct veroce_dev *dev)
{
	return dev->vectors > 1;
}

struct veroce_eq *veroce_eq_of_vector(struct veroce_dev *dev, u32 comp_vector)
{
	if (!has_queues_of_completions(dev))
		return &dev->eqs[0];
	return &dev->eqs[1 + comp_vector];
}

/* An event is handled under the lock: what nobody finds any more is not looked at any more when this returns. */
void veroce_eq_settle(struct veroce_eq *eq)
{
	spin_lock_irq(&eq->lock);
	spin_unlock_irq(&eq->lock);
}

static struct veroce_event *next_event(struct veroce_eq *eq)
{
	struct veroce_event *event = eq->ring + (eq->consumer & (BIT(eq->log) - 1));

	return (READ_ONCE(event->owner) & 1) == (~(eq->consumer >> eq->log) & 1) ? event : NULL;
}

static void handle(struct veroce_dev *dev, const struct veroce_event *event)
{
	u32 object = le32_to_cpu(event->object);

	switch (event->type) {
	case COMPLETION:
		veroce_cq_completion(dev, object);
		break;
	case SRQ_LIMIT:
		veroce_srq_limit(dev, object);
		break;
	case QP_FATAL:
		veroce_qp_failed(dev, object);
		break;
	case CQ_OVERRUN:
		veroce_cq_overrun(dev, object);
		break;
	case DOORBELL_DENIED:
		dev_warn_ratelimited(&dev->pdev->dev, "a process has rung for what is not its own\n");
		break;
	case BUS_ERROR:
		dev_err_ratelimited(&dev->pdev->dev, "host memory has answered with an error\n");
		break;
	case COMMAND_DONE:
		complete(&dev->answered);
		break;
	default: /* paths: verbs know none */
		dev_dbg(&dev->pdev->dev, "event %u of %u\n", event->type, object);
	}
}

static void tell_read(struct veroce_eq *eq)
{
	eq->told = eq->consumer;
	veroce_write(eq->dev, RNIC_EQ_DOORBELL_OFFSET,
		     VEROCE_PUT(RNIC_EQ_DOORBELL_EQ, eq->number) |
		     VEROCE_PUT(RNIC_EQ_DOORBELL_CONSUMER, eq->consumer));
}

/*
 * Reads so many entries at most. The NIC tells of denied doorbells again only when it hears that queue 0 has been read;
 * so that a process cannot make interrupts as it likes, it hears that with the next event of another kind, or by the
 * poll.
 */
static u32 read_events(struct veroce_eq *eq, u32 most, bool is_poll)
{
	struct veroce_event *event;
	bool is_due = is_poll;
	unsigned long irq;
	u32 count;

	spin_lock_irqsave(&eq->lock, irq);
	for (count = 0; count < most && (event = next_event(eq)); count++) {
		dma_rmb(); /* the rest of an entry is there before its owner bit */
		is_due |= event->type != DOORBELL_DENIED;
		handle(eq->dev, event);
		eq->consumer++;
	}
	is_due |= eq->consumer - eq->told > BIT(eq->log) / 2;
	if (is_due && eq->told != eq->consumer)
		tell_read(eq);
	spin_unlock_irqrestore(&eq->lock, irq);
	return count;
}

/* Reads all that is there, and gives others their turn between laps. */
static u32 read_all(struct veroce_eq *eq, bool is_poll)
{
	u32 lap = BIT(eq->log), count, all = 0;

	do {
		count = read_events(eq, lap, is_poll);
		all += count;
		cond_resched();
	} while (count == lap);
	return all;
}

/* One vector: the status says that a completion queue has something new, and not which. */
static void look_at_status(struct veroce_dev *dev)
{
	unsigned int lap;

	/* A cause that comes between read and clear makes no edge, so it is looked for again. */
	for (lap = 0; lap < MOST_LAPS; lap++) {
		if (!(veroce_read(dev, RNIC_INTERRUPT_STATUS_OFFSET) & RNIC_INTERRUPT_STATUS_COMPLETION_MASK))
			break;
		veroce_write(dev, RNIC_INTERRUPT_STATUS_OFFSET, RNIC_INTERRUPT_STATUS_COMPLETION_MASK);
		spin_lock_irq(&dev->eqs[0].lock);
		veroce_cqs_look(dev);
		spin_unlock_irq(&dev->eqs[0].lock);
	}
}

/* Its entries may have been read with those of the message before. */
static irqreturn_t on_message(int irq, void *data)
{
	struct veroce_eq *eq = data;

	if (read_events(eq, AT_ONCE, false) == AT_ONCE || !has_queues_of_completions(eq->dev))
		return IRQ_WAKE_THREAD;
	return IRQ_HANDLED;
}

static irqreturn_t after_message(int irq, void *data)
{
	struct veroce_eq *eq = data;

	read_all(eq, false);
	if (!has_queues_of_completions(eq->dev))
		look_at_status(eq->dev);
	return IRQ_HANDLED;
}

static void poll_later(struct veroce_dev *dev)
{
	schedule_delayed_work(&dev->poll, msecs_to_jiffies(max(poll_ms, LEAST_POLL_MS)));
}

static void poll_events(struct work_struct *work)
{
	struct veroce_dev *dev = container_of(to_delayed_work(work), struct veroce_dev, poll);
	int i;

	if (READ_ONCE(dev->dead))
		return;
	if (veroce_has_gone(dev)) {
		veroce_give_up(dev, "it has gone");
		return;
	}
	if (READ_ONCE(dev->registered) &&
	    !(veroce_read(dev, RNIC_CONTROL_OFFSET) & RNIC_CONTROL_ENABLE_MASK)) {
		veroce_give_up(dev, "it has begun anew without a word");
		return;
	}
	for (i = 0; i < dev->vectors; i++)
		atomic64_add(read_all(&dev->eqs[i], true), &dev->polled);
	if (!has_queues_of_completions(dev))
		look_at_status(dev);
	poll_later(dev);
}

/* Each arm of a completion queue makes one entry, and each queue pair may fail; a queue that is full waits. */
static u32 ring_log(struct veroce_dev *dev)
{
	u32 needed = 2 * max3(dev->completion_queues, dev->queue_pairs, dev->shared_queues);

	if (eq_entries)
		return min_t(u32, order_base_2(eq_entries), MOST_LOG);
	return clamp_t(u32, order_base_2(needed), LEAST_LOG, MOST_LOG);
}

static size_t ring_bytes(struct veroce_eq *eq)
{
	return sizeof(*eq->ring) << eq->log;
}

static int make_eq(struct veroce_dev *dev, u32 number)
{
	u32 arguments[RNIC_COMMAND_CREATE_EQ_SIZE_OFFSET / 4 + 1] = {};
	struct veroce_eq *eq = &dev->eqs[number];
	int irq = pci_irq_vector(dev->pdev, number);
	int err;

	eq->dev = dev;
	eq->number = number;
	eq->log = ring_log(dev);
	spin_lock_init(&eq->lock);
	snprintf(eq->name, sizeof(eq->name), "veroce-%u@%s", number, pci_name(dev->pdev));
	/* lies at a multiple of its size, as the NIC wants it */
	eq->ring = dma_alloc_coherent(&dev->pdev->dev, ring_bytes(eq), &eq->dma, GFP_KERNEL);
	if (!eq->ring)
		return -ENOMEM;
	err = request_threaded_irq(irq, on_message, after_message, 0, eq->name, eq);
	if (err)
		goto free;
	if (number)
		irq_set_affinity_and_hint(irq, cpumask_of(cpumask_local_spread(number - 1,
									       dev_to_node(&dev->pdev->dev))));
	arguments[RNIC_COMMAND_CREATE_EQ_BASE_OFFSET / 4] = lower_32_bits(eq->dma);
	arguments[RNIC_COMMAND_CREATE_EQ_BASE_OFFSET / 4 + 1] = upper_32_bits(eq->dma);
	arguments[RNIC_COMMAND_CREATE_EQ_SIZE_OFFSET / 4] = VEROCE_PUT(RNIC_COMMAND_CREATE_EQ_SIZE_LOG2, eq->log);
	err = veroce_command(dev, RNIC_COMMAND_CREATE_EQ, number, arguments, ARRAY_SIZE(arguments));
	if (!err)
		return 0;
	irq_update_affinity_hint(irq, NULL);
	free_irq(irq, eq);
free:
	dma_free_coherent(&dev->pdev->dev, ring_bytes(eq), eq->ring, eq->dma);
	return err;
}

/* The NIC answers when it writes nothing more to the ring; a message may still come. */
static void end_eq(struct veroce_dev *dev, u32 number)
{
	struct veroce_eq *eq = &dev->eqs[number];
	int irq = pci_irq_vector(dev->pdev, number);

	WARN_ON(veroce_end(dev, RNIC_COMMAND_DESTROY_EQ, number));
	irq_update_affinity_hint(irq, NULL);
	free_irq(irq, eq);
	dma_free_coherent(&dev->pdev->dev, ring_bytes(eq), eq->ring, eq->dma);
}

int veroce_eqs_init(struct veroce_dev *dev)
{
	u32 wanted = vectors ? vectors : 1 + num_online_cpus();
	int i, err;

	BUILD_BUG_ON(ARRAY_SIZE(dev->eqs) > RNIC_EQ_MODERATION_COUNT);
	wanted = min_t(u32, wanted, min_t(u32, ARRAY_SIZE(dev->eqs), dev->event_queues));
	dev->vectors = pci_alloc_irq_vectors(dev->pdev, 1, wanted, PCI_IRQ_MSIX | PCI_IRQ_MSI);
	if (dev->vectors < 0)
		return dev->vectors;
	INIT_DELAYED_WORK(&dev->poll, poll_events);
	for (i = 0; i < dev->vectors; i++) {
		err = make_eq(dev, i);
		if (err)
			goto unmake;
	}
	if (!has_queues_of_completions(dev)) {
		veroce_write(dev, RNIC_INTERRUPT_STATUS_OFFSET, ~0u);
		veroce_write(dev, RNIC_INTERRUPT_ENABLE_OFFSET, RNIC_INTERRUPT_STATUS_COMPLETION_MASK);
	}
	poll_later(dev);
	return 0;

unmake:
	while (i--)
		end_eq(dev, i);
	pci_free_irq_vectors(dev->pdev);
	return err;
}

/* Of a dead device nobody looks at registers any more. */
void veroce_eqs_rest(struct veroce_dev *dev)
{
	cancel_delayed_work_sync(&dev->poll);
}

/* Nothing that would be told of is left; queue 0, which tells of commands, goes last. */
void veroce_eqs_exit(struct veroce_dev *dev)
{
	int i;

	veroce_write(dev, RNIC_INTERRUPT_ENABLE_OFFSET, 0);
	veroce_eqs_rest(dev);
	for (i = dev->vectors; i--;)
		end_eq(dev, i);
	pci_free_irq_vectors(dev->pdev);
}
