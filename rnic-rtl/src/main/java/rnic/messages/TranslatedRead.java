package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** Bytes that somebody wants, whose pages are known. */
public record TranslatedRead(ReadRequest request, Pages pages) implements Bundle<TranslatedRead> {
    public static final Shape<TranslatedRead> SHAPE = bundle(TranslatedRead.class, ReadRequest.SHAPE, Pages.SHAPE);
}
