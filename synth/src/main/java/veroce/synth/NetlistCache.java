package veroce.synth;

import java.nio.charset.StandardCharsets;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Mapped netlists by the hash of everything that decides them: Verilog, memory contents, script, Yosys version. */
final class NetlistCache {
    private final Path folder;

    NetlistCache(Path folder) {
        this.folder = folder;
    }

    Path file(VerilogSource source, Mapper mapper, String yosysVersion) {
        var hash = sha256();
        add(hash, yosysVersion.getBytes(StandardCharsets.UTF_8));
        add(hash, Yosys.script(mapper).getBytes(StandardCharsets.UTF_8));
        if (mapper == Mapper.ABC_REQUIRED) {
            add(hash, Yosys.required().getBytes(StandardCharsets.UTF_8));
        }
        add(hash, source.top().getBytes(StandardCharsets.UTF_8));
        for (var file : source.contents().entrySet()) {
            add(hash, file.getKey().getBytes(StandardCharsets.UTF_8));
            add(hash, file.getValue());
        }
        return folder.resolve(HexFormat.of().formatHex(hash.digest()).substring(0, 32) + ".json.gz");
    }

    /** The length goes first, so that no two lists of parts hash alike. */
    private static void add(MessageDigest hash, byte[] part) {
        hash.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
        hash.update(part);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** Where to write a netlist first: in the same folder, so that the rename is atomic. */
    Path unfinished(Path file) throws IOException {
        Files.createDirectories(folder);
        return folder.resolve("." + ProcessHandle.current().pid() + "." + file.getFileName());
    }
}
