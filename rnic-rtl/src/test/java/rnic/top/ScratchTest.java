package rnic.top;

import hdl.*;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;

class ScratchTest {
    @Test void elaborates() {
        var d = Design.of(new Rnic(RnicParameters.SMALL.sharing(4)));
        System.out.println(d.modules().size());
    }
}
