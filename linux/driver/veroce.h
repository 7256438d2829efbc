/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
#ifndef VEROCE_H
#define VEROCE_H

#include <linux/completion.h>
#include <linux/etherdevice.h>
#include <linux/idr.h>
#include <linux/interrupt.h>
#include <linux/mutex.h>
#include <linux/notifier.h>
#include <linux/pci.h>
#include <linux/workqueue.h>
#include <linux/xarray.h>
#include <rdma/ib_verbs.h>

#include "compat.h"
#include "veroce-abi.h"
#include "veroce_hw.h"

/* A field of a register or of a command's arguments, as a value in its word. */
#define VEROCE_PUT(field, value) (((u32)(value) << field##_LOW) & field##_MASK)
#define VEROCE_GET(field, word) (((word) & field##_MASK) >> field##_LOW)

#define VEROCE_CQE_BYTES 64
#define VEROCE_SEND_BYTES 64
#define VEROCE_RECEIVE_BYTES 32
#define VEROCE_MAX_CQE_LOG 15
#define VEROCE_MAX_WR_LOG 14 /* producers are of 16 bits */
#define VEROCE_MAX_SGE 1
#define VEROCE_MAX_INLINE 28
#define VEROCE_KERNEL_PAGE 0 /* of doorbells: those among the registers */
#define VEROCE_NIC_ERR 5 /* the NIC numbers states as verbs do, but has no SQE in front of ERR */
#define VEROCE_FIRST_QP 2 /* 0 and 1 have a meaning of their own to verbs */
#define VEROCE_MAX_PD 65536
#define VEROCE_ARGUMENTS RNIC_COMMAND_ARGUMENT_COUNT
#define VEROCE_MAX_EQ 8
#define VEROCE_PKEYS 1
/* Words of a command that tells an IP address, which is the last of them. */
#define VEROCE_ADDRESS_WORDS (RNIC_COMMAND_WRITE_ADDRESS_IP_HIGH_OFFSET / 4 + 2)

struct veroce_event;
struct veroce_gsi;

/* Number n has interrupt vector n. */
struct veroce_eq {
	struct veroce_dev *dev;
	u32 number;
	u32 log;
	struct veroce_event *ring;
	dma_addr_t dma;
	spinlock_t lock; /* protects what follows; an entry is handled under it */
	u32 consumer;
	u32 told; /* the consumer that the NIC knows */
	char name[32]; /* of its interrupt */
};

struct veroce_dev {
	struct ib_device ib;
	struct pci_dev *pdev;
	void __iomem *regs;

	struct mutex command_lock; /* one command at a time */
	struct completion answered; /* by an event: the running command */
	bool dead; /* the NIC does not answer, or has forgotten all: no command is given any more */

	/* as the NIC tells */
	u32 queue_pairs;
	u32 completion_queues;
	u32 regions;
	u32 address_handles;
	u32 gids;
	u32 event_queues;
	u32 shared_queues; /* of receives; maybe none */
	u32 reads;
	bool atomics;
	u32 profile; /* of its queue pairs */
	u32 packets; /* most outstanding of a queue pair */
	u32 messages;

	struct ida pds;
	struct ida pages; /* of doorbells */
	struct xarray cqs; /* by number, struct veroce_cq */
	struct xarray qps; /* by number, struct veroce_qp */
	u32 next_qp;
	struct xarray srqs; /* by number, struct veroce_srq */
	u32 next_srq;
	struct mutex ah_lock; /* protects ways */
	struct veroce_way *ways; /* one for each address handle */
	struct mutex mr_lock; /* protects next_mr, mr_tags and mr_used */
	unsigned long *mr_used;
	u8 *mr_tags;
	u32 next_mr;

	int ifindex; /* of the interface that lends its name and address, in init_net; 0: none does */
	struct net_device *port; /* that interface, under the lock of all of them; NULL when it has gone */
	struct notifier_block port_watch; /* of it */
	bool port_is_up; /* as programs were told */
	bool registered; /* as an RDMA device, so that its events have listeners */

