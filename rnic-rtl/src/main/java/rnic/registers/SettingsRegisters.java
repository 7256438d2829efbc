package rnic.registers;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.CheckSettings;
import rnic.context.CongestionSettings;
import rnic.context.EthernetShares;
import rnic.context.PathSettings;
import rnic.context.RateRules;
import rnic.context.RoceSettings;
import rnic.context.Settings;
import rnic.context.SignalSettings;
import rnic.context.WireChoice;

/** Which register is which setting. */
final class SettingsRegisters {
    private SettingsRegisters() {
    }

    static void read(Group control, Settings settings) {
        settings.mac().set(control.uint("mac.address"));
        settings.enable().set(control.bool("control.enable"));
        check(control, settings.check());
        choice(control, settings.choice());
        settings.timeToLive().set(control.uint("wire.ttl"));
        settings.sourcePortBase().set(control.uint("wire_sport.base"));
        settings.dscpData().set(control.uint("wire_dscp.data"));
        settings.dscpRequest().set(control.uint("wire_dscp.req"));
        settings.dscpControl().set(control.uint("wire_dscp.ctrl"));
        settings.dscpProbe().set(control.uint("wire_rtt.dscp"));
        settings.ackEvery().set(control.uint("rel_ack.n"));
        settings.ackDelay().set(control.uint("rel_ack.delay"));
        settings.ackOnEnd().set(control.bool("rel_ack.on_eom"));
        settings.rotate().set(control.bool("rel_sack.rotate"));
        settings.trimNak().set(control.bool("rel_trim.nak"));
        settings.trimLocal().set(control.bool("rel_trim.local"));
        settings.srttShift().set(control.uint("rel_srtt.shift"));
        settings.jitter().set(control.uint("rel_jitter.time"));
        settings.tailProbeMultiple().set(control.uint("rel_tlp.mult"));
        settings.backoffMost().set(control.uint("rel_rto.backoff_max"));
        settings.burst().set(control.uint("cc_burst.bytes"));
        settings.quiet().set(control.uint("qp_quiet.time"));
        settings.events().count().set(control.uint("interrupt_moderation.count"));
        settings.events().time().set(control.uint("interrupt_moderation.time"));
    }

    /** Rates are of queue pairs in RoCEv2 alone. */
    static void congestion(Group control, CongestionSettings settings) {
        settings.baseRtt().set(control.uint("cc_base_rtt.time"));
        settings.target().set(control.uint("cc_target.delay"));
        settings.scale().set(control.uint("cc_target.scale"));
        settings.most().set(control.uint("cc_window_most.part"));
        settings.least().set(control.uint("cc_window_least.part"));
        settings.gain().set(control.uint("cc_step.gain"));
        settings.cut().set(control.uint("cc_step.cut"));
        settings.period().set(control.uint("cc_period.time"));
        settings.fast().set(control.uint("cc_period.fast"));
        settings.reference().set(control.uint("cc_reference.window"));
        settings.pmtuExponent().set(control.uint("cc_reference.pmtu"));
        settings.lossIsPath().set(control.bool("cc_reference.loss_is_path"));
        settings.rate().set(zero(RateRules.SHAPE));
    }

    static void roce(Group control, RoceSettings settings) {
        var rate = settings.rate();
        rate.lineRate().set(control.uint("cc_line_rate.megabits"));
        rate.leastRate().set(control.uint("cc_rmin.megabits"));
        rate.gain().set(control.uint("cc_line_rate.g_shift"));
        rate.cutGap().set(control.uint("cc_cut.gap"));
        rate.alphaTimer().set(control.uint("cc_cut.alpha_timer"));
        rate.timer().set(control.uint("cc_raise.timer"));
        rate.bytes().set(control.uint("cc_bytes.bytes"));
        rate.fastRounds().set(control.uint("cc_line_rate.fast_rounds"));
        rate.step().set(control.uint("cc_rai.step"));
        rate.hyperStep().set(control.uint("cc_rai.hyper_step"));
        settings.noticeGap().set(control.uint("cc_raise.cnp_gap"));
    }

    static void ethernet(Group control, EthernetShares shares) {
        shares.rdma().set(control.uint("ethernet_share.rdma"));
        shares.ethernet().set(control.uint("ethernet_share.ethernet"));
    }

    static void paths(Group control, PathSettings settings) {
        settings.learn().set(control.bool("path_rules.learn"));
        settings.markPenalty().set(control.uint("path_rules.ecn_penalty"));
        settings.trimPenalty().set(control.uint("path_rules.trim_penalty"));
        settings.rollAt().set(control.uint("path_rules.roll_at"));
        settings.resendsOnGood().set(control.bool("path_rules.on_good"));
        settings.rollGap().set(control.uint("path_gap.time"));
        var tail = control.uint("path_rules.tail");
        settings.tailShift().set(tail.gate(settings.learn()));
        settings.leastGood().set(control.uint("path_rules.least_good"));
        settings.probePeriod().set(control.uint("path_probe.period"));
        settings.probeDoublings().set(control.uint("path_probe.backoff_max"));
    }

    static void signals(Group control, SignalSettings signals) {
        signals.lag().set(control.uint("path_slow.lag"));
        signals.lateExtended().set(control.bool("path_slow.extended"));
        signals.lateGap().set(control.uint("path_slow.gap"));
        signals.marks().set(control.bool("cc_notify.veroce"));
        signals.marksExtended().set(control.bool("cc_notify.extended"));
        signals.marksGap().set(control.uint("cc_notify.gap"));
    }

    private static void choice(Group control, WireChoice choice) {
        choice.udpPort().set(control.uint("wire_port.udp"));
        choice.retrans().set(control.uint("wire_choice.retrans"));
        choice.sackBytes().set(control.bool("wire_choice.sack_bytes"));
        choice.sackBits().set(control.bool("wire_choice.sack_bits"));
        choice.sackMissing().set(control.bool("wire_choice.sack_missing"));
    }

    private static void check(Group control, CheckSettings check) {
        check.trimDscp().set(control.uint("wire_dscp.trim"));
        check.trimLastDscp().set(control.uint("wire_dscp.trim_last"));
        check.trimIcrcOptional().set(control.bool("wire.trim_icrc_optional"));
        check.transportVersion().set(control.uint("wire.tver"));
    }
}
