// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * What a program may not do to its peer's memory or to the kernel, tried through verbs: one queue pair for each
 * attempt, since most of them end it. The attacked side says whether a byte of its memory has changed. Lines of its
 * output are "row", what was tried, what was expected and what came of it, between tabs.
 *
 *     verbs_attack DEVICE GID-INDEX          waits to be attacked
 *     verbs_attack DEVICE GID-INDEX ADDRESS  attacks
 */
#include <arpa/inet.h>
#include <errno.h>
#include <infiniband/verbs.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PORT 18600
#define BYTES 4096
#define PATIENCE_MS 60000
#define ITS_BYTE 0x5a
#define OUR_BYTE 0xa5
#define ALL (IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ)
#define ITS_RIGHTS (IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ)

enum key { RIGHT, OTHER_TAG, BEYOND_TABLE, CLOSED, OTHER_DOMAIN };
enum local { GOOD, LOCAL_OTHER_DOMAIN, LOCAL_CLOSED };

/* One attempt: in the memory of the peer, whose region and queue pair have these rights. */
struct attempt {
	const char *name;
	enum ibv_wr_opcode opcode;
	int region_rights, pair_rights;
	enum key key;
	enum local local;
	int64_t offset;
	uint32_t length;
	enum ibv_wc_status status;
	bool taken; /* the peer has had the rights, and takes them away in RTS */
};

#define WRITE IBV_WR_RDMA_WRITE
#define READ IBV_WR_RDMA_READ
#define DENIED IBV_WC_REM_ACCESS_ERR

static const struct attempt attempts[] = {
	{ "a Write that is allowed", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, 0, BYTES, IBV_WC_SUCCESS, false },
	{ "a Read that is allowed", READ, ALL, ITS_RIGHTS, RIGHT, GOOD, 0, BYTES, IBV_WC_SUCCESS, false },
	{ "a key with another tag", WRITE, ALL, ITS_RIGHTS, OTHER_TAG, GOOD, 0, 64, DENIED, false },
	{ "a key beyond the table", WRITE, ALL, ITS_RIGHTS, BEYOND_TABLE, GOOD, 0, 64, DENIED, false },
	{ "the key of a region that is closed", WRITE, ALL, ITS_RIGHTS, CLOSED, GOOD, 0, 64, DENIED, false },
	{ "the key of another domain", READ, ALL, ITS_RIGHTS, OTHER_DOMAIN, GOOD, 0, 64, DENIED, false },
	{ "a Write where one may read", WRITE, IBV_ACCESS_REMOTE_READ, ITS_RIGHTS, RIGHT, GOOD, 0, 64, DENIED, false },
	{ "a Read where one may write", READ, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE, ITS_RIGHTS, RIGHT, GOOD,
	  0, 64, DENIED, false },
	{ "a Write of one byte behind a region", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, BYTES - 63, 64, DENIED, false },
	{ "a Write of one byte before a region", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, -1, 64, DENIED, false },
	{ "a Read through the end of all addresses", READ, ALL, ITS_RIGHTS, RIGHT, GOOD, INT64_MIN, 64, DENIED, false },
	{ "a Write to who lets nobody write", WRITE, ALL, IBV_ACCESS_REMOTE_READ, RIGHT, GOOD, 0, 64,
	  IBV_WC_REM_INV_REQ_ERR, false },
	{ "a Write after that right has been taken in RTS", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, 0, 64,
	  IBV_WC_REM_INV_REQ_ERR, true },
	{ "our own key of another domain", WRITE, ALL, ITS_RIGHTS, RIGHT, LOCAL_OTHER_DOMAIN, 0, 64,
	  IBV_WC_LOC_PROT_ERR, false },
	{ "our own key of a closed region", WRITE, ALL, ITS_RIGHTS, RIGHT, LOCAL_CLOSED, 0, 64, IBV_WC_LOC_PROT_ERR,
	  false },
};

/* What the two tell each other of their ends. */
struct end {
	uint32_t number, psn, key, reserved;
	uint64_t address;
	union ibv_gid gid;
};

