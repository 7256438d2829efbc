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
#include <unistd.h>

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
	bool misses; /* a swap if there is what is not there */
};

#define WRITE IBV_WR_RDMA_WRITE
#define READ IBV_WR_RDMA_READ
#define ADD IBV_WR_ATOMIC_FETCH_AND_ADD
#define SWAP IBV_WR_ATOMIC_CMP_AND_SWP
#define DENIED IBV_WC_REM_ACCESS_ERR
#define WORDS (ALL | IBV_ACCESS_REMOTE_ATOMIC)
#define ATOMIC_RIGHTS (ITS_RIGHTS | IBV_ACCESS_REMOTE_ATOMIC)

#define PATIENCE_MS 20000
#define QUIET_MS 50 /* for which no event comes when none is expected */

/* No byte of them is another one's, and when they are added every byte carries. */
#define ITS_WORD 0x0123456789abcdefull
#define OUR_WORD 0xffdebc9a78563412ull

static const struct attempt attempts[] = {
	{ "a Write that is allowed", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, 0, BYTES, IBV_WC_SUCCESS, false, false },
	{ "a Read that is allowed", READ, ALL, ITS_RIGHTS, RIGHT, GOOD, 0, BYTES, IBV_WC_SUCCESS, false, false },
	{ "a key with another tag", WRITE, ALL, ITS_RIGHTS, OTHER_TAG, GOOD, 0, 64, DENIED, false, false },
	{ "a key beyond the table", WRITE, ALL, ITS_RIGHTS, BEYOND_TABLE, GOOD, 0, 64, DENIED, false, false },
	{ "the key of a region that is closed", WRITE, ALL, ITS_RIGHTS, CLOSED, GOOD, 0, 64, DENIED, false, false },
	{ "the key of another domain", READ, ALL, ITS_RIGHTS, OTHER_DOMAIN, GOOD, 0, 64, DENIED, false, false },
	{ "a Write where one may read", WRITE, IBV_ACCESS_REMOTE_READ, ITS_RIGHTS, RIGHT, GOOD, 0, 64, DENIED, false, false },
	{ "a Read where one may write", READ, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE, ITS_RIGHTS, RIGHT, GOOD,
	  0, 64, DENIED, false, false },
	{ "a Write of one byte behind a region", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, BYTES - 63, 64, DENIED, false, false },
	{ "a Write of one byte before a region", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, -1, 64, DENIED, false, false },
	{ "a Read through the end of all addresses", READ, ALL, ITS_RIGHTS, RIGHT, GOOD, INT64_MIN, 64, DENIED, false, false },
	{ "a Write to who lets nobody write", WRITE, ALL, IBV_ACCESS_REMOTE_READ, RIGHT, GOOD, 0, 64,
	  IBV_WC_REM_INV_REQ_ERR, false, false },
	{ "a Write after that right has been taken in RTS", WRITE, ALL, ITS_RIGHTS, RIGHT, GOOD, 0, 64,
	  IBV_WC_REM_INV_REQ_ERR, true, false },
	{ "our own key of another domain", WRITE, ALL, ITS_RIGHTS, RIGHT, LOCAL_OTHER_DOMAIN, 0, 64,
	  IBV_WC_LOC_PROT_ERR, false, false },
	{ "our own key of a closed region", WRITE, ALL, ITS_RIGHTS, RIGHT, LOCAL_CLOSED, 0, 64, IBV_WC_LOC_PROT_ERR,
	  false, false },
	{ "an add that is allowed", ADD, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, 64, 8, IBV_WC_SUCCESS, false, false },
	{ "an add at the end of a region", ADD, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, BYTES - 8, 8, IBV_WC_SUCCESS, false, false },
	{ "a swap that is allowed", SWAP, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, 128, 8, IBV_WC_SUCCESS, false, false },
	{ "a swap of what is not there", SWAP, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, 128, 8, IBV_WC_SUCCESS, false, true },
	{ "an add where one may write", ADD, ALL, ATOMIC_RIGHTS, RIGHT, GOOD, 64, 8, DENIED, false, false },
	{ "an add behind a region", ADD, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, BYTES, 8, DENIED, false, false },
	{ "a swap with the key of a region that is closed", SWAP, WORDS, ATOMIC_RIGHTS, CLOSED, GOOD, 0, 8, DENIED, false, false },
	{ "an add with the key of another domain", ADD, WORDS, ATOMIC_RIGHTS, OTHER_DOMAIN, GOOD, 0, 8, DENIED, false, false },
	{ "an add to who lets nobody add", ADD, WORDS, ITS_RIGHTS, RIGHT, GOOD, 64, 8, IBV_WC_REM_INV_REQ_ERR, false, false },
	{ "an add after that right has been taken in RTS", ADD, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, 64, 8,
	  IBV_WC_REM_INV_REQ_ERR, true, false },
	{ "an add across two words", ADD, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, 68, 8, IBV_WC_LOC_QP_OP_ERR, false, false },
	{ "an add of four bytes", ADD, WORDS, ATOMIC_RIGHTS, RIGHT, GOOD, 64, 4, IBV_WC_LOC_QP_OP_ERR, false, false },
};

