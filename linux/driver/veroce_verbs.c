// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* What the device is, and objects of which the NIC knows no more than a number. */
#include <net/ipv6.h>
#include <rdma/ib_mad.h>

#include "veroce.h"

static int veroce_query_device(struct ib_device *ib, struct ib_device_attr *attr,
			       struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib);

	if (udata->inlen || udata->outlen)
		return -EINVAL;
	memset(attr, 0, sizeof(*attr));
	attr->sys_image_guid = ib->node_guid;
	attr->vendor_id = dev->pdev->vendor;
	attr->vendor_part_id = dev->pdev->device;
	attr->hw_ver = veroce_read(dev, RNIC_VERSION_OFFSET);
	attr->max_mr_size = U32_MAX;
	attr->page_size_cap = PAGE_SIZE;
	attr->max_qp = dev->queue_pairs - VEROCE_FIRST_QP;
	attr->max_qp_wr = BIT(VEROCE_MAX_WR_LOG);
	attr->max_qp_rd_atom = dev->reads;
	attr->max_qp_init_rd_atom = dev->reads;
	attr->max_res_rd_atom = dev->reads * attr->max_qp;
	attr->max_send_sge = VEROCE_MAX_SGE;
	attr->max_recv_sge = VEROCE_MAX_SGE;
	attr->max_srq = dev->shared_queues;
	if (dev->shared_queues) {
		attr->max_srq_wr = BIT(VEROCE_MAX_WR_LOG);
		attr->max_srq_sge = VEROCE_MAX_SGE;
	}
	attr->max_cq = dev->completion_queues;
	attr->max_cqe = 1 << VEROCE_MAX_CQE_LOG;
	attr->max_mr = dev->regions;
	attr->max_pd = VEROCE_MAX_PD;
	attr->max_ah = dev->address_handles;
	attr->max_pkeys = VEROCE_PKEYS;
	attr->atomic_cap = dev->atomics ? IB_ATOMIC_HCA : IB_ATOMIC_NONE;
	return 0;
}

static int veroce_query_pkey(struct ib_device *ib, u32 port, u16 index, u16 *pkey)
{
	if (index >= VEROCE_PKEYS)
		return -EINVAL;
	*pkey = IB_DEFAULT_PKEY_FULL;
	return 0;
}

/* The number of a GID is that of the own address in the NIC. */
static int veroce_add_gid(const struct ib_gid_attr *attr, void **context)
{
	u32 arguments[VEROCE_ADDRESS_WORDS] = {};
	u32 *kind = arguments + RNIC_COMMAND_SET_GID_GID_OFFSET / 4;

	*kind = RNIC_COMMAND_SET_GID_GID_USED_MASK;
	if (!veroce_put_ip(&attr->gid, arguments + RNIC_COMMAND_SET_GID_IP_LOW_OFFSET / 4))
		*kind |= RNIC_COMMAND_SET_GID_GID_IPV6_MASK;
	return veroce_command(to_vdev(attr->device), RNIC_COMMAND_SET_GID, attr->index, arguments,
			      ARRAY_SIZE(arguments));
}

/* No address handle names it any more: the core counts them. */
static int veroce_del_gid(const struct ib_gid_attr *attr, void **context)
{
	u32 arguments[VEROCE_ADDRESS_WORDS] = {};

	return veroce_command(to_vdev(attr->device), RNIC_COMMAND_SET_GID, attr->index, arguments,
			      ARRAY_SIZE(arguments));
}

static int veroce_alloc_pd(struct ib_pd *ib, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	int number = ida_alloc_max(&dev->pds, VEROCE_MAX_PD - 1, GFP_KERNEL);

	if (number < 0)
		return number == -ENOSPC ? -ENOMEM : number;
	to_vpd(ib)->number = number;
	return 0;
}

static int veroce_dealloc_pd(struct ib_pd *ib, struct ib_udata *udata)
{
	ida_free(&to_vdev(ib->device)->pds, to_vpd(ib)->number);
	return 0;
}

const struct ib_device_ops veroce_ops = {
	.owner = THIS_MODULE,
	.driver_id = RDMA_DRIVER_UNKNOWN,
	.uverbs_abi_ver = VEROCE_ABI_VERSION,

	.add_gid = veroce_add_gid,
	.alloc_hw_port_stats = veroce_alloc_hw_port_stats,
	.alloc_pd = veroce_alloc_pd,
	.alloc_ucontext = veroce_alloc_ucontext,
	.create_ah = veroce_create_ah,
	.create_cq = veroce_create_cq,
	.create_qp = veroce_create_qp,
	.create_srq = veroce_create_srq,
	.dealloc_pd = veroce_dealloc_pd,
	.dealloc_ucontext = veroce_dealloc_ucontext,
	.del_gid = veroce_del_gid,
	.dereg_mr = veroce_dereg_mr,
	.destroy_ah = veroce_destroy_ah,
	.destroy_cq = veroce_destroy_cq,
	.destroy_qp = veroce_destroy_qp,
	.destroy_srq = veroce_destroy_srq,
	.disassociate_ucontext = veroce_disassociate_ucontext,
	.fill_res_qp_entry = veroce_fill_res_qp_entry,
	.get_dma_mr = veroce_get_dma_mr,
	.get_hw_stats = veroce_get_hw_stats,
	.get_link_layer = veroce_get_link_layer,
	.get_port_immutable = veroce_get_port_immutable,
	.mmap = veroce_mmap,
	.mmap_free = veroce_mmap_free,
	.modify_qp = veroce_modify_qp,
	.modify_srq = veroce_modify_srq,
	.poll_cq = veroce_poll_cq,
	.post_recv = veroce_gsi_post_recv,
	.post_send = veroce_gsi_post_send,
	.query_device = veroce_query_device,
	.query_pkey = veroce_query_pkey,
	.query_port = veroce_query_port,
	.query_qp = veroce_query_qp,
	.query_srq = veroce_query_srq,
	.reg_user_mr = veroce_reg_user_mr,
	.req_notify_cq = veroce_req_notify_cq,

	INIT_RDMA_OBJ_SIZE(ib_ah, veroce_ah, ib),
	INIT_RDMA_OBJ_SIZE(ib_cq, veroce_cq, ib),
	INIT_RDMA_OBJ_SIZE(ib_pd, veroce_pd, ib),
	INIT_RDMA_OBJ_SIZE(ib_qp, veroce_qp, ib),
	INIT_RDMA_OBJ_SIZE(ib_srq, veroce_srq, ib),
	INIT_RDMA_OBJ_SIZE(ib_ucontext, veroce_ucontext, ib),
};
