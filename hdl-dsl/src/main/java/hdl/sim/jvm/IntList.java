package hdl.sim.jvm;

import java.util.Arrays;

/** Numbers in a row. */
final class IntList {
    private int[] numbers = new int[16];
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    int get(int i) {
        return numbers[i];
    }

    int size() {
        return size;
    }

    int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
