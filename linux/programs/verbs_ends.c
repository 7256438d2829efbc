// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* How the two ends of an attack meet. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "verbs_ends.h"

#define PORT 18600
#define PATIENCE_MS 60000
/* Until what was written is seen. */
#define VISIBLE_MS 5000

void die(const char *what)
{
	fprintf(stderr, "%s: %s: %s\n", program_invocation_short_name, what, strerror(errno));
	exit(1);
}

void *some(void *object, const char *what)
{
	if (!object)
		die(what);
	return object;
}

void done(int err, const char *what)
{
	if (err) {
		errno = err > 0 ? err : errno;
		die(what);
	}
}

void row(const char *name, const char *expected, const char *seen)
{
	printf("row\t%s\t%s\t%s\n", name, expected, seen);
	fflush(stdout);
}

void tell(struct world *world, const void *bytes, size_t length)
{
	if (write(world->line, bytes, length) != (ssize_t)length)
		die("the line to the peer");
}

void hear(struct world *world, void *bytes, size_t length)
{
	for (ssize_t got; length; length -= got, bytes = (char *)bytes + got) {
		got = read(world->line, bytes, length);
		if (got <= 0)
			die("the line from the peer");
	}
}

void meet(struct world *world)
{
	char byte = 0;

	tell(world, &byte, 1);
	hear(world, &byte, 1);
}

struct ibv_qp *make_pair(struct world *world, int rights)
{
	struct ibv_qp_init_attr init = {
		.send_cq = world->queue, .recv_cq = world->queue, .qp_type = IBV_QPT_RC, .sq_sig_all = 1,
		.cap = { .max_send_wr = 4, .max_recv_wr = 4, .max_send_sge = 1, .max_recv_sge = 1 },
	};
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_INIT, .port_num = 1, .qp_access_flags = rights };
	struct ibv_qp *pair = some(ibv_create_qp(world->domain, &init), "a queue pair");

	done(ibv_modify_qp(pair, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS), "INIT");
	return pair;
}

void to_rtr(struct world *world, struct ibv_qp *pair, const struct end *peer)
{
	struct ibv_qp_attr attr = {
		.qp_state = IBV_QPS_RTR, .path_mtu = IBV_MTU_1024, .dest_qp_num = peer->number, .rq_psn = peer->psn,
		.max_dest_rd_atomic = 1, .min_rnr_timer = 12,
		.ah_attr = { .is_global = 1, .port_num = 1,
			     .grh = { .dgid = peer->gid, .sgid_index = world->index, .hop_limit = 64 } },
	};

	done(ibv_modify_qp(pair, &attr, IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN |
			   IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER), "RTR");
}

void to_rts(struct ibv_qp *pair, uint32_t psn)
{
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_RTS, .sq_psn = psn, .timeout = 14, .retry_cnt = 7,
				    .rnr_retry = 7, .max_rd_atomic = 1 };

	done(ibv_modify_qp(pair, &attr, IBV_QP_STATE | IBV_QP_SQ_PSN | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT |
			   IBV_QP_RNR_RETRY | IBV_QP_MAX_QP_RD_ATOMIC), "RTS");
}

struct end exchange(struct world *world, struct ibv_qp *pair, uint32_t psn, uint32_t key)
{
	struct end ours = { .number = pair->qp_num, .psn = psn, .key = key, .address = (uintptr_t)world->memory,
			    .gid = world->gid };
	struct end its;

	tell(world, &ours, sizeof(ours));
	hear(world, &its, sizeof(its));
	return its;
}

const char *finish(struct world *world)
{
	struct ibv_wc wc;

	for (int i = 0; i < PATIENCE_MS; i++) {
		int got = ibv_poll_cq(world->queue, 1, &wc);

		if (got)
			return got < 0 ? "a completion queue that is broken" : ibv_wc_status_str(wc.status);
		usleep(1000);
	}
	return "nothing";
}

static int called(const char *address)
{
	struct sockaddr_in to = { .sin_family = AF_INET, .sin_port = htons(PORT) };
	int line = socket(AF_INET, SOCK_STREAM, 0), one = 1;

	if (line < 0)
		die("a socket");
	if (address) {
		inet_pton(AF_INET, address, &to.sin_addr);
		for (int i = 0; connect(line, (struct sockaddr *)&to, sizeof(to)); i++) {
			if (i == 100)
				die(address);
			usleep(100000);
		}
		return line;
	}
	setsockopt(line, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
	if (bind(line, (struct sockaddr *)&to, sizeof(to)) || listen(line, 1))
		die("listening");
	line = accept(line, NULL, NULL);
	if (line < 0)
		die("a caller");
	return line;
}

struct ibv_context *open_device(const char *name)
{
	struct ibv_device **list = some(ibv_get_device_list(NULL), "devices");

	for (struct ibv_device **device = list; *device; device++)
		if (!strcmp(ibv_get_device_name(*device), name))
			return some(ibv_open_device(*device), name);
	errno = ENODEV;
	die(name);
	return NULL;
}

bool is_told(int fd, int milliseconds)
{
	struct pollfd file = { .fd = fd, .events = POLLIN };

	return poll(&file, 1, milliseconds) == 1;
}

const char *next_event(struct ibv_context *context, const void *object, int milliseconds)
{
	struct ibv_async_event event;
	bool is_its;

	if (!is_told(context->async_fd, milliseconds))
		return "none";
	done(ibv_get_async_event(context, &event), "an event");
	is_its = event.element.qp == object;
	ibv_ack_async_event(&event);
	return is_its ? ibv_event_type_str(event.event_type) : "of another object";
}

bool is_all(const uint8_t *memory, uint8_t byte)
{
	for (int i = 0; i < BYTES; i++)
		if (memory[i] != byte)
			return false;
	return true;
}

bool becomes(const uint8_t *memory, uint8_t byte)
{
	for (int i = 0; i < VISIBLE_MS; i++) {
		if (is_all(memory, byte))
			return true;
		usleep(1000);
	}
	return false;
}

void call_peer(struct world *world, const char *address)
{
	world->line = called(address);
}

void open_world(struct world *world, const char *device, int index)
{
	world->context = open_device(device);
	world->index = index;
	world->domain = some(ibv_alloc_pd(world->context), "a domain");
	world->other = some(ibv_alloc_pd(world->context), "another domain");
	world->queue = some(ibv_create_cq(world->context, 16, NULL, NULL, 0), "a completion queue");
	world->memory = some(aligned_alloc(BYTES, BYTES), "memory");
	done(ibv_query_gid(world->context, 1, index, &world->gid), "the address of this end");
}

void close_world(struct world *world)
{
	done(ibv_destroy_cq(world->queue), "ending a completion queue");
	done(ibv_dealloc_pd(world->other), "ending a domain");
	done(ibv_dealloc_pd(world->domain), "ending a domain");
	done(ibv_close_device(world->context), "closing the device");
}
