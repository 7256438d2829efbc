/* SPDX-License-Identifier: GPL-2.0 OR Linux-OpenIB */
/* Registers of the NIC; times are in 1/16 us. Made from the register map; change that. */
#ifndef RNIC_REGISTERS_H
#define RNIC_REGISTERS_H

#define RNIC_WINDOW_BYTES 0x200000u

/* Who answers */
#define RNIC_IDENTITY_OFFSET 0x00u
/* the letters RNIC */
#define RNIC_IDENTITY_MAGIC_LOW 0
#define RNIC_IDENTITY_MAGIC_MASK 0xffffffffu
#define RNIC_IDENTITY_MAGIC_VALUE 0x524e4943u

/* Version of this map */
#define RNIC_VERSION_OFFSET 0x04u
/* major and minor, a byte each */
#define RNIC_VERSION_NUMBER_LOW 0
#define RNIC_VERSION_NUMBER_MASK 0xffffu

/* Queue pairs */
#define RNIC_QUEUE_PAIRS_OFFSET 0x08u
/* numbers are 0 to count - 1 */
#define RNIC_QUEUE_PAIRS_COUNT_LOW 0
#define RNIC_QUEUE_PAIRS_COUNT_MASK 0xffffffffu

/* Sequence numbers */
#define RNIC_WINDOW_OFFSET 0x0Cu
/* W: most packets outstanding per queue pair */
#define RNIC_WINDOW_PACKETS_LOW 0
#define RNIC_WINDOW_PACKETS_MASK 0xffffu
/* K: most messages outstanding per queue pair */
#define RNIC_WINDOW_MESSAGES_LOW 16
#define RNIC_WINDOW_MESSAGES_MASK 0xffff0000u

/* Memory regions */
#define RNIC_MRS_OFFSET 0x10u
/* key / 256 is 0 to count - 1 */
#define RNIC_MRS_COUNT_LOW 0
#define RNIC_MRS_COUNT_MASK 0xffffffffu

/* Completion queues */
#define RNIC_COMPLETION_QUEUES_OFFSET 0x14u
/* numbers are 0 to count - 1 */
#define RNIC_COMPLETION_QUEUES_COUNT_LOW 0
#define RNIC_COMPLETION_QUEUES_COUNT_MASK 0xffffffffu

/* Address handles */
#define RNIC_ADDRESS_HANDLES_OFFSET 0x18u
/* numbers are 0 to count - 1 */
#define RNIC_ADDRESS_HANDLES_COUNT_LOW 0
#define RNIC_ADDRESS_HANDLES_COUNT_MASK 0xffffffffu

/* The data path */
#define RNIC_DATA_PATH_OFFSET 0x1Cu
/* bytes per beat */
#define RNIC_DATA_PATH_BYTES_LOW 0
#define RNIC_DATA_PATH_BYTES_MASK 0xffffu
/* packet buffer */
#define RNIC_DATA_PATH_BUFFER_KILOBYTES_LOW 16
#define RNIC_DATA_PATH_BUFFER_KILOBYTES_MASK 0xffff0000u

/* The core clock */
#define RNIC_CLOCK_OFFSET 0x20u
/* frequency */
#define RNIC_CLOCK_KILOHERTZ_LOW 0
#define RNIC_CLOCK_KILOHERTZ_MASK 0xffffffffu

/* The clock of all delays */
#define RNIC_TIME_OFFSET 0x24u
/* counts 1/16 us, wraps */
#define RNIC_TIME_NOW_LOW 0
#define RNIC_TIME_NOW_MASK 0xffffffffu

/* Reads, atomics, shared receive queues, event queues and IP addresses */
#define RNIC_VERBS_OFFSET 0x28u
/* R: most that a queue pair accepts, and has outstanding */
#define RNIC_VERBS_READS_LOW 0
#define RNIC_VERBS_READS_MASK 0xffu
/* 0 none, 1 among all queue pairs of the NIC */
#define RNIC_VERBS_ATOMICS_LOW 8
#define RNIC_VERBS_ATOMICS_MASK 0x300u
/* queue pairs may share receive queues */
#define RNIC_VERBS_SHARED_LOW 10
#define RNIC_VERBS_SHARED_MASK 0x400u
/* numbers are 0 to event_queues - 1; each has a message */
#define RNIC_VERBS_EVENT_QUEUES_LOW 12
#define RNIC_VERBS_EVENT_QUEUES_MASK 0xf000u
/* shared receive queues; numbers are 0 to srqs - 1 */
#define RNIC_VERBS_SRQS_LOW 16
#define RNIC_VERBS_SRQS_MASK 0xfff0000u
/* IP addresses of ours; numbers are 0 to gids - 1 */
#define RNIC_VERBS_GIDS_LOW 28
#define RNIC_VERBS_GIDS_MASK 0xf0000000u
/* queue pairs may have profile 0, RoCEv2: Sends and Writes */
#define RNIC_VERBS_ROCE_LOW 11
#define RNIC_VERBS_ROCE_MASK 0x800u

/* The NIC as a whole */
#define RNIC_CONTROL_OFFSET 0x40u
/* the data path runs */
#define RNIC_CONTROL_ENABLE_LOW 0
#define RNIC_CONTROL_ENABLE_MASK 0x1u
#define RNIC_CONTROL_ENABLE_RESET 0x0u
/* 1 = the NIC is to be reset; see integration.md */
#define RNIC_CONTROL_RESET_LOW 1
#define RNIC_CONTROL_RESET_MASK 0x2u
/* it is to be reset, and has not been yet */
#define RNIC_CONTROL_RESETTING_LOW 2
#define RNIC_CONTROL_RESETTING_MASK 0x4u

/* Our MAC address */
#define RNIC_MAC_OFFSET 0x48u
/* first byte on the wire most significant */
#define RNIC_MAC_ADDRESS_LOW 0
#define RNIC_MAC_ADDRESS_MASK 0xffffffffffffull
#define RNIC_MAC_ADDRESS_RESET 0x0ull

/* How counters are read */
#define RNIC_STATISTICS_OFFSET 0x50u
/* 1 = as they were when it was written; they go on counting behind */
#define RNIC_STATISTICS_HOLD_LOW 0
#define RNIC_STATISTICS_HOLD_MASK 0x1u

/* UDP destination port */
#define RNIC_WIRE_PORT_OFFSET 0x70u
/* of all we send and take */
#define RNIC_WIRE_PORT_UDP_LOW 0
#define RNIC_WIRE_PORT_UDP_MASK 0xffffu
#define RNIC_WIRE_PORT_UDP_RESET 0x12bau

/* RTT probes */
#define RNIC_WIRE_RTT_OFFSET 0x74u
/* DSCP of RTT Responses */
#define RNIC_WIRE_RTT_DSCP_LOW 0
#define RNIC_WIRE_RTT_DSCP_MASK 0x3fu
#define RNIC_WIRE_RTT_DSCP_RESET 0x2eu

/* Headers of what we send, and what we take */
#define RNIC_WIRE_OFFSET 0x80u
/* time to live, hop limit */
#define RNIC_WIRE_TTL_LOW 0
#define RNIC_WIRE_TTL_MASK 0xffu
#define RNIC_WIRE_TTL_RESET 0x40u
/* transport version, checked on receipt */
#define RNIC_WIRE_TVER_LOW 8
#define RNIC_WIRE_TVER_MASK 0xf00u
#define RNIC_WIRE_TVER_RESET 0x0u
/* trimmed packets count with a wrong ICRC */
#define RNIC_WIRE_TRIM_ICRC_OPTIONAL_LOW 16
#define RNIC_WIRE_TRIM_ICRC_OPTIONAL_MASK 0x10000u
#define RNIC_WIRE_TRIM_ICRC_OPTIONAL_RESET 0x1u

/* UDP source ports */
#define RNIC_WIRE_SPORT_OFFSET 0x84u
/* that of path 0 */
#define RNIC_WIRE_SPORT_BASE_LOW 0
#define RNIC_WIRE_SPORT_BASE_MASK 0xffffu
#define RNIC_WIRE_SPORT_BASE_RESET 0xc000u

/* DSCP of what we send, and of trimmed packets */
#define RNIC_WIRE_DSCP_OFFSET 0x88u
/* packets with payload */
#define RNIC_WIRE_DSCP_DATA_LOW 0
#define RNIC_WIRE_DSCP_DATA_MASK 0x3fu
#define RNIC_WIRE_DSCP_DATA_RESET 0x8u
/* requests without payload */
#define RNIC_WIRE_DSCP_REQ_LOW 6
#define RNIC_WIRE_DSCP_REQ_MASK 0xfc0u
#define RNIC_WIRE_DSCP_REQ_RESET 0x8u
/* acknowledgements */
#define RNIC_WIRE_DSCP_CTRL_LOW 12
#define RNIC_WIRE_DSCP_CTRL_MASK 0x3f000u
#define RNIC_WIRE_DSCP_CTRL_RESET 0x2eu
/* trimmed packets */
#define RNIC_WIRE_DSCP_TRIM_LOW 18
#define RNIC_WIRE_DSCP_TRIM_MASK 0xfc0000u
#define RNIC_WIRE_DSCP_TRIM_RESET 0x9u
/* trimmed at the last hop; 64 = off */
#define RNIC_WIRE_DSCP_TRIM_LAST_LOW 24
#define RNIC_WIRE_DSCP_TRIM_LAST_MASK 0x7f000000u
#define RNIC_WIRE_DSCP_TRIM_LAST_RESET 0x40u

/* What the public record of the protocol leaves open */
#define RNIC_WIRE_CHOICE_OFFSET 0x8Cu
/* Retrans stands so many bits behind bit 65 of BTH */
#define RNIC_WIRE_CHOICE_RETRANS_LOW 0
#define RNIC_WIRE_CHOICE_RETRANS_MASK 0x7u
#define RNIC_WIRE_CHOICE_RETRANS_RESET 0x0u
/* bytes of the bitmap of SACKETH in the other order */
#define RNIC_WIRE_CHOICE_SACK_BYTES_LOW 8
#define RNIC_WIRE_CHOICE_SACK_BYTES_MASK 0x100u
#define RNIC_WIRE_CHOICE_SACK_BYTES_RESET 0x0u
/* bits of each of its bytes in the other order */
#define RNIC_WIRE_CHOICE_SACK_BITS_LOW 9
#define RNIC_WIRE_CHOICE_SACK_BITS_MASK 0x200u
#define RNIC_WIRE_CHOICE_SACK_BITS_RESET 0x0u
/* 1 means missing */
#define RNIC_WIRE_CHOICE_SACK_MISSING_LOW 10
#define RNIC_WIRE_CHOICE_SACK_MISSING_MASK 0x400u
#define RNIC_WIRE_CHOICE_SACK_MISSING_RESET 0x0u

/* Acknowledgements */
#define RNIC_REL_ACK_OFFSET 0x90u
/* packets for one */
#define RNIC_REL_ACK_N_LOW 0
#define RNIC_REL_ACK_N_MASK 0x1fu
#define RNIC_REL_ACK_N_RESET 0x4u
/* one at the end of each message */
#define RNIC_REL_ACK_ON_EOM_LOW 8
#define RNIC_REL_ACK_ON_EOM_MASK 0x100u
#define RNIC_REL_ACK_ON_EOM_RESET 0x1u
/* longest delay */
#define RNIC_REL_ACK_DELAY_LOW 16
#define RNIC_REL_ACK_DELAY_MASK 0xffff0000u
#define RNIC_REL_ACK_DELAY_RESET 0x20u

/* Selective acknowledgements */
#define RNIC_REL_SACK_OFFSET 0x94u
/* walk over windows of more than 128 packets */
#define RNIC_REL_SACK_ROTATE_LOW 0
#define RNIC_REL_SACK_ROTATE_MASK 0x1u
#define RNIC_REL_SACK_ROTATE_RESET 0x1u

/* Packet Drop NAKs */
#define RNIC_REL_TRIM_OFFSET 0x98u
/* answer trimmed packets */
#define RNIC_REL_TRIM_NAK_LOW 0
#define RNIC_REL_TRIM_NAK_MASK 0x1u
#define RNIC_REL_TRIM_NAK_RESET 0x1u
/* trim here when there is no room */
#define RNIC_REL_TRIM_LOCAL_LOW 1
#define RNIC_REL_TRIM_LOCAL_MASK 0x2u
#define RNIC_REL_TRIM_LOCAL_RESET 0x1u

/* Round-trip time */
#define RNIC_REL_SRTT_OFFSET 0x9Cu
/* weight of a sample is 2^-shift */
#define RNIC_REL_SRTT_SHIFT_LOW 0
#define RNIC_REL_SRTT_SHIFT_MASK 0x7u
#define RNIC_REL_SRTT_SHIFT_RESET 0x3u

/* Margin for jitter */
#define RNIC_REL_JITTER_OFFSET 0xA0u
/* added to the round-trip time */
#define RNIC_REL_JITTER_TIME_LOW 0
#define RNIC_REL_JITTER_TIME_MASK 0xfffu
#define RNIC_REL_JITTER_TIME_RESET 0x28u

/* Tail probes */
#define RNIC_REL_TLP_OFFSET 0xA4u
/* after so many round-trip times; 0 = off */
#define RNIC_REL_TLP_MULT_LOW 0
#define RNIC_REL_TLP_MULT_MASK 0xfu
#define RNIC_REL_TLP_MULT_RESET 0x2u

