// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * A shared receive queue: what it refuses; that each message comes once, into the memory of the request that completes;
 * its limit; and a queue pair that fails and takes nothing from the others. Lines of the output are as those of
 * verbs_attack.
 *
 *     verbs_srq DEVICE GID-INDEX          sends
 *     verbs_srq DEVICE GID-INDEX ADDRESS  has the queue
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "verbs_ends.h"

#define ENTRIES 32
#define PAIRS 4
#define LIMIT 8
#define SLOT 64 /* bytes of a message */
#define WORDS (SLOT / (int)sizeof(uint32_t))
#define ROUND 20 /* messages of each of three rounds: fewer than are left before the limit is told, and more than LIMIT */
#define ROUNDS 3
#define MESSAGES (ROUNDS * ROUND)
#define QUEUE 128
#define FIRST_PSN 11
#define PATIENCE_MS 60000
#define QUIET_MS 300 /* for which no event comes when none is expected */
#define LIVES 50

/* One end: it sends, or it has the queue. */
struct side {
	struct world *world;
	struct ibv_cq *queue;
	struct ibv_srq *shared; /* NULL: it sends */
	struct ibv_mr *region;
	struct ibv_qp *pairs[PAIRS];
	bool open[ENTRIES]; /* requests that are posted and have not completed, by their slots of the memory */
	int flushed[PAIRS];
	int wrong; /* completions of no such request, or whose memory does not have what came */
	int came[MESSAGES];
};

static const char *number(int value)
{
	static char texts[4][16];
	static int next;
	char *text = texts[next++ % 4];

	snprintf(text, sizeof(texts[0]), "%d", value);
	return text;
}

static void number_row(const char *name, int expected, int seen)
{
	row(name, number(expected), number(seen));
}

static struct ibv_srq *make_shared(struct ibv_pd *domain, uint32_t entries)
{
	struct ibv_srq_init_attr init = { .attr = { .max_wr = entries, .max_sge = 1 } };

	return ibv_create_srq(domain, &init);
}

static struct ibv_qp *make(struct side *side, struct ibv_pd *domain)
{
	struct ibv_qp_init_attr init = {
		.send_cq = side->queue, .recv_cq = side->queue, .srq = side->shared, .qp_type = IBV_QPT_RC, .sq_sig_all = 1,
		.cap = { .max_send_wr = ROUND, .max_recv_wr = 1, .max_send_sge = 1, .max_recv_sge = 1 },
	};

	return ibv_create_qp(domain, &init);
}

static void to_state(struct ibv_qp *pair, enum ibv_qp_state state)
{
	struct ibv_qp_attr attr = { .qp_state = state, .port_num = 1 };
	int more = state == IBV_QPS_INIT ? IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS : 0;

	done(ibv_modify_qp(pair, &attr, IBV_QP_STATE | more), "a state");
}

/* ---- what is refused */

static void check_numbers(struct world *world)
{
	struct ibv_device_attr attr;
	struct ibv_srq **queues;
	int made = 0;

	done(ibv_query_device(world->context, &attr), "the device");
	queues = some(calloc(attr.max_srq + 1, sizeof(*queues)), "memory");
	for (; made <= attr.max_srq; made++) {
		queues[made] = make_shared(world->domain, 1);
		if (!queues[made])
			break;
	}
	number_row("shared receive queues, until they are used up", attr.max_srq, made);
	row("one more", strerror(ENOMEM), strerror(errno));
	while (made--)
		done(ibv_destroy_srq(queues[made]), "ending a queue");
	free(queues);
	row("one with too many entries", strerror(EINVAL), make_shared(world->domain, attr.max_srq_wr + 1) ? "made"
	    : strerror(errno));
}

/* A chain of one more than there is room for. */
static void check_posting(struct side *side)
{
	struct ibv_recv_wr requests[ENTRIES + 1] = {}, *bad = NULL;
	struct ibv_sge pieces[ENTRIES + 1];
	int err;

	for (int i = 0; i <= ENTRIES; i++) {
		pieces[i] = (struct ibv_sge){ (uintptr_t)side->world->memory + i % ENTRIES * SLOT, SLOT, side->region->lkey };
		requests[i].wr_id = i;
		requests[i].sg_list = &pieces[i];
		requests[i].num_sge = 1;
		requests[i].next = i < ENTRIES ? &requests[i + 1] : NULL;
	}
	err = ibv_post_srq_recv(side->shared, requests, &bad);
	row("a request beyond the ring", strerror(ENOMEM), strerror(err));
	number_row("and the first that is refused", ENTRIES, bad ? (int)(bad - requests) : -1);
	memset(side->open, true, sizeof(side->open));
}

static int post(struct side *side, int slot)
{
	struct ibv_sge piece = { (uintptr_t)side->world->memory + slot * SLOT, SLOT, side->region->lkey };
	struct ibv_recv_wr request = { .wr_id = slot, .sg_list = &piece, .num_sge = 1 }, *bad;

	memset(side->world->memory + slot * SLOT, 0xff, SLOT);
	side->open[slot] = true;
	return ibv_post_srq_recv(side->shared, &request, &bad);
}