struct world {
	struct ibv_context *context;
	struct ibv_pd *domain, *other;
	struct ibv_cq *queue;
	uint8_t index;
	union ibv_gid gid;
	int line;
	uint8_t *memory;
};

static void die(const char *what)
{
	fprintf(stderr, "verbs_attack: %s: %s\n", what, strerror(errno));
	exit(1);
}

static void *some(void *object, const char *what)
{
	if (!object)
		die(what);
	return object;
}

static void done(int err, const char *what)
{
	if (err) {
		errno = err > 0 ? err : errno;
		die(what);
	}
}

static void row(const char *name, const char *expected, const char *seen)
{
	printf("row\t%s\t%s\t%s\n", name, expected, seen);
	fflush(stdout);
}

static void tell(struct world *world, const void *bytes, size_t length)
{
	if (write(world->line, bytes, length) != (ssize_t)length)
		die("the line to the peer");
}

static void hear(struct world *world, void *bytes, size_t length)
{
	for (ssize_t got; length; length -= got, bytes = (char *)bytes + got) {
		got = read(world->line, bytes, length);
		if (got <= 0)
			die("the line from the peer");
	}
}

static void meet(struct world *world)
{
	char byte = 0;

	tell(world, &byte, 1);
	hear(world, &byte, 1);
}

static struct ibv_qp *make_pair(struct world *world, int rights)
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

static void to_rtr(struct world *world, struct ibv_qp *pair, const struct end *peer)
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

static void to_rts(struct ibv_qp *pair, uint32_t psn)
{
	struct ibv_qp_attr attr = { .qp_state = IBV_QPS_RTS, .sq_psn = psn, .timeout = 14, .retry_cnt = 7,
				    .rnr_retry = 7, .max_rd_atomic = 1 };

	done(ibv_modify_qp(pair, &attr, IBV_QP_STATE | IBV_QP_SQ_PSN | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT |
			   IBV_QP_RNR_RETRY | IBV_QP_MAX_QP_RD_ATOMIC), "RTS");
}

/* Tells the peer of our end, and hears of its. */
static struct end exchange(struct world *world, struct ibv_qp *pair, uint32_t psn, uint32_t key)
{
	struct end ours = { .number = pair->qp_num, .psn = psn, .key = key, .address = (uintptr_t)world->memory,
			    .gid = world->gid };
	struct end its;

	tell(world, &ours, sizeof(ours));
	hear(world, &its, sizeof(its));
	return its;
}

static bool is_all(const uint8_t *memory, uint8_t byte)
{
	for (int i = 0; i < BYTES; i++)
		if (memory[i] != byte)
			return false;
	return true;
}

/* The key of a region that the attempt is told, and the region if it is to be closed later. */
static uint32_t opened(struct world *world, const struct attempt *attempt, struct ibv_mr **region)
{
	struct ibv_pd *domain = attempt->key == OTHER_DOMAIN ? world->other : world->domain;
	uint32_t key;

	*region = some(ibv_reg_mr(domain, world->memory, BYTES, attempt->region_rights), "a region");
	key = (*region)->rkey;
	if (attempt->key == CLOSED) {
		done(ibv_dereg_mr(*region), "closing a region");
		*region = NULL;
	}
	return attempt->key == OTHER_TAG ? key ^ 0x80 : attempt->key == BEYOND_TABLE ? key | 0xffffff00 : key;
}

static void suffer(struct world *world, const struct attempt *attempt)
{
	bool is_write = attempt->opcode == WRITE && attempt->status == IBV_WC_SUCCESS;
	struct ibv_qp_attr none = { .qp_access_flags = 0 };
	struct ibv_qp *pair = make_pair(world, attempt->pair_rights);
	struct ibv_mr *region;
	struct end peer;
	uint32_t key;

	memset(world->memory, ITS_BYTE, BYTES);
	key = opened(world, attempt, &region);
	peer = exchange(world, pair, 7, key);
	to_rtr(world, pair, &peer);
	if (attempt->taken) {
		to_rts(pair, 7);
		done(ibv_modify_qp(pair, &none, IBV_QP_ACCESS_FLAGS), "taking rights away");
	}
	meet(world); /* both are ready */
	meet(world); /* it has been tried */
	row(attempt->name, is_write ? "its bytes" : "no byte changed",
	    is_all(world->memory, is_write ? OUR_BYTE : ITS_BYTE) ? is_write ? "its bytes" : "no byte changed" :
	    "others");
	done(ibv_destroy_qp(pair), "ending a queue pair");
	if (region)
		done(ibv_dereg_mr(region), "closing a region");
}