	int vectors;
	struct veroce_eq eqs[VEROCE_MAX_EQ]; /* as many as vectors */
	struct delayed_work poll; /* finds events whose interrupt was lost */
	atomic64_t polled; /* that it has found */
};

/* Where a peer is and how it is reached; of an address handle while it has users. */
struct veroce_way {
	union ib_gid gid;
	u8 mac[ETH_ALEN];
	u8 sgid;
	u16 vlan;
	u32 users;
};

/* Memory that the NIC knows and a process may map; without memory it is a page of doorbells. */
struct veroce_shared {
	struct rdma_user_mmap_entry entry;
	struct veroce_dev *dev;
	void *cpu;
	dma_addr_t dma;
	size_t bytes;
	u32 page; /* of doorbells */
};

struct veroce_ucontext {
	struct ib_ucontext ib;
	struct veroce_shared *doorbells;
};

struct veroce_pd {
	struct ib_pd ib;
	u32 number;
};

/* Of kernel code: how datagrams of queue pair 1 get to a peer. */
struct veroce_ah {
	struct ib_ah ib;
	union ib_gid dgid;
	u8 mac[ETH_ALEN];
	u8 traffic_class;
	u8 hop_limit;
	u32 flow_label;
};

struct veroce_cq {
	struct ib_cq ib;
	u32 number;
	u32 log;
	bool is_user;
	struct veroce_shared *memory; /* the ring, then at record what a process tells */
	u32 record;
	spinlock_t lock; /* protects consumer and the doorbell */
	u32 consumer;
	bool is_armed; /* by kernel code, for completions of software */
	u32 added; /* of these */
	struct ib_wc *by_software; /* a ring of cqe entries that consumer reads, or NULL: the NIC's is used */
	bool has_overrun; /* and somebody was told, under the lock of event queue 0 */
	struct veroce_eq *eq; /* whose lock is held while somebody is told of an entry */
};

struct veroce_srq {
	struct ib_srq ib;
	u32 number;
	u32 log;
	u32 page; /* of doorbells, of the process */
	struct veroce_shared *memory;
	spinlock_t lock; /* protects what follows, and the doorbell that sets it */
	u32 limit; /* that is to be told; 0: none */
};

struct veroce_qp {
	struct ib_qp ib;
	u32 number;
	u32 send_log;
	u32 receive_log;
	u32 receives; /* offset of the ring of receives */
	u32 page; /* of doorbells, of the process */
	struct veroce_shared *memory;
	struct veroce_gsi *gsi; /* queue pair 1: what stands for the NIC */
	struct delayed_work watch; /* looks whether the NIC has put it into error, and what becomes of it there */
	struct mutex lock; /* protects what follows */
	u32 cause; /* of its failure, RNIC_CAUSE_* */
	bool has_returned; /* all that it had of its shared queue, and somebody was told */
	unsigned int watch_ms; /* until it is looked at again */
	bool lives; /* the NIC knows it */
	bool has_handle;
	u32 handle;
	struct ib_qp_attr attr;
	struct ib_qp_cap cap;
	enum ib_sig_type sig_type;
};

/* 4 KiB, or more of a root, of entries. */
struct veroce_entries {
	__le64 *cpu;
	dma_addr_t dma;
};

/* Pages of a region; the root only if there are several leaves. */
struct veroce_list {
	u32 page_log;
	u32 leaves;
	struct veroce_entries *leaf;
	struct veroce_entries root;
	size_t root_bytes;
};

struct veroce_mr {
	struct ib_mr ib;
	struct ib_umem *umem;
	struct veroce_list list;
};

static inline struct veroce_dev *to_vdev(struct ib_device *ib)
{
	return container_of(ib, struct veroce_dev, ib);
}

static inline struct veroce_pd *to_vpd(struct ib_pd *ib)
{
	return container_of(ib, struct veroce_pd, ib);
}

static inline struct veroce_ah *to_vah(struct ib_ah *ib)
{
	return container_of(ib, struct veroce_ah, ib);
}

