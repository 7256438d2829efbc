// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Who shares a queue pair or its memory: a child of fork() that writes to its copy of a region, and two threads that
 * post to one queue pair and poll one completion queue. Lines of the output are as those of verbs_attack.
 *
 *     verbs_sharing DEVICE GID-INDEX          waits
 *     verbs_sharing DEVICE GID-INDEX ADDRESS  calls it
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "verbs_ends.h"

#define THREADS 2
#define EACH 100
#define MESSAGES (THREADS * EACH)
#define SLOT 16
#define DEPTH 8
#define CHILDS_BYTE 0x77
#define FIRST_PSN 77

/* ---- a child */

/* A child that has written over its copy of all, and looks at the end whether that is still so. */
struct child {
	pid_t number;
	int line[2];
};

static void bear(struct world *world, struct child *child)
{
	int here[2], there[2];
	char byte = 0;

	done(pipe(here) || pipe(there), "pipes");
	child->number = fork();
	if (child->number < 0)
		die("a child");
	if (!child->number) {
		memset(world->memory, CHILDS_BYTE, BYTES);
		if (write(there[1], &byte, 1) != 1 || read(here[0], &byte, 1) != 1)
			_exit(2);
		_exit(is_all(world->memory, CHILDS_BYTE) ? 0 : 1);
	}
	child->line[0] = there[0];
	child->line[1] = here[1];
	if (read(there[0], &byte, 1) != 1)
		die("a word from the child");
}

static const char *buried(struct child *child)
{
	int status;
	char byte = 0;

	if (write(child->line[1], &byte, 1) != 1 || waitpid(child->number, &status, 0) != child->number)
		die("the child");
	return !WIFEXITED(status) || WEXITSTATUS(status) == 2 ? "dead" : WEXITSTATUS(status) ? "changed" : "as it wrote it";
}

static void check_child(struct world *world, bool calls)
{
	struct ibv_qp *pair = make_pair(world, ITS_RIGHTS);
	struct ibv_mr *region;
	struct child child;
	struct end its;

	memset(world->memory, ITS_BYTE, BYTES);
	region = some(ibv_reg_mr(world->domain, world->memory, BYTES, ALL), "a region");
	its = exchange(world, pair, FIRST_PSN, region->rkey);
	to_rtr(world, pair, &its);
	to_rts(pair, FIRST_PSN);
	bear(world, &child);
	meet(world);
	row("memory of one who has a child", "his", is_all(world->memory, ITS_BYTE) ? "his" : "the child's");
	if (calls) {
		struct ibv_sge sge = { .addr = (uintptr_t)world->memory, .length = BYTES, .lkey = region->lkey };
		struct ibv_send_wr wr = { .sg_list = &sge, .num_sge = 1, .opcode = IBV_WR_RDMA_WRITE,
					  .wr.rdma = { .remote_addr = its.address, .rkey = its.key } }, *bad;

		memset(world->memory, OUR_BYTE, BYTES);
		done(ibv_post_send(pair, &wr, &bad), "a Write");
		row("a Write of one who has a child", "success", finish(world));
	}
	meet(world);
	row("what the NIC reads or writes when there is a child", "all of it",
	    becomes(world->memory, OUR_BYTE) ? "all of it" : "the child's, or nothing");
	row("the child's copy", "as it wrote it", buried(&child));
	done(ibv_dereg_mr(region), "ending a region");
	done(ibv_destroy_qp(pair), "ending a queue pair");
}

/* ---- threads */

/* What the threads of one end share. */
struct shared {
	struct ibv_qp *pair;
	struct ibv_cq *queue;
	struct ibv_mr *region;
	uint8_t *memory;
	bool sends;
	atomic_int posted, completed;
	atomic_int seen[MESSAGES]; /* completions of each request */
	atomic_int came[MESSAGES]; /* messages with each content */
};

/* Request n has a slot of its own, and says n. */
static int post(struct shared *shared, int number)
{
	uint8_t *slot = shared->memory + number * SLOT;
	struct ibv_sge sge = { .addr = (uintptr_t)slot, .length = SLOT, .lkey = shared->region->lkey };
	struct ibv_send_wr send = { .wr_id = number, .sg_list = &sge, .num_sge = 1, .opcode = IBV_WR_SEND }, *bad;
	struct ibv_recv_wr receive = { .wr_id = number, .sg_list = &sge, .num_sge = 1 }, *worse;

	memset(slot, 0, SLOT);
	if (!shared->sends)
		return ibv_post_recv(shared->pair, &receive, &worse);
	memcpy(slot, &number, sizeof(number));
	return ibv_post_send(shared->pair, &send, &bad);
}

