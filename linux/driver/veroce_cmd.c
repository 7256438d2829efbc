// SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB
/* Commands through the mailbox: one at a time, and what each result is to a caller. */
#include <linux/delay.h>
#include <linux/module.h>

#include "veroce.h"

static unsigned int command_timeout_ms = 30000;
module_param(command_timeout_ms, uint, 0644);
MODULE_PARM_DESC(command_timeout_ms,
		 "milliseconds after which a command that is not answered makes the device unusable");

#define POLL_US 50
#define POLLS 4
#define END_TRIES 16
#define RESET_MS 1000

static const int results[] = {
	[RNIC_RESULT_DONE] = 0,
	[RNIC_RESULT_UNKNOWN_COMMAND] = -EOPNOTSUPP,
	[RNIC_RESULT_RESERVED_BITS] = -EINVAL,
	[RNIC_RESULT_NO_SUCH_QP] = -EINVAL,
	[RNIC_RESULT_NO_SUCH_CQ] = -EINVAL,
	[RNIC_RESULT_NO_SUCH_MR] = -EINVAL,
	[RNIC_RESULT_NO_SUCH_ADDRESS] = -EINVAL,
	[RNIC_RESULT_QP_IN_USE] = -EBUSY,
	[RNIC_RESULT_QP_QUIET] = -EAGAIN,
	[RNIC_RESULT_QP_UNUSED] = -ENOENT,
	[RNIC_RESULT_UNKNOWN_STATE] = -EINVAL,
	[RNIC_RESULT_WRONG_STATE] = -EINVAL,
	[RNIC_RESULT_BAD_PROFILE] = -EOPNOTSUPP,
	[RNIC_RESULT_BAD_MTU] = -EINVAL,
	[RNIC_RESULT_BAD_PKEY] = -EINVAL,
	[RNIC_RESULT_BAD_ADDRESS] = -EINVAL,
	[RNIC_RESULT_BAD_WINDOW] = -EINVAL,
	[RNIC_RESULT_BAD_MESSAGES] = -EINVAL,
	[RNIC_RESULT_BAD_THRESHOLD] = -EINVAL,
	[RNIC_RESULT_BAD_TIMEOUT] = -EINVAL,
	[RNIC_RESULT_BAD_ROUND_TRIP] = -EINVAL,
	[RNIC_RESULT_BAD_SEND_CQ] = -EINVAL,
	[RNIC_RESULT_BAD_RECEIVE_CQ] = -EINVAL,
	[RNIC_RESULT_BAD_SEND_QUEUE] = -EINVAL,
	[RNIC_RESULT_BAD_RECEIVE_QUEUE] = -EINVAL,
	[RNIC_RESULT_MR_IN_USE] = -EBUSY,
	[RNIC_RESULT_MR_UNUSED] = -ENOENT,
	[RNIC_RESULT_BAD_LENGTH] = -EINVAL,
	[RNIC_RESULT_CQ_IN_USE] = -EBUSY,
	[RNIC_RESULT_CQ_UNUSED] = -ENOENT,
	[RNIC_RESULT_CQ_NEEDED] = -EBUSY,
	[RNIC_RESULT_BAD_RING] = -EINVAL,
	[RNIC_RESULT_DRAIN_TIMEOUT] = -ETIMEDOUT,
	[RNIC_RESULT_BAD_READS] = -EINVAL,
	[RNIC_RESULT_BAD_RESPONSE_WINDOW] = -EINVAL,
	[RNIC_RESULT_BAD_RIGHTS] = -EINVAL,
	[RNIC_RESULT_BAD_SRQ] = -EINVAL,
	[RNIC_RESULT_SRQ_IN_USE] = -EBUSY,
	[RNIC_RESULT_BAD_CONGESTION] = -EINVAL,
	[RNIC_RESULT_BAD_LIST] = -EINVAL,
	[RNIC_RESULT_BAD_GROUPS] = -EINVAL,
	[RNIC_RESULT_BAD_PATH] = -EINVAL,
	[RNIC_RESULT_BAD_EQ] = -EINVAL,
	[RNIC_RESULT_EQ_IN_USE] = -EBUSY,
	[RNIC_RESULT_BAD_GID] = -EINVAL,
	[RNIC_RESULT_BAD_PATHS] = -EINVAL,
};

/* A function that is no longer on the bus is all ones to whoever reads it. */
bool veroce_has_gone(struct veroce_dev *dev)
{
	return PCI_POSSIBLE_ERROR(veroce_read(dev, RNIC_IDENTITY_OFFSET));
}

/*
 * No command is given any more, and programs are told: also who waits for a completion, which will not come. Whatever
 * the NIC still does, it does not do it to memory.
 */
static void end_device(struct veroce_dev *dev)
{
	struct ib_event event = { .device = &dev->ib, .element.port_num = 1, .event = IB_EVENT_DEVICE_FATAL };

	pci_clear_master(dev->pdev);
	smp_store_release(&dev->dead, true);
	if (READ_ONCE(dev->registered)) {
		ib_dispatch_event(&event);
		veroce_cqs_end(dev);
	}
}

