// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Opens a device, makes one object of each kind and ends all of it, again and again, while somebody takes the device
 * away. What is made may fail then; what ends may not. It says in one line what came of it.
 *
 *     verbs_turns DEVICE    until SIGTERM
 */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "verbs_ends.h"

#define MEMORY (16 * BYTES)
#define PAUSE_US 1000
#define HIGHEST 256

/* The objects of a turn, in the order in which they are made; NULL: that failed. */
struct turn {
	struct ibv_context *context;
	struct ibv_pd *domain;
	struct ibv_mr *region;
	struct ibv_comp_channel *channel;
	struct ibv_cq *queue;
	struct ibv_qp *pair;
};

static uint8_t memory[MEMORY];
static volatile sig_atomic_t is_over;
static unsigned int whole;
static int last;
static bool odd[HIGHEST]; /* errors that do not say that the device is lost */
static bool unended[HIGHEST];

static void on_term(int signal)
{
	is_over = signal;
}

static bool is_refused(int error)
{
	static const int lost[] = { EIO, ENODEV, ENXIO, ENOENT };
	bool is_lost = false;

	if (!error)
		return false;
	for (size_t i = 0; i < sizeof(lost) / sizeof(*lost); i++)
		is_lost |= error == lost[i];
	if (!is_lost)
		odd[error % HIGHEST] = true;
	last = error;
	return true;
}

static bool is_missing(const void *object)
{
	return is_refused(object ? 0 : errno);
}

static struct ibv_context *open_if_there(const char *name)
{
	struct ibv_device **list = some(ibv_get_device_list(NULL), "devices");
	struct ibv_context *context = NULL;

	errno = ENODEV;
	for (struct ibv_device **device = list; *device; device++)
		if (!strcmp(ibv_get_device_name(*device), name))
			context = ibv_open_device(*device);
	ibv_free_device_list(list);
	return context;
}

/* Whether all was made. */
static bool make(struct turn *turn, const char *device)
{
	struct ibv_qp_init_attr init = {
		.qp_type = IBV_QPT_RC, .cap = { .max_send_wr = 4, .max_recv_wr = 4, .max_send_sge = 1, .max_recv_sge = 1 },
	};
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_INIT, .port_num = 1 };

	turn->context = open_if_there(device);
	if (is_missing(turn->context))
		return false;
	turn->domain = ibv_alloc_pd(turn->context);
	if (is_missing(turn->domain))
		return false;
	turn->region = ibv_reg_mr(turn->domain, memory, MEMORY, ALL);
	if (is_missing(turn->region))
		return false;
	turn->channel = ibv_create_comp_channel(turn->context);
	if (is_missing(turn->channel))
		return false;
	turn->queue = ibv_create_cq(turn->context, 8, NULL, turn->channel, 0);
	if (is_missing(turn->queue))
		return false;
	init.send_cq = turn->queue;
	init.recv_cq = turn->queue;
	turn->pair = ibv_create_qp(turn->domain, &init);
	return !is_missing(turn->pair) &&
	       !is_refused(ibv_modify_qp(turn->pair, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT |
					 IBV_QP_ACCESS_FLAGS)) &&
	       !is_refused(ibv_query_qp(turn->pair, &attr, IBV_QP_STATE, &init));
}

static void end(int error)
{
	if (error)
		unended[(error > 0 ? error : errno) % HIGHEST] = true;
}

static void unmake(struct turn *turn)
{
	if (turn->pair)
		end(ibv_destroy_qp(turn->pair));
	if (turn->queue)
		end(ibv_destroy_cq(turn->queue));
	if (turn->channel)
		end(ibv_destroy_comp_channel(turn->channel));
	if (turn->region)
		end(ibv_dereg_mr(turn->region));
	if (turn->domain)
		end(ibv_dealloc_pd(turn->domain));
	if (turn->context)
		end(ibv_close_device(turn->context));
}

static void say(const char *what, const bool *errors)
{
	for (int i = 0; i < HIGHEST; i++)
		if (errors[i])
			printf(", %s%s", what, strerrorname_np(i));
}

int main(int count, char **words)
{
	if (count != 2) {
		fprintf(stderr, "usage: %s DEVICE\n", words[0]);
		return 1;
	}
	signal(SIGTERM, on_term);
	while (!is_over) {
		struct turn turn = {};

		if (make(&turn, words[1]))
			whole++;
		else
			usleep(PAUSE_US);
		unmake(&turn);
	}
	printf("%s turns, at last %s", whole ? "some" : "no", last ? strerrorname_np(last) : "none failed");
	say("and failed with ", odd);
	say("not ended: ", unended);
	printf("\n");
	return 0;
}
