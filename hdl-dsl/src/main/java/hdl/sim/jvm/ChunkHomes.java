package hdl.sim.jvm;

import java.lang.classfile.CodeBuilder;

/** Words of one circuit's own class: kept in its fields. */
record ChunkHomes(Chunks chunks, Places places) implements Homes {
    @Override public WordTable words() {
        return chunks.plan.words;
    }

    @Override public boolean isInline(int word) {
        return chunks.isInline[word];
    }

    @Override public boolean isFar(int word) {
        return chunks.isFar(word);
    }

    @Override public void load(CodeBuilder code, int word) {
        places.load(code, chunks.slotOf[word]);
    }

    @Override public void keep(CodeBuilder code, int word, Runnable value) {
        places.store(code, chunks.slotOf[word], value);
    }

    @Override public void keepLocal(CodeBuilder code, int word, int local) {
        keep(code, word, () -> code.lload(local));
    }

    @Override public boolean keepsDirectly() {
        return true;
    }

    @Override public int firstLocal() {
        return 1;
    }

    @Override public void constant(CodeBuilder code, long value) {
        places.constant(code, value);
    }

    @Override public void memory(CodeBuilder code, int memory) {
        places.memory(code, memory);
    }

    @Override public void offset(CodeBuilder code, int memory) {
        // every memory has an array of its own
    }

    @Override public int loadSize(int word) {
        return places.size(chunks.slotOf[word]);
    }

    @Override public int keepSize(int word) {
        return loadSize(word);
    }

    @Override public int constantSize() {
        return places.constantSize();
    }

    @Override public int memorySize() {
        return places.memorySize();
    }
}