/* Retransmission timeouts */
#define RNIC_REL_RTO_OFFSET 0xA8u
/* doublings */
#define RNIC_REL_RTO_BACKOFF_MAX_LOW 0
#define RNIC_REL_RTO_BACKOFF_MAX_MASK 0x7u
#define RNIC_REL_RTO_BACKOFF_MAX_RESET 0x6u

/* Pacing */
#define RNIC_CC_BURST_OFFSET 0xACu
/* most bytes at once */
#define RNIC_CC_BURST_BYTES_LOW 0
#define RNIC_CC_BURST_BYTES_MASK 0xfffffu
#define RNIC_CC_BURST_BYTES_RESET 0x4000u

/* Rest of a queue pair after its reset */
#define RNIC_QP_QUIET_OFFSET 0xB0u
/* until ghosts of its old life have died */
#define RNIC_QP_QUIET_TIME_LOW 0
#define RNIC_QP_QUIET_TIME_MASK 0xffffffu
#define RNIC_QP_QUIET_TIME_RESET 0x3e80u

/* Where the rate of a queue pair under DCQCN begins */
#define RNIC_CC_LINE_RATE_OFFSET 0xE0u
/* in Mb/s; the most, too; no pace at this rate */
#define RNIC_CC_LINE_RATE_MEGABITS_LOW 0
#define RNIC_CC_LINE_RATE_MEGABITS_MASK 0xfffffu
#define RNIC_CC_LINE_RATE_MEGABITS_RESET 0x186a0u
/* weight of a notification in the share of congestion is 2^-this */
#define RNIC_CC_LINE_RATE_G_SHIFT_LOW 20
#define RNIC_CC_LINE_RATE_G_SHIFT_MASK 0xf00000u
#define RNIC_CC_LINE_RATE_G_SHIFT_RESET 0x8u
/* raises that only go half of the way back */
#define RNIC_CC_LINE_RATE_FAST_ROUNDS_LOW 24
#define RNIC_CC_LINE_RATE_FAST_ROUNDS_MASK 0x7000000u
#define RNIC_CC_LINE_RATE_FAST_ROUNDS_RESET 0x5u

/* The least rate */
#define RNIC_CC_RMIN_OFFSET 0xE4u
/* in Mb/s, no more than the line rate */
#define RNIC_CC_RMIN_MEGABITS_LOW 0
#define RNIC_CC_RMIN_MEGABITS_MASK 0xfffffu
#define RNIC_CC_RMIN_MEGABITS_RESET 0x3e8u

/* When rates fall, and the share of congestion */
#define RNIC_CC_CUT_OFFSET 0xE8u
/* least time between two cuts */
#define RNIC_CC_CUT_GAP_LOW 0
#define RNIC_CC_CUT_GAP_MASK 0xffffu
#define RNIC_CC_CUT_GAP_RESET 0x320u
/* after which the share falls without a cut; longer than a visit to every queue pair */
#define RNIC_CC_CUT_ALPHA_TIMER_LOW 16
#define RNIC_CC_CUT_ALPHA_TIMER_MASK 0xffff0000u
#define RNIC_CC_CUT_ALPHA_TIMER_RESET 0x370u

/* When rates rise */
#define RNIC_CC_RAISE_OFFSET 0xECu
/* between two raises by time; longer than a visit to every queue pair */
#define RNIC_CC_RAISE_TIMER_LOW 0
#define RNIC_CC_RAISE_TIMER_MASK 0xffffu
#define RNIC_CC_RAISE_TIMER_RESET 0x370u
/* least time between two notifications that a queue pair sends */
#define RNIC_CC_RAISE_CNP_GAP_LOW 16
#define RNIC_CC_RAISE_CNP_GAP_MASK 0xffff0000u
#define RNIC_CC_RAISE_CNP_GAP_RESET 0x320u

/* How much is sent between two raises by bytes */
#define RNIC_CC_BYTES_OFFSET 0xF0u
/* more than is sent in a visit to every queue pair */
#define RNIC_CC_BYTES_BYTES_LOW 0
#define RNIC_CC_BYTES_BYTES_MASK 0xffffffu
#define RNIC_CC_BYTES_BYTES_RESET 0x989680u

/* How much rates rise behind the fast rounds */
#define RNIC_CC_RAI_OFFSET 0xF4u
/* in Mb/s */
#define RNIC_CC_RAI_STEP_LOW 0
#define RNIC_CC_RAI_STEP_MASK 0xffffu
#define RNIC_CC_RAI_STEP_RESET 0x64u
/* in Mb/s, when time and bytes are behind them */
#define RNIC_CC_RAI_HYPER_STEP_LOW 16
#define RNIC_CC_RAI_HYPER_STEP_MASK 0xffff0000u
#define RNIC_CC_RAI_HYPER_STEP_RESET 0x3e8u

/* Send WQEs have been posted */
#define RNIC_SEND_DOORBELL_OFFSET 0x0100u
/* posted so far, modulo 65536 */
#define RNIC_SEND_DOORBELL_PRODUCER_LOW 0
#define RNIC_SEND_DOORBELL_PRODUCER_MASK 0xffffu
/* queue pair */
#define RNIC_SEND_DOORBELL_QP_LOW 16
#define RNIC_SEND_DOORBELL_QP_MASK 0xffff0000u

/* Receive WQEs have been posted */
#define RNIC_RECEIVE_DOORBELL_OFFSET 0x0104u
/* posted so far, modulo 65536 */
#define RNIC_RECEIVE_DOORBELL_PRODUCER_LOW 0
#define RNIC_RECEIVE_DOORBELL_PRODUCER_MASK 0xffffu
/* queue pair */
#define RNIC_RECEIVE_DOORBELL_QP_LOW 16
#define RNIC_RECEIVE_DOORBELL_QP_MASK 0xffff0000u

/* Completions have been read */
#define RNIC_COMPLETION_DOORBELL_OFFSET 0x0108u
/* read so far, modulo 65536 */
#define RNIC_COMPLETION_DOORBELL_CONSUMER_LOW 0
#define RNIC_COMPLETION_DOORBELL_CONSUMER_MASK 0xffffu
/* completion queue */
#define RNIC_COMPLETION_DOORBELL_CQ_LOW 16
#define RNIC_COMPLETION_DOORBELL_CQ_MASK 0x7fff0000u
/* interrupt at the next completion */
#define RNIC_COMPLETION_DOORBELL_ARM_LOW 31
#define RNIC_COMPLETION_DOORBELL_ARM_MASK 0x80000000u

/* WQEs have been posted to a shared receive queue, or it has a new limit */
#define RNIC_SRQ_DOORBELL_OFFSET 0x010Cu
/* posted so far, modulo 65536; or the limit */
#define RNIC_SRQ_DOORBELL_NUMBER_LOW 0
#define RNIC_SRQ_DOORBELL_NUMBER_MASK 0xffffu
/* shared receive queue */
#define RNIC_SRQ_DOORBELL_SRQ_LOW 16
#define RNIC_SRQ_DOORBELL_SRQ_MASK 0xfff0000u
/* an event when fewer are left than the number says; 0 = none */
#define RNIC_SRQ_DOORBELL_LIMIT_LOW 31
#define RNIC_SRQ_DOORBELL_LIMIT_MASK 0x80000000u

/* What has happened; the interrupt is high while one is enabled */
#define RNIC_INTERRUPT_STATUS_OFFSET 0x0140u
/* an armed completion queue has a completion */
#define RNIC_INTERRUPT_STATUS_COMPLETION_LOW 0
#define RNIC_INTERRUPT_STATUS_COMPLETION_MASK 0x1u
/* a command has been answered */
#define RNIC_INTERRUPT_STATUS_COMMAND_LOW 1
#define RNIC_INTERRUPT_STATUS_COMMAND_MASK 0x2u
/* a queue pair has gone to error */
#define RNIC_INTERRUPT_STATUS_QUEUE_PAIR_LOW 2
#define RNIC_INTERRUPT_STATUS_QUEUE_PAIR_MASK 0x4u
/* a completion queue was full */
#define RNIC_INTERRUPT_STATUS_OVERFLOW_LOW 3
#define RNIC_INTERRUPT_STATUS_OVERFLOW_MASK 0x8u
/* host memory has answered with an error */
#define RNIC_INTERRUPT_STATUS_BUS_LOW 4
#define RNIC_INTERRUPT_STATUS_BUS_MASK 0x10u
/* the register event has something new */
#define RNIC_INTERRUPT_STATUS_EVENT_LOW 5
#define RNIC_INTERRUPT_STATUS_EVENT_MASK 0x20u
/* an event queue had no room; what it is to tell waits */
#define RNIC_INTERRUPT_STATUS_EQ_FULL_LOW 7
#define RNIC_INTERRUPT_STATUS_EQ_FULL_MASK 0x80u
/* a doorbell came through a page that is not its own */
#define RNIC_INTERRUPT_STATUS_DENIED_LOW 8
#define RNIC_INTERRUPT_STATUS_DENIED_MASK 0x100u

/* What raises the interrupt */
#define RNIC_INTERRUPT_ENABLE_OFFSET 0x0144u
/* bits as in interrupt_status */
#define RNIC_INTERRUPT_ENABLE_MASK_LOW 0
#define RNIC_INTERRUPT_ENABLE_MASK_MASK 0x1ffu
#define RNIC_INTERRUPT_ENABLE_MASK_RESET 0x0u

/* How often completions interrupt */
#define RNIC_INTERRUPT_MODERATION_OFFSET 0x0148u
/* as soon as so many armed queues have a completion; 0 and 0: at once */
#define RNIC_INTERRUPT_MODERATION_COUNT_LOW 0
#define RNIC_INTERRUPT_MODERATION_COUNT_MASK 0xffu
#define RNIC_INTERRUPT_MODERATION_COUNT_RESET 0x0u
/* or as soon as one has waited so long */
#define RNIC_INTERRUPT_MODERATION_TIME_LOW 16
#define RNIC_INTERRUPT_MODERATION_TIME_MASK 0xffff0000u
#define RNIC_INTERRUPT_MODERATION_TIME_RESET 0x0u

/* Entries of an event queue have been read */
#define RNIC_EQ_DOORBELL_OFFSET 0x0170u
/* read so far, modulo 65536 */
#define RNIC_EQ_DOORBELL_CONSUMER_LOW 0
#define RNIC_EQ_DOORBELL_CONSUMER_MASK 0xffffu
/* event queue */
#define RNIC_EQ_DOORBELL_EQ_LOW 16
#define RNIC_EQ_DOORBELL_EQ_MASK 0x70000u

/* What has happened to an object, one after the other, if there is no event queue 0; writing takes it, the next shows */
#define RNIC_EVENT_OFFSET 0x014Cu
/* which */
#define RNIC_EVENT_OBJECT_LOW 0
#define RNIC_EVENT_OBJECT_MASK 0xffffu
/* 1 = fewer WQEs are left in the shared receive queue than its limit */
#define RNIC_EVENT_TYPE_LOW 24
#define RNIC_EVENT_TYPE_MASK 0x7f000000u
/* there is one */
#define RNIC_EVENT_VALID_LOW 31
#define RNIC_EVENT_VALID_MASK 0x80000000u

/* Writing it starts a command, unless one is running: then it is ignored */
#define RNIC_COMMAND_OFFSET 0x0200u
/* which command */
#define RNIC_COMMAND_CODE_LOW 0
#define RNIC_COMMAND_CODE_MASK 0xffu

/* What the command is about */
#define RNIC_COMMAND_TARGET_OFFSET 0x0204u
/* queue pair, completion queue, address handle or MR key */
#define RNIC_COMMAND_TARGET_NUMBER_LOW 0
#define RNIC_COMMAND_TARGET_NUMBER_MASK 0xffffffffu
#define RNIC_COMMAND_TARGET_NUMBER_RESET 0x0u

/* What became of the last command */
#define RNIC_COMMAND_RESULT_OFFSET 0x0208u
/* 0 = done, else why not; then nothing has changed */
#define RNIC_COMMAND_RESULT_CODE_LOW 0
#define RNIC_COMMAND_RESULT_CODE_MASK 0xffu
/* a command is running, or the tables are being cleared after reset */
#define RNIC_COMMAND_RESULT_BUSY_LOW 31
#define RNIC_COMMAND_RESULT_BUSY_MASK 0x80000000u

