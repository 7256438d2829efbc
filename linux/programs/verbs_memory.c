// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Memory that cannot be a region: more than a user may lock, more than a memory group has, memory that is not there, may
 * not be written or is too long, and more regions than the NIC has. Each is refused, and leaves nothing. Lines of the
 * output are as those of verbs_attack.
 *
 *     verbs_memory DEVICE GROUP    the folder of a memory group of 64 MiB or less
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "verbs_ends.h"

#define MIB (1ul << 20)
#define LOCKABLE MIB
#define HUGE (128 * MIB) /* more than the group has */
#define MOST_REGIONS 65536
#define NOBODY 65534

static struct ibv_context *context;
static struct ibv_pd *domain;

static void *mapped(size_t bytes, int rights)
{
	void *memory = mmap(NULL, bytes, rights, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);

	if (memory == MAP_FAILED)
		die("memory");
	return memory;
}

/* What comes of a region, which is closed again. */
static const char *registered(void *memory, size_t bytes)
{
	struct ibv_mr *region = ibv_reg_mr(domain, memory, bytes, ALL);

	if (!region)
		return strerrorname_np(errno);
	done(ibv_dereg_mr(region), "closing a region");
	return "a region";
}

static void check(const char *name, const char *expected, void *memory, size_t bytes)
{
	row(name, expected, registered(memory, bytes));
	munmap(memory, bytes);
}

static void check_places(void)
{
	void *hole = mapped(3 * BYTES, PROT_READ | PROT_WRITE);

	munmap((char *)hole + BYTES, BYTES);
	row("memory with a hole", "EFAULT", registered(hole, 3 * BYTES));
	check("memory that may not be written", "EFAULT", mapped(BYTES, PROT_READ), BYTES);
	check("memory that may not be touched", "EFAULT", mapped(BYTES, PROT_NONE), BYTES);
	check("memory of 4 GiB", "EINVAL", mapped(4096 * MIB, PROT_READ | PROT_WRITE), 4096 * MIB);
	check("memory of a page", "a region", mapped(BYTES, PROT_READ | PROT_WRITE), BYTES);
}

/* The answer of a child that does this in a process of its own. */
static const char *in_child(const char *(*what)(const char *), const char *word)
{
	static char said[64];
	int line[2], state;
	ssize_t got;
	pid_t child;

	done(pipe(line), "a pipe");
	child = fork();
	if (!child) {
		const char *seen = what(word);

		_exit(write(line[1], seen, strlen(seen)) < 0);
	}
	close(line[1]);
	got = read(line[0], said, sizeof(said) - 1);
	close(line[0]);
	waitpid(child, &state, 0);
	if (WIFSIGNALED(state))
		return WTERMSIG(state) == SIGKILL ? "killed" : "another signal";
	said[got < 0 ? 0 : got] = 0;
	return said;
}

/* As a user who may lock a little; the device is opened before. */
static const char *lock(const char *bytes)
{
	struct rlimit limit = { LOCKABLE, LOCKABLE };
	size_t size = strtoul(bytes, NULL, 0);

	done(setrlimit(RLIMIT_MEMLOCK, &limit), "a limit");
	done(setuid(NOBODY), "another user");
	return registered(mapped(size, PROT_READ | PROT_WRITE), size);
}

static const char *outgrow(const char *group)
{
	char path[256];
	int file;

	snprintf(path, sizeof(path), "%s/cgroup.procs", group);
	file = open(path, O_WRONLY);
	if (file < 0 || write(file, "0", 1) != 1)
		die(path);
	return registered(mapped(HUGE, PROT_READ | PROT_WRITE), HUGE);
}

static int open_all(struct ibv_mr **regions, void *memory)
{
	int count = 0;

	while (count < MOST_REGIONS && (regions[count] = ibv_reg_mr(domain, memory, BYTES, ALL)))
		count++;
	return count;
}

static void check_count(void)
{
	static struct ibv_mr *regions[MOST_REGIONS];
	void *memory = mapped(BYTES, PROT_READ | PROT_WRITE);
	int counts[2];

	for (int i = 0; i < 2; i++) {
		counts[i] = open_all(regions, memory);
		row("one region more than there are", "ENOMEM", strerrorname_np(errno));
		for (int at = 0; at < counts[i]; at++)
			done(ibv_dereg_mr(regions[at]), "closing a region");
	}
	row("as many regions again when all are closed", "yes", counts[0] && counts[0] == counts[1] ? "yes" : "no");
}

int main(int count, char **words)
{
	if (count != 3) {
		fprintf(stderr, "usage: %s DEVICE GROUP\n", words[0]);
		return 1;
	}
	context = open_device(words[1]);
	domain = some(ibv_alloc_pd(context), "a domain");
	check_places();
	row("half of what a user may lock", "a region", in_child(lock, "524288"));
	row("twice of what a user may lock", "ENOMEM", in_child(lock, "2097152"));
	row("more than a memory group has", "killed", in_child(outgrow, words[2]));
	check_count();
	done(ibv_dealloc_pd(domain), "ending a domain");
	done(ibv_close_device(context), "closing the device");
	return 0;
}
