package hdl.sim.jvm;

import java.lang.classfile.CodeBuilder;

/** Where the code of one method finds what other methods computed, and what it keeps for them. */
interface Homes {
    WordTable words();

    /** Computed where its only user needs it. */
    boolean isInline(int word);

    /** Kept for other methods. */
    boolean isFar(int word);

    /** Pushes a word that another method kept. */
    void load(CodeBuilder code, int word);

    /** Keeps a word; {@code value} pushes it, once. */
    void keep(CodeBuilder code, int word, Runnable value);

    /** As {@link #keep}, of a word that stands in a local. */
    void keepLocal(CodeBuilder code, int word, int local);

    /** Keeping is the only use of the word, and needs no local. */
    boolean keepsDirectly();

    /** The first local that is free. */
    int firstLocal();

    void constant(CodeBuilder code, long value);

    /** Pushes the array in which a memory lies. */
    void memory(CodeBuilder code, int memory);

    /** Makes the index of a memory, on the stack, one of its array. */
    void offset(CodeBuilder code, int memory);

    // ---- bytes of code, about

    int loadSize(int word);

    int keepSize(int word);

    int constantSize();

    int memorySize();
}
