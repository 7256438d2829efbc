/* One register of every kind. Made from the register map; change that. */
#ifndef FULL_REGISTERS_H
#define FULL_REGISTERS_H

#define FULL_WINDOW_BYTES 0x0200u

/* Who answers */
#define FULL_IDENTITY_OFFSET 0x00u
/* major and minor */
#define FULL_IDENTITY_VERSION_LOW 0
#define FULL_IDENTITY_VERSION_MASK 0xffffu
#define FULL_IDENTITY_VERSION_VALUE 0x102u
/* always the same */
#define FULL_IDENTITY_MAGIC_LOW 16
#define FULL_IDENTITY_MAGIC_MASK 0xffff0000u
#define FULL_IDENTITY_MAGIC_VALUE 0xc0deu

/* Work to do */
#define FULL_DOORBELL_OFFSET 0x04u
/* which queue */
#define FULL_DOORBELL_QUEUE_LOW 0
#define FULL_DOORBELL_QUEUE_MASK 0xffu
#define FULL_DOORBELL_QUEUE_LEAST 0x0u
#define FULL_DOORBELL_QUEUE_MOST 0xc8u
/* up to which entry */
#define FULL_DOORBELL_INDEX_LOW 16
#define FULL_DOORBELL_INDEX_MASK 0xffff0000u

/* Where the ring starts */
#define FULL_BASE_OFFSET 0x08u
/* page of the ring */
#define FULL_BASE_ADDRESS_LOW 12
#define FULL_BASE_ADDRESS_MASK 0xfffffffffffff000ull
#define FULL_BASE_ADDRESS_RESET 0x123456789abcull
/* the address counts */
#define FULL_BASE_VALID_LOW 0
#define FULL_BASE_VALID_MASK 0x1ull
#define FULL_BASE_VALID_RESET 0x0ull

/* Now */
#define FULL_TIME_OFFSET 0x10u
/* clock ticks */
#define FULL_TIME_TICKS_LOW 0
#define FULL_TIME_TICKS_MASK 0xffffffffffffull
/* where */
#define FULL_TIME_ZONE_LOW 48
#define FULL_TIME_ZONE_MASK 0xff000000000000ull

/* For software alone */
#define FULL_SCRATCH_OFFSET 0x18u
/* anything */
#define FULL_SCRATCH_WORD_LOW 0
#define FULL_SCRATCH_WORD_MASK 0xffffffffu
#define FULL_SCRATCH_WORD_RESET 0xffffffffu

/* What was lost */
#define FULL_DROPS_OFFSET 0x1Cu
/* packets dropped */
#define FULL_DROPS_COUNT_LOW 0
#define FULL_DROPS_COUNT_MASK 0xffffu
/* there was one */
#define FULL_DROPS_SEEN_LOW 31
#define FULL_DROPS_SEEN_MASK 0x80000000u

/* the lanes */
#define FULL_LANE_COUNT 5u
#define FULL_LANE_STRIDE 0x20u

/* How the lane runs */
#define FULL_LANE_SETTING_OFFSET(i) (0x0100u + (i) * 0x20u + 0x00u)
/* largest burst in beats */
#define FULL_LANE_SETTING_LIMIT_LOW 4
#define FULL_LANE_SETTING_LIMIT_MASK 0xfff0u
#define FULL_LANE_SETTING_LIMIT_RESET 0x40u
#define FULL_LANE_SETTING_LIMIT_LEAST 0x1u
#define FULL_LANE_SETTING_LIMIT_MOST 0x800u
/* 0 off, 1 slow, 2 fast */
#define FULL_LANE_SETTING_MODE_LOW 0
#define FULL_LANE_SETTING_MODE_MASK 0x3u
#define FULL_LANE_SETTING_MODE_RESET 0x0u
#define FULL_LANE_SETTING_MODE_LEAST 0x0u
#define FULL_LANE_SETTING_MODE_MOST 0x2u

/* What the lane does */
#define FULL_LANE_STATE_OFFSET(i) (0x0100u + (i) * 0x20u + 0x04u)
/* beats held */
#define FULL_LANE_STATE_LEVEL_LOW 0
#define FULL_LANE_STATE_LEVEL_MASK 0xffu
/* what has happened */
#define FULL_LANE_STATE_EVENTS_LOW 8
#define FULL_LANE_STATE_EVENTS_MASK 0xf00u

/* What the lane has carried */
#define FULL_LANE_BYTES_OFFSET(i) (0x0100u + (i) * 0x20u + 0x08u)
/* bytes since reset */
#define FULL_LANE_BYTES_TOTAL_LOW 0
#define FULL_LANE_BYTES_TOTAL_MASK 0xffffffffffffffffull

#endif
