// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Queue pairs. The NIC hears of one in the steps of verbs: of its queues with INIT, of what it receives by with RTR, of
 * what it sends by with RTS. In RESET the driver only remembers.
 */
#include <linux/module.h>
#include <rdma/ib_mad.h>

#include "veroce.h"

#define SRTT (10 * 16) /* 10 us, until it is measured */
#define SACK_THRESHOLD 8
#define HALF_WAY 0x800000
/* by which responses are sent again, since verbs tell their own only with RTS: 67 ms, 7 times */
#define RESPONSE_RTO 14
#define RESPONSE_RETRIES 7
#define QUIET_MS 30000 /* for which a number that was used must rest, and the NIC's clock may go slowly */

static unsigned int timeout_max = 20;
module_param(timeout_max, uint, 0644);
MODULE_PARM_DESC(timeout_max, "Most that a queue pair's timeout is, 4.096 us * 2^n, 1 to 20, if the NIC's clock goes slowly (20)");

int veroce_qps_init(struct veroce_dev *dev)
{
	if (dev->queue_pairs <= VEROCE_FIRST_QP)
		return -ENODEV;
	xa_init_flags(&dev->qps, XA_FLAGS_ALLOC);
	return 0;
}

/* Entries that a queue gets, or an error: a power of two, at least 1. */
static int entries_log(u32 wanted)
{
	if (wanted > BIT(VEROCE_MAX_WR_LOG))
		return -EINVAL;
	return order_base_2(max(wanted, 1u));
}

/* Its number is free, and no event finds it any more. */
static void forget(struct veroce_dev *dev, struct veroce_qp *qp)
{
	xa_erase(&dev->qps, qp->number);
	veroce_eq_settle(&dev->eqs[0]);
	veroce_watch_exit(qp);
}

static int check(const struct ib_qp *qp, const struct ib_qp_init_attr *init)
{
	if (init->qp_type != IB_QPT_RC || init->create_flags)
		return -EOPNOTSUPP;
	if (init->cap.max_send_sge > VEROCE_MAX_SGE || init->cap.max_recv_sge > VEROCE_MAX_SGE ||
	    init->cap.max_inline_data > VEROCE_MAX_INLINE)
		return -EINVAL;
	/* the NIC takes the regions of requests by the domain of the queue pair */
	if (init->srq && init->srq->pd != qp->pd)
		return -EINVAL;
	return 0;
}

int veroce_create_qp(struct ib_qp *ib, struct ib_qp_init_attr *init, struct ib_udata *udata)
{
	struct veroce_ucontext *ucontext =
		rdma_udata_to_drv_context(udata, struct veroce_ucontext, ib);
	struct veroce_create_qp_resp resp = {};
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_qp *qp = to_vqp(ib);
	int send, receive, err = check(ib, init);
	size_t bytes;

	if (!udata)
		return init->qp_type == IB_QPT_GSI ? veroce_gsi_create(dev, qp, init) : -EOPNOTSUPP;
	if (err)
		return err;
	if (init->srq)
		init->cap.max_recv_wr = 0;
	send = entries_log(init->cap.max_send_wr);
	receive = entries_log(init->cap.max_recv_wr);
	if (send < 0 || receive < 0)
		return -EINVAL;
	mutex_init(&qp->lock);
	veroce_watch_init(qp);
	qp->send_log = send;
	qp->receive_log = receive;
	qp->page = ucontext->doorbells->page;
	qp->receives = VEROCE_SEND_BYTES << send;
	bytes = qp->receives + (init->srq ? 0 : VEROCE_RECEIVE_BYTES << receive);
	qp->memory = veroce_alloc_shared(dev, bytes);
	if (!qp->memory)
		return -ENOMEM;
	err = xa_alloc_cyclic(&dev->qps, &qp->number, qp,
			      XA_LIMIT(VEROCE_FIRST_QP, dev->queue_pairs - 1), &dev->next_qp, GFP_KERNEL);
	if (err < 0) {
		err = err == -EBUSY ? -ENOMEM : err;
		goto free;
	}
	err = veroce_offer_shared(&ucontext->ib, qp->memory, &resp.memory);
	if (err)
		goto number;
	resp.bytes = qp->memory->bytes;
	resp.receives = qp->receives;
	resp.send_log = send;
	resp.receive_log = receive;
	err = veroce_answer(udata, &resp, sizeof(resp));
	if (err)
		goto number;
	init->cap.max_send_wr = BIT(send);
	init->cap.max_recv_wr = init->srq ? 0 : BIT(receive);
	init->cap.max_send_sge = VEROCE_MAX_SGE;
	init->cap.max_recv_sge = init->srq ? 0 : VEROCE_MAX_SGE;
	init->cap.max_inline_data = VEROCE_MAX_INLINE;
	qp->cap = init->cap;
	qp->sig_type = init->sq_sig_type;
	qp->attr.qp_state = IB_QPS_RESET;
	ib->qp_num = qp->number;
	return 0;

number:
	forget(dev, qp);
free:
	veroce_free_shared(qp->memory);
	return err;
}