static void check_refusals(struct side *side)
{
	struct ibv_srq_attr larger = { .max_wr = 2 * ENTRIES }, beyond = { .srq_limit = ENTRIES + 1 };
	struct ibv_recv_wr request = {}, *bad;
	struct ibv_qp *pair = make(side, side->world->other);

	row("a queue pair of another domain", strerror(EINVAL), pair ? "made" : strerror(errno));
	pair = some(make(side, side->world->domain), "a queue pair");
	row("the queue ends before its queue pair", strerror(EBUSY), strerror(ibv_destroy_srq(side->shared)));
	to_state(pair, IBV_QPS_INIT);
	row("and in INIT", strerror(EBUSY), strerror(ibv_destroy_srq(side->shared)));
	row("a request of the queue pair's own", strerror(EINVAL), strerror(ibv_post_recv(pair, &request, &bad)));
	row("another size", strerror(EOPNOTSUPP), strerror(ibv_modify_srq(side->shared, &larger, IBV_SRQ_MAX_WR)));
	row("a limit beyond the ring", strerror(EINVAL), strerror(ibv_modify_srq(side->shared, &beyond, IBV_SRQ_LIMIT)));
	done(ibv_destroy_qp(pair), "ending a queue pair");
}

/* The ring is full. A queue pair that ends gives back what it had, though nobody has polled that. */
static void check_ending(struct side *side)
{
	int err = ENOMEM;

	for (int i = 0; i < ENTRIES; i++)
		done(post(side, i), "posting");
	for (int i = 0; i < LIVES && err; i++) {
		struct ibv_qp *pair = some(make(side, side->world->domain), "a queue pair");

		to_state(pair, IBV_QPS_INIT);
		usleep(1000);
		done(ibv_destroy_qp(pair), "ending a queue pair");
		err = post(side, 0);
	}
	row("a queue pair that ends gives places back", "yes", err ? strerror(err) : "yes");
}

/* ---- messages */

static void connect_all(struct side *side)
{
	for (int i = 0; i < PAIRS; i++) {
		struct end peer;

		side->pairs[i] = some(make(side, side->world->domain), "a queue pair");
		to_state(side->pairs[i], IBV_QPS_INIT);
		peer = exchange(side->world, side->pairs[i], FIRST_PSN + i, 0);
		to_rtr(side->world, side->pairs[i], &peer);
		to_rts(side->pairs[i], FIRST_PSN + i);
	}
	meet(side->world);
}

/* A message says its number all over, and comes with it; each round takes all queue pairs in turn, the last not the first. */
static int of_message(int message)
{
	return message < (ROUNDS - 1) * ROUND ? message % PAIRS : 1 + message % (PAIRS - 1);
}

static void send_round(struct side *side, int round)
{
	struct ibv_wc wc;
	char name[64];
	int left = ROUND;

	for (int n = round * ROUND; n < (round + 1) * ROUND; n++) {
		uint32_t *words = (uint32_t *)(side->world->memory + n * SLOT);
		struct ibv_sge piece = { (uintptr_t)words, SLOT, side->region->lkey };
		struct ibv_send_wr request = { .wr_id = n, .opcode = IBV_WR_SEND_WITH_IMM, .imm_data = n, .sg_list = &piece,
					       .num_sge = 1 }, *bad;

		for (int i = 0; i < WORDS; i++)
			words[i] = n;
		done(ibv_post_send(side->pairs[of_message(n)], &request, &bad), "posting");
	}
	for (int i = 0; i < PATIENCE_MS && left; i += left ? !usleep(1000) : 0)
		while (left && ibv_poll_cq(side->queue, 1, &wc) == 1) {
			left--;
			if (wc.status) {
				fprintf(stderr, "message %d: %s\n", (int)wc.wr_id, ibv_wc_status_str(wc.status));
				exit(1);
			}
		}
	snprintf(name, sizeof(name), "round %d: messages that have not completed", round + 1);
	number_row(name, 0, left);
}

static int pair_of(struct side *side, uint32_t qp_num)
{
	for (int i = 0; i < PAIRS; i++)
		if (side->pairs[i]->qp_num == qp_num)
			return i;
	errno = EINVAL;
	die("a completion of nobody");
	return 0;
}

static void take(struct side *side, const struct ibv_wc *wc)
{
	const uint32_t *words = (const uint32_t *)(side->world->memory + wc->wr_id * SLOT);
	int message = wc->imm_data, pair = pair_of(side, wc->qp_num);
	bool is_right;

	is_right = wc->wr_id < ENTRIES && side->open[wc->wr_id];
	if (is_right)
		side->open[wc->wr_id] = false;
	if (wc->status == IBV_WC_WR_FLUSH_ERR) {
		side->flushed[pair]++;
		side->wrong += !is_right;
		return;
	}
	is_right = is_right && !wc->status && message >= 0 && message < MESSAGES && of_message(message) == pair;
	for (int i = 0; i < WORDS && is_right; i++)
		is_right = words[i] == (uint32_t)message;
	side->wrong += !is_right;
	if (is_right)
		side->came[message]++;
}

