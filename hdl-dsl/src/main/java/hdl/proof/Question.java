package hdl.proof;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A digest of what is asked: the same digits, the same question, so the same answer. */
final class Question {
    private static final int BYTES = 8;

    private final MessageDigest digest;

    Question() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException problem) {
            throw new IllegalStateException("this JDK has no SHA-256, which every one must have", problem);
        }
    }

    Question add(String name, byte[] content) {
        digest.update((name + "\n" + content.length + "\n").getBytes(StandardCharsets.UTF_8));
        digest.update(content);
        return this;
    }

    Question add(String name, String content) {
        return add(name, content.getBytes(StandardCharsets.UTF_8));
    }

    /** 16 hexadecimal digits; nothing can be added behind it. */
    String digits() {
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }
}
