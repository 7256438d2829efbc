// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * What a program may not do to its peer's memory or to the kernel, tried through verbs: one queue pair for each
 * attempt, since most of them end it. The attacked side says whether a byte of its memory has changed. Lines of its
 * output are "row", what was tried, what was expected and what came of it, between tabs.
 *
 *     verbs_attack DEVICE GID-INDEX          waits to be attacked
 *     verbs_attack DEVICE GID-INDEX ADDRESS  attacks
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "verbs_ends.h"

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

int main(int count, char **words)
{
	struct world world;

	if (count < 3) {
		fprintf(stderr, "verbs_attack DEVICE GID-INDEX [ADDRESS]\n");
		return 2;
	}
	open_world(&world, words[1], atoi(words[2]));
	call_peer(&world, count > 3 ? words[3] : NULL);
	for (size_t i = 0; i < sizeof(attempts) / sizeof(attempts[0]); i++) {
		if (count > 3)
			attack(&world, &attempts[i]);
		else
			suffer(&world, &attempts[i]);
	}
	close_world(&world);
	return 0;
}
