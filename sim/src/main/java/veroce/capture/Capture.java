package veroce.capture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** A sequence of Ethernet frames with the name of the file they came from; reads pcap, pcapng and frames files. */
public record Capture(String name, List<CapturedFrame> frames) {
    private static final long LARGEST_FILE = 1L << 30;

    public Capture {
        frames = List.copyOf(frames);
    }

    /** Reads a file of any supported kind, told apart by its first bytes. */
    public static Capture read(Path file) {
        return parse(file.toString(), bytesOf(file));
    }

    /** The same for bytes in memory; {@code name} stands for the file in messages. */
    public static Capture parse(String name, byte[] content) {
        if (content.length == 0) {
            throw new CaptureException(name, "the file is empty", "Record some traffic first, e.g. with tcpdump -w.");
        }
        List<CapturedFrame> frames = switch (kindOf(content)) {
            case PCAP -> new PcapReader(name, content).frames();
            case PCAPNG -> new PcapngReader(name, content).frames();
            case TEXT -> FramesFile.parse(name, new String(content, StandardCharsets.UTF_8)).stream()
                .map(FramesFile.Line::frame).toList();
            case FOREIGN -> throw foreign(name, content);
        };
        return new Capture(name, frames);
    }

    private enum Kind { PCAP, PCAPNG, TEXT, FOREIGN }

    private static Kind kindOf(byte[] content) {
        int magic = content.length < 4 ? 0 : new CaptureBytes("", content).bigEndianInt(0);
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

    private static byte[] bytesOf(Path file) {
        try {
            if (Files.isDirectory(file)) {
                throw new CaptureException(file.toString(), "is a folder", "Name one capture file in it.");
            }
            if (Files.size(file) > LARGEST_FILE) {
                throw new CaptureException(file.toString(), "has " + Files.size(file) + " bytes, more than the 1 GiB"
                    + " read at once", "Split it: editcap -c 500000 IN OUT.");
            }
            return Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            throw new CaptureException(file.toString(), "there is no such file", "Check the path.");
        } catch (IOException e) {
            throw new CaptureException(file.toString(), "cannot be read (" + e + ")", "Check its permissions.");
        }
    }
}