/* Frames with the verdict RX_FCS */
#define RNIC_RX_FCS_OFFSET 0x0400u
/* frames */
#define RNIC_RX_FCS_COUNT_LOW 0
#define RNIC_RX_FCS_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_LONG */
#define RNIC_RX_LONG_OFFSET 0x0408u
/* frames */
#define RNIC_RX_LONG_COUNT_LOW 0
#define RNIC_RX_LONG_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_OTHER */
#define RNIC_RX_OTHER_OFFSET 0x0410u
/* frames */
#define RNIC_RX_OTHER_COUNT_LOW 0
#define RNIC_RX_OTHER_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_IP_HDR */
#define RNIC_RX_IP_HDR_OFFSET 0x0418u
/* frames */
#define RNIC_RX_IP_HDR_COUNT_LOW 0
#define RNIC_RX_IP_HDR_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_IP_CSUM */
#define RNIC_RX_IP_CSUM_OFFSET 0x0420u
/* frames */
#define RNIC_RX_IP_CSUM_COUNT_LOW 0
#define RNIC_RX_IP_CSUM_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_IP_FRAG */
#define RNIC_RX_IP_FRAG_OFFSET 0x0428u
/* frames */
#define RNIC_RX_IP_FRAG_COUNT_LOW 0
#define RNIC_RX_IP_FRAG_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRIM_SHORT */
#define RNIC_RX_TRIM_SHORT_OFFSET 0x0430u
/* frames */
#define RNIC_RX_TRIM_SHORT_COUNT_LOW 0
#define RNIC_RX_TRIM_SHORT_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRIM_ICRC */
#define RNIC_RX_TRIM_ICRC_OFFSET 0x0438u
/* frames */
#define RNIC_RX_TRIM_ICRC_COUNT_LOW 0
#define RNIC_RX_TRIM_ICRC_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRIM_BAD */
#define RNIC_RX_TRIM_BAD_OFFSET 0x0440u
/* frames */
#define RNIC_RX_TRIM_BAD_COUNT_LOW 0
#define RNIC_RX_TRIM_BAD_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRIM_STALE */
#define RNIC_RX_TRIM_STALE_OFFSET 0x0448u
/* frames */
#define RNIC_RX_TRIM_STALE_COUNT_LOW 0
#define RNIC_RX_TRIM_STALE_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRIM_PAYLOAD */
#define RNIC_RX_TRIM_PAYLOAD_OFFSET 0x0450u
/* frames */
#define RNIC_RX_TRIM_PAYLOAD_COUNT_LOW 0
#define RNIC_RX_TRIM_PAYLOAD_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRIM_NAK */
#define RNIC_RX_TRIM_NAK_OFFSET 0x0458u
/* frames */
#define RNIC_RX_TRIM_NAK_COUNT_LOW 0
#define RNIC_RX_TRIM_NAK_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_LEN_IP */
#define RNIC_RX_LEN_IP_OFFSET 0x0460u
/* frames */
#define RNIC_RX_LEN_IP_COUNT_LOW 0
#define RNIC_RX_LEN_IP_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_SHORT */
#define RNIC_RX_SHORT_OFFSET 0x0468u
/* frames */
#define RNIC_RX_SHORT_COUNT_LOW 0
#define RNIC_RX_SHORT_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_LEN_UDP */
#define RNIC_RX_LEN_UDP_OFFSET 0x0470u
/* frames */
#define RNIC_RX_LEN_UDP_COUNT_LOW 0
#define RNIC_RX_LEN_UDP_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_ICRC */
#define RNIC_RX_ICRC_OFFSET 0x0478u
/* frames */
#define RNIC_RX_ICRC_COUNT_LOW 0
#define RNIC_RX_ICRC_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TVER */
#define RNIC_RX_TVER_OFFSET 0x0480u
/* frames */
#define RNIC_RX_TVER_COUNT_LOW 0
#define RNIC_RX_TVER_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRANSPORT */
#define RNIC_RX_TRANSPORT_OFFSET 0x0488u
/* frames */
#define RNIC_RX_TRANSPORT_COUNT_LOW 0
#define RNIC_RX_TRANSPORT_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_OPCODE */
#define RNIC_RX_OPCODE_OFFSET 0x0490u
/* frames */
#define RNIC_RX_OPCODE_COUNT_LOW 0
#define RNIC_RX_OPCODE_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_HDR_SHORT */
#define RNIC_RX_HDR_SHORT_OFFSET 0x0498u
/* frames */
#define RNIC_RX_HDR_SHORT_COUNT_LOW 0
#define RNIC_RX_HDR_SHORT_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_PAD */
#define RNIC_RX_PAD_OFFSET 0x04A0u
/* frames */
#define RNIC_RX_PAD_COUNT_LOW 0
#define RNIC_RX_PAD_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_LEN_OP */
#define RNIC_RX_LEN_OP_OFFSET 0x04A8u
/* frames */
#define RNIC_RX_LEN_OP_COUNT_LOW 0
#define RNIC_RX_LEN_OP_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_QPN */
#define RNIC_RX_QPN_OFFSET 0x04B0u
/* frames */
#define RNIC_RX_QPN_COUNT_LOW 0
#define RNIC_RX_QPN_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_QP_STATE */
#define RNIC_RX_QP_STATE_OFFSET 0x04B8u
/* frames */
#define RNIC_RX_QP_STATE_COUNT_LOW 0
#define RNIC_RX_QP_STATE_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_PKEY */
#define RNIC_RX_PKEY_OFFSET 0x04C0u
/* frames */
#define RNIC_RX_PKEY_COUNT_LOW 0
#define RNIC_RX_PKEY_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_PEER */
#define RNIC_RX_PEER_OFFSET 0x04C8u
/* frames */
#define RNIC_RX_PEER_COUNT_LOW 0
#define RNIC_RX_PEER_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_PROFILE */
#define RNIC_RX_PROFILE_OFFSET 0x04D0u
/* frames */
#define RNIC_RX_PROFILE_COUNT_LOW 0
#define RNIC_RX_PROFILE_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_AETH */
#define RNIC_RX_AETH_OFFSET 0x04D8u
/* frames */
#define RNIC_RX_AETH_COUNT_LOW 0
#define RNIC_RX_AETH_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_SACK */
#define RNIC_RX_SACK_OFFSET 0x04E0u
/* frames */
#define RNIC_RX_SACK_COUNT_LOW 0
#define RNIC_RX_SACK_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_ACK_STALE */
#define RNIC_RX_ACK_STALE_OFFSET 0x04E8u
/* frames */
#define RNIC_RX_ACK_STALE_COUNT_LOW 0
#define RNIC_RX_ACK_STALE_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_ACK_BAD */
#define RNIC_RX_ACK_BAD_OFFSET 0x04F0u
/* frames */
#define RNIC_RX_ACK_BAD_COUNT_LOW 0
#define RNIC_RX_ACK_BAD_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_ACK_FULL */
#define RNIC_RX_ACK_FULL_OFFSET 0x04F8u
/* frames */
#define RNIC_RX_ACK_FULL_COUNT_LOW 0
#define RNIC_RX_ACK_FULL_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_STRAY */
#define RNIC_RX_STRAY_OFFSET 0x0500u
/* frames */
#define RNIC_RX_STRAY_COUNT_LOW 0
#define RNIC_RX_STRAY_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_DUP */
#define RNIC_RX_DUP_OFFSET 0x0508u
/* frames */
#define RNIC_RX_DUP_COUNT_LOW 0
#define RNIC_RX_DUP_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_OOR */
#define RNIC_RX_OOR_OFFSET 0x0510u
/* frames */
#define RNIC_RX_OOR_COUNT_LOW 0
#define RNIC_RX_OOR_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_AFTER_ERR */
#define RNIC_RX_AFTER_ERR_OFFSET 0x0518u
/* frames */
#define RNIC_RX_AFTER_ERR_COUNT_LOW 0
#define RNIC_RX_AFTER_ERR_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_OOR_MSN */
#define RNIC_RX_OOR_MSN_OFFSET 0x0520u
/* frames */
#define RNIC_RX_OOR_MSN_COUNT_LOW 0
#define RNIC_RX_OOR_MSN_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_TRIM_LOCAL */
#define RNIC_RX_TRIM_LOCAL_OFFSET 0x0528u
/* frames */
#define RNIC_RX_TRIM_LOCAL_COUNT_LOW 0
#define RNIC_RX_TRIM_LOCAL_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_NOBUF */
#define RNIC_RX_NOBUF_OFFSET 0x0530u
/* frames */
#define RNIC_RX_NOBUF_COUNT_LOW 0
#define RNIC_RX_NOBUF_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_BAD_REQ */
#define RNIC_RX_BAD_REQ_OFFSET 0x0538u
/* frames */
#define RNIC_RX_BAD_REQ_COUNT_LOW 0
#define RNIC_RX_BAD_REQ_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_BAD_OP */
#define RNIC_RX_BAD_OP_OFFSET 0x0540u
/* frames */
#define RNIC_RX_BAD_OP_COUNT_LOW 0
#define RNIC_RX_BAD_OP_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_ACCESS */
#define RNIC_RX_ACCESS_OFFSET 0x0548u
/* frames */
#define RNIC_RX_ACCESS_COUNT_LOW 0
#define RNIC_RX_ACCESS_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_RNR */
#define RNIC_RX_RNR_OFFSET 0x0550u
/* frames */
#define RNIC_RX_RNR_COUNT_LOW 0
#define RNIC_RX_RNR_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_NO_RQE */
#define RNIC_RX_NO_RQE_OFFSET 0x0558u
/* frames */
#define RNIC_RX_NO_RQE_COUNT_LOW 0
#define RNIC_RX_NO_RQE_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_RQE_FETCH */
#define RNIC_RX_RQE_FETCH_OFFSET 0x0560u
/* frames */
#define RNIC_RX_RQE_FETCH_COUNT_LOW 0
#define RNIC_RX_RQE_FETCH_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_RQE_LEN */
#define RNIC_RX_RQE_LEN_OFFSET 0x0568u
/* frames */
#define RNIC_RX_RQE_LEN_COUNT_LOW 0
#define RNIC_RX_RQE_LEN_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_RQE_ACCESS */
#define RNIC_RX_RQE_ACCESS_OFFSET 0x0570u
/* frames */
#define RNIC_RX_RQE_ACCESS_COUNT_LOW 0
#define RNIC_RX_RQE_ACCESS_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_IRD */
#define RNIC_RX_IRD_OFFSET 0x0578u
/* frames */
#define RNIC_RX_IRD_COUNT_LOW 0
#define RNIC_RX_IRD_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_BAD_RSP */
#define RNIC_RX_BAD_RSP_OFFSET 0x0580u
/* frames */
#define RNIC_RX_BAD_RSP_COUNT_LOW 0
#define RNIC_RX_BAD_RSP_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_OK */
#define RNIC_RX_OK_OFFSET 0x0588u
/* frames */
#define RNIC_RX_OK_COUNT_LOW 0
#define RNIC_RX_OK_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_CNP */
#define RNIC_RX_CNP_OFFSET 0x0590u
/* frames */
#define RNIC_RX_CNP_COUNT_LOW 0
#define RNIC_RX_CNP_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_RTT_REQUEST */
#define RNIC_RX_RTT_REQUEST_OFFSET 0x0598u
/* frames */
#define RNIC_RX_RTT_REQUEST_COUNT_LOW 0
#define RNIC_RX_RTT_REQUEST_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_SLOW */
#define RNIC_RX_SLOW_OFFSET 0x05A0u
/* frames */
#define RNIC_RX_SLOW_COUNT_LOW 0
#define RNIC_RX_SLOW_COUNT_MASK 0xffffffffffffull

/* Frames with the verdict RX_SEQ */
#define RNIC_RX_SEQ_OFFSET 0x05A8u
/* frames */
#define RNIC_RX_SEQ_COUNT_LOW 0
#define RNIC_RX_SEQ_COUNT_MASK 0xffffffffffffull

/* Data packets sent, those sent again included */
#define RNIC_TX_PACKETS_OFFSET 0x0600u
/* events */
#define RNIC_TX_PACKETS_COUNT_LOW 0
#define RNIC_TX_PACKETS_COUNT_MASK 0xffffffffffffull

/* Data packets sent again */
#define RNIC_TX_RESENDS_OFFSET 0x0608u
/* events */
#define RNIC_TX_RESENDS_COUNT_LOW 0
#define RNIC_TX_RESENDS_COUNT_MASK 0xffffffffffffull

/* Acknowledgements sent */
#define RNIC_TX_ACKS_OFFSET 0x0610u
/* events */
#define RNIC_TX_ACKS_COUNT_LOW 0
#define RNIC_TX_ACKS_COUNT_MASK 0xffffffffffffull

/* Selective acknowledgements sent */
#define RNIC_TX_SACKS_OFFSET 0x0618u
/* events */
#define RNIC_TX_SACKS_COUNT_LOW 0
#define RNIC_TX_SACKS_COUNT_MASK 0xffffffffffffull

/* Packet Drop NAKs sent */
#define RNIC_TX_DROP_NAKS_OFFSET 0x0620u
/* events */
#define RNIC_TX_DROP_NAKS_COUNT_LOW 0
#define RNIC_TX_DROP_NAKS_COUNT_MASK 0xffffffffffffull

/* RNR NAKs sent */
#define RNIC_TX_RNR_NAKS_OFFSET 0x0628u
/* events */
#define RNIC_TX_RNR_NAKS_COUNT_LOW 0
#define RNIC_TX_RNR_NAKS_COUNT_MASK 0xffffffffffffull

/* Fatal NAKs sent */
#define RNIC_TX_FATAL_NAKS_OFFSET 0x0630u
/* events */
#define RNIC_TX_FATAL_NAKS_COUNT_LOW 0
#define RNIC_TX_FATAL_NAKS_COUNT_MASK 0xffffffffffffull

/* Packet Drop NAKs lost because their queue was full */
#define RNIC_TX_NAK_FULL_OFFSET 0x0638u
/* events */
#define RNIC_TX_NAK_FULL_COUNT_LOW 0
#define RNIC_TX_NAK_FULL_COUNT_MASK 0xffffffffffffull

