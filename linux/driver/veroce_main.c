// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* The PCI function: found, brought up in one order, taken down in the reverse one. */
#include <linux/module.h>

#include "veroce.h"

#define VEROCE_VENDOR 0x10ee
#define VEROCE_DEVICE 0x903f
#define VEROCE_SUBSYSTEM 0x5652
#define VEROCE_MAJOR 3

/* Registers say what this is; the PCI identity alone is shared with other designs on the same bridge. */
static int veroce_identify(struct veroce_dev *dev)
{
	u32 identity = veroce_read(dev, RNIC_IDENTITY_OFFSET);
	u32 version = veroce_read(dev, RNIC_VERSION_OFFSET);
	u32 verbs = veroce_read(dev, RNIC_VERBS_OFFSET);
	u32 window = veroce_read(dev, RNIC_WINDOW_OFFSET);
	u32 count;
	int err;

	if (identity != RNIC_IDENTITY_MAGIC_VALUE)
		return dev_err_probe(&dev->pdev->dev, -ENODEV, "register identity is %#x, not %#x\n",
				     identity, RNIC_IDENTITY_MAGIC_VALUE);
	if (version >> 8 != VEROCE_MAJOR)
		return dev_err_probe(&dev->pdev->dev, -ENODEV, "register map %u.%u: this driver knows %u\n",
				     version >> 8, version & 0xff, VEROCE_MAJOR);
	err = veroce_reset(dev);
	if (err)
		return dev_err_probe(&dev->pdev->dev, err, "a reset does not end: is its bus or its line stuck?\n");
	dev->queue_pairs = veroce_read(dev, RNIC_QUEUE_PAIRS_OFFSET);
	dev->completion_queues = veroce_read(dev, RNIC_COMPLETION_QUEUES_OFFSET);
	dev->address_handles = veroce_read(dev, RNIC_ADDRESS_HANDLES_OFFSET);
	dev->event_queues = VEROCE_GET(RNIC_VERBS_EVENT_QUEUES, verbs);
	dev->shared_queues = VEROCE_GET(RNIC_VERBS_SRQS, verbs);
	dev->gids = VEROCE_GET(RNIC_VERBS_GIDS, verbs);
	dev->reads = VEROCE_GET(RNIC_VERBS_READS, verbs);
	dev->packets = VEROCE_GET(RNIC_WINDOW_PACKETS, window);
	dev->messages = VEROCE_GET(RNIC_WINDOW_MESSAGES, window);
	dev->atomics = VEROCE_GET(RNIC_VERBS_ATOMICS, verbs);
	count = veroce_read(dev, RNIC_MRS_OFFSET);
	if (!count || count > 1 << 24)
		return dev_err_probe(&dev->pdev->dev, -ENODEV, "%u memory regions\n", count);
	dev->regions = count;
	if (!dev->gids)
		return dev_err_probe(&dev->pdev->dev, -ENODEV, "no addresses\n");
	if (!dev->event_queues)
		return dev_err_probe(&dev->pdev->dev, -ENODEV, "no event queues\n");
	return veroce_wait_idle(dev);
}

