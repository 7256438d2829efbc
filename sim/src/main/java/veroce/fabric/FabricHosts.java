package veroce.fabric;

import hdl.sim.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rnic.congestion.Nsm;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.network.Fabric;
import veroce.network.FabricSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.reference.ReferenceEndpoint;
import veroce.simulate.Engine;

/**
 * What the hosts of a fabric have: reference endpoints, and some of them NICs, spread evenly over the hosts.
 *
 * @param nics          how many NICs there are
 * @param configuration of the NICs
 * @param engine        what runs the NICs
 */
public record FabricHosts(int nics, RnicParameters configuration, Engine engine) {
    /** Reference endpoints only. */
    public static final FabricHosts REFERENCES = new FabricHosts(0, RnicParameters.ALVEO_100G, Engine.REFERENCE);

    private static final long MAC = 0x02_00_00_00_00_00L;
    private static final int WINDOW = 256;
    private static final int MESSAGES = 32;
    private static final int RECEIVES = 64;
    private static final int DOMAIN = 1;
    /** A NIC judges what is missing within a quarter of its window. */
    private static final int QUARTER = 4;
    private static final long GIGABIT = 1_000_000_000L;

    /** Fails if these hosts cannot run the scenario with these rules. */
    void demand(FabricSettings fabric, FabricScenario scenario, FabricRules rules) {
        if (nics == 0) {
            return;
        }
        require(nics <= fabric.hosts(), nics + " NICs", "at most " + fabric.hosts() + ", as there are hosts");
        require(engine != Engine.REFERENCE, "NICs on engine " + engine, "one that runs hardware");
        require(rules.areInHardware(), "NICs and rules that they do not have as circuits",
            "--algorithm nsm, nsm-at-once, nsm-rotating or none-rotating");
        require(!scenario.isEndless(), "NICs in scenario " + scenario.title() + ", which looks into its hosts",
            "another one");
    }

    private static void require(boolean condition, String what, String remedy) {
        if (!condition) {
            throw new IllegalArgumentException("a fabric with " + what + ": use " + remedy);
        }
    }

    /** The numbers of the hosts with NICs. */
    Set<Integer> hardware(FabricSettings fabric) {
        var numbers = new TreeSet<Integer>();
        for (int i = 0; i < nics; i++) {
            numbers.add((int) ((long) i * fabric.hosts() / nics));
        }
        return numbers;
    }

    List<Endpoint> open(FabricSettings fabric, FabricRules rules) {
        var hardware = hardware(fabric);
        var hosts = new ArrayList<Endpoint>();
        for (int i = 0; i < fabric.hosts(); i++) {
            var address = Address.of(MAC + i + 1, Fabric.ip(i));
            hosts.add(hardware.contains(i) ? nic(address, fabric, rules)
                : new ReferenceEndpoint(address, new HostMemory(), TransportSettings.RESET, fabric.hostRate()));
        }
        return hosts;
    }

    private NicEndpoint nic(Address address, FabricSettings fabric, FabricRules rules) {
        var with = rules.nsm() == null ? configuration : configuration.controlled(new Nsm());
        var nic = new NicEndpoint(with, address, hdl.sim.Engine.valueOf(engine.name()),
            Options.standard().effort(Options.Effort.FULL), HostBus.Timing.PCIE, (double) fabric.hostRate() / GIGABIT);
        nic.initialRtt((int) (fabric.roundTrip() * 16 / Time.MICROSECOND));
        if (rules.nsm() != null) {
            nic.control(rules.nsm());
            if (rules.congestion().paths() != null) {
                nic.learn(rules.congestion().paths());
            }
        }
        return nic;
    }

    /** What a queue pair between two hosts is made with. */
    QueuePairOptions pair(boolean hardware, FabricRules rules) {
        int window = hardware ? Math.min(WINDOW, configuration.window()) : WINDOW;
        int messages = hardware ? Math.min(MESSAGES, configuration.messages()) : MESSAGES;
        return new QueuePairOptions().protectionDomain(DOMAIN).pmtu(FabricRun.PMTU).paths(rules.paths())
            .queues(FabricLane.QUEUE, RECEIVES).window(window, messages, Math.min(rules.threshold(), window / QUARTER))
            .congestion(rules.watched());
    }
}
