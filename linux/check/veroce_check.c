// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Looks at veroce0 from inside of the kernel and says in the log what is right: one line for each thing. */
#include <linux/module.h>
#include <rdma/ib_verbs.h>

#define MOST 4096
#define LAPS 20

static struct ib_device *dev;
static struct ib_pd *pds[MOST];
static struct ib_cq *cqs[MOST];

static void tell(const char *what, long long expected, long long seen)
{
	pr_info("veroce_check: %s: %s, expected %lld, seen %lld\n", what,
		expected == seen ? "pass" : "FAIL", expected, seen);
}

/* Each domain opens a region over all memory. */
static int make_pds(u32 most)
{
	int n;

	for (n = 0; n < most && n < MOST; n++) {
		pds[n] = ib_alloc_pd(dev, 0);
		if (IS_ERR(pds[n]))
			break;
	}
	return n;
}

static void free_pds(int n)
{
	while (n--)
		ib_dealloc_pd(pds[n]);
}

static void check_pds(void)
{
	u32 first;
	int n;

	n = make_pds(dev->attrs.max_mr + 1);
	tell("domains, until the regions are used up", dev->attrs.max_mr, n);
	first = n ? pds[0]->local_dma_lkey : 0;
	tell("the last key has the last index", dev->attrs.max_mr - 1, n ? pds[n - 1]->local_dma_lkey >> 8 : -1);
	free_pds(n);
	n = make_pds(1);
	tell("they are there again", 1, n);
	tell("an index comes back under another key", 1, n && pds[0]->local_dma_lkey != first);
	free_pds(n);
}

static void on_completion(struct ib_cq *cq, void *context)
{
}

static struct ib_cq *make_cq(unsigned int entries)
{
	struct ib_cq_init_attr attr = { .cqe = entries };

	return ib_create_cq(dev, on_completion, NULL, NULL, &attr);
}

static void check_cqs(void)
{
	struct ib_cq *cq;
	int n, i;

	for (n = 0; n < MOST; n++) {
		cqs[n] = make_cq(16);
		if (IS_ERR(cqs[n]))
			break;
	}
	tell("completion queues, until they are used up", dev->attrs.max_cq, n);
	tell("arming an empty one", 0, n ? ib_req_notify_cq(cqs[0], IB_CQ_NEXT_COMP | IB_CQ_REPORT_MISSED_EVENTS) : -1);
	for (i = 0; i < n; i++)
		ib_destroy_cq(cqs[i]);
	cq = make_cq(dev->attrs.max_cqe);
	tell("the largest one", dev->attrs.max_cqe, IS_ERR(cq) ? PTR_ERR(cq) : cq->cqe);
	if (!IS_ERR(cq))
		ib_destroy_cq(cq);
	cq = make_cq(dev->attrs.max_cqe + 1);
	tell("one that is larger", -EINVAL, IS_ERR(cq) ? PTR_ERR(cq) : 0);
	for (i = 0; i < LAPS; i++) {
		cq = make_cq(1 + i);
		if (IS_ERR(cq))
			break;
		ib_destroy_cq(cq);
	}
	tell("made and destroyed", LAPS, i);
}

static int __init veroce_check_init(void)
{
	dev = ib_device_get_by_name("veroce0", RDMA_DRIVER_UNKNOWN);
	tell("the device is there", 1, !!dev);
	if (!dev)
		return 0;
	check_pds();
	check_cqs();
	ib_device_put(dev);
	return 0;
}
module_init(veroce_check_init);

static void __exit veroce_check_exit(void)
{
}
module_exit(veroce_check_exit);

MODULE_DESCRIPTION("Checks of the veroce driver");
MODULE_LICENSE("Dual BSD/GPL");
