// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * What a process may not do to others with its page of doorbells: it writes there what it likes, past its provider.
 * Three processes: one waits; one is connected to it and will be attacked; its child, which has opened the device for
 * itself, attacks. After each attempt the attacked one writes to its peer as if nothing had been. Lines of the output
 * are as those of verbs_attack.
 *
 *     verbs_doorbells DEVICE GID-INDEX          waits
 *     verbs_doorbells DEVICE GID-INDEX ADDRESS  is attacked, and attacks
 */
#define _GNU_SOURCE
#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "verbs_ends.h"

/* Words of a page of doorbells, and of others: number in the upper half, count in the lower one. */
enum { SEND, RECEIVE, COMPLETION, SHARED };
#define LIMIT (1u << 31) /* of a shared receive queue, in place of the count */
#define ENTRIES 4 /* of the attacked one's */
#define FORGED 0x7777
#define COUNTED_MS 50 /* the kernel gives counters that are so old */
#define LATEST_MS 5000
#define RESERVED_QPS 2 /* numbers that verbs do not count */
#define OFFSETS 256

static const char *const steps[] = {
	"doorbells for its queues",
	"doorbells beyond the tables",
	"doorbells beyond the attacker's rings",
	"forged consumers",
};
#define STEPS (int)(sizeof(steps) / sizeof(steps[0]))

/* The attacker's, and what it knows of the NIC. */
struct page {
	volatile uint32_t *words;
	uint64_t offset;
	const char *device;
	uint32_t pairs, queues, shared;
};

static void ring(struct page *page, int doorbell, uint32_t number, uint32_t count)
{
	page->words[doorbell] = htole32(number << 16 | count);
}

static uint64_t counter(struct page *page, const char *name)
{
	unsigned long long value;
	char path[256];
	FILE *file;

	usleep(1000 * COUNTED_MS);
	snprintf(path, sizeof(path), "/sys/class/infiniband/%s/ports/1/hw_counters/%s", page->device, name);
	file = some(fopen(path, "r"), path);
	if (fscanf(file, "%llu", &value) != 1)
		die(path);
	fclose(file);
	return value;
}

static void counted(const char *name, uint64_t expected, uint64_t seen)
{
	char numbers[2][32];

	snprintf(numbers[0], sizeof(numbers[0]), "%llu", (unsigned long long)expected);
	snprintf(numbers[1], sizeof(numbers[1]), "%llu", (unsigned long long)seen);
	row(name, numbers[0], numbers[1]);
}

/* Of a context that has made nothing yet the page is all that is mapped. */
static void find(struct page *page)
{
	FILE *maps = some(fopen("/proc/self/maps", "r"), "maps");
	unsigned long long start = 0, offset;
	char line[512];

	while (fgets(line, sizeof(line), maps))
		if (strstr(line, "uverbs") && sscanf(line, "%llx-%*x %*s %llx", &start, &offset) == 2)
			page->offset = offset;
	fclose(maps);
	page->words = some((void *)(uintptr_t)start, "a page of doorbells");
}

/* Every number there is, through the page of a process that has none of them. */
static void ring_all(struct page *page, const char *name, uint32_t of_queues, uint32_t own)
{
	uint64_t before = counter(page, "doorbell_denied");
	uint32_t rung = 0;

	for (uint32_t number = 0; number < page->pairs && !own; number++, rung += 2) {
		ring(page, SEND, number, 1);
		ring(page, RECEIVE, number, 1);
	}
	for (uint32_t number = 0; number < page->shared && !own; number++, rung += 2) {
		ring(page, SHARED, number, ENTRIES);
		ring(page, SHARED, number | LIMIT >> 16, ENTRIES);
	}
	for (uint32_t number = 0; number < page->queues; number++, rung++)
		ring(page, COMPLETION, number, of_queues);
	counted(name, rung - own, counter(page, "doorbell_denied") - before);
}

static void beyond_tables(struct page *page)
{
	uint64_t refused = counter(page, "writes_refused");
	uint64_t denied = counter(page, "doorbell_denied");

	ring(page, SEND, page->pairs, 1);
	ring(page, RECEIVE, page->pairs, 1);
	ring(page, SEND, 0xffff, 1);
	ring(page, RECEIVE, 0xffff, 1);
	ring(page, COMPLETION, page->queues, 1);
	ring(page, COMPLETION, 0x7fff, 1);
	ring(page, SHARED, page->shared, 1);
	ring(page, SHARED, 0xfff, 1);
	counted("doorbells for numbers beyond the tables", 8, counter(page, "writes_refused") - refused);
	counted("of which none was looked up", 0, counter(page, "doorbell_denied") - denied);
}