static inline struct veroce_cq *to_vcq(struct ib_cq *ib)
{
	return container_of(ib, struct veroce_cq, ib);
}

static inline struct veroce_srq *to_vsrq(struct ib_srq *ib)
{
	return container_of(ib, struct veroce_srq, ib);
}

static inline struct veroce_qp *to_vqp(struct ib_qp *ib)
{
	return container_of(ib, struct veroce_qp, ib);
}

static inline struct veroce_ucontext *to_vucontext(struct ib_ucontext *ib)
{
	return container_of(ib, struct veroce_ucontext, ib);
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

/* The whole answer of a verb, to a provider that expects that and asks nothing more. */
static inline int veroce_answer(struct ib_udata *udata, void *resp, size_t bytes)
{
	if (udata->inlen || udata->outlen < bytes)
		return -EINVAL;
	return ib_copy_to_udata(udata, resp, bytes);
}

/* veroce_cmd.c */
bool veroce_has_gone(struct veroce_dev *dev);
void veroce_give_up(struct veroce_dev *dev, const char *why);
int veroce_reset(struct veroce_dev *dev);
int veroce_wait_idle(struct veroce_dev *dev);
int veroce_command(struct veroce_dev *dev, u32 code, u32 target,
		   const u32 *arguments, unsigned int words);

int veroce_query(struct veroce_dev *dev, u32 code, u32 target, u32 *answer);
int veroce_end(struct veroce_dev *dev, u32 code, u32 target);

/* veroce_eq.c */
int veroce_eqs_init(struct veroce_dev *dev);
void veroce_eqs_exit(struct veroce_dev *dev);
void veroce_eqs_rest(struct veroce_dev *dev);
struct veroce_eq *veroce_eq_of_vector(struct veroce_dev *dev, u32 comp_vector);
void veroce_eq_settle(struct veroce_eq *eq);

/* veroce_stats.c */
struct rdma_hw_stats *veroce_alloc_hw_port_stats(struct ib_device *ib, u32 port);
int veroce_get_hw_stats(struct ib_device *ib, struct rdma_hw_stats *stats, u32 port, int index);

/* veroce_port.c */
int veroce_port_init(struct veroce_dev *dev);
void veroce_port_exit(struct veroce_dev *dev);
int veroce_query_port(struct ib_device *ib, u32 port, struct ib_port_attr *attr);
int veroce_get_port_immutable(struct ib_device *ib, u32 port, struct ib_port_immutable *immutable);
enum rdma_link_layer veroce_get_link_layer(struct ib_device *ib, u32 port);

/* veroce_verbs.c */
extern const struct ib_device_ops veroce_ops;

/* veroce_cq.c */
int veroce_create_cq(struct ib_cq *ib, const struct ib_cq_init_attr *attr,
		     struct veroce_cq_caller *caller);
int veroce_destroy_cq(struct ib_cq *ib, struct ib_udata *udata);
int veroce_poll_cq(struct ib_cq *ib, int most, struct ib_wc *wc);
int veroce_req_notify_cq(struct ib_cq *ib, enum ib_cq_notify_flags flags);
void veroce_cq_completion(struct veroce_dev *dev, u32 number);
void veroce_cq_overrun(struct veroce_dev *dev, u32 number);
void veroce_cqs_look(struct veroce_dev *dev);
void veroce_cqs_end(struct veroce_dev *dev);
int veroce_cq_by_software(struct veroce_cq *cq);
void veroce_cq_add(struct veroce_cq *cq, const struct ib_wc *wc);

/* veroce_mmap.c */
struct veroce_shared *veroce_alloc_shared(struct veroce_dev *dev, size_t bytes);
void veroce_free_shared(struct veroce_shared *shared);
int veroce_offer_shared(struct ib_ucontext *ucontext, struct veroce_shared *shared, u64 *offset);
int veroce_mmap(struct ib_ucontext *ucontext, struct vm_area_struct *vma);
void veroce_mmap_free(struct rdma_user_mmap_entry *entry);
int veroce_alloc_ucontext(struct ib_ucontext *ib, struct ib_udata *udata);
void veroce_dealloc_ucontext(struct ib_ucontext *ib);
void veroce_disassociate_ucontext(struct ib_ucontext *ib);

/* veroce_ah.c */
int veroce_ahs_init(struct veroce_dev *dev);
void veroce_ahs_exit(struct veroce_dev *dev);
bool veroce_put_ip(const union ib_gid *gid, u32 *words);
int veroce_take_ah(struct veroce_dev *dev, const struct rdma_ah_attr *attr, u32 *handle);
void veroce_give_ah(struct veroce_dev *dev, u32 handle);
int veroce_create_ah(struct ib_ah *ib, struct rdma_ah_init_attr *init, struct ib_udata *udata);
int veroce_destroy_ah(struct ib_ah *ib, u32 flags);

/* veroce_profile.c */
int veroce_profile_init(struct veroce_dev *dev);
const char *veroce_profile_title(void);

/* veroce_qp.c */
int veroce_qps_init(struct veroce_dev *dev);
int veroce_create_qp(struct ib_qp *ib, struct ib_qp_init_attr *init, struct ib_udata *udata);
int veroce_modify_qp(struct ib_qp *ib, struct ib_qp_attr *attr, int mask, struct ib_udata *udata);
int veroce_query_qp(struct ib_qp *ib, struct ib_qp_attr *attr, int mask,
		    struct ib_qp_init_attr *init);
int veroce_destroy_qp(struct ib_qp *ib, struct ib_udata *udata);

/* veroce_watch.c */
void veroce_watch_init(struct veroce_qp *qp);
void veroce_watch_renew(struct veroce_qp *qp);
void veroce_watch(struct veroce_qp *qp);
void veroce_watch_exit(struct veroce_qp *qp);
enum ib_qp_state veroce_qp_state(u32 answer);
void veroce_qp_failed(struct veroce_dev *dev, u32 number);
int veroce_fill_res_qp_entry(struct sk_buff *msg, struct ib_qp *ib);

/* veroce_srq.c */
int veroce_create_srq(struct ib_srq *ib, struct ib_srq_init_attr *init, struct ib_udata *udata);
int veroce_modify_srq(struct ib_srq *ib, struct ib_srq_attr *attr, enum ib_srq_attr_mask mask,
		      struct ib_udata *udata);
int veroce_query_srq(struct ib_srq *ib, struct ib_srq_attr *attr);
int veroce_destroy_srq(struct ib_srq *ib, struct ib_udata *udata);
void veroce_srq_limit(struct veroce_dev *dev, u32 number);

/* veroce_gsi.c */
int veroce_gsi_create(struct veroce_dev *dev, struct veroce_qp *qp, struct ib_qp_init_attr *init);
void veroce_gsi_destroy(struct veroce_qp *qp);
int veroce_gsi_post_send(struct ib_qp *ib, const struct ib_send_wr *wr, const struct ib_send_wr **bad);
int veroce_gsi_post_recv(struct ib_qp *ib, const struct ib_recv_wr *wr, const struct ib_recv_wr **bad);

/* veroce_list.c */
int veroce_list_make(struct veroce_dev *dev, struct veroce_list *list, struct ib_umem *umem, u64 iova);
void veroce_list_free(struct veroce_dev *dev, struct veroce_list *list);
void veroce_list_tell(const struct veroce_list *list, u32 *arguments);

/* veroce_mr.c */
int veroce_mrs_init(struct veroce_dev *dev);
void veroce_mrs_exit(struct veroce_dev *dev);
struct ib_mr *veroce_get_dma_mr(struct ib_pd *pd, int access);
struct ib_mr *veroce_reg_user_mr(struct ib_pd *pd, u64 start, u64 length,
				 u64 iova, int access, struct ib_udata *udata);
int veroce_dereg_mr(struct ib_mr *ib, struct ib_udata *udata);

#endif
