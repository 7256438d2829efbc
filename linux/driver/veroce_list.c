// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * The pages of a region as the NIC reads them: a list of 64-bit entries, little-endian, bit 0 set and in bits 51:12
 * where the page lies on the bus. Lists are of 4 KiB; where one is not enough, there is a list of them.
 */
#include <rdma/ib_umem.h>

#include "veroce.h"

#define LEAF_BYTES SZ_4K
#define PER_LEAF (LEAF_BYTES / sizeof(__le64))
#define PRESENT 1
#define PAGE_SIZES (SZ_2G - SZ_4K) /* each from 4 KiB to 1 GiB */

static __le64 entry(dma_addr_t page)
{
	return cpu_to_le64(page | PRESENT);
}

static int make_root(struct veroce_dev *dev, struct veroce_list *list)
{
	u32 i;

	list->root_bytes = ALIGN(list->leaves * sizeof(__le64), LEAF_BYTES);
	list->root.cpu = dma_alloc_coherent(&dev->pdev->dev, list->root_bytes, &list->root.dma, GFP_KERNEL);
	if (!list->root.cpu)
		return -ENOMEM;
	for (i = 0; i < list->leaves; i++)
		list->root.cpu[i] = entry(list->leaf[i].dma);
	return 0;
}

/* Of the largest pages that all of it consists of; the first one holds the byte that the process calls iova. */
int veroce_list_make(struct veroce_dev *dev, struct veroce_list *list, struct ib_umem *umem, u64 iova)
{
	unsigned long size = ib_umem_find_best_pgsz(umem, PAGE_SIZES, iova);
	struct ib_block_iter block;
	size_t at = 0;
	u32 i;

	memset(list, 0, sizeof(*list));
	if (!size)
		return -EINVAL;
	list->page_log = ilog2(size);
	list->leaves = DIV_ROUND_UP(ib_umem_num_dma_blocks(umem, size), PER_LEAF);
	list->leaf = kvcalloc(list->leaves, sizeof(*list->leaf), GFP_KERNEL);
	if (!list->leaf)
		return -ENOMEM;
	for (i = 0; i < list->leaves; i++) {
		list->leaf[i].cpu = dma_alloc_coherent(&dev->pdev->dev, LEAF_BYTES, &list->leaf[i].dma,
						       GFP_KERNEL);
		if (!list->leaf[i].cpu)
			goto free;
	}
	rdma_umem_for_each_dma_block(umem, &block, size) {
		list->leaf[at / PER_LEAF].cpu[at % PER_LEAF] = entry(rdma_block_iter_dma_address(&block));
		at++;
	}
	if (list->leaves > 1 && make_root(dev, list))
		goto free;
	return 0;

free:
	veroce_list_free(dev, list);
	return -ENOMEM;
}

/* When the NIC has closed the region, or has not heard of it. */
void veroce_list_free(struct veroce_dev *dev, struct veroce_list *list)
{
	u32 i;

	if (list->root.cpu)
		dma_free_coherent(&dev->pdev->dev, list->root_bytes, list->root.cpu, list->root.dma);
	for (i = 0; i < list->leaves && list->leaf[i].cpu; i++)
		dma_free_coherent(&dev->pdev->dev, LEAF_BYTES, list->leaf[i].cpu, list->leaf[i].dma);
	kvfree(list->leaf);
	memset(list, 0, sizeof(*list));
}

/* Arguments of REGISTER_MR. */
void veroce_list_tell(const struct veroce_list *list, u32 *arguments)
{
	dma_addr_t first = list->leaves > 1 ? list->root.dma : list->leaf[0].dma;

	arguments[RNIC_COMMAND_REGISTER_MR_PAGES_OFFSET / 4] =
		VEROCE_PUT(RNIC_COMMAND_REGISTER_MR_PAGES_LOG2, list->page_log) |
		VEROCE_PUT(RNIC_COMMAND_REGISTER_MR_PAGES_LEVELS, list->leaves > 1 ? 2 : 1);
	arguments[RNIC_COMMAND_REGISTER_MR_LIST_OFFSET / 4] = lower_32_bits(first);
	arguments[RNIC_COMMAND_REGISTER_MR_LIST_OFFSET / 4 + 1] = upper_32_bits(first);
}