/* Of a ring with 4 entries; then as much as it has, with nothing in it that was posted through verbs. */
static void beyond_ring(struct page *page, struct ibv_qp *pair)
{
	uint64_t sends = counter(page, "send_beyond"), receives = counter(page, "receive_beyond");
	uint64_t packets = counter(page, "tx_packets");

	ring(page, SEND, pair->qp_num, 1000);
	ring(page, RECEIVE, pair->qp_num, 1000);
	counted("a send producer beyond the ring", 1, counter(page, "send_beyond") - sends);
	counted("a receive producer beyond the ring", 1, counter(page, "receive_beyond") - receives);
	counted("packets for it", 0, counter(page, "tx_packets") - packets);
}

/* Whatever was not given to this process cannot be mapped. */
static void map_others(struct page *page, int fd)
{
	uint32_t mapped = 0;

	for (uint64_t at = 0; at < OFFSETS; at++) {
		void *memory = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, at * BYTES);

		if (memory == MAP_FAILED)
			continue;
		mapped += at * BYTES != page->offset;
		munmap(memory, BYTES);
	}
	counted("pages that it was not given and can map", 0, mapped);
}

static void step(struct world *world, struct page *page, struct ibv_qp **pair, const struct end *peer, int number)
{
	switch (number) {
	case 0:
		counted("what its page tells", 0, page->words[SEND] | page->words[RECEIVE] | page->words[COMPLETION] |
			page->words[SHARED]);
		ring_all(page, "doorbells for all queues of others", 5, 0);
		break;
	case 1:
		beyond_tables(page);
		map_others(page, world->context->cmd_fd);
		break;
	case 2:
		world->queue = some(ibv_create_cq(world->context, 16, NULL, NULL, 0), "a completion queue");
		*pair = make_pair(world, ITS_RIGHTS);
		to_rtr(world, *pair, peer);
		to_rts(*pair, 1);
		beyond_ring(page, *pair);
		break;
	case 3:
		ring_all(page, "forged consumers, but for its own queue", FORGED, 1);
		done(ibv_destroy_qp(*pair), "ending a queue pair");
		done(ibv_destroy_cq(world->queue), "ending a completion queue");
		break;
	}
}

/* The child: a process and a context of its own. */
static int attack(const char *device, int index, int line)
{
	struct world world = { .line = line, .index = index };
	struct ibv_device_attr attr;
	struct ibv_qp *pair = NULL;
	struct page page = { .device = device };
	struct end peer;

	world.context = open_device(device);
	find(&page);
	done(ibv_query_device(world.context, &attr), "the device");
	page.pairs = attr.max_qp + RESERVED_QPS;
	page.queues = attr.max_cq;
	page.shared = attr.max_srq;
	world.domain = some(ibv_alloc_pd(world.context), "a domain");
	hear(&world, &peer, sizeof(peer));
	peer.number = 0xffffff; /* nobody */
	for (int i = 0; i < STEPS; i++) {
		meet(&world);
		step(&world, &page, &pair, &peer, i);
		meet(&world);
	}
	done(ibv_dealloc_pd(world.domain), "ending a domain");
	done(ibv_close_device(world.context), "closing the device");
	return 0;
}

static const char *state_of(struct ibv_qp *pair)
{
	struct ibv_qp_init_attr init;
	struct ibv_qp_attr attr;

	done(ibv_query_qp(pair, &attr, IBV_QP_STATE, &init), "the state of a queue pair");
	return attr.qp_state == IBV_QPS_RTS ? "RTS" : "another";
}

static void attacked(const char *what, int number, const char *expected, const char *seen)
{
	char name[128];

	snprintf(name, sizeof(name), "%s after %s", what, steps[number]);
	row(name, expected, seen);
}

/* A shared receive queue that would tell of a limit if one larger than its own came, or fewer requests. */
static struct ibv_srq *make_shared(struct world *world, struct ibv_sge *piece)
{
	struct ibv_srq_init_attr init = { .attr = { .max_wr = ENTRIES, .max_sge = 1 } };
	struct ibv_srq *shared = some(ibv_create_srq(world->domain, &init), "a shared receive queue");
	struct ibv_recv_wr request = { .sg_list = piece, .num_sge = 1 }, *bad;
	struct ibv_srq_attr attr = { .srq_limit = 1 };

