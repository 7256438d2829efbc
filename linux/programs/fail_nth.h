/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
/* Lets one allocation of this thread fail, in a kernel that has fault injection: memory, pages, copies from and to here. */
#ifndef FAIL_NTH_H
#define FAIL_NTH_H

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HIGHEST_ERROR 256
#define MOST_FAILURES 100000

/* What came of a call whose allocations fail in turn. */
struct failures {
	unsigned int refused, borne; /* it said so, or did without */
	bool errors[HIGHEST_ERROR];
};

static int fail_nth_file = -1;

static void fail_nth(unsigned int number)
{
	char text[16];
	int length = snprintf(text, sizeof(text), "%u", number);

	if (fail_nth_file < 0)
		fail_nth_file = open("/proc/thread-self/fail-nth", O_RDWR | O_CLOEXEC);
	for (int i = 0; pwrite(fail_nth_file, text, length, 0) != length; i++) {
		if (i == 4) { /* one of them may be told to fail itself */
			perror("fail-nth: is this a kernel with fault injection?");
			exit(1);
		}
	}
}

/* Ends it. Whether none has failed: the call had fewer. */
static bool none_failed(void)
{
	char text[16] = "1"; /* that reading fails says the same */
	int err = errno;
	ssize_t length = pread(fail_nth_file, text, sizeof(text) - 1, 0);

	fail_nth(0);
	errno = err;
	return length < 0 || atoi(text) > 0;
}

/* Takes down what a call has answered; err is 0 or an errno. */
static void note(struct failures *failures, int err)
{
	if (err)
		failures->refused++;
	else
		failures->borne++;
	if (err)
		failures->errors[(unsigned int)err % HIGHEST_ERROR] = true;
}

static bool is_among(int err, const int *list)
{
	while (*list && *list != err)
		list++;
	return *list;
}

static void tell_errors(const int *list, const char *end)
{
	for (; *list; list++)
		printf("%s%s", strerrorname_np(*list), list[1] ? ", " : end);
}

/*
 * A row: nothing has been said but what a lack of memory, or memory of ours that cannot be read, may say. A list ends
 * with 0.
 */
static void tell_failures(const char *what, const struct failures *failures, const int *may)
{
	int odd[HIGHEST_ERROR + 1] = {}, count = 0;

	for (int i = 1; i < HIGHEST_ERROR; i++)
		if (failures->errors[i] && !is_among(i, may))
			odd[count++] = i;
	printf("row\t%s\t", what);
	tell_errors(may, " or nothing\t");
	if (!failures->refused && !failures->borne)
		printf("there was no allocation");
	else
		tell_errors(count ? odd : may, count ? "" : " or nothing");
	printf("\n%s: refused %u times, borne %u times\n", what, failures->refused, failures->borne);
	fflush(stdout);
}

#endif
