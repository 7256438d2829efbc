// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Events: of a queue pair that fails, of a completion queue that overruns, and of completions, while what they are of
 * comes and goes. Nothing of it needs a peer but an address that is looked up. Lines of the output are as those of
 * verbs_attack.
 *
 *     verbs_events DEVICE GID-INDEX ADDRESS ROUNDS    0: for ever
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "verbs_ends.h"

#define PATIENCE_MS 20000
#define QUIET_MS 300 /* for which no event comes when none is expected */
#define REQUESTS 4

static const char *device;
static int gid_index;
static union ibv_gid neighbour;

/* What one round has. */
struct seat {
	struct ibv_context *context;
	struct ibv_pd *domain;
	struct ibv_comp_channel *channel;
	struct ibv_cq *queue;
	struct ibv_qp *pair;
};

static void sit(struct seat *seat, int vector, int entries)
{
	struct ibv_qp_init_attr init = {
		.qp_type = IBV_QPT_RC, .sq_sig_all = 1,
		.cap = { .max_send_wr = REQUESTS, .max_recv_wr = REQUESTS, .max_send_sge = 1, .max_recv_sge = 1 },
	};
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_INIT, .port_num = 1 };

	seat->context = open_device(device);
	seat->domain = some(ibv_alloc_pd(seat->context), "a domain");
	seat->channel = some(ibv_create_comp_channel(seat->context), "a channel");
	vector %= seat->context->num_comp_vectors;
	seat->queue = some(ibv_create_cq(seat->context, entries, NULL, seat->channel, vector), "a completion queue");
	init.send_cq = seat->queue;
	init.recv_cq = seat->queue;
	seat->pair = some(ibv_create_qp(seat->domain, &init), "a queue pair");
	done(ibv_modify_qp(seat->pair, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS),
	     "INIT");
}

static void rise_pair(struct seat *seat)
{
	done(ibv_destroy_qp(seat->pair), "ending a queue pair");
}

static void rise_rest(struct seat *seat)
{
	done(ibv_destroy_cq(seat->queue), "ending a completion queue");
	done(ibv_destroy_comp_channel(seat->channel), "ending a channel");
	done(ibv_dealloc_pd(seat->domain), "ending a domain");
	done(ibv_close_device(seat->context), "closing the device");
}

static void rise(struct seat *seat)
{
	rise_pair(seat);
	rise_rest(seat);
}

static void to_error(struct seat *seat)
{
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_ERR };

	done(ibv_modify_qp(seat->pair, &attr, IBV_QP_STATE), "ERR");
}

static void post_receives(struct seat *seat, int count)
{
	struct ibv_recv_wr wr = { .wr_id = 1 }, *bad;

	while (count--)
		done(ibv_post_recv(seat->pair, &wr, &bad), "a receive request");
}

/* To a peer that is not there, with memory that is nobody's: the queue pair fails before anything is sent. */
static void fail(struct seat *seat)
{
	struct world world = { .index = gid_index };
	struct end peer = { .number = 2, .gid = neighbour };
	struct ibv_sge sge = { .addr = 4096, .length = 64, .lkey = 0 };
	struct ibv_send_wr wr = { .wr_id = 2, .sg_list = &sge, .num_sge = 1, .opcode = IBV_WR_SEND }, *bad;

	to_rtr(&world, seat->pair, &peer);
	to_rts(seat->pair, 0);
	done(ibv_post_send(seat->pair, &wr, &bad), "a request");
}

static const char *state(struct seat *seat)
{
	struct ibv_qp_init_attr init;
	struct ibv_qp_attr attr;

	done(ibv_query_qp(seat->pair, &attr, IBV_QP_STATE, &init), "asking for the state");
	return attr.qp_state == IBV_QPS_ERR ? "ERR" : "another";
}

static void check_failure(void)
{
	struct world world = {};
	struct seat seat;

	sit(&seat, 0, REQUESTS);
	world.queue = seat.queue;
	fail(&seat);
	row("a queue pair fails by itself: its completion", "local protection error", finish(&world));
	row("a queue pair fails by itself: its event", "local work queue catastrophic error",
	    next_event(seat.context, seat.pair, PATIENCE_MS));
	row("a queue pair fails by itself: its state", "ERR", state(&seat));
	row("and no more events", "none", next_event(seat.context, NULL, QUIET_MS));
	rise(&seat);
}

