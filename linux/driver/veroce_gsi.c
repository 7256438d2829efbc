// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Queue pair 1, by which connection managers talk, in software: its datagrams are RoCEv2 over the Ethernet interface
 * that lends the device its address. The NIC has no part in it.
 */
#include <linux/crc32.h>
#include <linux/if_vlan.h>
#include <linux/iommu.h>
#include <linux/ipv6.h>
#include <linux/skbuff.h>
#include <net/udp_tunnel.h>
#include <rdma/ib_cache.h>
#include <rdma/ib_mad.h>
#include <rdma/ib_pack.h>

#include "veroce.h"

#define GSI_QPN 1
#define GRH_BYTES 40
#define BTH_BYTES 12
#define DETH_BYTES 8
#define ICRC_BYTES 4
#define MOST_HEADERS (ETH_HLEN + VLAN_HLEN + GRH_BYTES + sizeof(struct udphdr) + BTH_BYTES + DETH_BYTES)
#define MOST_SGE 2
#define MOST_WAITING 1024 /* requests of each queue */
#define SOURCE_PORT 0xc000

struct veroce_receive {
	struct ib_cqe *cqe;
	u64 address;
	u32 length;
};

struct veroce_gsi {
	struct veroce_dev *dev;
	struct veroce_qp *qp;
	struct socket *sockets[2]; /* of IPv4 and IPv6 */
	struct sk_buff_head out;
	struct work_struct sending; /* posting is done with interrupts off */
	u32 most_sends;
	u32 psn;
	spinlock_t lock; /* protects what follows */
	u32 head; /* counts of receive requests: posted, and taken */
	u32 tail;
	u32 most;
	struct veroce_receive receives[];
};

/* With a frame that waits to be sent. */
struct veroce_sending {
	struct ib_cqe *cqe;
	bool is_told;
};

/* The memory of a request, which its owner has mapped for the device. */
static void *memory_of(struct veroce_dev *dev, u64 address)
{
	struct iommu_domain *domain = iommu_get_domain_for_dev(&dev->pdev->dev);
	phys_addr_t at = domain ? iommu_iova_to_phys(domain, address) : address;

	return at ? phys_to_virt(at) : NULL;
}

/* ---- the check of what does not change on the way */

/* The CRC that covers a packet from its IP header on; of the header in front of it there are eight bytes of ones. */
static __le32 icrc(const void *ip, bool v6, const u8 *udp, u32 bytes)
{
	u8 masked[sizeof(struct ipv6hdr) + sizeof(struct udphdr) + BTH_BYTES];
	u32 header = v6 ? sizeof(struct ipv6hdr) : sizeof(struct iphdr);
	u32 until = header + sizeof(struct udphdr) + BTH_BYTES;
	u8 ones[8];
	u32 crc;

	memset(ones, 0xff, sizeof(ones));
	memcpy(masked, ip, header);
	memcpy(masked + header, udp, sizeof(struct udphdr) + BTH_BYTES);
	if (v6) {
		masked[0] |= 0x0f; /* traffic class and flow label */
		memset(masked + 1, 0xff, 3);
		((struct ipv6hdr *)masked)->hop_limit = 0xff;
	} else {
		((struct iphdr *)masked)->tos = 0xff;
		((struct iphdr *)masked)->ttl = 0xff;
		((struct iphdr *)masked)->check = (__force __sum16)0xffff;
	}
	((struct udphdr *)(masked + header))->check = (__force __sum16)0xffff;
	masked[header + sizeof(struct udphdr) + 4] = 0xff; /* notifications of congestion */
	crc = crc32_le(~0, ones, sizeof(ones));
	crc = crc32_le(crc, masked, until);
	crc = crc32_le(crc, udp + sizeof(struct udphdr) + BTH_BYTES, bytes - sizeof(struct udphdr) - BTH_BYTES);
	return cpu_to_le32(~crc);
}

/* ---- sending */