static u32 *word(u32 *arguments, u32 offset)
{
	return arguments + offset / 4;
}

static void arguments_of(struct veroce_dev *dev, struct veroce_qp *qp, u32 groups, u32 *arguments)
{
	struct ib_qp_attr *attr = &qp->attr;
	bool is_receive = groups & RNIC_COMMAND_SET_QP_GROUPS_RECEIVE_MASK;
	u32 retries = is_receive ? RESPONSE_RETRIES : attr->retry_cnt;
	u32 rto = is_receive ? RESPONSE_RTO : attr->timeout;
	u64 send = qp->memory->dma;
	u64 receive = qp->ib.srq ? 0 : send + qp->receives;

	*word(arguments, RNIC_COMMAND_CREATE_QP_PEER_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_PEER_QP, attr->dest_qp_num) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_PEER_PROFILE, dev->profile) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_PEER_MTU, attr->path_mtu - IB_MTU_256) |
		(attr->qp_access_flags & IB_ACCESS_REMOTE_WRITE ?
		 RNIC_COMMAND_CREATE_QP_PEER_REMOTE_WRITE_MASK : 0) |
		(attr->qp_access_flags & IB_ACCESS_REMOTE_READ ?
		 RNIC_COMMAND_CREATE_QP_PEER_REMOTE_READ_MASK : 0) |
		(attr->qp_access_flags & IB_ACCESS_REMOTE_ATOMIC ?
		 RNIC_COMMAND_CREATE_QP_PEER_REMOTE_ATOMIC_MASK : 0);
	*word(arguments, RNIC_COMMAND_CREATE_QP_ADDRESS_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_ADDRESS_HANDLE, qp->handle);
	*word(arguments, RNIC_COMMAND_CREATE_QP_KEYS_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_KEYS_PKEY, IB_DEFAULT_PKEY_FULL) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_KEYS_PD, to_vpd(qp->ib.pd)->number);
	*word(arguments, RNIC_COMMAND_CREATE_QP_SEND_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_SEND_PSN, attr->sq_psn) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_SEND_RETRIES, retries) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_SEND_RNR_RETRIES, attr->rnr_retry);
	*word(arguments, RNIC_COMMAND_CREATE_QP_RECEIVE_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_RECEIVE_PSN, attr->rq_psn) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_RECEIVE_RNR_TIMER, attr->min_rnr_timer);
	*word(arguments, RNIC_COMMAND_CREATE_QP_WINDOW_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_WINDOW_PACKETS, dev->packets) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_WINDOW_MESSAGES, dev->messages);
	*word(arguments, RNIC_COMMAND_CREATE_QP_TIMING_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_TIMING_SRTT, SRTT) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_TIMING_RTO, rto) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_TIMING_SACK_THRESHOLD, SACK_THRESHOLD);
	if (qp->ib.srq)
		*word(arguments, RNIC_COMMAND_CREATE_QP_RATE_OFFSET) = RNIC_COMMAND_CREATE_QP_RATE_SHARED_MASK |
			VEROCE_PUT(RNIC_COMMAND_CREATE_QP_RATE_SRQ, to_vsrq(qp->ib.srq)->number);
	word(arguments, RNIC_COMMAND_CREATE_QP_SEND_QUEUE_OFFSET)[0] = lower_32_bits(send);
	word(arguments, RNIC_COMMAND_CREATE_QP_SEND_QUEUE_OFFSET)[1] = upper_32_bits(send);
	word(arguments, RNIC_COMMAND_CREATE_QP_RECEIVE_QUEUE_OFFSET)[0] = lower_32_bits(receive);
	word(arguments, RNIC_COMMAND_CREATE_QP_RECEIVE_QUEUE_OFFSET)[1] = upper_32_bits(receive);
	*word(arguments, RNIC_COMMAND_CREATE_QP_COMPLETION_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_COMPLETION_SEND, to_vcq(qp->ib.send_cq)->number) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_COMPLETION_RECEIVE, to_vcq(qp->ib.recv_cq)->number);
	*word(arguments, RNIC_COMMAND_CREATE_QP_SIZE_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_SIZE_SEND, qp->send_log) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_SIZE_RECEIVE, qp->receive_log) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_SIZE_RESPONSES, dev->packets);
	/* verbs know no numbers of responses: both ends take those of the requests that they answer, half way round */
	*word(arguments, RNIC_COMMAND_CREATE_QP_ACCEPTED_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_ACCEPTED_PSN, attr->rq_psn ^ HALF_WAY) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_ACCEPTED_READS, attr->max_dest_rd_atomic);
	*word(arguments, RNIC_COMMAND_CREATE_QP_OUTSTANDING_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_OUTSTANDING_PSN, attr->sq_psn ^ HALF_WAY) |
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_OUTSTANDING_READS, attr->max_rd_atomic);
	*word(arguments, RNIC_COMMAND_CREATE_QP_DOORBELLS_OFFSET) =
		VEROCE_PUT(RNIC_COMMAND_CREATE_QP_DOORBELLS_PAGE, qp->page);
	*word(arguments, RNIC_COMMAND_CREATE_QP_GROUPS_OFFSET) = groups;
}