static void check_order(void)
{
	struct seat seat;

	sit(&seat, 0, REQUESTS);
	to_error(&seat);
	row("a queue pair is put into error: its event", "none", next_event(seat.context, seat.pair, QUIET_MS));
	rise(&seat);
}

static void check_overrun(void)
{
	struct seat seat;

	sit(&seat, 1, 1);
	post_receives(&seat, REQUESTS);
	to_error(&seat);
	row("a completion queue overruns: its event", "CQ error", next_event(seat.context, seat.queue, PATIENCE_MS));
	rise(&seat);
}

static void *end_pair(void *seat)
{
	rise_pair(seat);
	return NULL;
}

/* A queue pair ends when its events are acknowledged, and who is to do that may poll before. */
static void check_acknowledging(void)
{
	struct ibv_async_event event;
	struct timespec end;
	pthread_t thread;
	struct seat seat;
	struct ibv_wc wc;
	bool waits;

	sit(&seat, 2, REQUESTS);
	fail(&seat);
	if (!is_told(seat.context->async_fd, PATIENCE_MS))
		die("an event");
	done(ibv_get_async_event(seat.context, &event), "an event");
	done(pthread_create(&thread, NULL, end_pair, &seat), "a thread");
	clock_gettime(CLOCK_REALTIME, &end);
	end.tv_sec++;
	waits = pthread_timedjoin_np(thread, NULL, &end) == ETIMEDOUT;
	alarm(PATIENCE_MS / 1000);
	ibv_poll_cq(seat.queue, 1, &wc);
	ibv_ack_async_event(&event);
	if (waits)
		pthread_join(thread, NULL);
	alarm(0);
	row("a queue pair ends when its event is acknowledged", "then", waits ? "then" : "before");
	rise_rest(&seat);
}

/* Whether an event of completions comes, and the completion. */
static bool hears(struct seat *seat)
{
	struct ibv_cq *queue;
	struct ibv_wc wc;
	void *context;

	if (!is_told(seat->channel->fd, PATIENCE_MS) || ibv_get_cq_event(seat->channel, &queue, &context))
		return false;
	ibv_ack_cq_events(queue, 1);
	return queue == seat->queue && ibv_poll_cq(queue, 1, &wc) == 1;
}

/* A device is opened, a queue pair fails in one way or the other; half of the seats are left while it is told. */
static bool is_good_round(int number)
{
	struct seat seat;
	bool is_good = true;

	sit(&seat, number, REQUESTS);
	done(ibv_req_notify_cq(seat.queue, 0), "asking to be told");
	if (number % 4 < 2) {
		post_receives(&seat, 1);
		to_error(&seat);
	} else {
		fail(&seat);
	}
	if (number % 2 == 0)
		is_good = hears(&seat);
	rise(&seat);
	return is_good;
}

int main(int count, char **words)
{
	struct in_addr address;
	char numbers[2][16];
	int rounds, i, good = 0;

	if (count != 5 || !inet_aton(words[3], &address)) {
		fprintf(stderr, "usage: %s DEVICE GID-INDEX ADDRESS ROUNDS\n", words[0]);
		return 1;
	}
	device = words[1];
	gid_index = atoi(words[2]);
	neighbour.raw[10] = neighbour.raw[11] = 0xff;
	memcpy(neighbour.raw + 12, &address, sizeof(address));
	rounds = atoi(words[4]);
	for (i = 0; !rounds; i++)
		is_good_round(i);
	check_failure();
	check_order();
	check_overrun();
	check_acknowledging();
	for (i = 0; i < rounds; i++)
		good += is_good_round(i);
	snprintf(numbers[0], sizeof(numbers[0]), "%d", rounds);
	snprintf(numbers[1], sizeof(numbers[1]), "%d", good);
	row("opened, told and closed", numbers[0], numbers[1]);
	return 0;
}