/* Retransmission timeouts */
#define RNIC_TIMEOUTS_OFFSET 0x0640u
/* events */
#define RNIC_TIMEOUTS_COUNT_LOW 0
#define RNIC_TIMEOUTS_COUNT_MASK 0xffffffffffffull

/* Tail probes */
#define RNIC_TAIL_PROBES_OFFSET 0x0648u
/* events */
#define RNIC_TAIL_PROBES_COUNT_LOW 0
#define RNIC_TAIL_PROBES_COUNT_MASK 0xffffffffffffull

/* Pauses after an RNR NAK */
#define RNIC_RNR_WAITS_OFFSET 0x0650u
/* events */
#define RNIC_RNR_WAITS_COUNT_LOW 0
#define RNIC_RNR_WAITS_COUNT_MASK 0xffffffffffffull

/* Send WQEs completed */
#define RNIC_SEND_COMPLETIONS_OFFSET 0x0658u
/* events */
#define RNIC_SEND_COMPLETIONS_COUNT_LOW 0
#define RNIC_SEND_COMPLETIONS_COUNT_MASK 0xffffffffffffull

/* Receive WQEs completed */
#define RNIC_RECEIVE_COMPLETIONS_OFFSET 0x0660u
/* events */
#define RNIC_RECEIVE_COMPLETIONS_COUNT_LOW 0
#define RNIC_RECEIVE_COMPLETIONS_COUNT_MASK 0xffffffffffffull

/* Completions without room in their queue */
#define RNIC_CQ_OVERFLOW_OFFSET 0x0668u
/* events */
#define RNIC_CQ_OVERFLOW_COUNT_LOW 0
#define RNIC_CQ_OVERFLOW_COUNT_MASK 0xffffffffffffull

/* Errors of host memory, and Reads and atomics that could not be answered */
#define RNIC_RX_LOCAL_OFFSET 0x0670u
/* events */
#define RNIC_RX_LOCAL_COUNT_LOW 0
#define RNIC_RX_LOCAL_COUNT_MASK 0xffffffffffffull

/* Queue pairs that went to error */
#define RNIC_QP_ERRORS_OFFSET 0x0678u
/* events */
#define RNIC_QP_ERRORS_COUNT_LOW 0
#define RNIC_QP_ERRORS_COUNT_MASK 0xffffffffffffull

/* Acknowledgements that told of congestion */
#define RNIC_BECN_RECEIVED_OFFSET 0x05F8u
/* events */
#define RNIC_BECN_RECEIVED_COUNT_LOW 0
#define RNIC_BECN_RECEIVED_COUNT_MASK 0xffffffffffffull

/* Writes to registers that were refused, doorbells for what does not exist among them */
#define RNIC_WRITES_REFUSED_OFFSET 0x05F0u
/* events */
#define RNIC_WRITES_REFUSED_COUNT_LOW 0
#define RNIC_WRITES_REFUSED_COUNT_MASK 0xffffffffffffull

/* RTT Requests answered */
#define RNIC_TX_RTT_RESPONSES_OFFSET 0x05E8u
/* events */
#define RNIC_TX_RTT_RESPONSES_COUNT_LOW 0
#define RNIC_TX_RTT_RESPONSES_COUNT_MASK 0xffffffffffffull

/* Doorbells of send queues beyond their ring, of which nothing is fetched */
#define RNIC_SEND_BEYOND_OFFSET 0x05E0u
/* events */
#define RNIC_SEND_BEYOND_COUNT_LOW 0
#define RNIC_SEND_BEYOND_COUNT_MASK 0xffffffffffffull

/* Doorbells of receive queues beyond their ring, of which nothing is fetched */
#define RNIC_RECEIVE_BEYOND_OFFSET 0x05D8u
/* events */
#define RNIC_RECEIVE_BEYOND_COUNT_LOW 0
#define RNIC_RECEIVE_BEYOND_COUNT_MASK 0xffffffffffffull

/* Packets of responses to Reads and atomics sent, those sent again included */
#define RNIC_TX_RESPONSES_OFFSET 0x0680u
/* events */
#define RNIC_TX_RESPONSES_COUNT_LOW 0
#define RNIC_TX_RESPONSES_COUNT_MASK 0xffffffffffffull

/* Reads and atomics sent, those sent again included */
#define RNIC_TX_READS_OFFSET 0x0688u
/* events */
#define RNIC_TX_READS_COUNT_LOW 0
#define RNIC_TX_READS_COUNT_MASK 0xffffffffffffull

/* Atomics executed */
#define RNIC_ATOMICS_OFFSET 0x0690u
/* events */
#define RNIC_ATOMICS_COUNT_LOW 0
#define RNIC_ATOMICS_COUNT_MASK 0xffffffffffffull

/* MRs that a peer has withdrawn */
#define RNIC_INVALIDATIONS_OFFSET 0x0698u
/* events */
#define RNIC_INVALIDATIONS_COUNT_LOW 0
#define RNIC_INVALIDATIONS_COUNT_MASK 0xffffffffffffull

/* Retransmission timeouts while nothing but responses was awaited */
#define RNIC_READ_TIMEOUTS_OFFSET 0x06A0u
/* events */
#define RNIC_READ_TIMEOUTS_COUNT_LOW 0
#define RNIC_READ_TIMEOUTS_COUNT_MASK 0xffffffffffffull

/* Congestion notifications sent */
#define RNIC_TX_CNP_OFFSET 0x0710u
/* events */
#define RNIC_TX_CNP_COUNT_LOW 0
#define RNIC_TX_CNP_COUNT_MASK 0xffffffffffffull

/* Doorbells through a page to which what they are for does not listen; they change nothing */
#define RNIC_DOORBELL_DENIED_OFFSET 0x0728u
/* events */
#define RNIC_DOORBELL_DENIED_COUNT_LOW 0
#define RNIC_DOORBELL_DENIED_COUNT_MASK 0xffffffffffffull

/* How often an event queue sends its message */
#define RNIC_EQ_MODERATION_COUNT 8u
#define RNIC_EQ_MODERATION_STRIDE 0x04u

/* Messages of an event queue */
#define RNIC_EQ_MODERATION_EQ_OFFSET(i) (0x0150u + (i) * 0x04u + 0x00u)
/* as soon as so many entries have been written; 0 and 0: at once */
#define RNIC_EQ_MODERATION_EQ_COUNT_LOW 0
#define RNIC_EQ_MODERATION_EQ_COUNT_MASK 0xffu
#define RNIC_EQ_MODERATION_EQ_COUNT_RESET 0x0u
/* or as soon as one has waited so long */
#define RNIC_EQ_MODERATION_EQ_TIME_LOW 16
#define RNIC_EQ_MODERATION_EQ_TIME_MASK 0xffff0000u
#define RNIC_EQ_MODERATION_EQ_TIME_RESET 0x0u

/* What a query has found */
#define RNIC_COMMAND_ANSWER_COUNT 12u
#define RNIC_COMMAND_ANSWER_STRIDE 0x04u

/* One word */
#define RNIC_COMMAND_ANSWER_WORD_OFFSET(i) (0x0210u + (i) * 0x04u + 0x00u)
/* of a query; 0 behind its words */
#define RNIC_COMMAND_ANSWER_WORD_VALUE_LOW 0
#define RNIC_COMMAND_ANSWER_WORD_VALUE_MASK 0xffffffffu

/* What the command needs to know */
#define RNIC_COMMAND_ARGUMENT_COUNT 24u
#define RNIC_COMMAND_ARGUMENT_STRIDE 0x04u

/* One word */
#define RNIC_COMMAND_ARGUMENT_WORD_OFFSET(i) (0x0240u + (i) * 0x04u + 0x00u)
/* as the command says */
#define RNIC_COMMAND_ARGUMENT_WORD_VALUE_LOW 0
#define RNIC_COMMAND_ARGUMENT_WORD_VALUE_MASK 0xffffffffu
#define RNIC_COMMAND_ARGUMENT_WORD_VALUE_RESET 0x0u

/* Doorbells alone in a page of 4 KiB: what is created with this page listens to it, and to no other */
#define RNIC_DOORBELL_PAGE_COUNT 256u
#define RNIC_DOORBELL_PAGE_STRIDE 0x1000u

/* As send_doorbell, for what listens to this page */
#define RNIC_DOORBELL_PAGE_SEND_DOORBELL_OFFSET(i) (0x100000u + (i) * 0x1000u + 0x00u)
/* posted so far, modulo 65536 */
#define RNIC_DOORBELL_PAGE_SEND_DOORBELL_PRODUCER_LOW 0
#define RNIC_DOORBELL_PAGE_SEND_DOORBELL_PRODUCER_MASK 0xffffu
/* queue pair */
#define RNIC_DOORBELL_PAGE_SEND_DOORBELL_QP_LOW 16
#define RNIC_DOORBELL_PAGE_SEND_DOORBELL_QP_MASK 0xffff0000u

/* As receive_doorbell, for what listens to this page */
#define RNIC_DOORBELL_PAGE_RECEIVE_DOORBELL_OFFSET(i) (0x100000u + (i) * 0x1000u + 0x04u)
/* posted so far, modulo 65536 */
#define RNIC_DOORBELL_PAGE_RECEIVE_DOORBELL_PRODUCER_LOW 0
#define RNIC_DOORBELL_PAGE_RECEIVE_DOORBELL_PRODUCER_MASK 0xffffu
/* queue pair */
#define RNIC_DOORBELL_PAGE_RECEIVE_DOORBELL_QP_LOW 16
#define RNIC_DOORBELL_PAGE_RECEIVE_DOORBELL_QP_MASK 0xffff0000u

/* As completion_doorbell, for what listens to this page */
#define RNIC_DOORBELL_PAGE_COMPLETION_DOORBELL_OFFSET(i) (0x100000u + (i) * 0x1000u + 0x08u)
/* read so far, modulo 65536 */
#define RNIC_DOORBELL_PAGE_COMPLETION_DOORBELL_CONSUMER_LOW 0
#define RNIC_DOORBELL_PAGE_COMPLETION_DOORBELL_CONSUMER_MASK 0xffffu
/* completion queue */
#define RNIC_DOORBELL_PAGE_COMPLETION_DOORBELL_CQ_LOW 16
#define RNIC_DOORBELL_PAGE_COMPLETION_DOORBELL_CQ_MASK 0x7fff0000u
/* interrupt at the next completion */
#define RNIC_DOORBELL_PAGE_COMPLETION_DOORBELL_ARM_LOW 31
#define RNIC_DOORBELL_PAGE_COMPLETION_DOORBELL_ARM_MASK 0x80000000u

/* As srq_doorbell, for what listens to this page */
#define RNIC_DOORBELL_PAGE_SRQ_DOORBELL_OFFSET(i) (0x100000u + (i) * 0x1000u + 0x0Cu)
/* posted so far, modulo 65536; or the limit */
#define RNIC_DOORBELL_PAGE_SRQ_DOORBELL_NUMBER_LOW 0
#define RNIC_DOORBELL_PAGE_SRQ_DOORBELL_NUMBER_MASK 0xffffu
/* shared receive queue */
#define RNIC_DOORBELL_PAGE_SRQ_DOORBELL_SRQ_LOW 16
#define RNIC_DOORBELL_PAGE_SRQ_DOORBELL_SRQ_MASK 0xfff0000u
/* an event when fewer are left than the number says; 0 = none */
#define RNIC_DOORBELL_PAGE_SRQ_DOORBELL_LIMIT_LOW 31
#define RNIC_DOORBELL_PAGE_SRQ_DOORBELL_LIMIT_MASK 0x80000000u

/* Commands: the code, then the arguments as offsets from the first argument word */
#define RNIC_COMMAND_QUERY_CAPS 0u
#define RNIC_COMMAND_CREATE_QP 1u

/* The other end */
#define RNIC_COMMAND_CREATE_QP_PEER_OFFSET 0x00u
/* its queue pair */
#define RNIC_COMMAND_CREATE_QP_PEER_QP_LOW 0
#define RNIC_COMMAND_CREATE_QP_PEER_QP_MASK 0xffffffu
#define RNIC_COMMAND_CREATE_QP_PEER_QP_RESET 0x0u
/* of the wire, 0 to 3; 3 with atomics only, 0 is RoCEv2 */
#define RNIC_COMMAND_CREATE_QP_PEER_PROFILE_LOW 24
#define RNIC_COMMAND_CREATE_QP_PEER_PROFILE_MASK 0x3000000u
#define RNIC_COMMAND_CREATE_QP_PEER_PROFILE_RESET 0x0u
/* PMTU = 256 << code, 0 to 4 */
#define RNIC_COMMAND_CREATE_QP_PEER_MTU_LOW 26
#define RNIC_COMMAND_CREATE_QP_PEER_MTU_MASK 0x1c000000u
#define RNIC_COMMAND_CREATE_QP_PEER_MTU_RESET 0x0u
/* it may order atomics here; with profile 3, or 0, only */
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_ATOMIC_LOW 29
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_ATOMIC_MASK 0x20000000u
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_ATOMIC_RESET 0x0u
/* it may read here */
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_READ_LOW 30
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_READ_MASK 0x40000000u
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_READ_RESET 0x0u
/* it may write here */
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_WRITE_LOW 31
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_WRITE_MASK 0x80000000u
#define RNIC_COMMAND_CREATE_QP_PEER_REMOTE_WRITE_RESET 0x0u