static int tell(struct veroce_dev *dev, struct veroce_qp *qp, u32 command, u32 groups)
{
	u32 arguments[RNIC_COMMAND_CREATE_QP_GROUPS_OFFSET / 4 + 1] = {};

	arguments_of(dev, qp, groups, arguments);
	return veroce_command(dev, command, qp->number, arguments, ARRAY_SIZE(arguments));
}

static int nic_state(struct veroce_dev *dev, struct veroce_qp *qp, enum ib_qp_state state)
{
	u32 code = state == IB_QPS_ERR ? VEROCE_NIC_ERR : state;
	/* up to the rate, which a command before has left: a shared queue in it has no meaning here */
	u32 arguments[RNIC_COMMAND_MODIFY_QP_RATE_OFFSET / 4 + 1] = {
		VEROCE_PUT(RNIC_COMMAND_MODIFY_QP_STATE_CODE, code)
	};

	return veroce_command(dev, RNIC_COMMAND_MODIFY_QP, qp->number, arguments,
			      ARRAY_SIZE(arguments));
}

static int end_life(struct veroce_dev *dev, struct veroce_qp *qp)
{
	int err;

	if (!qp->lives)
		return 0;
	err = veroce_end(dev, RNIC_COMMAND_RESET_QP, qp->number);
	if (err)
		return err;
	qp->lives = false;
	return 0;
}

static int begin_life(struct veroce_dev *dev, struct veroce_qp *qp)
{
	unsigned long end = jiffies + msecs_to_jiffies(QUIET_MS);
	int err;

	do {
		err = tell(dev, qp, RNIC_COMMAND_CREATE_QP, 0);
	} while (err == -EAGAIN && time_before(jiffies, end) && !msleep_interruptible(5));
	qp->lives = !err;
	return err;
}

/* What the NIC allows to change between packets: the rights of the peer and the RNR timer. */
#define BETWEEN_PACKETS (IB_QP_ACCESS_FLAGS | IB_QP_MIN_RNR_TIMER)