	done(ibv_post_srq_recv(shared, &request, &bad), "posting");
	done(ibv_modify_srq(shared, &attr, IBV_SRQ_LIMIT), "a limit");
	return shared;
}

/* The attacked one: what it does works as if nothing had been. */
static void suffer(struct world *world, int line)
{
	struct ibv_mr *region = some(ibv_reg_mr(world->domain, world->memory, BYTES, ALL), "a region");
	struct ibv_qp *pair = make_pair(world, ITS_RIGHTS);
	struct ibv_sge piece = { .addr = (uintptr_t)world->memory, .length = BYTES, .lkey = region->lkey };
	struct ibv_send_wr request = { .opcode = IBV_WR_RDMA_WRITE, .sg_list = &piece, .num_sge = 1 }, *bad;
	struct ibv_recv_wr receive = { .sg_list = &piece, .num_sge = 1 }, *worse;
	struct end peer = exchange(world, pair, 9, 0);
	struct world child = { .line = line };
	struct ibv_srq *shared = make_shared(world, &piece);
	struct ibv_srq_attr more = { .srq_limit = ENTRIES };
	struct ibv_wc wc;

	memset(world->memory, OUR_BYTE, BYTES);
	done(ibv_post_recv(pair, &receive, &worse), "posting");
	to_rtr(world, pair, &peer);
	to_rts(pair, 9);
	request.wr.rdma.rkey = peer.key;
	request.wr.rdma.remote_addr = peer.address;
	meet(world);
	tell(&child, &peer, sizeof(peer));
	for (int i = 0; i < STEPS; i++) {
		meet(&child); /* may begin */
		meet(&child); /* has tried */
		attacked("completions", i, "none", ibv_poll_cq(world->queue, 1, &wc) ? "some" : "none");
		attacked("events", i, "none", next_event(world->context, pair, 0));
		attacked("the state", i, "RTS", state_of(pair));
		done(ibv_post_send(pair, &request, &bad), "posting");
		attacked("a Write", i, ibv_wc_status_str(IBV_WC_SUCCESS), finish(world));
		meet(world);
		meet(world); /* it has looked */
	}
	done(ibv_modify_srq(shared, &more, IBV_SRQ_LIMIT), "a limit");
	row("the limit of its own shared queue then", ibv_event_type_str(IBV_EVENT_SRQ_LIMIT_REACHED),
	    next_event(world->context, shared, LATEST_MS));
	done(ibv_destroy_srq(shared), "ending a shared receive queue");
	done(ibv_destroy_qp(pair), "ending a queue pair");
	done(ibv_dereg_mr(region), "closing a region");
}

static void wait_for_writes(struct world *world)
{
	struct ibv_mr *region = some(ibv_reg_mr(world->domain, world->memory, BYTES, ALL), "a region");
	struct ibv_qp *pair = make_pair(world, ITS_RIGHTS);
	struct end peer = exchange(world, pair, 7, region->rkey);

	to_rtr(world, pair, &peer);
	memset(world->memory, ITS_BYTE, BYTES);
	meet(world);
	for (int i = 0; i < STEPS; i++) {
		meet(world);
		attacked("a Write", i, "its bytes", becomes(world->memory, OUR_BYTE) ? "its bytes" : "others");
		memset(world->memory, ITS_BYTE, BYTES);
		meet(world);
	}
	done(ibv_destroy_qp(pair), "ending a queue pair");
	done(ibv_dereg_mr(region), "closing a region");
}

int main(int count, char **words)
{
	struct world world;
	int lines[2], code = 0;
	pid_t child = 0;

	if (count < 3) {
		fprintf(stderr, "verbs_doorbells DEVICE GID-INDEX [ADDRESS]\n");
		return 2;
	}
	if (count > 3) {
		done(socketpair(AF_UNIX, SOCK_STREAM, 0, lines), "a line");
		child = fork();
		if (child < 0)
			die("a child");
		close(lines[child ? 1 : 0]);
		if (!child)
			return attack(words[1], atoi(words[2]), lines[1]);
	}
	open_world(&world, words[1], atoi(words[2]));
	call_peer(&world, count > 3 ? words[3] : NULL);
	if (!child) {
		wait_for_writes(&world);
	} else {
		suffer(&world, lines[0]);
		waitpid(child, &code, 0);
		row("how the attacker ends", "0", code ? "another code" : "0");
	}
	close_world(&world);
	return code ? 1 : 0;
}
