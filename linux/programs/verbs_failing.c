// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Gives each verb that makes something, and each that ends it, while every allocation of the kernel fails in turn. What
 * makes may be refused, and leaves nothing; what ends may not be refused.
 *
 *     verbs_failing DEVICE GID-INDEX
 */
#define _GNU_SOURCE
#include "fail_nth.h"
#include "verbs_ends.h"

#define MEMORY (64 * BYTES)

static struct ibv_device *device;
static struct ibv_context *context;
static struct ibv_pd *domain;
static struct ibv_mr *region;
static struct ibv_comp_channel *channel;
static struct ibv_cq *queue;
static struct ibv_srq *requests;
static struct ibv_qp *pair;
static union ibv_gid gid;
static int gid_index;
static uint8_t memory[MEMORY] __attribute__((aligned(BYTES)));

/* 0 or an errno, of calls that answer with an object. */
static int made(const void *object)
{
	return object ? 0 : errno ? errno : EINVAL;
}

static int make_context(void) { return made(context = ibv_open_device(device)); }
static int end_context(void) { return ibv_close_device(context) ? errno : 0; }
static int make_domain(void) { return made(domain = ibv_alloc_pd(context)); }
static int end_domain(void) { return ibv_dealloc_pd(domain); }
static int make_region(void) { return made(region = ibv_reg_mr(domain, memory, MEMORY, ALL)); }
static int end_region(void) { return ibv_dereg_mr(region); }
static int make_channel(void) { return made(channel = ibv_create_comp_channel(context)); }
static int end_channel(void) { return ibv_destroy_comp_channel(channel); }
static int make_queue(void) { return made(queue = ibv_create_cq(context, 16, NULL, channel, 0)); }
/* One that has ended before its end could be told: the library still counts it. */
static int end_queue(void)
{
	int err = ibv_destroy_cq(queue);

	if (err == ENOENT && channel->refcnt)
		channel->refcnt--;
	return err;
}

static int end_requests(void) { return ibv_destroy_srq(requests); }
static int end_qp(void) { return ibv_destroy_qp(pair); }

static int make_requests(void)
{
	struct ibv_srq_init_attr init = { .attr = { .max_wr = 16, .max_sge = 1 } };

	return made(requests = ibv_create_srq(domain, &init));
}

static int make_qp(void)
{
	struct ibv_qp_init_attr init = {
		.send_cq = queue, .recv_cq = queue, .srq = requests, .qp_type = IBV_QPT_RC,
		.cap = { .max_send_wr = 4, .max_send_sge = 1 },
	};

	return made(pair = ibv_create_qp(domain, &init));
}

/* From any state to INIT. */
static int reset(void)
{
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_RESET, .port_num = 1, .qp_access_flags = ALL };
	int err = ibv_modify_qp(pair, &attr, IBV_QP_STATE);

	if (err)
		return err;
	attr.qp_state = IBV_QPS_INIT;
	return ibv_modify_qp(pair, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS);
}

/* Its peer is itself. */
static int to_work(void)
{
	struct ibv_qp_attr attr = {
		.qp_state = IBV_QPS_RTR, .path_mtu = IBV_MTU_1024, .dest_qp_num = pair->qp_num, .max_dest_rd_atomic = 1,
		.min_rnr_timer = 12, .max_rd_atomic = 1, .timeout = 14, .retry_cnt = 7, .rnr_retry = 7,
		.ah_attr = { .is_global = 1, .port_num = 1,
			     .grh = { .dgid = gid, .sgid_index = gid_index, .hop_limit = 64 } },
	};
	int err = ibv_modify_qp(pair, &attr, IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN |
				IBV_QP_RQ_PSN | IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER);

	if (err)
		return err;
	attr.qp_state = IBV_QPS_RTS;
	return ibv_modify_qp(pair, &attr, IBV_QP_STATE | IBV_QP_SQ_PSN | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT |
			     IBV_QP_RNR_RETRY | IBV_QP_MAX_QP_RD_ATOMIC);
}

static int ask(void)
{
	struct ibv_qp_attr attr;
	struct ibv_qp_init_attr init;

	return ibv_query_qp(pair, &attr, IBV_QP_STATE, &init);
}

static int nothing(void) { return 0; }

static const struct step {
	const char *name;
	int (*make)(void), (*end)(void), (*after)(void); /* after: what is done when making was refused */
} steps[] = {
	{ "a context", make_context, end_context, nothing },
	{ "a domain", make_domain, end_domain, nothing },
	{ "a region", make_region, end_region, nothing },
	{ "a channel", make_channel, end_channel, nothing },
	{ "a completion queue", make_queue, end_queue, nothing },
	{ "a shared receive queue", make_requests, end_requests, nothing },
	{ "a queue pair", make_qp, end_qp, nothing },
	{ "INIT", reset, nothing, nothing },
	{ "RTS", to_work, reset, reset },
	{ "asking", ask, nothing, nothing },
};

#define STEPS (sizeof(steps) / sizeof(*steps))

/*
 * A library that cannot open a device for want of memory looks whether it comes, which this kernel has no way to tell.
 * Who has a peer has a route to it, and the kernel has its own word for one that it cannot make.
 */
static const int of_context[] = { ENOMEM, EFAULT, ENOSYS, 0 }, of_peer[] = { ENOMEM, EFAULT, ENOBUFS, 0 },
	of_others[] = { ENOMEM, EFAULT, 0 };

static const int *may(const struct step *step, bool is_end)
{
	return is_end ? of_others : step->make == make_context ? of_context : step->make == to_work ? of_peer : of_others;
}

static void fail_each(const struct step *step, bool is_end)
{
	struct failures failures = {};
	char what[80];

	for (unsigned int number = 1; number < MOST_FAILURES; number++) {
		if (is_end)
			done(step->make(), step->name);
		errno = 0;
		fail_nth(number);
		int err = is_end ? step->end() : step->make();
		bool is_over = none_failed();

		if (is_over && err) {
			errno = err;
			die(step->name);
		}
		if (!is_over)
			note(&failures, err);
		if (is_end && err) {
			int again = step->end();

			if (err != EFAULT || again != ENOENT) /* else it had ended, and only that could not be told */
				done(again, step->name);
		}
		if (!is_end)
			done(err ? step->after() : step->end(), step->name);
		if (is_over) {
			failures.borne += is_end && number == 1 && step->end == end_channel; /* it may need no memory at all */
			break;
		}
	}
	snprintf(what, sizeof(what), "%s %s, each allocation fails in turn", is_end ? "ending" : "making", step->name);
	tell_failures(what, &failures, may(step, is_end));
}

int main(int count, char **words)
{
	if (count != 3) {
		fprintf(stderr, "usage: %s DEVICE GID-INDEX\n", words[0]);
		return 1;
	}
	struct ibv_device **list = some(ibv_get_device_list(NULL), "devices");

	for (struct ibv_device **one = list; *one; one++)
		if (!strcmp(ibv_get_device_name(*one), words[1]))
			device = *one;
	if (!device) {
		fprintf(stderr, "there is no %s\n", words[1]);
		return 1;
	}
	gid_index = atoi(words[2]);
	for (size_t i = 0; i < STEPS; i++) {
		fail_each(&steps[i], false);
		if (steps[i].end != nothing)
			fail_each(&steps[i], true);
		done(steps[i].make(), steps[i].name);
		if (!i)
			done(ibv_query_gid(context, 1, gid_index, &gid), "the address of this end");
	}
	for (size_t i = STEPS; i--;)
		done(steps[i].end(), steps[i].name);
	ibv_free_device_list(list);
	return 0;
}
