// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Address handles of the NIC: one for each way to a peer, shared by the queue pairs that take it. */
#include <rdma/ib_addr.h>
#include <rdma/ib_cache.h>

#include "veroce.h"

#define NO_VLAN 0xffff

/* Words of an IP address, as commands have it; tells whether it is one of IPv4. */
bool veroce_put_ip(const union ib_gid *gid, u32 *words)
{
	u64 below = be64_to_cpu(gid->global.interface_id);
	u64 above = be64_to_cpu(gid->global.subnet_prefix);

	words[0] = lower_32_bits(below);
	if (ipv6_addr_v4mapped((const struct in6_addr *)gid->raw))
		return true;
	words[1] = upper_32_bits(below);
	words[2] = lower_32_bits(above);
	words[3] = upper_32_bits(above);
	return false;
}

static void arguments_of(const struct veroce_way *way, u32 *arguments)
{
	u32 *mac = arguments + RNIC_COMMAND_WRITE_ADDRESS_MAC_OFFSET / 4;
	u32 *tag = arguments + RNIC_COMMAND_WRITE_ADDRESS_TAG_OFFSET / 4;
	u64 address = ether_addr_to_u64(way->mac);

	mac[0] = lower_32_bits(address);
	mac[1] = upper_32_bits(address);
	*tag = VEROCE_PUT(RNIC_COMMAND_WRITE_ADDRESS_TAG_GID, way->sgid);
	if (way->vlan != NO_VLAN)
		*tag |= RNIC_COMMAND_WRITE_ADDRESS_TAG_PRESENT_MASK |
			VEROCE_PUT(RNIC_COMMAND_WRITE_ADDRESS_TAG_VLAN, way->vlan);
	if (!veroce_put_ip(&way->gid, arguments + RNIC_COMMAND_WRITE_ADDRESS_IP_LOW_OFFSET / 4))
		*tag |= RNIC_COMMAND_WRITE_ADDRESS_TAG_IPV6_MASK;
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
	u32 arguments[VEROCE_ADDRESS_WORDS] = {};
	struct veroce_way way = {};
	u32 i, free = dev->address_handles;
	int err = 0;

	if (attr->type != RDMA_AH_ATTR_TYPE_ROCE || !(rdma_ah_get_ah_flags(attr) & IB_AH_GRH))
		return -EINVAL;
	way.gid = attr->grh.dgid;
	way.sgid = attr->grh.sgid_attr->index;
	ether_addr_copy(way.mac, attr->roce.dmac);
	err = rdma_read_gid_l2_fields(attr->grh.sgid_attr, &way.vlan, NULL);
	if (err)
		return err;
	mutex_lock(&dev->ah_lock);
	for (i = 0; i < dev->address_handles; i++) {
		struct veroce_way *old = &dev->ways[i];

		if (!old->users)
			free = min(free, i);
		else if (old->vlan == way.vlan && old->sgid == way.sgid && ether_addr_equal(old->mac, way.mac) &&
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