static void post_all(struct side *side)
{
	for (int i = 0; i < ENTRIES; i++)
		if (!side->open[i])
			done(post(side, i), "posting again");
}

/* What is there. */
static void take_all(struct side *side)
{
	struct ibv_wc wc;

	while (ibv_poll_cq(side->queue, 1, &wc) == 1)
		take(side, &wc);
}

/* Waits for so many messages; requests that complete are posted again at once, or not. */
static void receive(struct side *side, int messages, bool posts)
{
	struct ibv_wc wc;

	for (int i = 0; i < PATIENCE_MS && messages; i++) {
		while (messages && ibv_poll_cq(side->queue, 1, &wc) == 1) {
			take(side, &wc);
			messages -= wc.status != IBV_WC_WR_FLUSH_ERR;
		}
		if (posts)
			post_all(side);
		usleep(1000);
	}
}

/* ---- the limit */

static void arm(struct side *side, uint32_t limit)
{
	struct ibv_srq_attr attr = { .srq_limit = limit };

	done(ibv_modify_srq(side->shared, &attr, IBV_SRQ_LIMIT), "a limit");
}

static int limit_of(struct side *side)
{
	struct ibv_srq_attr attr = {};

	done(ibv_query_srq(side->shared, &attr), "asking for the limit");
	return attr.max_wr == ENTRIES ? (int)attr.srq_limit : -1;
}

static const char *event_of(struct side *side, int milliseconds)
{
	return next_event(side->world->context, side->shared, milliseconds);
}

static void check_limit(struct side *side)
{
	const char *told = ibv_event_type_str(IBV_EVENT_SRQ_LIMIT_REACHED);

	arm(side, LIMIT);
	row("a limit: its event while enough are left", "none", event_of(side, QUIET_MS));
	number_row("what the queue says of it", LIMIT, limit_of(side));
	meet(side->world);
	receive(side, ROUND, false);
	row("a limit: its event when fewer are left", told, event_of(side, PATIENCE_MS));
	row("and no more events", "none", event_of(side, QUIET_MS));
	number_row("what the queue says of it then", 0, limit_of(side));
	post_all(side);
	arm(side, ENTRIES);
	row("a limit above what is left: its event", told, event_of(side, PATIENCE_MS));
}

/* ---- both sides */

static void send_all(struct side *side)
{
	connect_all(side);
	for (int i = 0; i < ROUNDS; i++) {
		meet(side->world);
		send_round(side, i);
	}
	meet(side->world);
}

static void share(struct side *side)
{
	int once = 0, others = 0, returned;

	check_numbers(side->world);
	side->shared = some(make_shared(side->world->domain, ENTRIES), "a shared queue");
	check_refusals(side);
	check_ending(side);
	done(ibv_destroy_srq(side->shared), "ending a shared queue");
	side->shared = some(make_shared(side->world->domain, ENTRIES), "a shared queue");
	check_posting(side);
	connect_all(side);
	check_limit(side);
	meet(side->world);
	receive(side, ROUND, true);
	to_state(side->pairs[0], IBV_QPS_ERR);
	row("a queue pair in error has given all back: its event", ibv_event_type_str(IBV_EVENT_QP_LAST_WQE_REACHED),
	    next_event(side->world->context, side->pairs[0], PATIENCE_MS));
	row("and no more events", "none", next_event(side->world->context, NULL, QUIET_MS));
	take_all(side);
	returned = side->flushed[0];
	meet(side->world);
	receive(side, ROUND, true);
	for (int i = 0; i < MESSAGES; i++)
		once += side->came[i] == 1;
	for (int i = 1; i < PAIRS; i++)
		others += side->flushed[i];
	number_row("messages that came once, to their queue pairs", MESSAGES, once);
	number_row("completions of another request", 0, side->wrong);
	row("requests that a queue pair in error gives back", "some", side->flushed[0] ? "some" : "none");
	number_row("those that come behind its event", 0, side->flushed[0] - returned);
	number_row("and those of others", 0, others);
	meet(side->world);
}

int main(int count, char **words)
{
	struct world world = {};
	struct side side = { .world = &world };

	if (count != 3 && count != 4) {
		fprintf(stderr, "usage: %s DEVICE GID-INDEX [ADDRESS]\n", words[0]);
		return 1;
	}
	call_peer(&world, count == 4 ? words[3] : NULL);
	open_world(&world, words[1], atoi(words[2]));
	side.queue = some(ibv_create_cq(world.context, QUEUE, NULL, NULL, 0), "a completion queue");
	side.region = some(ibv_reg_mr(world.domain, world.memory, BYTES, ALL), "a region");
	if (count == 4)
		share(&side);
	else
		send_all(&side);
	for (int i = 0; i < PAIRS; i++)
		done(ibv_destroy_qp(side.pairs[i]), "ending a queue pair");
	if (side.shared)
		done(ibv_destroy_srq(side.shared), "ending a shared queue");
	done(ibv_dereg_mr(side.region), "ending a region");
	done(ibv_destroy_cq(side.queue), "ending a completion queue");
	close_world(&world);
	return 0;
}