static void count(struct shared *shared, const struct ibv_wc *wc)
{
	int number;

	if (wc->status || wc->wr_id >= MESSAGES) {
		fprintf(stderr, "request %d: %s\n", (int)wc->wr_id, ibv_wc_status_str(wc->status));
		exit(1);
	}
	shared->seen[wc->wr_id]++;
	memcpy(&number, shared->memory + wc->wr_id * SLOT, sizeof(number));
	if (number >= 0 && number < MESSAGES)
		shared->came[number]++;
	shared->completed++;
}

static void *work(void *argument)
{
	struct shared *shared = argument;
	struct ibv_wc wc[2];
	int next = shared->posted++, got;

	while (shared->completed < MESSAGES) {
		if (next < MESSAGES && !post(shared, next)) {
			next = shared->posted++;
			continue;
		}
		got = ibv_poll_cq(shared->queue, 2, wc);
		if (got < 0)
			die("polling");
		for (int i = 0; i < got; i++)
			count(shared, &wc[i]);
		if (!got)
			sched_yield();
	}
	return NULL;
}

static int ones(atomic_int *counts)
{
	int all = 0;

	for (int i = 0; i < MESSAGES; i++)
		all += counts[i] == 1;
	return all;
}

static void number_row(const char *name, int expected, int seen)
{
	char numbers[2][16];

	snprintf(numbers[0], sizeof(numbers[0]), "%d", expected);
	snprintf(numbers[1], sizeof(numbers[1]), "%d", seen);
	row(name, numbers[0], numbers[1]);
}

static void check_threads(struct world *world, bool calls)
{
	struct ibv_qp_init_attr init = {
		.qp_type = IBV_QPT_RC, .sq_sig_all = 1,
		.cap = { .max_send_wr = DEPTH, .max_recv_wr = DEPTH, .max_send_sge = 1, .max_recv_sge = 1 },
	};
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_INIT, .port_num = 1 };
	struct shared *shared = some(calloc(1, sizeof(*shared)), "memory");
	pthread_t threads[THREADS];
	struct end its;

	shared->sends = calls;
	shared->queue = some(ibv_create_cq(world->context, 2 * DEPTH, NULL, NULL, 0), "a completion queue");
	init.send_cq = shared->queue;
	init.recv_cq = shared->queue;
	shared->pair = some(ibv_create_qp(world->domain, &init), "a queue pair");
	done(ibv_modify_qp(shared->pair, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS),
	     "INIT");
	shared->memory = some(aligned_alloc(BYTES, BYTES), "memory");
	shared->region = some(ibv_reg_mr(world->domain, shared->memory, BYTES, ALL), "a region");
	its = exchange(world, shared->pair, FIRST_PSN, 0);
	to_rtr(world, shared->pair, &its);
	to_rts(shared->pair, FIRST_PSN);
	meet(world);
	for (int i = 0; i < THREADS; i++)
		done(pthread_create(&threads[i], NULL, work, shared), "a thread");
	for (int i = 0; i < THREADS; i++)
		pthread_join(threads[i], NULL);
	number_row("two threads on one queue pair: requests that completed once", MESSAGES, ones(shared->seen));
	number_row("two threads on one queue pair: messages that are there once", MESSAGES, ones(shared->came));
	meet(world);
	done(ibv_destroy_qp(shared->pair), "ending a queue pair");
	done(ibv_dereg_mr(shared->region), "ending a region");
	done(ibv_destroy_cq(shared->queue), "ending a completion queue");
	free(shared->memory);
	free(shared);
}

int main(int count, char **words)
{
	struct world world = {};

	if (count != 3 && count != 4) {
		fprintf(stderr, "usage: %s DEVICE GID-INDEX [ADDRESS]\n", words[0]);
		return 1;
	}
	call_peer(&world, count == 4 ? words[3] : NULL);
	open_world(&world, words[1], atoi(words[2]));
	check_child(&world, count == 4);
	check_threads(&world, count == 4);
	close_world(&world);
	return 0;
}
