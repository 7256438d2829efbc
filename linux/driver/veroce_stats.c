// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* What the NIC has counted since it came up, for rdma statistic and hw_counters. */
#include "veroce.h"

struct counter {
	struct rdma_stat_desc desc;
	u32 offset;
};

#define COUNTER(called, register) { { .name = called }, RNIC_##register##_OFFSET }

static const struct counter counters[] = {
	COUNTER("rx_ok", RX_OK),
	COUNTER("rx_dup", RX_DUP),
	COUNTER("rx_other", RX_OTHER),
	COUNTER("rx_icrc", RX_ICRC),
	COUNTER("rx_access", RX_ACCESS),
	COUNTER("rx_rnr", RX_RNR),
	COUNTER("tx_packets", TX_PACKETS),
	COUNTER("tx_resends", TX_RESENDS),
	COUNTER("tx_acks", TX_ACKS),
	COUNTER("tx_sacks", TX_SACKS),
	COUNTER("tx_drop_naks", TX_DROP_NAKS),
	COUNTER("tx_rnr_naks", TX_RNR_NAKS),
	COUNTER("tx_fatal_naks", TX_FATAL_NAKS),
	COUNTER("tx_reads", TX_READS),
	COUNTER("tx_responses", TX_RESPONSES),
	COUNTER("timeouts", TIMEOUTS),
	COUNTER("tail_probes", TAIL_PROBES),
	COUNTER("rnr_waits", RNR_WAITS),
	COUNTER("send_completions", SEND_COMPLETIONS),
	COUNTER("receive_completions", RECEIVE_COMPLETIONS),
	COUNTER("cq_overflow", CQ_OVERFLOW),
	COUNTER("qp_errors", QP_ERRORS),
	COUNTER("writes_refused", WRITES_REFUSED),
	COUNTER("send_beyond", SEND_BEYOND),
	COUNTER("receive_beyond", RECEIVE_BEYOND),
	COUNTER("doorbell_denied", DOORBELL_DENIED),
};

/* As the core wants them; each device fills in the same. The last one is the driver's own. */
static struct rdma_stat_desc descs[ARRAY_SIZE(counters) + 1] = {
	[ARRAY_SIZE(counters)] = { .name = "events_polled" }, /* their interrupts were lost, or late */
};

struct rdma_hw_stats *veroce_alloc_hw_port_stats(struct ib_device *ib, u32 port)
{
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(counters); i++)
		descs[i] = counters[i].desc;
	return rdma_alloc_hw_stats_struct(descs, ARRAY_SIZE(descs), RDMA_HW_STATS_DEFAULT_LIFESPAN);
}

/* All of one moment: held, they go on counting behind. The caller lets only one read at a time. */
int veroce_get_hw_stats(struct ib_device *ib, struct rdma_hw_stats *stats, u32 port, int index)
{
	struct veroce_dev *dev = to_vdev(ib);
	unsigned int i;

	if (!port)
		return -EOPNOTSUPP;
	if (READ_ONCE(dev->dead))
		return -EIO;
	veroce_write(dev, RNIC_STATISTICS_OFFSET, RNIC_STATISTICS_HOLD_MASK);
	for (i = 0; i < ARRAY_SIZE(counters); i++) {
		u64 low = veroce_read(dev, counters[i].offset);

		stats->value[i] = low | (u64)veroce_read(dev, counters[i].offset + 4) << 32;
	}
	veroce_write(dev, RNIC_STATISTICS_OFFSET, 0);
	if (veroce_has_gone(dev))
		return -EIO;
	stats->value[i] = atomic64_read(&dev->polled);
	return ARRAY_SIZE(descs);
}
