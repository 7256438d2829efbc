package veroce.capture;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** A sequence of Ethernet frames with the name of the file they came from; reads pcap, pcapng and frames files. */
public record Capture(String name, List<CapturedFrame> frames) {
    private static final int START = 256;
    /** A frames file is written by hand; more than that is none. */
    private static final int LONGEST_TEXT = 1 << 28;

    public Capture {
        frames = List.copyOf(frames);
    }

    /** Reads a file or pipe of any supported kind and size, told apart by its first bytes. */
    public static Capture read(Path file) {
        try (var in = new BufferedInputStream(Inputs.open(file), 1 << 16)) {
            return read(file.toString(), in);
        } catch (NoSuchFileException e) {
            throw new CaptureException(file.toString(), "there is no such file", "Check the path.");
        } catch (Inputs.Refused e) {
            throw new CaptureException(file.toString(), e.getMessage(), "Name one capture file"
                + (Files.isDirectory(file) ? " in it." : "."));
        } catch (IOException e) {
            throw new CaptureException(file.toString(), "cannot be read (" + e + ")", "Check its permissions.");
        }
    }

    /** The same for bytes in memory; {@code name} stands for the file in messages. */
    public static Capture parse(String name, byte[] content) {
        try {
            return read(name, new ByteArrayInputStream(content));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static Capture read(String name, InputStream in) throws IOException {
        in.mark(START);
        byte[] start = in.readNBytes(START);
        in.reset();
        if (start.length == 0) {
            throw new CaptureException(name, "the file is empty", "Record some traffic first, e.g. with tcpdump -w.");
        }
        List<CapturedFrame> frames = switch (kindOf(start)) {
            case PCAP -> new PcapReader(name, in).frames(new FrameStore(name));
            case PCAPNG -> new PcapngReader(name, in).frames(new FrameStore(name));
            case TEXT -> FramesFile.parse(name, text(name, in)).stream().map(FramesFile.Line::frame).toList();
            case FOREIGN -> throw foreign(name, start);
        };
        return new Capture(name, frames);
    }

    private static String text(String name, InputStream in) throws IOException {
        byte[] content = in.readNBytes(LONGEST_TEXT);
        if (content.length == LONGEST_TEXT) {
            throw new CaptureException(name, "is a text of more than " + (LONGEST_TEXT >> 20) + " MiB or has no end",
                "Name a capture file.");
        }
        return new String(content, StandardCharsets.UTF_8);
    }

    private enum Kind { PCAP, PCAPNG, TEXT, FOREIGN }

    private static Kind kindOf(byte[] content) {
        int magic = content.length < 4 ? 0 : ByteBuffer.wrap(content).getInt(0);
        if (PcapReader.isMagic(magic)) {
            return Kind.PCAP;
        }
        if (magic == PcapngReader.SECTION) {
            return Kind.PCAPNG;
        }
        return looksLikeText(content) ? Kind.TEXT : Kind.FOREIGN;
    }

    private static boolean looksLikeText(byte[] content) {
        for (int i = 0; i < Math.min(content.length, 256); i++) {
            if (content[i] < ' ' && content[i] != '\n' && content[i] != '\r' && content[i] != '\t') {
                return false;
            }
        }
        return true;
    }

    private static CaptureException foreign(String name, byte[] content) {
        StringBuilder start = new StringBuilder();
        for (int i = 0; i < Math.min(4, content.length); i++) {
            start.append(Character.forDigit(content[i] >> 4 & 15, 16)).append(Character.forDigit(content[i] & 15, 16));
        }
        boolean compressed = start.toString().startsWith("1f8b");
        return CaptureException.at(name, 0, "starts with " + start + ", which is neither pcap nor pcapng nor a frames"
            + " file", compressed ? "It is compressed: gunzip it first." : "Convert it: tshark -F pcap -r IN -w OUT.");
    }
}
