package veroce.synth;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * Short name of some Verilog by its content: the same modules and contents of memories have the same one, whatever their
 * comments and white space.
 */
final class Fingerprint {
    private static final int DIGITS = 16;

    private Fingerprint() {}

    /** Of files by their names; only Verilog and contents of memories count. */
    static String of(Map<String, byte[]> files) {
        try {
            var hash = MessageDigest.getInstance("SHA-256");
            for (var file : new TreeMap<>(files).entrySet()) {
                if (file.getKey().endsWith(".v") || file.getKey().endsWith(".hex")) {
                    add(hash, file.getKey().getBytes(StandardCharsets.UTF_8));
                    add(hash, file.getKey().endsWith(".v") ? VerilogTokens.of(file.getValue()) : file.getValue());
                }
            }
            return HexFormat.of().formatHex(hash.digest()).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    static String ofTexts(Map<String, String> files) {
        var bytes = new TreeMap<String, byte[]>();
        files.forEach((name, text) -> bytes.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return of(bytes);
    }

    /** The length goes first, so that no two lists of parts hash alike. */
    private static void add(MessageDigest hash, byte[] part) {
        hash.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
        hash.update(part);
    }
}
