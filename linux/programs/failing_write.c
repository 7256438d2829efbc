// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * Writes a word to a file of the kernel, in which an allocation fails, until one write has fewer: each of the first eight,
 * and then ever fewer of those that follow. What has been done all the same is undone by writing the word to another file.
 *
 *     failing_write FILE WORD UNDO    as "bind" and "unbind" of a driver with the name of a function
 */
#define _GNU_SOURCE
#include "fail_nth.h"

/* The bus has no other words for a region that it cannot note, and for vectors that it cannot make. */
static const int may[] = { ENOMEM, EFAULT, EBUSY, EINVAL, 0 };

static int opened(const char *path)
{
	int file = open(path, O_WRONLY);

	if (file < 0) {
		perror(path);
		exit(1);
	}
	return file;
}

int main(int count, char **words)
{
	struct failures failures = {};

	if (count != 4) {
		fprintf(stderr, "usage: %s FILE WORD UNDO\n", words[0]);
		return 1;
	}
	int file = opened(words[1]), undo = opened(words[3]);
	size_t length = strlen(words[2]);

	for (unsigned int number = 1; number < MOST_FAILURES; number += 1 + number / 8) {
		fail_nth(number);
		int err = write(file, words[2], length) < 0 ? errno : 0;
		bool is_over = none_failed();

		if (!err && write(undo, words[2], length) < 0) {
			perror(words[3]);
			return 1;
		}
		if (is_over) {
			if (err) {
				fprintf(stderr, "%s: %s without a failure\n", words[1], strerror(err));
				return 1;
			}
			tell_failures("allocations of a probe fail", &failures, may);
			return 0;
		}
		note(&failures, err);
	}
	fprintf(stderr, "there is no end of allocations\n");
	return 1;
}