static int fill_header(struct veroce_gsi *gsi, const struct ib_ud_wr *wr, u32 bytes, struct ib_ud_header *to)
{
	struct veroce_ah *ah = to_vah(wr->ah);
	const struct ib_gid_attr *from = ah->ib.sgid_attr;
	bool v4 = ipv6_addr_v4mapped((struct in6_addr *)ah->dgid.raw);
	u16 vlan;
	int err = rdma_read_gid_l2_fields(from, &vlan, to->eth.smac_h);
	bool is_tagged = !err && vlan < VLAN_N_VID;
	u8 mac[ETH_ALEN];

	if (err)
		return err;
	ether_addr_copy(mac, to->eth.smac_h);
	ib_ud_header_init(bytes, false, true, is_tagged, !v4, v4 ? 4 : 6, true, false, to);
	ether_addr_copy(to->eth.smac_h, mac);
	ether_addr_copy(to->eth.dmac_h, ah->mac);
	to->eth.type = htons(is_tagged ? ETH_P_8021Q : v4 ? ETH_P_IP : ETH_P_IPV6);
	if (is_tagged) {
		to->vlan.tag = htons(vlan);
		to->vlan.type = htons(v4 ? ETH_P_IP : ETH_P_IPV6);
	}
	if (v4) {
		to->ip4.tos = ah->traffic_class;
		to->ip4.frag_off = htons(IP_DF);
		to->ip4.ttl = ah->hop_limit;
		memcpy(&to->ip4.saddr, from->gid.raw + 12, 4);
		memcpy(&to->ip4.daddr, ah->dgid.raw + 12, 4);
		to->ip4.check = ib_ud_ip4_csum(to);
	} else {
		to->grh.traffic_class = ah->traffic_class;
		to->grh.flow_label = cpu_to_be32(ah->flow_label);
		to->grh.hop_limit = ah->hop_limit;
		to->grh.source_gid = from->gid;
		to->grh.destination_gid = ah->dgid;
	}
	to->udp.sport = htons(SOURCE_PORT);
	to->udp.dport = htons(ROCE_V2_UDP_DPORT);
	to->udp.csum = 0;
	to->bth.opcode = IB_OPCODE_UD_SEND_ONLY;
	to->bth.solicited_event = !!(wr->wr.send_flags & IB_SEND_SOLICITED);
	to->bth.mig_req = 1;
	to->bth.pkey = htons(IB_DEFAULT_PKEY_FULL);
	to->bth.destination_qpn = htonl(wr->remote_qpn);
	to->bth.psn = htonl(gsi->psn++ & 0xffffff);
	to->deth.qkey = htonl(wr->remote_qkey & BIT(31) ? IB_QP1_QKEY : wr->remote_qkey);
	to->deth.source_qpn = htonl(GSI_QPN);
	return 0;
}

static struct sk_buff *make_frame(struct veroce_gsi *gsi, const struct ib_ud_wr *wr)
{
	struct ib_ud_header header = {};
	u32 bytes = 0, at;
	struct sk_buff *skb;
	__le32 check;
	u8 *data;
	int i, err;

	for (i = 0; i < wr->wr.num_sge; i++)
		bytes += wr->wr.sg_list[i].length;
	if (bytes > IB_MGMT_MAD_SIZE)
		return ERR_PTR(-EMSGSIZE);
	err = fill_header(gsi, wr, bytes, &header);
	if (err)
		return ERR_PTR(err);
	skb = alloc_skb(MOST_HEADERS + bytes + 3 + ICRC_BYTES, GFP_ATOMIC);
	if (!skb)
		return ERR_PTR(-ENOMEM);
	data = skb->data;
	at = ib_ud_header_pack(&header, data);
	skb_put(skb, at);
	for (i = 0; i < wr->wr.num_sge; i++) {
		const struct ib_sge *sge = &wr->wr.sg_list[i];
		void *from = memory_of(gsi->dev, sge->addr);

		if (!from) {
			kfree_skb(skb);
			return ERR_PTR(-EFAULT);
		}
		skb_put_data(skb, from, sge->length);
	}
	skb_put_zero(skb, header.bth.pad_count);
	at = ETH_HLEN + (header.vlan_present ? VLAN_HLEN : 0);
	i = at + (header.grh_present ? sizeof(struct ipv6hdr) : sizeof(struct iphdr));
	check = icrc(data + at, header.grh_present, data + i, skb->len - i);
	skb_put_data(skb, &check, sizeof(check));
	skb_reset_mac_header(skb);
	skb->protocol = header.eth.type;
	return skb;
}

static void send_frames(struct work_struct *work)
{
	struct veroce_gsi *gsi = container_of(work, struct veroce_gsi, sending);
	struct sk_buff *skb;

	while ((skb = skb_dequeue(&gsi->out))) {
		struct veroce_sending *sending = (struct veroce_sending *)skb->cb;
		struct ib_wc wc = { .wr_cqe = sending->cqe, .status = IB_WC_SUCCESS, .opcode = IB_WC_SEND,
				    .qp = &gsi->qp->ib };
		bool is_told = sending->is_told;

		skb->dev = dev_get_by_index(&init_net, gsi->dev->ifindex);
		if (skb->dev) {
			struct net_device *ndev = skb->dev;

			memset(skb->cb, 0, sizeof(skb->cb));
			dev_queue_xmit(skb); /* what is lost is asked for again, as datagrams are */
			dev_put(ndev);
		} else {
			kfree_skb(skb);
		}
		if (is_told)
			veroce_cq_add(to_vcq(gsi->qp->ib.send_cq), &wc);
	}
}

