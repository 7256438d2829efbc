/* A counter that software can start, clear and read. Made from the register map; change that. */
#ifndef COUNTER_REGISTERS_H
#define COUNTER_REGISTERS_H

#define COUNTER_WINDOW_BYTES 0x10u

/* Runs the counter */
#define COUNTER_CONTROL_OFFSET 0x00u
/* counts while 1 */
#define COUNTER_CONTROL_ENABLE_LOW 0
#define COUNTER_CONTROL_ENABLE_MASK 0x1u
#define COUNTER_CONTROL_ENABLE_RESET 0x0u
/* writing 1 sets the count to 0 */
#define COUNTER_CONTROL_CLEAR_LOW 1
#define COUNTER_CONTROL_CLEAR_MASK 0x2u

/* The counter itself */
#define COUNTER_COUNT_OFFSET 0x04u
/* cycles counted since the last clear */
#define COUNTER_COUNT_VALUE_LOW 0
#define COUNTER_COUNT_VALUE_MASK 0xffffffffu

#endif
