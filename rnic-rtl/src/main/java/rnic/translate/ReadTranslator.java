package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.messages.ReadRequest;
import rnic.messages.TranslatedRead;
import rnic.protocol.RnicParameters;

/** Finds the pages of payload that is to be sent. What stands in a send queue is named by its address on the bus. */
@Doc("Finds the pages of payload that is to be sent.")
public record ReadTranslator(RnicParameters parameters) implements Circuit<ReadTranslator.Io> {
    public record Io(
        Stream<ReadRequest> requests,
        Stream<TranslatedRead> translated,
        ListPort lists
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ReadRequest.SHAPE)), p.out(Stream.of(TranslatedRead.SHAPE)),
            p.in(ListPort.of(parameters.mrs(), parameters.bytes())));
    }

    @Override public void body(Io io) {
        registeredReset();
        var translator = instance(new Translator(parameters.mrs(), parameters.bytes(),
            parameters.rememberedPages(), ReadRequest.SHAPE.width()));
        var request = io.requests.payload();
        link(translator.asked(), new Stream<>(io.requests.valid(), io.requests.ready(), new Asked(request.address(),
            request.length(), request.owner().mr().trunc(indexWidth(parameters.mrs())), request.pages(),
            request.asUInt())));
        check(io.requests.valid().not().or(request.owner().inMr()).or(request.pages().listed().not()),
            "what stands in a queue has no list");
        var placed = translator.placed();
        link(io.translated, new Stream<>(placed.valid(), placed.ready(),
            new TranslatedRead(placed.payload().load().as(ReadRequest.SHAPE), placed.payload().pages())));
        link(translator.lists(), io.lists);
    }
}