int veroce_gsi_post_send(struct ib_qp *ib, const struct ib_send_wr *wr, const struct ib_send_wr **bad)
{
	struct veroce_qp *qp = to_vqp(ib);
	struct veroce_gsi *gsi = qp->gsi;
	struct veroce_sending *sending;
	struct sk_buff *skb;
	int err = 0;

	if (!gsi) {
		*bad = wr;
		return -EOPNOTSUPP;
	}
	for (; wr; wr = wr->next) {
		if (READ_ONCE(qp->attr.qp_state) != IB_QPS_RTS || wr->opcode != IB_WR_SEND || wr->num_sge > MOST_SGE)
			err = -EINVAL;
		else if (skb_queue_len(&gsi->out) >= gsi->most_sends)
			err = -ENOMEM;
		if (err)
			break;
		skb = make_frame(gsi, ud_wr(wr));
		if (IS_ERR(skb)) {
			err = PTR_ERR(skb);
			break;
		}
		sending = (struct veroce_sending *)skb->cb;
		sending->cqe = wr->wr_cqe;
		sending->is_told = wr->send_flags & IB_SEND_SIGNALED || qp->sig_type == IB_SIGNAL_ALL_WR;
		skb_queue_tail(&gsi->out, skb);
	}
	queue_work(ib_wq, &gsi->sending);
	if (err)
		*bad = wr;
	return err;
}

/* ---- receiving */

int veroce_gsi_post_recv(struct ib_qp *ib, const struct ib_recv_wr *wr, const struct ib_recv_wr **bad)
{
	struct veroce_gsi *gsi = to_vqp(ib)->gsi;
	unsigned long irq;
	int err = 0;

	if (!gsi) {
		*bad = wr;
		return -EOPNOTSUPP;
	}
	spin_lock_irqsave(&gsi->lock, irq);
	for (; wr; wr = wr->next) {
		struct veroce_receive *to = &gsi->receives[gsi->head % gsi->most];

		if (wr->num_sge != 1)
			err = -EINVAL;
		else if (gsi->head - gsi->tail == gsi->most)
			err = -ENOMEM;
		if (err)
			break;
		to->cqe = wr->wr_cqe;
		to->address = wr->sg_list->addr;
		to->length = wr->sg_list->length;
		gsi->head++;
	}
	spin_unlock_irqrestore(&gsi->lock, irq);
	if (err)
		*bad = wr;
	return err;
}

/* The datagram of a packet, or what is wrong with it. At data is the UDP header. */
static bool is_ours(struct sk_buff *skb, bool v6)
{
	const u8 *bth = skb->data + sizeof(struct udphdr);
	u32 bytes = skb->len;
	__le32 check;

	if (bytes < sizeof(struct udphdr) + BTH_BYTES + DETH_BYTES + ICRC_BYTES ||
	    bytes != ntohs(((struct udphdr *)skb->data)->len))
		return false;
	if (bth[0] != IB_OPCODE_UD_SEND_ONLY || bth[1] & 0x0f ||
	    (get_unaligned_be16(bth + 2) & 0x7fff) != (IB_DEFAULT_PKEY_FULL & 0x7fff) ||
	    (get_unaligned_be32(bth + 4) & 0xffffff) != GSI_QPN ||
	    get_unaligned_be32(bth + BTH_BYTES) != IB_QP1_QKEY)
		return false;
	if (bytes < sizeof(struct udphdr) + BTH_BYTES + DETH_BYTES + (bth[1] >> 4 & 3) + ICRC_BYTES)
		return false;
	check = icrc(skb_network_header(skb), v6, skb->data, bytes - ICRC_BYTES);
	return !memcmp(&check, skb->data + bytes - ICRC_BYTES, ICRC_BYTES);
}