static bool is_atomic(const struct attempt *attempt)
{
	return attempt->opcode == ADD || attempt->opcode == SWAP;
}

/* What an atomic that is allowed finds. */
static void put_word(const struct attempt *attempt, uint8_t *memory)
{
	uint64_t word = ITS_WORD;

	if (is_atomic(attempt) && attempt->status == IBV_WC_SUCCESS)
		memcpy(memory + attempt->offset, &word, sizeof(word));
}

/* Whether the attacked memory is as the attempt has to leave it. */
static bool is_right(const struct attempt *attempt, uint8_t *memory)
{
	bool succeeds = attempt->status == IBV_WC_SUCCESS;
	uint64_t word;

	if (!is_atomic(attempt) || !succeeds)
		return is_all(memory, succeeds && attempt->opcode == WRITE ? OUR_BYTE : ITS_BYTE);
	memcpy(&word, memory + attempt->offset, sizeof(word));
	memset(memory + attempt->offset, ITS_BYTE, sizeof(word));
	return is_all(memory, ITS_BYTE) &&
	       word == (attempt->opcode == ADD ? ITS_WORD + OUR_WORD : attempt->misses ? ITS_WORD : OUR_WORD);
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

static void await_write(const struct attempt *attempt, const uint8_t *memory)
{
	if (attempt->opcode == WRITE && attempt->status == IBV_WC_SUCCESS)
		becomes(memory, OUR_BYTE);
}

/* Whether the queue pair that is attacked fails of it. */
static bool is_refused(const struct attempt *attempt)
{
	return attempt->status == DENIED || attempt->status == IBV_WC_REM_INV_REQ_ERR;
}

static const char *told_of(const struct attempt *attempt)
{
	return !is_refused(attempt) ? "none" :
	       ibv_event_type_str(attempt->status == DENIED ? IBV_EVENT_QP_ACCESS_ERR : IBV_EVENT_QP_REQ_ERR);
}

static void suffer(struct world *world, const struct attempt *attempt)
{
	bool changes = attempt->opcode != READ && attempt->status == IBV_WC_SUCCESS && !attempt->misses;
	struct ibv_qp_attr none = { .qp_access_flags = 0 };
	struct ibv_qp *pair = make_pair(world, attempt->pair_rights);
	struct ibv_mr *region;
	struct end peer;
	uint32_t key;

	memset(world->memory, ITS_BYTE, BYTES);
	put_word(attempt, world->memory);
	key = opened(world, attempt, &region);
	peer = exchange(world, pair, 7, key);
	to_rtr(world, pair, &peer);
	if (attempt->taken) {
		to_rts(pair, 7);
		done(ibv_modify_qp(pair, &none, IBV_QP_ACCESS_FLAGS), "taking rights away");
	}
	meet(world); /* both are ready */
	meet(world); /* it has been tried */
	await_write(attempt, world->memory);
	row(attempt->name, changes ? "its bytes" : "no byte changed",
	    is_right(attempt, world->memory) ? changes ? "its bytes" : "no byte changed" : "others");
	row("what it is told of that", told_of(attempt),
	    next_event(world->context, pair, is_refused(attempt) ? PATIENCE_MS : QUIET_MS));
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
	if (is_atomic(attempt)) {
		request.wr.atomic.rkey = peer.key;
		request.wr.atomic.remote_addr = peer.address + attempt->offset;
		request.wr.atomic.swap = OUR_WORD;
		request.wr.atomic.compare_add = attempt->opcode == ADD ? OUR_WORD : ITS_WORD ^ attempt->misses;
	} else {
		request.wr.rdma.rkey = peer.key;
		request.wr.rdma.remote_addr = attempt->offset == INT64_MIN ? -32ull : peer.address + attempt->offset;
	}
	done(ibv_post_send(pair, &request, &bad), "posting");
	row(attempt->name, ibv_wc_status_str(attempt->status), finish(world));
	if (attempt->opcode == READ && attempt->status == IBV_WC_SUCCESS)
		row("what was read", "its bytes", is_all(world->memory, ITS_BYTE) ? "its bytes" : "others");
	if (is_atomic(attempt) && attempt->status == IBV_WC_SUCCESS) {
		row("what was fetched", "its word", *(uint64_t *)world->memory == ITS_WORD ? "its word" : "another");
		memset(world->memory, OUR_BYTE, sizeof(uint64_t));
	}
	if (is_atomic(attempt))
		row("what it leaves of our memory", "its bytes", is_all(world->memory, OUR_BYTE) ? "its bytes" : "others");
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
