// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* The interrupt of the NIC: a level behind MSI-X vector 0, of which only the rising edge is told. */
#include "veroce.h"

#define ENABLED (RNIC_INTERRUPT_STATUS_COMPLETION_MASK | \
		 RNIC_INTERRUPT_STATUS_COMMAND_MASK | \
		 RNIC_INTERRUPT_STATUS_OVERFLOW_MASK | \
		 RNIC_INTERRUPT_STATUS_BUS_MASK)
/* Looked at with the others; an interrupt of its own would let a process make as many as it likes. */
#define SEEN (ENABLED | RNIC_INTERRUPT_STATUS_DENIED_MASK)
#define MOST_LAPS 64

static irqreturn_t veroce_interrupt(int irq, void *data)
{
	struct veroce_dev *dev = data;
	unsigned int lap;
	u32 status;

	dev->interrupts++;
	/* A cause that comes between read and clear makes no edge, so it is looked for again. */
	for (lap = 0; lap < MOST_LAPS; lap++) {
		status = veroce_read(dev, RNIC_INTERRUPT_STATUS_OFFSET) & SEEN;
		if (!status)
			break;
		veroce_write(dev, RNIC_INTERRUPT_STATUS_OFFSET, status);
		if (status & RNIC_INTERRUPT_STATUS_COMMAND_MASK)
			complete(&dev->answered);
		if (status & RNIC_INTERRUPT_STATUS_COMPLETION_MASK)
			veroce_cqs_interrupt(dev);
		if (status & RNIC_INTERRUPT_STATUS_OVERFLOW_MASK)
			dev_err_ratelimited(&dev->pdev->dev, "a completion queue was full\n");
		if (status & RNIC_INTERRUPT_STATUS_BUS_MASK)
			dev_err_ratelimited(&dev->pdev->dev, "host memory has answered with an error\n");
		if (status & RNIC_INTERRUPT_STATUS_DENIED_MASK)
			dev_warn_ratelimited(&dev->pdev->dev, "a process has rung for what is not its own\n");
	}
	return lap ? IRQ_HANDLED : IRQ_NONE;
}

int veroce_irq_init(struct veroce_dev *dev)
{
	int err;

	dev->vectors = pci_alloc_irq_vectors(dev->pdev, 1, 8, PCI_IRQ_MSIX | PCI_IRQ_MSI);
	if (dev->vectors < 0)
		return dev->vectors;
	err = request_threaded_irq(pci_irq_vector(dev->pdev, 0), NULL, veroce_interrupt,
				   IRQF_ONESHOT, "veroce", dev);
	if (err) {
		pci_free_irq_vectors(dev->pdev);
		return err;
	}
	veroce_write(dev, RNIC_INTERRUPT_STATUS_OFFSET, ~0u);
	veroce_write(dev, RNIC_INTERRUPT_ENABLE_OFFSET, ENABLED);
	return 0;
}

void veroce_irq_exit(struct veroce_dev *dev)
{
	veroce_write(dev, RNIC_INTERRUPT_ENABLE_OFFSET, 0);
	free_irq(pci_irq_vector(dev->pdev, 0), dev);
	pci_free_irq_vectors(dev->pdev);
}