/* How it is reached */
#define RNIC_COMMAND_CREATE_QP_ADDRESS_OFFSET 0x04u
/* address handle that has been written */
#define RNIC_COMMAND_CREATE_QP_ADDRESS_HANDLE_LOW 0
#define RNIC_COMMAND_CREATE_QP_ADDRESS_HANDLE_MASK 0xffffu
#define RNIC_COMMAND_CREATE_QP_ADDRESS_HANDLE_RESET 0x0u
/* paths in use less one */
#define RNIC_COMMAND_CREATE_QP_ADDRESS_LAST_PATH_LOW 16
#define RNIC_COMMAND_CREATE_QP_ADDRESS_LAST_PATH_MASK 0xf0000u
#define RNIC_COMMAND_CREATE_QP_ADDRESS_LAST_PATH_RESET 0x0u
/* of congestion control: 0 none, 1 DCQCN (profile 0 only), 2 that of the NIC if it has one, which needs cc_ext */
#define RNIC_COMMAND_CREATE_QP_ADDRESS_CC_ALGORITHM_LOW 20
#define RNIC_COMMAND_CREATE_QP_ADDRESS_CC_ALGORITHM_MASK 0x300000u
#define RNIC_COMMAND_CREATE_QP_ADDRESS_CC_ALGORITHM_RESET 0x0u
/* packets tell when they leave, acknowledgements what has come; both ends agree on it; wire_choice.retrans is 0 and stays so */
#define RNIC_COMMAND_CREATE_QP_ADDRESS_CC_EXT_LOW 22
#define RNIC_COMMAND_CREATE_QP_ADDRESS_CC_EXT_MASK 0x400000u
#define RNIC_COMMAND_CREATE_QP_ADDRESS_CC_EXT_RESET 0x0u

/* What belongs together */
#define RNIC_COMMAND_CREATE_QP_KEYS_OFFSET 0x08u
/* P_Key; its low 15 bits are not 0 */
#define RNIC_COMMAND_CREATE_QP_KEYS_PKEY_LOW 0
#define RNIC_COMMAND_CREATE_QP_KEYS_PKEY_MASK 0xffffu
#define RNIC_COMMAND_CREATE_QP_KEYS_PKEY_RESET 0x0u
/* protection domain */
#define RNIC_COMMAND_CREATE_QP_KEYS_PD_LOW 16
#define RNIC_COMMAND_CREATE_QP_KEYS_PD_MASK 0xffff0000u
#define RNIC_COMMAND_CREATE_QP_KEYS_PD_RESET 0x0u

/* What is sent */
#define RNIC_COMMAND_CREATE_QP_SEND_OFFSET 0x0Cu
/* first PSN */
#define RNIC_COMMAND_CREATE_QP_SEND_PSN_LOW 0
#define RNIC_COMMAND_CREATE_QP_SEND_PSN_MASK 0xffffffu
#define RNIC_COMMAND_CREATE_QP_SEND_PSN_RESET 0x0u
/* rel_retry */
#define RNIC_COMMAND_CREATE_QP_SEND_RETRIES_LOW 24
#define RNIC_COMMAND_CREATE_QP_SEND_RETRIES_MASK 0x7000000u
#define RNIC_COMMAND_CREATE_QP_SEND_RETRIES_RESET 0x0u
/* rel_rnr_retry; 7 = unlimited */
#define RNIC_COMMAND_CREATE_QP_SEND_RNR_RETRIES_LOW 28
#define RNIC_COMMAND_CREATE_QP_SEND_RNR_RETRIES_MASK 0x70000000u
#define RNIC_COMMAND_CREATE_QP_SEND_RNR_RETRIES_RESET 0x0u

/* What is received */
#define RNIC_COMMAND_CREATE_QP_RECEIVE_OFFSET 0x10u
/* first PSN */
#define RNIC_COMMAND_CREATE_QP_RECEIVE_PSN_LOW 0
#define RNIC_COMMAND_CREATE_QP_RECEIVE_PSN_MASK 0xffffffu
#define RNIC_COMMAND_CREATE_QP_RECEIVE_PSN_RESET 0x0u
/* rel_rnr_timer, code sent in RNR NAKs */
#define RNIC_COMMAND_CREATE_QP_RECEIVE_RNR_TIMER_LOW 24
#define RNIC_COMMAND_CREATE_QP_RECEIVE_RNR_TIMER_MASK 0x1f000000u
#define RNIC_COMMAND_CREATE_QP_RECEIVE_RNR_TIMER_RESET 0x0u

/* How much may be outstanding */
#define RNIC_COMMAND_CREATE_QP_WINDOW_OFFSET 0x14u
/* W_rx of the peer, 1 to the window of the NIC */
#define RNIC_COMMAND_CREATE_QP_WINDOW_PACKETS_LOW 0
#define RNIC_COMMAND_CREATE_QP_WINDOW_PACKETS_MASK 0x1fffu
#define RNIC_COMMAND_CREATE_QP_WINDOW_PACKETS_RESET 0x0u
/* 1 to the messages of the NIC and of the peer */
#define RNIC_COMMAND_CREATE_QP_WINDOW_MESSAGES_LOW 16
#define RNIC_COMMAND_CREATE_QP_WINDOW_MESSAGES_MASK 0x1ff0000u
#define RNIC_COMMAND_CREATE_QP_WINDOW_MESSAGES_RESET 0x0u

/* When it is sent again */
#define RNIC_COMMAND_CREATE_QP_TIMING_OFFSET 0x18u
/* rel_srtt_init in 1/16 us, 1 to 4000 us */
#define RNIC_COMMAND_CREATE_QP_TIMING_SRTT_LOW 0
#define RNIC_COMMAND_CREATE_QP_TIMING_SRTT_MASK 0xffffu
#define RNIC_COMMAND_CREATE_QP_TIMING_SRTT_RESET 0x0u
/* rel_rto_exp: 0 off, else 4.096 us << exponent, to 20 */
#define RNIC_COMMAND_CREATE_QP_TIMING_RTO_LOW 16
#define RNIC_COMMAND_CREATE_QP_TIMING_RTO_MASK 0x1f0000u
#define RNIC_COMMAND_CREATE_QP_TIMING_RTO_RESET 0x0u
/* rel_sack_th, 17 less than the window of the NIC at most */
#define RNIC_COMMAND_CREATE_QP_TIMING_SACK_THRESHOLD_LOW 24
#define RNIC_COMMAND_CREATE_QP_TIMING_SACK_THRESHOLD_MASK 0xff000000u
#define RNIC_COMMAND_CREATE_QP_TIMING_SACK_THRESHOLD_RESET 0x0u

/* Pacing, and whose receive WQEs are used */
#define RNIC_COMMAND_CREATE_QP_RATE_OFFSET 0x1Cu
/* per second; 0 = unlimited */
#define RNIC_COMMAND_CREATE_QP_RATE_MEGABITS_LOW 0
#define RNIC_COMMAND_CREATE_QP_RATE_MEGABITS_MASK 0xfffffu
#define RNIC_COMMAND_CREATE_QP_RATE_MEGABITS_RESET 0x0u
/* shared receive queue; 0 if shared is 0 */
#define RNIC_COMMAND_CREATE_QP_RATE_SRQ_LOW 20
#define RNIC_COMMAND_CREATE_QP_RATE_SRQ_MASK 0x7ff00000u
#define RNIC_COMMAND_CREATE_QP_RATE_SRQ_RESET 0x0u
/* of a shared receive queue: receive_queue.address and size.receive are 0 */
#define RNIC_COMMAND_CREATE_QP_RATE_SHARED_LOW 31
#define RNIC_COMMAND_CREATE_QP_RATE_SHARED_MASK 0x80000000u
#define RNIC_COMMAND_CREATE_QP_RATE_SHARED_RESET 0x0u

/* The ring of send WQEs */
#define RNIC_COMMAND_CREATE_QP_SEND_QUEUE_OFFSET 0x20u
/* a multiple of 64 */
#define RNIC_COMMAND_CREATE_QP_SEND_QUEUE_ADDRESS_LOW 0
#define RNIC_COMMAND_CREATE_QP_SEND_QUEUE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_CREATE_QP_SEND_QUEUE_ADDRESS_RESET 0x0ull

/* The ring of receive WQEs */
#define RNIC_COMMAND_CREATE_QP_RECEIVE_QUEUE_OFFSET 0x28u
/* a multiple of 64 */
#define RNIC_COMMAND_CREATE_QP_RECEIVE_QUEUE_ADDRESS_LOW 0
#define RNIC_COMMAND_CREATE_QP_RECEIVE_QUEUE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_CREATE_QP_RECEIVE_QUEUE_ADDRESS_RESET 0x0ull

/* Where completions go */
#define RNIC_COMMAND_CREATE_QP_COMPLETION_OFFSET 0x30u
/* completion queue of sends */
#define RNIC_COMMAND_CREATE_QP_COMPLETION_SEND_LOW 0
#define RNIC_COMMAND_CREATE_QP_COMPLETION_SEND_MASK 0xfffu
#define RNIC_COMMAND_CREATE_QP_COMPLETION_SEND_RESET 0x0u
/* completion queue of receives */
#define RNIC_COMMAND_CREATE_QP_COMPLETION_RECEIVE_LOW 16
#define RNIC_COMMAND_CREATE_QP_COMPLETION_RECEIVE_MASK 0xfff0000u
#define RNIC_COMMAND_CREATE_QP_COMPLETION_RECEIVE_RESET 0x0u

/* How long the rings are, and a window */
#define RNIC_COMMAND_CREATE_QP_SIZE_OFFSET 0x34u
/* log2 of its entries, 0 to 15 */
#define RNIC_COMMAND_CREATE_QP_SIZE_SEND_LOW 0
#define RNIC_COMMAND_CREATE_QP_SIZE_SEND_MASK 0xfu
#define RNIC_COMMAND_CREATE_QP_SIZE_SEND_RESET 0x0u
/* log2 of its entries, 0 to 15 */
#define RNIC_COMMAND_CREATE_QP_SIZE_RECEIVE_LOW 8
#define RNIC_COMMAND_CREATE_QP_SIZE_RECEIVE_MASK 0xf00u
#define RNIC_COMMAND_CREATE_QP_SIZE_RECEIVE_RESET 0x0u
/* W_rx of the peer for responses, to the window of the NIC; 0 if accepted.reads is 0 */
#define RNIC_COMMAND_CREATE_QP_SIZE_RESPONSES_LOW 16
#define RNIC_COMMAND_CREATE_QP_SIZE_RESPONSES_MASK 0x1fff0000u
#define RNIC_COMMAND_CREATE_QP_SIZE_RESPONSES_RESET 0x0u

/* Reads and atomics of the peer */
#define RNIC_COMMAND_CREATE_QP_ACCEPTED_OFFSET 0x38u
/* first PSN of the responses that are sent */
#define RNIC_COMMAND_CREATE_QP_ACCEPTED_PSN_LOW 0
#define RNIC_COMMAND_CREATE_QP_ACCEPTED_PSN_MASK 0xffffffu
#define RNIC_COMMAND_CREATE_QP_ACCEPTED_PSN_RESET 0x0u
/* kept until they are answered, to R of the NIC; 0 = none */
#define RNIC_COMMAND_CREATE_QP_ACCEPTED_READS_LOW 24
#define RNIC_COMMAND_CREATE_QP_ACCEPTED_READS_MASK 0x3f000000u
#define RNIC_COMMAND_CREATE_QP_ACCEPTED_READS_RESET 0x0u

/* Reads and atomics of this end */
#define RNIC_COMMAND_CREATE_QP_OUTSTANDING_OFFSET 0x3Cu
/* first PSN of the responses that come */
#define RNIC_COMMAND_CREATE_QP_OUTSTANDING_PSN_LOW 0
#define RNIC_COMMAND_CREATE_QP_OUTSTANDING_PSN_MASK 0xffffffu
#define RNIC_COMMAND_CREATE_QP_OUTSTANDING_PSN_RESET 0x0u
/* at once, to R of the NIC and what the peer accepts; 0 = none may be posted */
#define RNIC_COMMAND_CREATE_QP_OUTSTANDING_READS_LOW 24
#define RNIC_COMMAND_CREATE_QP_OUTSTANDING_READS_MASK 0x3f000000u
#define RNIC_COMMAND_CREATE_QP_OUTSTANDING_READS_RESET 0x0u

/* Who rings for it */
#define RNIC_COMMAND_CREATE_QP_DOORBELLS_OFFSET 0x48u
/* the page of doorbells that it listens to; 0 = those among the registers */
#define RNIC_COMMAND_CREATE_QP_DOORBELLS_PAGE_LOW 0
#define RNIC_COMMAND_CREATE_QP_DOORBELLS_PAGE_MASK 0xffu
#define RNIC_COMMAND_CREATE_QP_DOORBELLS_PAGE_RESET 0x0u

/* What is told: RTR and RTS are entered only when their group has been */
#define RNIC_COMMAND_CREATE_QP_GROUPS_OFFSET 0x4Cu
/* for RTR, in INIT: peer, address, receive, size.responses, accepted; and timing and send.retries, by which responses are sent again */
#define RNIC_COMMAND_CREATE_QP_GROUPS_RECEIVE_LOW 17
#define RNIC_COMMAND_CREATE_QP_GROUPS_RECEIVE_MASK 0x20000u
#define RNIC_COMMAND_CREATE_QP_GROUPS_RECEIVE_RESET 0x0u
/* for RTS, in INIT or RTR, with or after receive: send, window, timing, outstanding */
#define RNIC_COMMAND_CREATE_QP_GROUPS_SEND_LOW 18
#define RNIC_COMMAND_CREATE_QP_GROUPS_SEND_MASK 0x40000u
#define RNIC_COMMAND_CREATE_QP_GROUPS_SEND_RESET 0x0u
#define RNIC_COMMAND_MODIFY_QP 2u

