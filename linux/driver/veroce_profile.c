// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/*
 * What queue pairs speak on the wire. Neither verbs nor connection managers can choose, and a queue pair has its profile
 * before it is told its peer: so it is one for all of them.
 */
#include <linux/module.h>
#include <linux/string.h>
#include <linux/sysfs.h>

#include "veroce.h"

/* As CREATE_QP numbers them. */
#define ROCE 0
#define VEROCE 2 /* with tolerance of loss */
#define VEROCE_ATOMICS 3

enum { CHOSEN_VEROCE, CHOSEN_ROCE };

static const char * const titles[] = {
	[CHOSEN_VEROCE] = "veroce",
	[CHOSEN_ROCE] = "roce",
};

static int chosen;

static int choose(const char *title, const struct kernel_param *param)
{
	int found = sysfs_match_string(titles, title);

	if (found < 0) {
		pr_err("veroce: profile=%s: it is veroce or roce\n", title);
		return found;
	}
	chosen = found;
	return 0;
}

static int tell(char *text, const struct kernel_param *param)
{
	return sysfs_emit(text, "%s\n", titles[chosen]);
}

static const struct kernel_param_ops profile_ops = { .set = choose, .get = tell };
module_param_cb(profile, &profile_ops, NULL, 0444);
MODULE_PARM_DESC(profile, "What queue pairs speak: veroce, or roce, which is RoCEv2, to NICs of others (veroce)");

/* A NIC has RoCEv2 if it was built with it. */
int veroce_profile_init(struct veroce_dev *dev)
{
	u32 verbs = veroce_read(dev, RNIC_VERBS_OFFSET);

	if (chosen == CHOSEN_VEROCE) {
		dev->profile = dev->atomics ? VEROCE_ATOMICS : VEROCE;
		return 0;
	}
	if (!(verbs & RNIC_VERBS_ROCE_MASK))
		return dev_err_probe(&dev->pdev->dev, -EOPNOTSUPP,
				     "profile=roce: this NIC was built without RoCEv2\n");
	dev->profile = ROCE;
	return 0;
}

const char *veroce_profile_title(void)
{
	return titles[chosen];
}
