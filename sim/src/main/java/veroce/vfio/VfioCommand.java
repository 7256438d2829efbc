package veroce.vfio;

/** Commands of vfio-user that a virtual machine gives, with their numbers and the least bytes of their bodies. */
enum VfioCommand {
    VERSION(1, 4),
    DMA_MAP(2, 32),
    DMA_UNMAP(3, 24),
    DEVICE_INFO(4, 0),
    REGION_INFO(5, 32),
    IRQ_INFO(7, 16),
    SET_IRQS(8, 20),
    REGION_READ(9, 16),
    REGION_WRITE(10, 16),
    RESET(13, 0),
    WRITE_MULTIPLE(15, 8);

    private final int number;
    private final int leastBody;

    VfioCommand(int number, int leastBody) {
        this.number = number;
        this.leastBody = leastBody;
    }

    int number() {
        return number;
    }

    /** The command of a message whose body has at least the fields that belong to it. */
    static VfioCommand of(Message message) throws RefusedException {
        for (VfioCommand command : values()) {
            if (command.number == message.command()) {
                if (message.body().limit() < command.leastBody) {
                    throw RefusedException.invalid(command + " with a body of " + message.body().limit()
                        + " bytes, not " + command.leastBody);
                }
                return command;
            }
        }
        throw new RefusedException(RefusedException.UNKNOWN, "command " + message.command() + " is not known");
    }
}
