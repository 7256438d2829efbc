/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
/* The two ends of an attack: how they meet, and how their queue pairs do. */
#ifndef VERBS_ENDS_H
#define VERBS_ENDS_H

#include <infiniband/verbs.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BYTES 4096
#define ITS_BYTE 0x5a
#define OUR_BYTE 0xa5
#define ALL (IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ)
#define ITS_RIGHTS (IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ)

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

/* Whatever is not expected ends the program, which says what it was about. */
void die(const char *what);
void *some(void *object, const char *what);
void done(int err, const char *what);
/* What was tried, what was expected and what came of it. */
void row(const char *name, const char *expected, const char *seen);

struct ibv_context *open_device(const char *name);
void open_world(struct world *world, const char *device, int index);
void close_world(struct world *world);
/* Waits for the peer, or calls it. */
void call_peer(struct world *world, const char *address);
void tell(struct world *world, const void *bytes, size_t length);
void hear(struct world *world, void *bytes, size_t length);
void meet(struct world *world);

struct ibv_qp *make_pair(struct world *world, int rights);
void to_rtr(struct world *world, struct ibv_qp *pair, const struct end *peer);
void to_rts(struct ibv_qp *pair, uint32_t psn);
/* Tells the peer of our end, and hears of its. */
struct end exchange(struct world *world, struct ibv_qp *pair, uint32_t psn, uint32_t key);
bool is_told(int fd, int milliseconds);
/* The next event, which is to be of this object. */
const char *next_event(struct ibv_context *context, const void *object, int milliseconds);
/* What became of the next request. */
const char *finish(struct world *world);
bool is_all(const uint8_t *memory, uint8_t byte);
/* An acknowledged Write lies in memory a moment later, which is longer where the NIC is simulated. */
bool becomes(const uint8_t *memory, uint8_t byte);

#endif
