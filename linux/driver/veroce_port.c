// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* The port, which is as the interface that lends it its name and address. */
#include <linux/etherdevice.h>
#include <linux/module.h>
#include <net/addrconf.h>
#include <rdma/ib_addr.h>
#include <rdma/ib_cache.h>
#include <rdma/ib_mad.h>

#include "veroce.h"

static char *netdev;
module_param(netdev, charp, 0444);
MODULE_PARM_DESC(netdev, "Ethernet interface beside the device, whose MAC address it takes");

#define MAX_MESSAGE BIT(31)

static bool is_up(const struct net_device *ndev)
{
	return netif_running(ndev) && netif_carrier_ok(ndev);
}

int veroce_query_port(struct ib_device *ib, u32 port, struct ib_port_attr *attr)
{
	struct net_device *ndev = dev_get_by_index(&init_net, to_vdev(ib)->ifindex);

	attr->state = IB_PORT_DOWN;
	attr->phys_state = IB_PORT_PHYS_STATE_DISABLED;
	attr->max_mtu = IB_MTU_4096;
	attr->active_mtu = IB_MTU_1024;
	if (ndev) {
		if (is_up(ndev) && !READ_ONCE(to_vdev(ib)->dead)) {
			attr->state = IB_PORT_ACTIVE;
			attr->phys_state = IB_PORT_PHYS_STATE_LINK_UP;
		}
		attr->active_mtu = iboe_get_mtu(ndev->mtu);
		dev_put(ndev);
	}
	attr->gid_tbl_len = to_vdev(ib)->gids;
	attr->pkey_tbl_len = VEROCE_PKEYS;
	attr->max_msg_sz = MAX_MESSAGE;
	attr->active_speed = IB_SPEED_EDR;
	attr->active_width = IB_WIDTH_4X;
	attr->ip_gids = true;
	return 0;
}

/* Connection managers need an interface for queue pair 1. */
int veroce_get_port_immutable(struct ib_device *ib, u32 port, struct ib_port_immutable *immutable)
{
	immutable->pkey_tbl_len = VEROCE_PKEYS;
	immutable->gid_tbl_len = to_vdev(ib)->gids;
	if (!to_vdev(ib)->ifindex) {
		immutable->core_cap_flags = RDMA_CORE_CAP_PROT_ROCE_UDP_ENCAP;
		return 0;
	}
	immutable->core_cap_flags = RDMA_CORE_PORT_IBA_ROCE_UDP_ENCAP;
	immutable->max_mad_size = IB_MGMT_MAD_SIZE;
	return 0;
}

enum rdma_link_layer veroce_get_link_layer(struct ib_device *ib, u32 port)
{
	return IB_LINK_LAYER_ETHERNET;
}

static void take_address(struct veroce_dev *dev, const struct net_device *ndev)
{
	if (READ_ONCE(dev->dead))
		return;
	veroce_write64(dev, RNIC_MAC_OFFSET, ether_addr_to_u64(ndev->dev_addr));
}

/* Programs are told when the port goes or comes, and of nothing that leaves it as it is. */
static void tell_port(struct veroce_dev *dev, bool up)
{
	struct ib_event event = {
		.device = &dev->ib,
		.element.port_num = 1,
		.event = up ? IB_EVENT_PORT_ACTIVE : IB_EVENT_PORT_ERR,
	};
	bool was_up = dev->port_is_up;

	dev->port_is_up = up;
	if (up != was_up && READ_ONCE(dev->registered))
		ib_dispatch_event(&event);
}

static int on_interface(struct notifier_block *watch, unsigned long what, void *of)
{
	struct veroce_dev *dev = container_of(watch, struct veroce_dev, port_watch);
	struct net_device *ndev = netdev_notifier_info_to_dev(of);

	if (ndev != dev->port)
		return NOTIFY_DONE;
	switch (what) {
	case NETDEV_UP:
	case NETDEV_DOWN:
	case NETDEV_CHANGE:
		tell_port(dev, is_up(ndev));
		break;
	case NETDEV_UNREGISTER: /* also told of one that stays: when nobody listens any more, or it moves */
		if (ndev->reg_state != NETREG_UNREGISTERING)
			break;
		tell_port(dev, false);
		dev->port = NULL;
		ib_device_set_netdev(&dev->ib, NULL, 1); /* who kept it would keep it for ever */
		break;
	case NETDEV_CHANGEADDR:
		take_address(dev, ndev);
		break;
	}
	return NOTIFY_DONE;
}

/* An interface of our own comes with the host path; until then another one lends its name and address. */
int veroce_port_init(struct veroce_dev *dev)
{
	struct net_device *ndev;
	int err;

	if (!netdev)
		return 0;
	ndev = dev_get_by_name(&init_net, netdev);
	if (!ndev)
		return dev_err_probe(&dev->pdev->dev, -ENODEV, "there is no interface %s\n", netdev);
	err = ib_device_set_netdev(&dev->ib, ndev, 1);
	if (err)
		goto put;
	addrconf_addr_eui48((u8 *)&dev->ib.node_guid, ndev->dev_addr);
	take_address(dev, ndev);
	dev->ifindex = ndev->ifindex;
	dev->port = ndev; /* the core holds it */
	dev->port_is_up = is_up(ndev);
	dev->port_watch.notifier_call = on_interface;
	err = register_netdevice_notifier(&dev->port_watch);
	if (err)
		dev->port_watch.notifier_call = NULL;
put:
	dev_put(ndev);
	return err;
}

void veroce_port_exit(struct veroce_dev *dev)
{
	if (dev->port_watch.notifier_call)
		unregister_netdevice_notifier(&dev->port_watch);
}
