// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* The provider: finds its device and opens it for a process. */
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "veroce.h"

static struct verbs_context *alloc_context(struct ibv_device *device, int fd, void *private)
{
	struct veroce_get_context_resp resp = {};
	struct ibv_get_context cmd = {};
	struct veroce_context *context;

	context = verbs_init_and_alloc_context(device, fd, context, verbs, RDMA_DRIVER_UNKNOWN);
	if (!context)
		return NULL;
	if (ibv_cmd_get_context(&context->verbs, &cmd, sizeof(cmd), &resp.ibv_resp, sizeof(resp)))
		goto uninit;
	context->queue_pairs = resp.queue_pairs;
	context->qps = calloc(resp.queue_pairs, sizeof(*context->qps));
	if (!context->qps)
		goto free;
	context->doorbells = mmap(NULL, sysconf(_SC_PAGESIZE), PROT_READ | PROT_WRITE, MAP_SHARED, fd,
				  resp.doorbells);
	if (context->doorbells == MAP_FAILED)
		goto free;
	pthread_rwlock_init(&context->lock, NULL);
	verbs_set_ops(&context->verbs, &veroce_ops);
	return &context->verbs;

free:
	free(context->qps);
uninit:
	verbs_uninit_context(&context->verbs);
	free(context);
	return NULL;
}

static struct verbs_device *alloc_device(struct verbs_sysfs_dev *sysfs)
{
	return calloc(1, sizeof(struct verbs_device));
}

static void uninit_device(struct verbs_device *device)
{
	free(device);
}

static const struct verbs_match_ent matches[] = {
	VERBS_MODALIAS_MATCH("pci:v000010EEd0000903Fsv000010EEsd00005652*", NULL),
	{}
};

static const struct verbs_device_ops device_ops = {
	.name = "veroce",
	.match_min_abi_version = VEROCE_ABI_VERSION,
	.match_max_abi_version = VEROCE_ABI_VERSION,
	.match_table = matches,
	.alloc_device = alloc_device,
	.uninit_device = uninit_device,
	.alloc_context = alloc_context,
};
PROVIDER_DRIVER(veroce, device_ops);
