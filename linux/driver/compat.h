/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
#ifndef VEROCE_COMPAT_H
#define VEROCE_COMPAT_H

#include <linux/version.h>
#include <rdma/ib_umem.h>
#include <rdma/uverbs_ioctl.h>
#if __has_include(<rdma/iter.h>)
#include <rdma/iter.h> /* has moved there from ib_umem.h, in point releases too */
#endif

/* What create_cq is given when a process asks, and NULL when the kernel does. */
#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 11, 0)
typedef struct uverbs_attr_bundle veroce_cq_caller;
static inline struct ib_udata *veroce_cq_udata(veroce_cq_caller *caller)
{
	return caller ? &caller->driver_udata : NULL;
}
#else
typedef struct ib_udata veroce_cq_caller;
static inline struct ib_udata *veroce_cq_udata(veroce_cq_caller *caller)
{
	return caller;
}
#endif

#endif