/* The NIC takes the step, with what verbs have told for it. */
static int take_step(struct veroce_dev *dev, struct veroce_qp *qp, enum ib_qp_state from,
		     enum ib_qp_state to, int mask)
{
	u32 groups = 0;
	int err;

	if (to == IB_QPS_INIT)
		return from == IB_QPS_RESET ? begin_life(dev, qp) : 0;
	if (to == IB_QPS_ERR)
		return nic_state(dev, qp, to);
	if (from == IB_QPS_INIT)
		groups = RNIC_COMMAND_SET_QP_GROUPS_RECEIVE_MASK;
	else if (from == IB_QPS_RTR)
		groups = RNIC_COMMAND_SET_QP_GROUPS_SEND_MASK;
	else if (mask & ~(IB_QP_STATE | IB_QP_CUR_STATE | BETWEEN_PACKETS))
		return -EOPNOTSUPP;
	if (groups || mask & BETWEEN_PACKETS) {
		err = tell(dev, qp, RNIC_COMMAND_SET_QP, groups);
		if (err)
			return err;
	}
	return from == to ? 0 : nic_state(dev, qp, to);
}

/* Takes over what a step tells; the NIC has heard nothing of it yet. */
static int remember(struct veroce_dev *dev, struct ib_qp_attr *to, const struct ib_qp_attr *attr,
		    int mask)
{
	if (mask & IB_QP_ACCESS_FLAGS) {
		/* connection managers give this right with that to read, whether there are atomics to order or not */
		to->qp_access_flags = attr->qp_access_flags & (dev->atomics ? ~0 : ~IB_ACCESS_REMOTE_ATOMIC);
	}
	if (mask & IB_QP_PKEY_INDEX) {
		if (attr->pkey_index)
			return -EINVAL;
		to->pkey_index = attr->pkey_index;
	}
	if (mask & IB_QP_PORT)
		to->port_num = attr->port_num;
	if (mask & IB_QP_PATH_MTU) {
		if (attr->path_mtu < IB_MTU_256 || attr->path_mtu > IB_MTU_4096)
			return -EINVAL;
		to->path_mtu = attr->path_mtu;
	}
	if (mask & IB_QP_DEST_QPN) {
		if (attr->dest_qp_num >> 24)
			return -EINVAL;
		to->dest_qp_num = attr->dest_qp_num;
	}
	if (mask & IB_QP_RQ_PSN)
		to->rq_psn = attr->rq_psn & 0xffffff;
	if (mask & IB_QP_SQ_PSN)
		to->sq_psn = attr->sq_psn & 0xffffff;
	if (mask & IB_QP_MIN_RNR_TIMER)
		to->min_rnr_timer = attr->min_rnr_timer & 31;
	if (mask & IB_QP_TIMEOUT)
		to->timeout = min_t(u32, attr->timeout, clamp(timeout_max, 1u, 20u));
	if (mask & IB_QP_RETRY_CNT)
		to->retry_cnt = attr->retry_cnt & 7;
	if (mask & IB_QP_RNR_RETRY)
		to->rnr_retry = attr->rnr_retry & 7;
	if ((mask & IB_QP_MAX_QP_RD_ATOMIC && attr->max_rd_atomic > dev->reads) ||
	    (mask & IB_QP_MAX_DEST_RD_ATOMIC && attr->max_dest_rd_atomic > dev->reads))
		return -EINVAL;
	if (mask & IB_QP_MAX_QP_RD_ATOMIC)
		to->max_rd_atomic = attr->max_rd_atomic;
	if (mask & IB_QP_MAX_DEST_RD_ATOMIC)
		to->max_dest_rd_atomic = attr->max_dest_rd_atomic;
	return 0;
}

/* In RESET a queue pair has nothing, and its rings are empty. */
static int reset(struct veroce_dev *dev, struct veroce_qp *qp)
{
	int err = end_life(dev, qp);

	if (err)
		return err;
	if (qp->has_handle)
		veroce_give_ah(dev, qp->handle);
	qp->has_handle = false;
	veroce_watch_renew(qp);
	memset(&qp->attr, 0, sizeof(qp->attr));
	qp->attr.qp_state = IB_QPS_RESET;
	return 0;
}