/* The state it shall have */
#define RNIC_COMMAND_MODIFY_QP_STATE_OFFSET 0x00u
/* 1 INIT, 2 RTR, 3 RTS, 4 SQD, 5 ERR; RTS may stay RTS */
#define RNIC_COMMAND_MODIFY_QP_STATE_CODE_LOW 0
#define RNIC_COMMAND_MODIFY_QP_STATE_CODE_MASK 0x7u
#define RNIC_COMMAND_MODIFY_QP_STATE_CODE_RESET 0x0u
/* the rate becomes that of word 7 too; in ERR nothing changes */
#define RNIC_COMMAND_MODIFY_QP_STATE_RATE_LOW 8
#define RNIC_COMMAND_MODIFY_QP_STATE_RATE_MASK 0x100u
#define RNIC_COMMAND_MODIFY_QP_STATE_RATE_RESET 0x0u

/* Pacing, read if state.rate is 1 */
#define RNIC_COMMAND_MODIFY_QP_RATE_OFFSET 0x1Cu
/* per second; 0 = unlimited */
#define RNIC_COMMAND_MODIFY_QP_RATE_MEGABITS_LOW 0
#define RNIC_COMMAND_MODIFY_QP_RATE_MEGABITS_MASK 0xfffffu
#define RNIC_COMMAND_MODIFY_QP_RATE_MEGABITS_RESET 0x0u
#define RNIC_COMMAND_RESET_QP 3u
#define RNIC_COMMAND_QUERY_QP 4u
#define RNIC_COMMAND_REGISTER_MR 5u

/* Where it begins */
#define RNIC_COMMAND_REGISTER_MR_BASE_OFFSET 0x00u
/* first byte */
#define RNIC_COMMAND_REGISTER_MR_BASE_ADDRESS_LOW 0
#define RNIC_COMMAND_REGISTER_MR_BASE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_REGISTER_MR_BASE_ADDRESS_RESET 0x0ull

/* How long it is */
#define RNIC_COMMAND_REGISTER_MR_LENGTH_OFFSET 0x08u
/* at least 1; no wrap-around */
#define RNIC_COMMAND_REGISTER_MR_LENGTH_BYTES_LOW 0
#define RNIC_COMMAND_REGISTER_MR_LENGTH_BYTES_MASK 0xffffffffu
#define RNIC_COMMAND_REGISTER_MR_LENGTH_BYTES_RESET 0x0u

/* Who may do what */
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_OFFSET 0x0Cu
/* protection domain */
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_PD_LOW 0
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_PD_MASK 0xffffu
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_PD_RESET 0x0u
/* receive buffers may lie here */
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_LOCAL_WRITE_LOW 16
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_LOCAL_WRITE_MASK 0x10000u
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_LOCAL_WRITE_RESET 0x0u
/* the peer may write */
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_WRITE_LOW 17
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_WRITE_MASK 0x20000u
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_WRITE_RESET 0x0u
/* the peer may read */
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_READ_LOW 18
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_READ_MASK 0x40000u
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_READ_RESET 0x0u
/* the peer may order atomics */
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_ATOMIC_LOW 19
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_ATOMIC_MASK 0x80000u
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_ATOMIC_RESET 0x0u
/* the peer may withdraw the key */
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_INVALIDATE_LOW 20
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_INVALIDATE_MASK 0x100000u
#define RNIC_COMMAND_REGISTER_MR_RIGHTS_REMOTE_INVALIDATE_RESET 0x0u

/* How its pages are found */
#define RNIC_COMMAND_REGISTER_MR_PAGES_OFFSET 0x10u
/* bytes of a page: 12 to 30; 0 without a list */
#define RNIC_COMMAND_REGISTER_MR_PAGES_LOG2_LOW 0
#define RNIC_COMMAND_REGISTER_MR_PAGES_LOG2_MASK 0x1fu
#define RNIC_COMMAND_REGISTER_MR_PAGES_LOG2_RESET 0x0u
/* 0 = no list, its addresses are those of the bus; 1 = a list of its pages; 2 = a list of such lists */
#define RNIC_COMMAND_REGISTER_MR_PAGES_LEVELS_LOW 8
#define RNIC_COMMAND_REGISTER_MR_PAGES_LEVELS_MASK 0x300u
#define RNIC_COMMAND_REGISTER_MR_PAGES_LEVELS_RESET 0x0u

/* Where the list is */
#define RNIC_COMMAND_REGISTER_MR_LIST_OFFSET 0x18u
/* a multiple of 4096 below 2^52; 0 without a list */
#define RNIC_COMMAND_REGISTER_MR_LIST_ADDRESS_LOW 0
#define RNIC_COMMAND_REGISTER_MR_LIST_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_REGISTER_MR_LIST_ADDRESS_RESET 0x0ull
#define RNIC_COMMAND_INVALIDATE_MR 6u
#define RNIC_COMMAND_CREATE_CQ 7u

/* Where its ring is */
#define RNIC_COMMAND_CREATE_CQ_BASE_OFFSET 0x00u
/* a multiple of 64 */
#define RNIC_COMMAND_CREATE_CQ_BASE_ADDRESS_LOW 0
#define RNIC_COMMAND_CREATE_CQ_BASE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_CREATE_CQ_BASE_ADDRESS_RESET 0x0ull

/* How long the ring is */
#define RNIC_COMMAND_CREATE_CQ_SIZE_OFFSET 0x08u
/* of its entries, 0 to 15 */
#define RNIC_COMMAND_CREATE_CQ_SIZE_LOG2_LOW 0
#define RNIC_COMMAND_CREATE_CQ_SIZE_LOG2_MASK 0xfu
#define RNIC_COMMAND_CREATE_CQ_SIZE_LOG2_RESET 0x0u

/* Who rings for it */
#define RNIC_COMMAND_CREATE_CQ_DOORBELLS_OFFSET 0x0Cu
/* the page of doorbells that it listens to */
#define RNIC_COMMAND_CREATE_CQ_DOORBELLS_PAGE_LOW 0
#define RNIC_COMMAND_CREATE_CQ_DOORBELLS_PAGE_MASK 0xffu
#define RNIC_COMMAND_CREATE_CQ_DOORBELLS_PAGE_RESET 0x0u
/* the event queue that is told of its entries; 0 = none */
#define RNIC_COMMAND_CREATE_CQ_DOORBELLS_EQ_LOW 8
#define RNIC_COMMAND_CREATE_CQ_DOORBELLS_EQ_MASK 0x700u
#define RNIC_COMMAND_CREATE_CQ_DOORBELLS_EQ_RESET 0x0u
#define RNIC_COMMAND_DESTROY_CQ 8u
#define RNIC_COMMAND_WRITE_ADDRESS 9u

/* Destination MAC address */
#define RNIC_COMMAND_WRITE_ADDRESS_MAC_OFFSET 0x00u
/* first byte on the wire most significant */
#define RNIC_COMMAND_WRITE_ADDRESS_MAC_ADDRESS_LOW 0
#define RNIC_COMMAND_WRITE_ADDRESS_MAC_ADDRESS_MASK 0xffffffffffffull
#define RNIC_COMMAND_WRITE_ADDRESS_MAC_ADDRESS_RESET 0x0ull

/* 802.1Q tag */
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_OFFSET 0x08u
/* VLAN identifier */
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_VLAN_LOW 0
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_VLAN_MASK 0xfffu
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_VLAN_RESET 0x0u
/* frames carry the tag */
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_PRESENT_LOW 15
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_PRESENT_MASK 0x8000u
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_PRESENT_RESET 0x0u
/* the peer has an IPv6 address */
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_IPV6_LOW 16
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_IPV6_MASK 0x10000u
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_IPV6_RESET 0x0u
/* the own address that it knows us by, of the same version of IP */
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_GID_LOW 20
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_GID_MASK 0x700000u
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_GID_RESET 0x0u
/* what NAME_PATH says of its paths, in a NIC that has it: 0 nothing, 1 port and flow label, 2 these and two segments of an outer IPv6 header around an IPv6 packet */
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_PATHS_LOW 24
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_PATHS_MASK 0x3000000u
#define RNIC_COMMAND_WRITE_ADDRESS_TAG_PATHS_RESET 0x0u

/* IP address, last 8 bytes */
#define RNIC_COMMAND_WRITE_ADDRESS_IP_LOW_OFFSET 0x10u
/* an IPv4 address is in bits 31 to 0 */
#define RNIC_COMMAND_WRITE_ADDRESS_IP_LOW_ADDRESS_LOW 0
#define RNIC_COMMAND_WRITE_ADDRESS_IP_LOW_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_WRITE_ADDRESS_IP_LOW_ADDRESS_RESET 0x0ull

/* IP address, first 8 bytes */
#define RNIC_COMMAND_WRITE_ADDRESS_IP_HIGH_OFFSET 0x18u
/* of an IPv6 address */
#define RNIC_COMMAND_WRITE_ADDRESS_IP_HIGH_ADDRESS_LOW 0
#define RNIC_COMMAND_WRITE_ADDRESS_IP_HIGH_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_WRITE_ADDRESS_IP_HIGH_ADDRESS_RESET 0x0ull

/* Destination of the outer header, last 8 bytes */
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_LOW_OFFSET 0x20u
/* the segments behind the two of a path */
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_LOW_ADDRESS_LOW 0
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_LOW_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_LOW_ADDRESS_RESET 0x0ull

/* Destination of the outer header, first 8 bytes */
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_HIGH_OFFSET 0x28u
/* in bits 63 to 32 the block; the two segments of a path stand in the others */
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_HIGH_ADDRESS_LOW 0
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_HIGH_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_WRITE_ADDRESS_SEGMENTS_HIGH_ADDRESS_RESET 0x0ull
#define RNIC_COMMAND_CREATE_SRQ 10u

/* Where its ring is */
#define RNIC_COMMAND_CREATE_SRQ_BASE_OFFSET 0x00u
/* a multiple of 64 */
#define RNIC_COMMAND_CREATE_SRQ_BASE_ADDRESS_LOW 0
#define RNIC_COMMAND_CREATE_SRQ_BASE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_CREATE_SRQ_BASE_ADDRESS_RESET 0x0ull

/* How it is used */
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_OFFSET 0x08u
/* log2 of its entries, 0 to 15 */
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_SIZE_LOW 0
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_SIZE_MASK 0xfu
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_SIZE_RESET 0x0u
/* WQEs that each queue pair is dealt ahead, 1 to 8 and to the messages of the NIC; 0 = 4 */
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_AHEAD_LOW 8
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_AHEAD_MASK 0xf00u
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_AHEAD_RESET 0x0u
/* an event when fewer are left behind one that is dealt; 0 = none */
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_LIMIT_LOW 16
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_LIMIT_MASK 0xffff0000u
#define RNIC_COMMAND_CREATE_SRQ_QUEUE_LIMIT_RESET 0x0u

/* Who rings for it */
#define RNIC_COMMAND_CREATE_SRQ_DOORBELLS_OFFSET 0x0Cu
/* the page of doorbells that it listens to */
#define RNIC_COMMAND_CREATE_SRQ_DOORBELLS_PAGE_LOW 0
#define RNIC_COMMAND_CREATE_SRQ_DOORBELLS_PAGE_MASK 0xffu
#define RNIC_COMMAND_CREATE_SRQ_DOORBELLS_PAGE_RESET 0x0u
#define RNIC_COMMAND_DESTROY_SRQ 11u
#define RNIC_COMMAND_QUERY_CONGESTION 12u

/* Which one of the queue pair */
#define RNIC_COMMAND_QUERY_CONGESTION_FLOW_OFFSET 0x00u
/* that of responses; else that of requests */
#define RNIC_COMMAND_QUERY_CONGESTION_FLOW_RESPONSES_LOW 0
#define RNIC_COMMAND_QUERY_CONGESTION_FLOW_RESPONSES_MASK 0x1u
#define RNIC_COMMAND_QUERY_CONGESTION_FLOW_RESPONSES_RESET 0x0u
/* of none, but of the paths */
#define RNIC_COMMAND_QUERY_CONGESTION_FLOW_PATHS_LOW 1
#define RNIC_COMMAND_QUERY_CONGESTION_FLOW_PATHS_MASK 0x2u
#define RNIC_COMMAND_QUERY_CONGESTION_FLOW_PATHS_RESET 0x0u
#define RNIC_COMMAND_SET_QP 13u

