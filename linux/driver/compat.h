/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
#ifndef VEROCE_COMPAT_H
#define VEROCE_COMPAT_H

#include <linux/mm.h>
#include <linux/version.h>
#include <rdma/ib_umem.h>
#include <rdma/uverbs_ioctl.h>
#ifdef VEROCE_HAS_RDMA_ITER /* Kbuild has looked */
#include <rdma/iter.h> /* has moved there from ib_umem.h, in point releases too */
#endif

/* What create_cq is given when a process asks, and NULL when the kernel does. */
#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 11, 0)
#define veroce_cq_caller uverbs_attr_bundle
static inline struct ib_udata *veroce_cq_udata(struct veroce_cq_caller *caller)
{
	return caller ? &caller->driver_udata : NULL;
}
#else
#define veroce_cq_caller ib_udata
static inline struct ib_udata *veroce_cq_udata(struct veroce_cq_caller *caller)
{
	return caller;
}
#endif

#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 3, 0)
static inline void vm_flags_set(struct vm_area_struct *vma, vm_flags_t flags)
{
	vma->vm_flags |= flags;
}
#endif

#endif
