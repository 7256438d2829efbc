// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Memory regions. Of a process: its addresses, with a list of the pages that hold them. Of the kernel: addresses of the
 * bus.
 */
#include "veroce.h"

#define TAG_BITS 8
#define RIGHTS (IB_ACCESS_LOCAL_WRITE | IB_ACCESS_REMOTE_WRITE | IB_ACCESS_REMOTE_READ | IB_ACCESS_REMOTE_ATOMIC)

int veroce_mrs_init(struct veroce_dev *dev)
{
	mutex_init(&dev->mr_lock);
	dev->mr_used = bitmap_zalloc(dev->regions, GFP_KERNEL);
	dev->mr_tags = kvzalloc(dev->regions, GFP_KERNEL);
	if (!dev->mr_used || !dev->mr_tags) {
		veroce_mrs_exit(dev);
		return -ENOMEM;
	}
	return 0;
}

void veroce_mrs_exit(struct veroce_dev *dev)
{
	bitmap_free(dev->mr_used);
	kvfree(dev->mr_tags);
}

/* The index that was free for longest, more or less, under another tag than before: an old key opens nothing. */
static int take_key(struct veroce_dev *dev, u32 *key)
{
	u32 index;

	mutex_lock(&dev->mr_lock);
	index = find_next_zero_bit(dev->mr_used, dev->regions, dev->next_mr);
	if (index >= dev->regions)
		index = find_first_zero_bit(dev->mr_used, dev->regions);
	if (index < dev->regions) {
		__set_bit(index, dev->mr_used);
		dev->next_mr = index + 1;
		*key = index << TAG_BITS | ++dev->mr_tags[index];
	}
	mutex_unlock(&dev->mr_lock);
	return index < dev->regions ? 0 : -ENOMEM;
}

static void give_key(struct veroce_dev *dev, u32 key)
{
	mutex_lock(&dev->mr_lock);
	__clear_bit(key >> TAG_BITS, dev->mr_used);
	mutex_unlock(&dev->mr_lock);
}

/* Whether the NIC has all of these rights; what is optional may be left out. */
static bool are_known(struct veroce_dev *dev, int access)
{
	return !(access & ~RIGHTS) && (dev->atomics || !(access & IB_ACCESS_REMOTE_ATOMIC));
}

static u32 rights(int access)
{
	return (access & IB_ACCESS_LOCAL_WRITE ? RNIC_COMMAND_REGISTER_MR_RIGHTS_LOCAL_WRITE_MASK : 0) |
	       (access & IB_ACCESS_REMOTE_WRITE ? RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_WRITE_MASK : 0) |
	       (access & IB_ACCESS_REMOTE_READ ? RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_READ_MASK : 0) |
	       (access & IB_ACCESS_REMOTE_ATOMIC ? RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_ATOMIC_MASK : 0);
}

static int open_region(struct veroce_dev *dev, struct veroce_mr *mr, u32 pd, u64 base, u32 length,
		       int access)
{
	u32 arguments[RNIC_COMMAND_REGISTER_MR_LIST_OFFSET / 4 + 2] = {}; /* zero: no list */
	u32 key;
	int err = take_key(dev, &key);

	if (err)
		return err;
	arguments[RNIC_COMMAND_REGISTER_MR_BASE_OFFSET / 4] = lower_32_bits(base);
	arguments[RNIC_COMMAND_REGISTER_MR_BASE_OFFSET / 4 + 1] = upper_32_bits(base);
	arguments[RNIC_COMMAND_REGISTER_MR_LENGTH_OFFSET / 4] = length;
	arguments[RNIC_COMMAND_REGISTER_MR_RIGHTS_OFFSET / 4] =
		rights(access) | VEROCE_PUT(RNIC_COMMAND_REGISTER_MR_RIGHTS_PD, pd);
	if (mr->list.leaves)
		veroce_list_tell(&mr->list, arguments);
	err = veroce_command(dev, RNIC_COMMAND_REGISTER_MR, key, arguments, ARRAY_SIZE(arguments));
	if (err) {
		give_key(dev, key);
		return err;
	}
	mr->ib.lkey = key;
	mr->ib.rkey = key;
	return 0;
}

/* The NIC answers when nothing of the region is under way; only then pages may go. */
static int close_region(struct veroce_dev *dev, struct veroce_mr *mr)
{
	int err = veroce_end(dev, RNIC_COMMAND_INVALIDATE_MR, mr->ib.lkey);

	/* a peer may have withdrawn the key */
	if (err && err != -ENOENT)
		return err;
	give_key(dev, mr->ib.lkey);
	return 0;
}

/* All that the first 4 GiB of bus addresses hold; a region has 32 bits of length. */
struct ib_mr *veroce_get_dma_mr(struct ib_pd *pd, int access)
{
	struct veroce_mr *mr;
	int err;

	if (!are_known(to_vdev(pd->device), access))
		return ERR_PTR(-EOPNOTSUPP);
	mr = kzalloc(sizeof(*mr), GFP_KERNEL);
	if (!mr)
		return ERR_PTR(-ENOMEM);
	err = open_region(to_vdev(pd->device), mr, to_vpd(pd)->number, 0, U32_MAX, access);
	if (err) {
		kfree(mr);
		return ERR_PTR(err);
	}
	return &mr->ib;
}

struct ib_mr *veroce_reg_user_mr(struct ib_pd *pd, u64 start, u64 length, u64 iova, int access,
				 struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(pd->device);
	struct veroce_mr *mr;
	int err;

	if (!are_known(dev, access & ~IB_ACCESS_OPTIONAL))
		return ERR_PTR(-EOPNOTSUPP);
	if (!length || length > U32_MAX)
		return ERR_PTR(-EINVAL);
	mr = kzalloc(sizeof(*mr), GFP_KERNEL);
	if (!mr)
		return ERR_PTR(-ENOMEM);
	mr->umem = ib_umem_get(pd->device, start, length, access);
	if (IS_ERR(mr->umem)) {
		err = PTR_ERR(mr->umem);
		goto free;
	}
	err = veroce_list_make(dev, &mr->list, mr->umem, iova);
	if (err)
		goto release;
	err = open_region(dev, mr, to_vpd(pd)->number, iova, length, access);
	if (err)
		goto list;
	return &mr->ib;

list:
	veroce_list_free(dev, &mr->list);
release:
	ib_umem_release(mr->umem);
free:
	kfree(mr);
	return ERR_PTR(err);
}

int veroce_dereg_mr(struct ib_mr *ib, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_mr *mr = to_vmr(ib);
	int err = close_region(dev, mr);

	if (err)
		return err;
	if (mr->list.leaves)
		veroce_list_free(dev, &mr->list);
	ib_umem_release(mr->umem);
	kfree(mr);
	return 0;
}