/* The NIC is about to forget everything, or has gone. A command that is under way is waited for. */
void veroce_give_up(struct veroce_dev *dev, const char *why)
{
	mutex_lock(&dev->command_lock);
	if (!dev->dead) {
		dev_err(&dev->pdev->dev, "%s: the device is unusable\n", why);
		end_device(dev);
	}
	mutex_unlock(&dev->command_lock);
}

/* The result word when no command runs, or -EIO for ever. A lost event costs a tenth of a second. */
static int wait_result(struct veroce_dev *dev, u32 *result)
{
	unsigned long end = jiffies + msecs_to_jiffies(command_timeout_ms);
	unsigned int polls;

	for (polls = 0;; polls++) {
		bool late = time_after(jiffies, end);

		*result = veroce_read(dev, RNIC_COMMAND_RESULT_OFFSET);
		if (!(*result & RNIC_COMMAND_RESULT_BUSY_MASK))
			return 0;
		if (PCI_POSSIBLE_ERROR(*result) && veroce_has_gone(dev)) {
			dev_err(&dev->pdev->dev, "it has gone: the device is unusable\n");
			end_device(dev);
			return -EIO;
		}
		if (late)
			break;
		if (polls < POLLS)
			usleep_range(POLL_US, 2 * POLL_US);
		else
			wait_for_completion_timeout(&dev->answered, HZ / 10);
	}
	dev_err(&dev->pdev->dev, "no answer for %u ms, result register is %#x: the device is unusable\n",
		command_timeout_ms, *result);
	end_device(dev);
	return -EIO;
}

/*
 * Whatever a driver before us has left: the NIC lets frames and bursts that have begun end, forgets everything else and
 * is as after its bus's reset. It needs neither commands nor interrupts.
 */
int veroce_reset(struct veroce_dev *dev)
{
	unsigned long end = jiffies + msecs_to_jiffies(RESET_MS);
	bool late;
	u32 control;

	veroce_write(dev, RNIC_CONTROL_OFFSET, RNIC_CONTROL_RESET_MASK);
	do {
		late = time_after(jiffies, end);
		control = veroce_read(dev, RNIC_CONTROL_OFFSET);
		if (PCI_POSSIBLE_ERROR(control))
			return -ENODEV;
		if (!(control & RNIC_CONTROL_RESETTING_MASK))
			return 0;
		usleep_range(POLL_US, 2 * POLL_US);
	} while (!late);
	return -ETIMEDOUT;
}

/* After a reset the tables are cleared first. */
int veroce_wait_idle(struct veroce_dev *dev)
{
	u32 result;

	return wait_result(dev, &result);
}

/* Gives a command and waits for its answer, of which the first word is wanted or not; may sleep. */
static int give(struct veroce_dev *dev, u32 code, u32 target, const u32 *arguments,
		unsigned int words, u32 *answer)
{
	unsigned int i;
	u32 result;
	int err;

	if (WARN_ON(words > VEROCE_ARGUMENTS))
		return -EINVAL;
	mutex_lock(&dev->command_lock);
	if (dev->dead) {
		err = -EIO;
		goto out;
	}
	for (i = 0; i < words; i++)
		veroce_write(dev, RNIC_COMMAND_ARGUMENT_WORD_OFFSET(i), arguments[i]);
	reinit_completion(&dev->answered);
	veroce_write(dev, RNIC_COMMAND_TARGET_OFFSET, target);
	veroce_write(dev, RNIC_COMMAND_OFFSET, code);
	err = wait_result(dev, &result);
	if (err)
		goto out;
	result = VEROCE_GET(RNIC_COMMAND_RESULT_CODE, result);
	err = result < ARRAY_SIZE(results) ? results[result] : -EIO;
	if (err)
		dev_dbg(&dev->pdev->dev, "command %u for %#x is refused with %u\n", code, target, result);
	else if (answer)
		*answer = veroce_read(dev, RNIC_COMMAND_ANSWER_WORD_OFFSET(0));
	if (!err && answer && PCI_POSSIBLE_ERROR(*answer))
		err = -EIO; /* no answer is that: it has gone meanwhile */
out:
	mutex_unlock(&dev->command_lock);
	return err;
}

int veroce_command(struct veroce_dev *dev, u32 code, u32 target,
		   const u32 *arguments, unsigned int words)
{
	return give(dev, code, target, arguments, words, NULL);
}

int veroce_query(struct veroce_dev *dev, u32 code, u32 target, u32 *answer)
{
	return give(dev, code, target, NULL, 0, answer);
}

/*
 * A command that ends something, which the NIC answers when nothing of it is under way. A dead device has lost the bus
 * before anybody sees that it is dead, so with it everything has ended.
 */
int veroce_end(struct veroce_dev *dev, u32 code, u32 target)
{
	int err, tries = 0;

	do {
		err = veroce_command(dev, code, target, NULL, 0);
	} while (err == -ETIMEDOUT && ++tries < END_TRIES);
	return READ_ONCE(dev->dead) ? 0 : err;
}