static int step(struct veroce_dev *dev, struct veroce_qp *qp, const struct ib_qp_attr *attr,
		int mask, enum ib_qp_state next)
{
	struct ib_qp_attr now = qp->attr;
	bool had_handle = qp->has_handle;
	u32 old = qp->handle, handle;
	int err = remember(dev, &now, attr, mask);

	if (err)
		return err;
	if (mask & IB_QP_AV) {
		err = veroce_take_ah(dev, &attr->ah_attr, &handle);
		if (err)
			return err;
		qp->handle = handle;
		qp->has_handle = true;
	}
	swap(now, qp->attr);
	err = take_step(dev, qp, now.qp_state, next, mask);
	if (err) {
		swap(now, qp->attr);
		if (mask & IB_QP_AV) {
			veroce_give_ah(dev, handle);
			qp->handle = old;
			qp->has_handle = had_handle;
		}
		return err;
	}
	if (mask & IB_QP_AV && had_handle)
		veroce_give_ah(dev, old);
	qp->attr.qp_state = next;
	return 0;
}

int veroce_modify_qp(struct ib_qp *ib, struct ib_qp_attr *attr, int mask, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_qp *qp = to_vqp(ib);
	enum ib_qp_state state, next;
	int err = 0;

	if (mask & ~IB_QP_ATTR_STANDARD_BITS || mask & (IB_QP_ALT_PATH | IB_QP_PATH_MIG_STATE))
		return -EOPNOTSUPP;
	mutex_lock(&qp->lock);
	state = qp->attr.qp_state;
	next = mask & IB_QP_STATE ? attr->qp_state : state;
	if ((mask & IB_QP_CUR_STATE && attr->cur_qp_state != state) ||
	    !ib_modify_qp_is_ok(state, next, ib->qp_type, mask) ||
	    next == IB_QPS_SQE)
		err = -EINVAL;
	else if (qp->gsi)
		qp->attr.qp_state = next;
	else if (next == IB_QPS_RESET)
		err = reset(dev, qp);
	else
		err = step(dev, qp, attr, mask, next);
	mutex_unlock(&qp->lock);
	if (!err && next == IB_QPS_ERR && ib->srq)
		veroce_watch(qp); /* what it had of the shared queue comes back now */
	return err;
}

int veroce_query_qp(struct ib_qp *ib, struct ib_qp_attr *attr, int mask,
		    struct ib_qp_init_attr *init)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_qp *qp = to_vqp(ib);
	u32 answer;
	int err = 0;

	mutex_lock(&qp->lock);
	*attr = qp->attr;
	if (qp->lives) {
		err = veroce_query(dev, RNIC_COMMAND_QUERY_QP, qp->number, &answer);
		if (!err)
			attr->qp_state = veroce_qp_state(answer);
	}
	attr->cur_qp_state = attr->qp_state;
	attr->cap = qp->cap;
	mutex_unlock(&qp->lock);
	init->cap = qp->cap;
	init->sq_sig_type = qp->sig_type;
	init->qp_type = ib->qp_type;
	init->srq = ib->srq;
	init->send_cq = ib->send_cq;
	init->recv_cq = ib->recv_cq;
	init->event_handler = ib->event_handler;
	init->qp_context = ib->qp_context;
	return err;
}

int veroce_destroy_qp(struct ib_qp *ib, struct ib_udata *udata)
{
	struct veroce_dev *dev = to_vdev(ib->device);
	struct veroce_qp *qp = to_vqp(ib);
	int err;

	if (qp->gsi) {
		veroce_gsi_destroy(qp);
		return 0;
	}
	mutex_lock(&qp->lock);
	err = reset(dev, qp);
	mutex_unlock(&qp->lock);
	if (err)
		return err;
	forget(dev, qp);
	veroce_free_shared(qp->memory);
	return 0;
}
