// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Queue pairs in error: whether the NIC has put one there and why, and whether all that it had of a shared receive queue
 * has come back. Both are asked of the NIC, which takes a while; the second until it is so.
 */
#include <rdma/restrack.h>

#include "veroce.h"

#define FIRST_MS 4 /* between two questions; each time twice as long */
#define MOST_MS 1000u

static const char *const causes[] = {
	[RNIC_CAUSE_NONE] = "none",
	[RNIC_CAUSE_CQ_OVERRUN] = "cq-overrun",
	[RNIC_CAUSE_SEND_ACCESS] = "send-access",
	[RNIC_CAUSE_SEND_OPERATION] = "send-operation",
	[RNIC_CAUSE_SEND_MEMORY] = "send-memory",
	[RNIC_CAUSE_PEER_INVALID_REQUEST] = "peer-invalid-request",
	[RNIC_CAUSE_PEER_ACCESS] = "peer-access",
	[RNIC_CAUSE_PEER_OPERATION] = "peer-operation",
	[RNIC_CAUSE_RETRIES] = "retries",
	[RNIC_CAUSE_RNR_RETRIES] = "rnr-retries",
	[RNIC_CAUSE_RESPONSE_ACCESS] = "response-access",
	[RNIC_CAUSE_RESPONSE_INVALID] = "response-invalid",
	[RNIC_CAUSE_REQUEST_INVALID] = "request-invalid",
	[RNIC_CAUSE_REQUEST_ACCESS] = "request-access",
	[RNIC_CAUSE_RECEIVE_LENGTH] = "receive-length",
	[RNIC_CAUSE_RECEIVE_ACCESS] = "receive-access",
	[RNIC_CAUSE_REQUEST_MEMORY] = "request-memory",
};

/* What verbs call it; what is not the peer's request is about the queue pair as a whole. */
static enum ib_event_type event_of(u32 cause)
{
	switch (cause) {
	case RNIC_CAUSE_REQUEST_INVALID:
		return IB_EVENT_QP_REQ_ERR;
	case RNIC_CAUSE_REQUEST_ACCESS:
		return IB_EVENT_QP_ACCESS_ERR;
	default:
		return IB_EVENT_QP_FATAL;
	}
}

enum ib_qp_state veroce_qp_state(u32 answer)
{
	u32 state = VEROCE_GET(RNIC_QP_STATE, answer);

	return state == VEROCE_NIC_ERR ? IB_QPS_ERR : state;
}

static void tell(struct veroce_qp *qp, enum ib_event_type type)
{
	struct ib_event event = { .device = qp->ib.device, .element.qp = &qp->ib, .event = type };

	if (qp->ib.event_handler)
		qp->ib.event_handler(&event, qp->ib.qp_context);
}

/* A number may be told for its life before, so the NIC has the last word. */
static void watch(struct work_struct *work)
{
	struct veroce_qp *qp = container_of(to_delayed_work(work), struct veroce_qp, watch);
	struct veroce_dev *dev = to_vdev(qp->ib.device);
	bool has_failed = false, has_returned = false, returns = false;
	u32 answer, cause = 0;

	mutex_lock(&qp->lock);
	if (qp->lives && !veroce_query(dev, RNIC_COMMAND_QUERY_QP, qp->number, &answer) &&
	    veroce_qp_state(answer) == IB_QPS_ERR) {
		has_failed = qp->attr.qp_state != IB_QPS_ERR;
		if (has_failed)
			qp->cause = VEROCE_GET(RNIC_QP_CAUSE, answer);
		qp->attr.qp_state = IB_QPS_ERR;
		cause = qp->cause;
		returns = qp->ib.srq && !qp->has_returned;
		has_returned = returns && answer & RNIC_QP_RETURNED_MASK;
		qp->has_returned |= has_returned;
		qp->watch_ms = min(2 * qp->watch_ms, MOST_MS);
	}
	mutex_unlock(&qp->lock);
	if (has_failed) {
		ibdev_dbg(&dev->ib, "queue pair %u has failed: %s\n", qp->number,
			  cause < ARRAY_SIZE(causes) ? causes[cause] : "for a cause that the driver does not know");
		tell(qp, event_of(cause));
	}
	if (has_returned)
		tell(qp, IB_EVENT_QP_LAST_WQE_REACHED);
	else if (returns)
		queue_delayed_work(ib_wq, &qp->watch, msecs_to_jiffies(qp->watch_ms));
}

void veroce_watch_init(struct veroce_qp *qp)
{
	INIT_DELAYED_WORK(&qp->watch, watch);
	veroce_watch_renew(qp);
}

/* A life ends: of the next one nothing is known. Under the lock of the queue pair, or before anybody knows it. */
void veroce_watch_renew(struct veroce_qp *qp)
{
	qp->cause = RNIC_CAUSE_NONE;
	qp->has_returned = false;
	qp->watch_ms = FIRST_MS;
}

/* Something of it has changed, or will. */
void veroce_watch(struct veroce_qp *qp)
{
	mod_delayed_work(ib_wq, &qp->watch, 0);
}

/* Nothing finds it any more that might have it looked at. */
void veroce_watch_exit(struct veroce_qp *qp)
{
	cancel_delayed_work_sync(&qp->watch);
}

/* The NIC says that it has failed. Under the lock of event queue 0. */
void veroce_qp_failed(struct veroce_dev *dev, u32 number)
{
	struct veroce_qp *qp = xa_load(&dev->qps, number);

	if (qp)
		veroce_watch(qp);
}

/* For "rdma resource show qp -dd". */
int veroce_fill_res_qp_entry(struct sk_buff *msg, struct ib_qp *ib)
{
	struct veroce_qp *qp = to_vqp(ib);
	u32 cause = READ_ONCE(qp->cause);
	struct nlattr *table;

	if (qp->gsi || cause == RNIC_CAUSE_NONE || cause >= ARRAY_SIZE(causes))
		return 0;
	table = nla_nest_start(msg, RDMA_NLDEV_ATTR_DRIVER);
	if (!table)
		return -EMSGSIZE;
	if (rdma_nl_put_driver_string(msg, "failure", causes[cause])) {
		nla_nest_cancel(msg, table);
		return -EMSGSIZE;
	}
	nla_nest_end(msg, table);
	return 0;
}
