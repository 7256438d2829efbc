// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Address handles of the NIC: one for each way to a peer, shared by the queue pairs that take it. */
#include <rdma/ib_addr.h>
#include <rdma/ib_cache.h>

#include "veroce.h"

#define NO_VLAN 0xffff

static void arguments_of(const struct veroce_way *way, u32 *arguments)
{
	u32 *mac = arguments + RNIC_COMMAND_WRITE_ADDRESS_MAC_OFFSET / 4;
	u32 *tag = arguments + RNIC_COMMAND_WRITE_ADDRESS_TAG_OFFSET / 4;
	u32 *low = arguments + RNIC_COMMAND_WRITE_ADDRESS_IP_LOW_OFFSET / 4;
	u32 *high = arguments + RNIC_COMMAND_WRITE_ADDRESS_IP_HIGH_OFFSET / 4;
	bool v4 = ipv6_addr_v4mapped((struct in6_addr *)way->gid.raw);
	u64 below = be64_to_cpu(way->gid.global.interface_id);
	u64 above = be64_to_cpu(way->gid.global.subnet_prefix);
	u64 address = ether_addr_to_u64(way->mac);

	mac[0] = lower_32_bits(address);
	mac[1] = upper_32_bits(address);
	if (way->vlan != NO_VLAN)
		*tag |= RNIC_COMMAND_WRITE_ADDRESS_TAG_PRESENT_MASK |
			VEROCE_PUT(RNIC_COMMAND_WRITE_ADDRESS_TAG_VLAN, way->vlan);
	low[0] = lower_32_bits(below);
	if (v4)
		return;
	*tag |= RNIC_COMMAND_WRITE_ADDRESS_TAG_IPV6_MASK;
	low[1] = upper_32_bits(below);
	high[0] = lower_32_bits(above);
	high[1] = upper_32_bits(above);
}

int veroce_ahs_init(struct veroce_dev *dev)
{
	mutex_init(&dev->ah_lock);
	dev->ways = kvcalloc(dev->address_handles, sizeof(*dev->ways), GFP_KERNEL);
	return dev->ways ? 0 : -ENOMEM;
}

void veroce_ahs_exit(struct veroce_dev *dev)
{
	kvfree(dev->ways);
}

/* The handle of this way, which is then in use once more. */
int veroce_take_ah(struct veroce_dev *dev, const struct rdma_ah_attr *attr, u32 *handle)
{
	u32 arguments[RNIC_COMMAND_WRITE_ADDRESS_IP_HIGH_OFFSET / 4 + 2] = {};
	struct veroce_way way = {};
	u32 i, free = dev->address_handles;
	int err = 0;

	if (attr->type != RDMA_AH_ATTR_TYPE_ROCE || !(rdma_ah_get_ah_flags(attr) & IB_AH_GRH))
		return -EINVAL;
	way.gid = attr->grh.dgid;
	ether_addr_copy(way.mac, attr->roce.dmac);
	err = rdma_read_gid_l2_fields(attr->grh.sgid_attr, &way.vlan, NULL);
	if (err)
		return err;
	mutex_lock(&dev->ah_lock);
	for (i = 0; i < dev->address_handles; i++) {
		struct veroce_way *old = &dev->ways[i];

		if (!old->users)
			free = min(free, i);
		else if (old->vlan == way.vlan && ether_addr_equal(old->mac, way.mac) &&
			 !memcmp(&old->gid, &way.gid, sizeof(way.gid)))
			break;
	}
	if (i == dev->address_handles) {
		i = free;
		if (i == dev->address_handles) {
			err = -ENOMEM;
			goto out;
		}
		arguments_of(&way, arguments);
		err = veroce_command(dev, RNIC_COMMAND_WRITE_ADDRESS, i, arguments, ARRAY_SIZE(arguments));
		if (err)
			goto out;
		dev->ways[i] = way;
	}
	dev->ways[i].users++;
	*handle = i;
out:
	mutex_unlock(&dev->ah_lock);
	return err;
}

void veroce_give_ah(struct veroce_dev *dev, u32 handle)
{
	mutex_lock(&dev->ah_lock);
	dev->ways[handle].users--;
	mutex_unlock(&dev->ah_lock);
}

/* Of kernel code alone; the NIC hears nothing of it. */
int veroce_create_ah(struct ib_ah *ib, struct rdma_ah_init_attr *init, struct ib_udata *udata)
{
	const struct rdma_ah_attr *attr = init->ah_attr;
	struct veroce_ah *ah = to_vah(ib);

	if (udata || attr->type != RDMA_AH_ATTR_TYPE_ROCE || !(rdma_ah_get_ah_flags(attr) & IB_AH_GRH))
		return -EOPNOTSUPP;
	ah->dgid = attr->grh.dgid;
	ether_addr_copy(ah->mac, attr->roce.dmac);
	ah->traffic_class = attr->grh.traffic_class;
	ah->hop_limit = attr->grh.hop_limit;
	ah->flow_label = attr->grh.flow_label;
	return 0;
}

int veroce_destroy_ah(struct ib_ah *ib, u32 flags)
{
	return 0;
}