static int veroce_probe(struct pci_dev *pdev, const struct pci_device_id *id)
{
	struct veroce_dev *dev = ib_alloc_device(veroce_dev, ib);
	resource_size_t bytes;
	int err;

	if (!dev)
		return -ENOMEM;
	dev->pdev = pdev;
	mutex_init(&dev->command_lock);
	init_completion(&dev->answered);
	ida_init(&dev->pds);
	ida_init(&dev->pages);
	xa_init_flags(&dev->cqs, XA_FLAGS_ALLOC);
	xa_init_flags(&dev->srqs, XA_FLAGS_ALLOC);
	pci_set_drvdata(pdev, dev);

	err = pci_enable_device_mem(pdev);
	if (err)
		goto free;
	err = pci_request_region(pdev, 0, "veroce");
	if (err)
		goto disable;
	err = dma_set_mask_and_coherent(&pdev->dev, DMA_BIT_MASK(64));
	if (err)
		goto release;
	/* the identity alone is shared with designs whose window is smaller */
	bytes = pci_resource_len(pdev, 0);
	if (bytes < RNIC_WINDOW_BYTES) {
		err = dev_err_probe(&pdev->dev, -ENODEV, "BAR 0 has %pa bytes, not %#x\n", &bytes,
				    RNIC_WINDOW_BYTES);
		goto release;
	}
	dev->regs = pci_iomap(pdev, 0, RNIC_WINDOW_BYTES);
	if (!dev->regs) {
		err = -ENOMEM;
		goto release;
	}
	err = veroce_identify(dev);
	if (err)
		goto unmap;
	err = veroce_profile_init(dev);
	if (err)
		goto unmap;
	err = veroce_mrs_init(dev);
	if (err)
		goto unmap;
	err = veroce_ahs_init(dev);
	if (err)
		goto mrs;
	err = veroce_qps_init(dev);
	if (err)
		goto ahs;
	pci_set_master(pdev);
	err = veroce_eqs_init(dev);
	if (err)
		goto master;

	ib_set_device_ops(&dev->ib, &veroce_ops);
	dev->ib.node_type = RDMA_NODE_IB_CA;
	dev->ib.phys_port_cnt = 1;
	dev->ib.num_comp_vectors = max(dev->vectors - 1, 1);
	dev->ib.dev.parent = &pdev->dev;
	err = veroce_port_init(dev);
	if (err)
		goto eqs;
	veroce_write(dev, RNIC_CONTROL_OFFSET, RNIC_CONTROL_ENABLE_MASK);
	err = ib_register_device(&dev->ib, "veroce%d", &pdev->dev);
	if (err)
		goto stop;
	WRITE_ONCE(dev->registered, true);
	dev_info(&pdev->dev, "%s: %u queue pairs, %u completion queues, %u regions, %d vectors, profile %s\n",
		 dev_name(&dev->ib.dev), dev->queue_pairs, dev->completion_queues, dev->regions,
		 dev->vectors, veroce_profile_title());
	return 0;

stop:
	veroce_write(dev, RNIC_CONTROL_OFFSET, 0);
	veroce_port_exit(dev);
eqs:
	veroce_eqs_exit(dev);
master:
	pci_clear_master(pdev);
	xa_destroy(&dev->qps);
ahs:
	veroce_ahs_exit(dev);
mrs:
	veroce_mrs_exit(dev);
unmap:
	pci_iounmap(pdev, dev->regs);
release:
	pci_release_region(pdev, 0);
disable:
	pci_disable_device(pdev);
free:
	xa_destroy(&dev->srqs);
	xa_destroy(&dev->cqs);
	ida_destroy(&dev->pages);
	ida_destroy(&dev->pds);
	ib_dealloc_device(&dev->ib);
	return err;
}

static void veroce_remove(struct pci_dev *pdev)
{
	struct veroce_dev *dev = pci_get_drvdata(pdev);

	WRITE_ONCE(dev->registered, false);
	if (!pci_device_is_present(pdev))
		veroce_give_up(dev, "it has gone");
	veroce_port_exit(dev);
	ib_unregister_device(&dev->ib);
	veroce_write(dev, RNIC_CONTROL_OFFSET, 0);
	veroce_eqs_exit(dev);
	pci_clear_master(pdev);
	xa_destroy(&dev->qps);
	veroce_ahs_exit(dev);
	veroce_mrs_exit(dev);
	pci_iounmap(pdev, dev->regs);
	pci_release_region(pdev, 0);
	pci_disable_device(pdev);
	xa_destroy(&dev->srqs);
	xa_destroy(&dev->cqs);
	ida_destroy(&dev->pages);
	ida_destroy(&dev->pds);
	pci_set_drvdata(pdev, NULL); /* after a shutdown errors of the bus still come here */
	ib_dealloc_device(&dev->ib);
}

static const struct pci_device_id veroce_ids[] = {
	{ PCI_DEVICE_SUB(VEROCE_VENDOR, VEROCE_DEVICE, VEROCE_VENDOR, VEROCE_SUBSYSTEM) },
	{ }
};
MODULE_DEVICE_TABLE(pci, veroce_ids);

/* After a reset the NIC knows none of the objects that programs have: the driver has to come anew. */
static void veroce_reset_prepare(struct pci_dev *pdev)
{
	struct veroce_dev *dev = pci_get_drvdata(pdev);

	if (!dev)
		return;
	veroce_give_up(dev, "the function is reset");
	veroce_eqs_rest(dev);
}

static void veroce_reset_done(struct pci_dev *pdev)
{
	dev_info(&pdev->dev, "it has been reset: end its programs, then unload and load the driver\n");
}

static pci_ers_result_t veroce_error_detected(struct pci_dev *pdev, pci_channel_state_t state)
{
	struct veroce_dev *dev = pci_get_drvdata(pdev);

	if (dev)
		veroce_give_up(dev, "an error of the bus");
	return PCI_ERS_RESULT_DISCONNECT;
}

static const struct pci_error_handlers veroce_error_handlers = {
	.error_detected = veroce_error_detected,
	.reset_prepare = veroce_reset_prepare,
	.reset_done = veroce_reset_done,
};

static struct pci_driver veroce_driver = {
	.name = "veroce",
	.id_table = veroce_ids,
	.probe = veroce_probe,
	.remove = veroce_remove,
	.shutdown = veroce_remove,
	.err_handler = &veroce_error_handlers,
};
module_pci_driver(veroce_driver);

MODULE_DESCRIPTION("RDMA NIC for lossy multipath Ethernet");
MODULE_LICENSE("Dual BSD/GPL");