/* The other end */
#define RNIC_COMMAND_SET_QP_PEER_OFFSET 0x00u
/* its queue pair */
#define RNIC_COMMAND_SET_QP_PEER_QP_LOW 0
#define RNIC_COMMAND_SET_QP_PEER_QP_MASK 0xffffffu
#define RNIC_COMMAND_SET_QP_PEER_QP_RESET 0x0u
/* of the wire, 0 to 3; 3 with atomics only, 0 is RoCEv2 */
#define RNIC_COMMAND_SET_QP_PEER_PROFILE_LOW 24
#define RNIC_COMMAND_SET_QP_PEER_PROFILE_MASK 0x3000000u
#define RNIC_COMMAND_SET_QP_PEER_PROFILE_RESET 0x0u
/* PMTU = 256 << code, 0 to 4 */
#define RNIC_COMMAND_SET_QP_PEER_MTU_LOW 26
#define RNIC_COMMAND_SET_QP_PEER_MTU_MASK 0x1c000000u
#define RNIC_COMMAND_SET_QP_PEER_MTU_RESET 0x0u
/* it may order atomics here; with profile 3, or 0, only */
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_ATOMIC_LOW 29
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_ATOMIC_MASK 0x20000000u
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_ATOMIC_RESET 0x0u
/* it may read here */
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_READ_LOW 30
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_READ_MASK 0x40000000u
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_READ_RESET 0x0u
/* it may write here */
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_WRITE_LOW 31
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_WRITE_MASK 0x80000000u
#define RNIC_COMMAND_SET_QP_PEER_REMOTE_WRITE_RESET 0x0u

/* How it is reached */
#define RNIC_COMMAND_SET_QP_ADDRESS_OFFSET 0x04u
/* address handle that has been written */
#define RNIC_COMMAND_SET_QP_ADDRESS_HANDLE_LOW 0
#define RNIC_COMMAND_SET_QP_ADDRESS_HANDLE_MASK 0xffffu
#define RNIC_COMMAND_SET_QP_ADDRESS_HANDLE_RESET 0x0u
/* paths in use less one */
#define RNIC_COMMAND_SET_QP_ADDRESS_LAST_PATH_LOW 16
#define RNIC_COMMAND_SET_QP_ADDRESS_LAST_PATH_MASK 0xf0000u
#define RNIC_COMMAND_SET_QP_ADDRESS_LAST_PATH_RESET 0x0u
/* of congestion control: 0 none, 1 DCQCN (profile 0 only), 2 that of the NIC if it has one, which needs cc_ext */
#define RNIC_COMMAND_SET_QP_ADDRESS_CC_ALGORITHM_LOW 20
#define RNIC_COMMAND_SET_QP_ADDRESS_CC_ALGORITHM_MASK 0x300000u
#define RNIC_COMMAND_SET_QP_ADDRESS_CC_ALGORITHM_RESET 0x0u
/* packets tell when they leave, acknowledgements what has come; both ends agree on it; wire_choice.retrans is 0 and stays so */
#define RNIC_COMMAND_SET_QP_ADDRESS_CC_EXT_LOW 22
#define RNIC_COMMAND_SET_QP_ADDRESS_CC_EXT_MASK 0x400000u
#define RNIC_COMMAND_SET_QP_ADDRESS_CC_EXT_RESET 0x0u

/* What belongs together */
#define RNIC_COMMAND_SET_QP_KEYS_OFFSET 0x08u
/* P_Key; its low 15 bits are not 0 */
#define RNIC_COMMAND_SET_QP_KEYS_PKEY_LOW 0
#define RNIC_COMMAND_SET_QP_KEYS_PKEY_MASK 0xffffu
#define RNIC_COMMAND_SET_QP_KEYS_PKEY_RESET 0x0u
/* protection domain */
#define RNIC_COMMAND_SET_QP_KEYS_PD_LOW 16
#define RNIC_COMMAND_SET_QP_KEYS_PD_MASK 0xffff0000u
#define RNIC_COMMAND_SET_QP_KEYS_PD_RESET 0x0u

/* What is sent */
#define RNIC_COMMAND_SET_QP_SEND_OFFSET 0x0Cu
/* first PSN */
#define RNIC_COMMAND_SET_QP_SEND_PSN_LOW 0
#define RNIC_COMMAND_SET_QP_SEND_PSN_MASK 0xffffffu
#define RNIC_COMMAND_SET_QP_SEND_PSN_RESET 0x0u
/* rel_retry */
#define RNIC_COMMAND_SET_QP_SEND_RETRIES_LOW 24
#define RNIC_COMMAND_SET_QP_SEND_RETRIES_MASK 0x7000000u
#define RNIC_COMMAND_SET_QP_SEND_RETRIES_RESET 0x0u
/* rel_rnr_retry; 7 = unlimited */
#define RNIC_COMMAND_SET_QP_SEND_RNR_RETRIES_LOW 28
#define RNIC_COMMAND_SET_QP_SEND_RNR_RETRIES_MASK 0x70000000u
#define RNIC_COMMAND_SET_QP_SEND_RNR_RETRIES_RESET 0x0u

/* What is received */
#define RNIC_COMMAND_SET_QP_RECEIVE_OFFSET 0x10u
/* first PSN */
#define RNIC_COMMAND_SET_QP_RECEIVE_PSN_LOW 0
#define RNIC_COMMAND_SET_QP_RECEIVE_PSN_MASK 0xffffffu
#define RNIC_COMMAND_SET_QP_RECEIVE_PSN_RESET 0x0u
/* rel_rnr_timer, code sent in RNR NAKs */
#define RNIC_COMMAND_SET_QP_RECEIVE_RNR_TIMER_LOW 24
#define RNIC_COMMAND_SET_QP_RECEIVE_RNR_TIMER_MASK 0x1f000000u
#define RNIC_COMMAND_SET_QP_RECEIVE_RNR_TIMER_RESET 0x0u

/* How much may be outstanding */
#define RNIC_COMMAND_SET_QP_WINDOW_OFFSET 0x14u
/* W_rx of the peer, 1 to the window of the NIC */
#define RNIC_COMMAND_SET_QP_WINDOW_PACKETS_LOW 0
#define RNIC_COMMAND_SET_QP_WINDOW_PACKETS_MASK 0x1fffu
#define RNIC_COMMAND_SET_QP_WINDOW_PACKETS_RESET 0x0u
/* 1 to the messages of the NIC and of the peer */
#define RNIC_COMMAND_SET_QP_WINDOW_MESSAGES_LOW 16
#define RNIC_COMMAND_SET_QP_WINDOW_MESSAGES_MASK 0x1ff0000u
#define RNIC_COMMAND_SET_QP_WINDOW_MESSAGES_RESET 0x0u

/* When it is sent again */
#define RNIC_COMMAND_SET_QP_TIMING_OFFSET 0x18u
/* rel_srtt_init in 1/16 us, 1 to 4000 us */
#define RNIC_COMMAND_SET_QP_TIMING_SRTT_LOW 0
#define RNIC_COMMAND_SET_QP_TIMING_SRTT_MASK 0xffffu
#define RNIC_COMMAND_SET_QP_TIMING_SRTT_RESET 0x0u
/* rel_rto_exp: 0 off, else 4.096 us << exponent, to 20 */
#define RNIC_COMMAND_SET_QP_TIMING_RTO_LOW 16
#define RNIC_COMMAND_SET_QP_TIMING_RTO_MASK 0x1f0000u
#define RNIC_COMMAND_SET_QP_TIMING_RTO_RESET 0x0u
/* rel_sack_th, 17 less than the window of the NIC at most */
#define RNIC_COMMAND_SET_QP_TIMING_SACK_THRESHOLD_LOW 24
#define RNIC_COMMAND_SET_QP_TIMING_SACK_THRESHOLD_MASK 0xff000000u
#define RNIC_COMMAND_SET_QP_TIMING_SACK_THRESHOLD_RESET 0x0u

/* Pacing, and whose receive WQEs are used */
#define RNIC_COMMAND_SET_QP_RATE_OFFSET 0x1Cu
/* per second; 0 = unlimited */
#define RNIC_COMMAND_SET_QP_RATE_MEGABITS_LOW 0
#define RNIC_COMMAND_SET_QP_RATE_MEGABITS_MASK 0xfffffu
#define RNIC_COMMAND_SET_QP_RATE_MEGABITS_RESET 0x0u
/* shared receive queue; 0 if shared is 0 */
#define RNIC_COMMAND_SET_QP_RATE_SRQ_LOW 20
#define RNIC_COMMAND_SET_QP_RATE_SRQ_MASK 0x7ff00000u
#define RNIC_COMMAND_SET_QP_RATE_SRQ_RESET 0x0u
/* of a shared receive queue: receive_queue.address and size.receive are 0 */
#define RNIC_COMMAND_SET_QP_RATE_SHARED_LOW 31
#define RNIC_COMMAND_SET_QP_RATE_SHARED_MASK 0x80000000u
#define RNIC_COMMAND_SET_QP_RATE_SHARED_RESET 0x0u

/* The ring of send WQEs */
#define RNIC_COMMAND_SET_QP_SEND_QUEUE_OFFSET 0x20u
/* a multiple of 64 */
#define RNIC_COMMAND_SET_QP_SEND_QUEUE_ADDRESS_LOW 0
#define RNIC_COMMAND_SET_QP_SEND_QUEUE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_SET_QP_SEND_QUEUE_ADDRESS_RESET 0x0ull

/* The ring of receive WQEs */
#define RNIC_COMMAND_SET_QP_RECEIVE_QUEUE_OFFSET 0x28u
/* a multiple of 64 */
#define RNIC_COMMAND_SET_QP_RECEIVE_QUEUE_ADDRESS_LOW 0
#define RNIC_COMMAND_SET_QP_RECEIVE_QUEUE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_SET_QP_RECEIVE_QUEUE_ADDRESS_RESET 0x0ull

/* Where completions go */
#define RNIC_COMMAND_SET_QP_COMPLETION_OFFSET 0x30u
/* completion queue of sends */
#define RNIC_COMMAND_SET_QP_COMPLETION_SEND_LOW 0
#define RNIC_COMMAND_SET_QP_COMPLETION_SEND_MASK 0xfffu
#define RNIC_COMMAND_SET_QP_COMPLETION_SEND_RESET 0x0u
/* completion queue of receives */
#define RNIC_COMMAND_SET_QP_COMPLETION_RECEIVE_LOW 16
#define RNIC_COMMAND_SET_QP_COMPLETION_RECEIVE_MASK 0xfff0000u
#define RNIC_COMMAND_SET_QP_COMPLETION_RECEIVE_RESET 0x0u

/* How long the rings are, and a window */
#define RNIC_COMMAND_SET_QP_SIZE_OFFSET 0x34u
/* log2 of its entries, 0 to 15 */
#define RNIC_COMMAND_SET_QP_SIZE_SEND_LOW 0
#define RNIC_COMMAND_SET_QP_SIZE_SEND_MASK 0xfu
#define RNIC_COMMAND_SET_QP_SIZE_SEND_RESET 0x0u
/* log2 of its entries, 0 to 15 */
#define RNIC_COMMAND_SET_QP_SIZE_RECEIVE_LOW 8
#define RNIC_COMMAND_SET_QP_SIZE_RECEIVE_MASK 0xf00u
#define RNIC_COMMAND_SET_QP_SIZE_RECEIVE_RESET 0x0u
/* W_rx of the peer for responses, to the window of the NIC; 0 if accepted.reads is 0 */
#define RNIC_COMMAND_SET_QP_SIZE_RESPONSES_LOW 16
#define RNIC_COMMAND_SET_QP_SIZE_RESPONSES_MASK 0x1fff0000u
#define RNIC_COMMAND_SET_QP_SIZE_RESPONSES_RESET 0x0u

/* Reads and atomics of the peer */
#define RNIC_COMMAND_SET_QP_ACCEPTED_OFFSET 0x38u
/* first PSN of the responses that are sent */
#define RNIC_COMMAND_SET_QP_ACCEPTED_PSN_LOW 0
#define RNIC_COMMAND_SET_QP_ACCEPTED_PSN_MASK 0xffffffu
#define RNIC_COMMAND_SET_QP_ACCEPTED_PSN_RESET 0x0u
/* kept until they are answered, to R of the NIC; 0 = none */
#define RNIC_COMMAND_SET_QP_ACCEPTED_READS_LOW 24
#define RNIC_COMMAND_SET_QP_ACCEPTED_READS_MASK 0x3f000000u
#define RNIC_COMMAND_SET_QP_ACCEPTED_READS_RESET 0x0u

/* Reads and atomics of this end */
#define RNIC_COMMAND_SET_QP_OUTSTANDING_OFFSET 0x3Cu
/* first PSN of the responses that come */
#define RNIC_COMMAND_SET_QP_OUTSTANDING_PSN_LOW 0
#define RNIC_COMMAND_SET_QP_OUTSTANDING_PSN_MASK 0xffffffu
#define RNIC_COMMAND_SET_QP_OUTSTANDING_PSN_RESET 0x0u
/* at once, to R of the NIC and what the peer accepts; 0 = none may be posted */
#define RNIC_COMMAND_SET_QP_OUTSTANDING_READS_LOW 24
#define RNIC_COMMAND_SET_QP_OUTSTANDING_READS_MASK 0x3f000000u
#define RNIC_COMMAND_SET_QP_OUTSTANDING_READS_RESET 0x0u

/* Who rings for it */
#define RNIC_COMMAND_SET_QP_DOORBELLS_OFFSET 0x48u
/* the page of doorbells that it listens to; 0 = those among the registers */
#define RNIC_COMMAND_SET_QP_DOORBELLS_PAGE_LOW 0
#define RNIC_COMMAND_SET_QP_DOORBELLS_PAGE_MASK 0xffu
#define RNIC_COMMAND_SET_QP_DOORBELLS_PAGE_RESET 0x0u