static void deliver(struct veroce_gsi *gsi, struct sk_buff *skb, bool v6)
{
	const u8 *bth = skb->data + sizeof(struct udphdr);
	const u8 *from = bth + BTH_BYTES + DETH_BYTES;
	u32 bytes = skb->len - (from - skb->data) - (bth[1] >> 4 & 3) - ICRC_BYTES;
	struct ib_wc wc = {
		.status = IB_WC_SUCCESS, .opcode = IB_WC_RECV, .qp = &gsi->qp->ib, .port_num = 1,
		.byte_len = GRH_BYTES + bytes, .src_qp = get_unaligned_be32(bth + BTH_BYTES + 4) & 0xffffff,
		.wc_flags = IB_WC_GRH | IB_WC_WITH_NETWORK_HDR_TYPE,
		.network_hdr_type = v6 ? RDMA_NETWORK_IPV6 : RDMA_NETWORK_IPV4,
	};
	struct veroce_receive receive;
	unsigned long irq;
	u8 *to;

	if (skb_vlan_tag_present(skb)) {
		wc.vlan_id = skb_vlan_tag_get_id(skb);
		wc.wc_flags |= IB_WC_WITH_VLAN;
	}
	spin_lock_irqsave(&gsi->lock, irq);
	if (gsi->head == gsi->tail) {
		spin_unlock_irqrestore(&gsi->lock, irq);
		return; /* lost, as datagrams may be */
	}
	receive = gsi->receives[gsi->tail++ % gsi->most];
	spin_unlock_irqrestore(&gsi->lock, irq);
	wc.wr_cqe = receive.cqe;
	to = memory_of(gsi->dev, receive.address);
	if (!to || receive.length < GRH_BYTES + bytes) {
		wc.status = IB_WC_LOC_LEN_ERR;
	} else {
		memset(to, 0, GRH_BYTES);
		if (v6)
			memcpy(to, skb_network_header(skb), sizeof(struct ipv6hdr));
		else
			memcpy(to + GRH_BYTES - sizeof(struct iphdr), skb_network_header(skb), sizeof(struct iphdr));
		memcpy(to + GRH_BYTES, from, bytes);
	}
	veroce_cq_add(to_vcq(gsi->qp->ib.recv_cq), &wc);
}

/* Of the UDP socket; all that comes to its port ends here. */
static int on_packet(struct sock *sk, struct sk_buff *skb)
{
	struct veroce_gsi *gsi = rcu_dereference_sk_user_data(sk);
	bool v6 = skb->protocol == htons(ETH_P_IPV6);

	if (gsi && !skb_linearize(skb) && is_ours(skb, v6) && READ_ONCE(gsi->qp->attr.qp_state) >= IB_QPS_RTR)
		deliver(gsi, skb, v6);
	consume_skb(skb);
	return 0;
}

/* ---- its life */

static int listen_at(struct veroce_gsi *gsi, int number, int family)
{
	struct udp_port_cfg at = {
		.family = family, .local_udp_port = htons(ROCE_V2_UDP_DPORT), .bind_ifindex = gsi->dev->ifindex,
		.ipv6_v6only = 1,
	};
	struct udp_tunnel_sock_cfg told = { .sk_user_data = gsi, .encap_type = 1, .encap_rcv = on_packet };
	int err = udp_sock_create(&init_net, &at, &gsi->sockets[number]);

	if (err) {
		gsi->sockets[number] = NULL;
		return err;
	}
	setup_udp_tunnel_sock(&init_net, gsi->sockets[number], &told);
	return 0;
}

static void end(struct veroce_gsi *gsi)
{
	int i;

	for (i = 0; i < ARRAY_SIZE(gsi->sockets); i++)
		if (gsi->sockets[i])
			udp_tunnel_sock_release(gsi->sockets[i]);
	synchronize_net(); /* no packet is being delivered any more */
	cancel_work_sync(&gsi->sending);
	skb_queue_purge(&gsi->out);
	kvfree(gsi);
}

int veroce_gsi_create(struct veroce_dev *dev, struct veroce_qp *qp, struct ib_qp_init_attr *init)
{
	struct veroce_gsi *gsi;
	int err;

	if (!dev->ifindex)
		return -ENODEV;
	if (init->cap.max_send_sge > MOST_SGE || init->cap.max_recv_sge > 1 || !init->cap.max_recv_wr ||
	    init->cap.max_recv_wr > MOST_WAITING || init->cap.max_send_wr > MOST_WAITING)
		return -EINVAL;
	gsi = kvzalloc(struct_size(gsi, receives, init->cap.max_recv_wr), GFP_KERNEL);
	if (!gsi)
		return -ENOMEM;
	gsi->dev = dev;
	gsi->qp = qp;
	gsi->most = init->cap.max_recv_wr;
	gsi->most_sends = init->cap.max_send_wr;
	spin_lock_init(&gsi->lock);
	skb_queue_head_init(&gsi->out);
	INIT_WORK(&gsi->sending, send_frames);
	mutex_init(&qp->lock);
	qp->attr.qp_state = IB_QPS_RESET;
	qp->cap = init->cap;
	qp->sig_type = init->sq_sig_type;
	qp->gsi = gsi;
	qp->ib.qp_num = GSI_QPN;
	err = veroce_cq_by_software(to_vcq(init->send_cq));
	if (!err)
		err = veroce_cq_by_software(to_vcq(init->recv_cq));
	if (!err)
		err = listen_at(gsi, 0, AF_INET);
	if (!err && IS_ENABLED(CONFIG_IPV6))
		err = listen_at(gsi, 1, AF_INET6);
	if (err == -EAFNOSUPPORT) /* switched off when the kernel was started */
		err = 0;
	if (err) {
		end(gsi);
		return err;
	}
	return 0;
}

void veroce_gsi_destroy(struct veroce_qp *qp)
{
	end(qp->gsi);
}
