// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Memory that NIC, driver and a process have in common, and pages of doorbells. */
#include <linux/dma-mapping.h>
#include <linux/mm.h>

#include "veroce.h"

/* Pages stay while a process has them mapped, also when the object that they were made for has gone. */
struct veroce_shared *veroce_alloc_shared(struct veroce_dev *dev, size_t bytes)
{
	struct veroce_shared *shared = kzalloc(sizeof(*shared), GFP_KERNEL);

	if (!shared)
		return NULL;
	shared->dev = dev;
	shared->bytes = PAGE_ALIGN(bytes);
	shared->cpu = alloc_pages_exact(shared->bytes, GFP_KERNEL_ACCOUNT | __GFP_ZERO | __GFP_NOWARN);
	if (!shared->cpu)
		goto free;
	shared->dma = dma_map_single(&dev->pdev->dev, shared->cpu, shared->bytes, DMA_BIDIRECTIONAL);
	if (!dma_mapping_error(&dev->pdev->dev, shared->dma))
		return shared;
	free_pages_exact(shared->cpu, shared->bytes);
free:
	kfree(shared);
	return NULL;
}

static void free_shared(struct veroce_shared *shared)
{
	if (shared->cpu) {
		dma_unmap_single(&shared->dev->pdev->dev, shared->dma, shared->bytes, DMA_BIDIRECTIONAL);
		free_pages_exact(shared->cpu, shared->bytes);
	} else {
		/* nobody has it mapped any more, so another process may have it */
		ida_free(&shared->dev->pages, shared->page);
	}
	kfree(shared);
}

/* The NIC uses it no more; a process that is just mapping it keeps it until it has done so. */
void veroce_free_shared(struct veroce_shared *shared)
{
	if (shared->entry.ucontext)
		rdma_user_mmap_entry_remove(&shared->entry);
	else
		free_shared(shared);
}

/* Where the process finds it; on failure it is as before. */
int veroce_offer_shared(struct ib_ucontext *ucontext, struct veroce_shared *shared, u64 *offset)
{
	int err = rdma_user_mmap_entry_insert(ucontext, &shared->entry, shared->bytes);

	if (err) {
		shared->entry.ucontext = NULL;
		return err;
	}
	*offset = rdma_user_mmap_get_offset(&shared->entry);
	return 0;
}

static int map_pages(struct vm_area_struct *vma, struct veroce_shared *shared)
{
	size_t at;
	int err;

	vm_flags_set(vma, VM_DONTEXPAND | VM_DONTCOPY);
	for (at = 0; at < shared->bytes; at += PAGE_SIZE) {
		err = vm_insert_page(vma, vma->vm_start + at, virt_to_page(shared->cpu + at));
		if (err)
			return err;
	}
	return 0;
}

int veroce_mmap(struct ib_ucontext *ucontext, struct vm_area_struct *vma)
{
	struct veroce_dev *dev = to_vdev(ucontext->device);
	struct rdma_user_mmap_entry *entry = rdma_user_mmap_entry_get(ucontext, vma);
	struct veroce_shared *shared;
	int err;

	if (!entry)
		return -EINVAL;
	shared = container_of(entry, struct veroce_shared, entry);
	if (shared->cpu)
		err = map_pages(vma, shared);
	else
		err = rdma_user_mmap_io(ucontext, vma,
					PHYS_PFN(pci_resource_start(dev->pdev, 0) +
						 RNIC_DOORBELL_PAGE_SEND_DOORBELL_OFFSET(shared->page)),
					PAGE_SIZE, pgprot_noncached(vma->vm_page_prot), entry);
	rdma_user_mmap_entry_put(entry);
	return err;
}

void veroce_mmap_free(struct rdma_user_mmap_entry *entry)
{
	free_shared(container_of(entry, struct veroce_shared, entry));
}

int veroce_alloc_ucontext(struct ib_ucontext *ib, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_alloc_ucontext_resp resp = {
		.queue_pairs = dev->queue_pairs,
	};
	struct veroce_shared *doorbells;
	int page, err;

	if (READ_ONCE(dev->dead))
		return -EIO;
	/* in a larger page there would be doorbells of others */
	if (PAGE_SIZE > RNIC_DOORBELL_PAGE_STRIDE)
		return -EOPNOTSUPP;
	page = ida_alloc_range(&dev->pages, VEROCE_KERNEL_PAGE + 1, RNIC_DOORBELL_PAGE_COUNT - 1,
			       GFP_KERNEL);
	if (page < 0)
		return page == -ENOSPC ? -ENOMEM : page;
	doorbells = kzalloc(sizeof(*doorbells), GFP_KERNEL);
	if (!doorbells) {
		ida_free(&dev->pages, page);
		return -ENOMEM;
	}
	doorbells->dev = dev;
	doorbells->page = page;
	doorbells->bytes = PAGE_SIZE;
	err = veroce_offer_shared(ib, doorbells, &resp.doorbells);
	if (err)
		goto free;
	err = veroce_answer(udata, &resp, sizeof(resp));
	if (err)
		goto free;
	to_vucontext(ib)->doorbells = doorbells;
	return 0;

free:
	veroce_free_shared(doorbells);
	return err;
}

void veroce_dealloc_ucontext(struct ib_ucontext *ib)
{
	veroce_free_shared(to_vucontext(ib)->doorbells);
}

/*
 * The device goes while the process is there. Its objects are ended as if it had, verbs takes the page of doorbells from
 * it, and the pages of its rings are its own until it unmaps them.
 */
void veroce_disassociate_ucontext(struct ib_ucontext *ib)
{
}
