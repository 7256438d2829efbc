package rnic.proof;

import hdl.proof.Property;
import java.util.ArrayList;
import java.util.List;

/** Everything that is proved of the NIC. */
public final class NicProofs {
    private NicProofs() {}

    public static List<Property> all() {
        var all = new ArrayList<Property>();
        all.addAll(FlowProofs.all());
        all.addAll(TrackerProofs.all());
        all.addAll(MemoryProofs.all());
        all.addAll(WindowProofs.all());
        all.addAll(WaitingProofs.all());
        all.addAll(SchedulerProofs.all());
        all.addAll(StreamProofs.all());
        all.addAll(ContractProofs.all());
        all.addAll(RoomProofs.all());
        all.addAll(ReceiveProofs.all());
        all.addAll(RespondProofs.all());
        all.addAll(RoceProofs.all());
        all.addAll(PathProofs.all());
        all.addAll(TranslationProofs.all());
        return all;
    }
}
