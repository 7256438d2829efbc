package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;

class GivenCommandsTest {
    private static final int COMMAND = 0x200;
    private static final int TARGET = 0x204;
    private static final int ARGUMENT = 0x240;
    private static final int RESULT = 0x208;
    private static final long BUSY = 1L << 31;
    private static final long BASE = 0x1_0000_0040L;

    private final MemorySegment memory = MemorySegment.ofArray(new byte[256]);
    private final GivenCommands commands = new GivenCommands(COMMAND, TARGET, ARGUMENT, RESULT,
        this::memory);

    private MemorySegment memory(long address, long bytes) {
        return address >= BASE && address - BASE + bytes <= memory.byteSize() ? memory.asSlice(address - BASE, bytes)
            : null;
    }

    private void give(Command command, long target, long... arguments) {
        given(command, target, arguments);
        commands.read(RESULT, CommandResult.DONE.ordinal());
    }

    private void given(Command command, long target, long... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            commands.written(ARGUMENT + 4 * i, arguments[i]);
        }
        commands.written(TARGET, target);
        commands.written(COMMAND, command.ordinal());
    }

    @Test void aRegionIsKnownAsItWasAtItsBeginningAndAtItsEnd() {
        commands.atOpening(bytes -> {
            bytes[1] = 7;
            return bytes;
        });
        give(Command.REGISTER_MR, 0x105, BASE & 0xffff_ffffL, BASE >>> 32, 4, 0, 0, 0, 0, 0);
        assertThat(commands.takeClosed()).isNull();
        memory.set(ValueLayout.JAVA_BYTE, 3, (byte) 9);
        give(Command.INVALIDATE_MR, 0x105);
        var region = commands.takeClosed();
        assertThat(region.address()).isEqualTo(BASE);
        assertThat(region.first()).containsExactly(0, 7, 0, 0);
        assertThat(region.last()).containsExactly(0, 7, 0, 9);
        assertThat(commands.takeClosed()).isNull();
    }

    @Test void aRegionOverAllMemoryIsOnlyCounted() {
        give(Command.REGISTER_MR, 0x105, 0, 0, 0xffff_ffffL, 0, 0, 0, 0, 0);
        assertThat(commands.left()).containsOnlyKeys("regions");
        give(Command.INVALIDATE_MR, 0x105);
        assertThat(commands.left()).isEmpty();
        assertThat(commands.takeClosed()).isNull();
    }

    /** The program has filled its memory by then, and nobody can write there before. */
    @Test void theBytesOfALifeAreThereWhenItsPeerIsTold() {
        commands.atLife(bytes -> {
            bytes[2] = 5;
            return bytes;
        });
        give(Command.REGISTER_MR, 0x105, BASE & 0xffff_ffffL, BASE >>> 32, 4, 0, 0, 0, 0, 0);
        var words = new long[20];
        give(Command.CREATE_QP, 3, words);
        words[19] = 1 << 18;
        give(Command.SET_QP, 3, words);
        assertThat(memory.get(ValueLayout.JAVA_BYTE, 2)).as("told what it sends by").isZero();
        words[19] = 1 << 17;
        give(Command.SET_QP, 3, words);
        assertThat(memory.get(ValueLayout.JAVA_BYTE, 2)).isEqualTo((byte) 5);
    }

    @Test void whatIsMadeAndNotEndedIsLeft() {
        give(Command.CREATE_CQ, 1);
        give(Command.CREATE_CQ, 2);
        give(Command.CREATE_QP, 3);
        given(Command.CREATE_QP, 4);
        commands.read(RESULT, BUSY);
        commands.read(RESULT, CommandResult.QP_QUIET.ordinal());
        assertThat(commands.hasQueuePairs()).isTrue();
        give(Command.CREATE_SRQ, 0);
        assertThat(commands.left()).containsEntry("shared receive queues", 1);
        give(Command.DESTROY_SRQ, 0);
        give(Command.DESTROY_CQ, 1);
        assertThat(commands.left()).hasToString("{completion queues=1, queue pairs=1}");
        give(Command.RESET_QP, 3);
        assertThat(commands.hasQueuePairs()).isFalse();
        commands.reset();
        assertThat(commands.left()).isEmpty();
    }

    @Test void eventQueuesAreTheDriversOwn() {
        give(Command.CREATE_EQ, 0);
        give(Command.CREATE_EQ, 5);
        give(Command.DESTROY_EQ, 5);
        assertThat(commands.eventQueues()).isEqualTo(1);
        assertThat(commands.left()).isEmpty();
    }
}