/* What is told: RTR and RTS are entered only when their group has been */
#define RNIC_COMMAND_SET_QP_GROUPS_OFFSET 0x4Cu
/* for RTR, in INIT: peer, address, receive, size.responses, accepted; and timing and send.retries, by which responses are sent again */
#define RNIC_COMMAND_SET_QP_GROUPS_RECEIVE_LOW 17
#define RNIC_COMMAND_SET_QP_GROUPS_RECEIVE_MASK 0x20000u
#define RNIC_COMMAND_SET_QP_GROUPS_RECEIVE_RESET 0x0u
/* for RTS, in INIT or RTR, with or after receive: send, window, timing, outstanding */
#define RNIC_COMMAND_SET_QP_GROUPS_SEND_LOW 18
#define RNIC_COMMAND_SET_QP_GROUPS_SEND_MASK 0x40000u
#define RNIC_COMMAND_SET_QP_GROUPS_SEND_RESET 0x0u
#define RNIC_COMMAND_SET_PATH 14u

/* Which one, and what becomes of it */
#define RNIC_COMMAND_SET_PATH_PATH_OFFSET 0x00u
/* of those in use */
#define RNIC_COMMAND_SET_PATH_PATH_SLOT_LOW 0
#define RNIC_COMMAND_SET_PATH_PATH_SLOT_MASK 0xfu
#define RNIC_COMMAND_SET_PATH_PATH_SLOT_RESET 0x0u
/* no packet takes it until it is given back */
#define RNIC_COMMAND_SET_PATH_PATH_DENIED_LOW 8
#define RNIC_COMMAND_SET_PATH_PATH_DENIED_MASK 0x100u
#define RNIC_COMMAND_SET_PATH_PATH_DENIED_RESET 0x0u
#define RNIC_COMMAND_CREATE_EQ 15u

/* Where its ring is */
#define RNIC_COMMAND_CREATE_EQ_BASE_OFFSET 0x00u
/* a multiple of its size in bytes */
#define RNIC_COMMAND_CREATE_EQ_BASE_ADDRESS_LOW 0
#define RNIC_COMMAND_CREATE_EQ_BASE_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_CREATE_EQ_BASE_ADDRESS_RESET 0x0ull

/* How long the ring is */
#define RNIC_COMMAND_CREATE_EQ_SIZE_OFFSET 0x08u
/* of its entries of 16 bytes, 0 to 15 */
#define RNIC_COMMAND_CREATE_EQ_SIZE_LOG2_LOW 0
#define RNIC_COMMAND_CREATE_EQ_SIZE_LOG2_MASK 0xfu
#define RNIC_COMMAND_CREATE_EQ_SIZE_LOG2_RESET 0x0u
#define RNIC_COMMAND_DESTROY_EQ 16u
#define RNIC_COMMAND_SET_GID 17u

/* What it is */
#define RNIC_COMMAND_SET_GID_GID_OFFSET 0x08u
/* it is ours; 0 = no more, and the rest means nothing */
#define RNIC_COMMAND_SET_GID_GID_USED_LOW 15
#define RNIC_COMMAND_SET_GID_GID_USED_MASK 0x8000u
#define RNIC_COMMAND_SET_GID_GID_USED_RESET 0x0u
/* it is an IPv6 address */
#define RNIC_COMMAND_SET_GID_GID_IPV6_LOW 16
#define RNIC_COMMAND_SET_GID_GID_IPV6_MASK 0x10000u
#define RNIC_COMMAND_SET_GID_GID_IPV6_RESET 0x0u

/* IP address, last 8 bytes */
#define RNIC_COMMAND_SET_GID_IP_LOW_OFFSET 0x10u
/* an IPv4 address is in bits 31 to 0, with zeros above */
#define RNIC_COMMAND_SET_GID_IP_LOW_ADDRESS_LOW 0
#define RNIC_COMMAND_SET_GID_IP_LOW_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_SET_GID_IP_LOW_ADDRESS_RESET 0x0ull

/* IP address, first 8 bytes */
#define RNIC_COMMAND_SET_GID_IP_HIGH_OFFSET 0x18u
/* of an IPv6 address */
#define RNIC_COMMAND_SET_GID_IP_HIGH_ADDRESS_LOW 0
#define RNIC_COMMAND_SET_GID_IP_HIGH_ADDRESS_MASK 0xffffffffffffffffull
#define RNIC_COMMAND_SET_GID_IP_HIGH_ADDRESS_RESET 0x0ull
#define RNIC_COMMAND_NAME_PATH 18u

/* Which one */
#define RNIC_COMMAND_NAME_PATH_PATH_OFFSET 0x00u
/* of the queue pairs' paths */
#define RNIC_COMMAND_NAME_PATH_PATH_SLOT_LOW 0
#define RNIC_COMMAND_NAME_PATH_PATH_SLOT_MASK 0xfu
#define RNIC_COMMAND_NAME_PATH_PATH_SLOT_RESET 0x0u

/* What it is */
#define RNIC_COMMAND_NAME_PATH_IDENTIFIER_OFFSET 0x04u
/* bits 13 to 4 are those of the UDP source port above wire_sport_base, whose lower four are the slot; bits 31 to 16 the flow label; and all of it two segments of 16 bits, if the handle says so */
#define RNIC_COMMAND_NAME_PATH_IDENTIFIER_VALUE_LOW 0
#define RNIC_COMMAND_NAME_PATH_IDENTIFIER_VALUE_MASK 0xffffffffu
#define RNIC_COMMAND_NAME_PATH_IDENTIFIER_VALUE_RESET 0x0u

/* Results */
/* done */
#define RNIC_RESULT_DONE 0u
/* there is no such command */
#define RNIC_RESULT_UNKNOWN_COMMAND 1u
/* a bit of the arguments that has no meaning is not 0 */
#define RNIC_RESULT_RESERVED_BITS 2u
/* the target is not a queue pair */
#define RNIC_RESULT_NO_SUCH_QP 3u
/* the target is not a completion queue */
#define RNIC_RESULT_NO_SUCH_CQ 4u
/* the target is not an MR key */
#define RNIC_RESULT_NO_SUCH_MR 5u
/* the target is not an address handle */
#define RNIC_RESULT_NO_SUCH_ADDRESS 6u
/* the queue pair is not in RESET */
#define RNIC_RESULT_QP_IN_USE 7u
/* the queue pair was reset too short a time ago */
#define RNIC_RESULT_QP_QUIET 8u
/* the queue pair is in RESET */
#define RNIC_RESULT_QP_UNUSED 9u
/* there is no such state */
#define RNIC_RESULT_UNKNOWN_STATE 10u
/* the queue pair cannot go from its state to this one */
#define RNIC_RESULT_WRONG_STATE 11u
/* the profile is 0 and the NIC does not speak RoCEv2, or 3 and it has no atomics */
#define RNIC_RESULT_BAD_PROFILE 12u
/* the PMTU code is above 4 */
#define RNIC_RESULT_BAD_MTU 13u
/* the low 15 bits of the P_Key are 0 */
#define RNIC_RESULT_BAD_PKEY 14u
/* the address handle does not exist, or was never written */
#define RNIC_RESULT_BAD_ADDRESS 15u
/* the window is 0, or larger than that of the NIC */
#define RNIC_RESULT_BAD_WINDOW 16u
/* the messages outstanding are 0, or more than the NIC has room for */
#define RNIC_RESULT_BAD_MESSAGES 17u
/* the SACK threshold and the packets per acknowledgement reach the window */
#define RNIC_RESULT_BAD_THRESHOLD 18u
/* the exponent of the timeout is above 20 */
#define RNIC_RESULT_BAD_TIMEOUT 19u
/* the round-trip time is not 1 to 4000 us */
#define RNIC_RESULT_BAD_ROUND_TRIP 20u
/* the completion queue of sends does not exist, or has overflowed */
#define RNIC_RESULT_BAD_SEND_CQ 21u
/* the completion queue of receives does not exist, or has overflowed */
#define RNIC_RESULT_BAD_RECEIVE_CQ 22u
/* the send queue is not at a multiple of 64 */
#define RNIC_RESULT_BAD_SEND_QUEUE 23u
/* the receive queue is not at a multiple of 64 */
#define RNIC_RESULT_BAD_RECEIVE_QUEUE 24u
/* the MR is registered */
#define RNIC_RESULT_MR_IN_USE 25u
/* the MR is not registered, or under another tag */
#define RNIC_RESULT_MR_UNUSED 26u
/* the MR is empty, or wraps around the end of the address space */
#define RNIC_RESULT_BAD_LENGTH 27u
/* the completion queue exists */
#define RNIC_RESULT_CQ_IN_USE 28u
/* the completion queue does not exist */
#define RNIC_RESULT_CQ_UNUSED 29u
/* a queue pair uses the completion queue */
#define RNIC_RESULT_CQ_NEEDED 30u
/* the ring of the completion queue is not at a multiple of 64 */
#define RNIC_RESULT_BAD_RING 31u
/* accesses to host memory did not end; the queue pair or MR is closed, give the command again */
#define RNIC_RESULT_DRAIN_TIMEOUT 32u
/* more Reads and atomics are accepted or outstanding than the NIC has room for */
#define RNIC_RESULT_BAD_READS 33u
/* the window of responses is larger than that of the NIC, or 0 though Reads are accepted */
#define RNIC_RESULT_BAD_RESPONSE_WINDOW 34u
/* the peer may order atomics, but the profile is not 3 */
#define RNIC_RESULT_BAD_RIGHTS 35u
/* the shared receive queue does not exist, or its arguments cannot be; or the queue pair has a queue beside it */
#define RNIC_RESULT_BAD_SRQ 36u
/* the shared receive queue exists; or it is to end, and a queue pair uses it */
#define RNIC_RESULT_SRQ_IN_USE 37u
/* cc_ext uses the bits behind Retrans, but wire_choice.retrans is not 0; or the NIC has no such algorithm of congestion control, or it is wanted without cc_ext */
#define RNIC_RESULT_BAD_CONGESTION 38u
/* levels, size or list of the MR's pages cannot be */
#define RNIC_RESULT_BAD_LIST 39u
/* the queue pair has not been told what the state or the group needs: receive before RTR and before send, send before RTS */
#define RNIC_RESULT_BAD_GROUPS 40u
/* the queue pair does not use the slot, or it is its last good one */
#define RNIC_RESULT_BAD_PATH 41u
/* the event queue does not exist, or its ring is not at a multiple of its size */
#define RNIC_RESULT_BAD_EQ 42u
/* the event queue exists; or it is to end, and a completion queue tells it */
#define RNIC_RESULT_EQ_IN_USE 43u
/* the NIC has no such number of an own address; or the handle names one that is not in use, or is of the other version of IP */
#define RNIC_RESULT_BAD_GID 44u
/* the NIC cannot name paths; or segments are wanted for a peer without an IPv6 address */
#define RNIC_RESULT_BAD_PATHS 45u

/* Word 0 of what QUERY_QP answers: the state; why it has failed; all of a shared receive queue is back */
#define RNIC_QP_STATE_LOW 0
#define RNIC_QP_STATE_MASK 0x7u
#define RNIC_QP_CAUSE_LOW 8
#define RNIC_QP_CAUSE_MASK 0xff00u
#define RNIC_QP_RETURNED_LOW 16
#define RNIC_QP_RETURNED_MASK 0x10000u

/* Causes of a failure */
/* it has not failed, or a command has put it into error */
#define RNIC_CAUSE_NONE 0u
/* a completion queue of it has lost a completion */
#define RNIC_CAUSE_CQ_OVERRUN 1u
/* key, protection domain, bounds or right of memory that a send WQE names */
#define RNIC_CAUSE_SEND_ACCESS 2u
/* a send WQE makes no sense: its operation, its length, or it could not be read */
#define RNIC_CAUSE_SEND_OPERATION 3u
/* memory of a send WQE could not be read */
#define RNIC_CAUSE_SEND_MEMORY 4u
/* the peer calls a request invalid */
#define RNIC_CAUSE_PEER_INVALID_REQUEST 5u
/* the peer does not let a request at its memory */
#define RNIC_CAUSE_PEER_ACCESS 6u
/* the peer could not do what was asked */
#define RNIC_CAUSE_PEER_OPERATION 7u
/* the peer has not answered after every retry */
#define RNIC_CAUSE_RETRIES 8u
/* the peer had no receive WQE after every retry */
#define RNIC_CAUSE_RNR_RETRIES 9u
/* the memory for a response is not there any more */
#define RNIC_CAUSE_RESPONSE_ACCESS 10u
/* a response does not fit what was asked */
#define RNIC_CAUSE_RESPONSE_INVALID 11u
/* rows 37 and 38: a request of the peer breaks the rules */
#define RNIC_CAUSE_REQUEST_INVALID 12u
/* row 39: a request of the peer asks for memory that it may not have */
#define RNIC_CAUSE_REQUEST_ACCESS 13u
/* row 41: a Send is longer than its receive WQE */
#define RNIC_CAUSE_RECEIVE_LENGTH 14u
/* row 41a: key, protection domain, bounds or right of memory that a receive WQE names */
#define RNIC_CAUSE_RECEIVE_ACCESS 15u
/* row 44: memory for a request of the peer that was accepted could not be read or written */
#define RNIC_CAUSE_REQUEST_MEMORY 16u

#endif