static const char *finish(struct world *world)
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

static void attack(struct world *world, const struct attempt *attempt)
{
	struct ibv_pd *domain = attempt->local == LOCAL_OTHER_DOMAIN ? world->other : world->domain;
	struct ibv_mr *region = some(ibv_reg_mr(domain, world->memory, BYTES, ALL), "a region");
	struct ibv_qp *pair = make_pair(world, ITS_RIGHTS);
	struct ibv_sge piece = { .addr = (uintptr_t)world->memory, .length = attempt->length, .lkey = region->lkey };
	struct ibv_send_wr request = { .opcode = attempt->opcode, .sg_list = &piece, .num_sge = 1 }, *bad;
	struct end peer;

	memset(world->memory, OUR_BYTE, BYTES);
	peer = exchange(world, pair, 9, 0);
	if (attempt == attempts)
		row("a request before RTS", "EINVAL", ibv_post_send(pair, &request, &bad) == EINVAL ? "EINVAL" : "taken");
	to_rtr(world, pair, &peer);
	to_rts(pair, 9);
	if (attempt->local == LOCAL_CLOSED) {
		done(ibv_dereg_mr(region), "closing a region");
		region = NULL;
	}
	meet(world);
	request.wr.rdma.rkey = peer.key;
	request.wr.rdma.remote_addr = attempt->offset == INT64_MIN ? -32ull : peer.address + attempt->offset;
	done(ibv_post_send(pair, &request, &bad), "posting");
	row(attempt->name, ibv_wc_status_str(attempt->status), finish(world));
	if (attempt->opcode == READ && attempt->status == IBV_WC_SUCCESS)
		row("what was read", "its bytes", is_all(world->memory, ITS_BYTE) ? "its bytes" : "others");
	meet(world);
	done(ibv_destroy_qp(pair), "ending a queue pair");
	if (region)
		done(ibv_dereg_mr(region), "closing a region");
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

static struct ibv_context *opened_device(const char *name)
{
	struct ibv_device **list = some(ibv_get_device_list(NULL), "devices");

	for (struct ibv_device **device = list; *device; device++)
		if (!strcmp(ibv_get_device_name(*device), name))
			return some(ibv_open_device(*device), name);
	errno = ENODEV;
	die(name);
	return NULL;
}

int main(int count, char **words)
{
	struct world world;

	if (count < 3) {
		fprintf(stderr, "verbs_attack DEVICE GID-INDEX [ADDRESS]\n");
		return 2;
	}
	world.context = opened_device(words[1]);
	world.index = atoi(words[2]);
	world.domain = some(ibv_alloc_pd(world.context), "a domain");
	world.other = some(ibv_alloc_pd(world.context), "another domain");
	world.queue = some(ibv_create_cq(world.context, 16, NULL, NULL, 0), "a completion queue");
	world.memory = some(aligned_alloc(BYTES, BYTES), "memory");
	done(ibv_query_gid(world.context, 1, world.index, &world.gid), "the address of this end");
	world.line = called(count > 3 ? words[3] : NULL);
	for (size_t i = 0; i < sizeof(attempts) / sizeof(attempts[0]); i++) {
		if (count > 3)
			attack(&world, &attempts[i]);
		else
			suffer(&world, &attempts[i]);
	}
	done(ibv_destroy_cq(world.queue), "ending a completion queue");
	done(ibv_dealloc_pd(world.other), "ending a domain");
	done(ibv_dealloc_pd(world.domain), "ending a domain");
	done(ibv_close_device(world.context), "closing the device");
	return 0;
}
