/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
#ifndef VEROCE_H
#define VEROCE_H

#include <linux/completion.h>
#include <linux/idr.h>
#include <linux/interrupt.h>
#include <linux/mutex.h>
#include <linux/pci.h>
#include <linux/xarray.h>
#include <rdma/ib_verbs.h>

#include "compat.h"
#include "veroce_hw.h"

/* A field of a register or of a command's arguments, as a value in its word. */
#define VEROCE_PUT(field, value) (((u32)(value) << field##_LOW) & field##_MASK)
#define VEROCE_GET(field, word) (((word) & field##_MASK) >> field##_LOW)

#define VEROCE_CQE_BYTES 64
#define VEROCE_MAX_CQE_LOG 15
#define VEROCE_MAX_PD 65536
#define VEROCE_ARGUMENTS RNIC_COMMAND_ARGUMENT_COUNT

struct veroce_dev {
	struct ib_device ib;
	struct pci_dev *pdev;
	void __iomem *regs;

	struct mutex command_lock; /* one command at a time */
	struct completion answered; /* by an interrupt: the running command */
	bool dead; /* a command was not answered: none is given any more */

	/* as the NIC tells */
	u32 queue_pairs;
	u32 completion_queues;
	u32 regions;
	u32 address_handles;
	u32 reads;
	bool atomics;

	struct ida pds;
	struct xarray cqs; /* by number, struct veroce_cq */
	struct mutex mr_lock; /* protects next_mr, mr_tags and mr_used */
	unsigned long *mr_used;
	u8 *mr_tags;
	u32 next_mr;

	int vectors;
	u64 interrupts;
};

struct veroce_ucontext {
	struct ib_ucontext ib;
};

struct veroce_pd {
	struct ib_pd ib;
	u32 number;
};

struct veroce_cq {
	struct ib_cq ib;
	u32 number;
	u32 log;
	void *ring;
	dma_addr_t ring_dma;
	spinlock_t lock; /* protects consumer and the doorbell */
	u32 consumer;
	refcount_t users; /* 1, and 1 more for each interrupt that is looking at it */
	struct completion unused;
};

struct veroce_mr {
	struct ib_mr ib;
	struct ib_umem *umem;
};

static inline struct veroce_dev *to_vdev(struct ib_device *ib)
{
	return container_of(ib, struct veroce_dev, ib);
}

static inline struct veroce_pd *to_vpd(struct ib_pd *ib)
{
	return container_of(ib, struct veroce_pd, ib);
}

static inline struct veroce_cq *to_vcq(struct ib_cq *ib)
{
	return container_of(ib, struct veroce_cq, ib);
}

static inline struct veroce_mr *to_vmr(struct ib_mr *ib)
{
	return container_of(ib, struct veroce_mr, ib);
}

static inline u32 veroce_read(struct veroce_dev *dev, u32 offset)
{
	return readl(dev->regs + offset);
}

static inline void veroce_write(struct veroce_dev *dev, u32 offset, u32 value)
{
	writel(value, dev->regs + offset);
}

/* The low word first, as the register map wants it. */
static inline void veroce_write64(struct veroce_dev *dev, u32 offset, u64 value)
{
	veroce_write(dev, offset, lower_32_bits(value));
	veroce_write(dev, offset + 4, upper_32_bits(value));
}

/* veroce_cmd.c */
int veroce_wait_idle(struct veroce_dev *dev);
int veroce_command(struct veroce_dev *dev, u32 code, u32 target,
		   const u32 *arguments, unsigned int words);

/* veroce_irq.c */
int veroce_irq_init(struct veroce_dev *dev);
void veroce_irq_exit(struct veroce_dev *dev);

/* veroce_verbs.c */
extern const struct ib_device_ops veroce_ops;

/* veroce_cq.c */
int veroce_create_cq(struct ib_cq *ib, const struct ib_cq_init_attr *attr,
		     veroce_cq_caller *caller);
int veroce_destroy_cq(struct ib_cq *ib, struct ib_udata *udata);
int veroce_poll_cq(struct ib_cq *ib, int most, struct ib_wc *wc);
int veroce_req_notify_cq(struct ib_cq *ib, enum ib_cq_notify_flags flags);
void veroce_cqs_interrupt(struct veroce_dev *dev);

/* veroce_mr.c */
int veroce_mrs_init(struct veroce_dev *dev);
void veroce_mrs_exit(struct veroce_dev *dev);
struct ib_mr *veroce_get_dma_mr(struct ib_pd *pd, int access);
struct ib_mr *veroce_reg_user_mr(struct ib_pd *pd, u64 start, u64 length,
				 u64 iova, int access, struct ib_udata *udata);
int veroce_dereg_mr(struct ib_mr *ib, struct ib_udata *udata);

#endif
