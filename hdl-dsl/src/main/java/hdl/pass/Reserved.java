package hdl.pass;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Words that no signal may be called, in any of the languages the Verilog meets on its way. */
public final class Reserved {
    private static final String VERILOG = """
        always and assign automatic begin buf bufif0 bufif1 case casex casez cell cmos config deassign default
        defparam design disable
        edge else end endcase endconfig endfunction endgenerate endmodule endprimitive endspecify endtable endtask
        event for force
        forever fork function generate genvar highz0 highz1 if ifnone incdir include initial inout input instance
        integer join large
        liblist library localparam macromodule medium module nand negedge nmos nor noshowcancelled not notif0 notif1
        or output
        parameter pmos posedge primitive pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent rcmos real
        realtime reg
        release repeat rnmos rpmos rtran rtranif0 rtranif1 scalared showcancelled signed small specify specparam
        strong0 strong1
        supply0 supply1 table task time tran tranif0 tranif1 tri tri0 tri1 triand trior trireg unsigned use uwire
        vectored wait wand
        weak0 weak1 while wire wor xnor xor abort bool logic wreal
        """;
    private static final String SYSTEM_VERILOG = """
        accept_on alias always_comb always_ff always_latch assert assume before bind bins binsof bit break byte
        chandle checker class
        clocking const constraint context continue cover covergroup coverpoint cross dist do endchecker endclass
        endclocking endgroup
        endinterface endpackage endprogram endproperty endsequence enum eventually expect export extends extern final
        first_match
        foreach forkjoin global iff ignore_bins illegal_bins implements implies import inside int interconnect
        interface intersect
        join_any join_none let local longint matches modport nettype new nexttime null package packed priority program
        property
        protected pure rand randc randcase randsequence ref reject_on restrict return s_always s_eventually s_nexttime
        s_until
        s_until_with sequence shortint shortreal soft solve static string strong struct super sync_accept_on
        sync_reject_on tagged
        this throughout timeprecision timeunit type typedef union unique unique0 until until_with untyped var virtual
        void wait_order
        weak wildcard with within
        """;
    private static final String VHDL = """
        abs access after alias all and architecture array assert assume assume_guarantee attribute begin block body
        buffer bus case
        component configuration constant context cover default disconnect downto else elsif end entity exit fairness
        file for force
        function generate generic group guarded if impure in inertial inout is label library linkage literal loop map
        mod nand new
        next nor not null of on open or others out package parameter port postponed procedure process property
        protected pure range
        record register reject release rem report restrict restrict_guarantee return rol ror select sequence severity
        shared signal
        sla sll sra srl strong subtype then to transport type unaffected units until use variable vmode vprop vunit
        wait when while
        with xnor xor
        """;
    /** With the words that Verilator warns about beside the keywords. */
    private static final String CPP = """
        alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class
        co_await co_return
        co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do
        double dynamic_cast
        else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept
        not not_eq
        nullptr operator or or_eq private protected public register reinterpret_cast requires return short signed
        sizeof static
        static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename
        union unsigned
        using virtual void volatile wchar_t while xor xor_eq atomic_cancel atomic_commit atomic_noexcept bit_vector
        cdecl complex
        const_iterator deque far huge interrupt list map near pascal queue sc_clock sc_in sc_inout sc_out sc_signal
        sensitive
        sensitive_neg sensitive_pos set synchronized transaction_safe_dynamic type_info uint16_t uint32_t uint8_t vector
        """;
    private static final Map<String, String> WORDS = words();

    private Reserved() {
    }

    private static Map<String, String> words() {
        var words = new HashMap<String, String>();
        add(words, VERILOG, "Verilog");
        add(words, SYSTEM_VERILOG, "SystemVerilog");
        add(words, VHDL, "VHDL");
        add(words, CPP, "C++");
        return words;
    }

    private static void add(Map<String, String> words, String list, String language) {
        int start = -1;
        for (int i = 0; i < list.length(); i++) {
            boolean letter = list.charAt(i) > ' ';
            if (letter && start < 0) {
                start = i;
            } else if (!letter && start >= 0) {
                words.putIfAbsent(list.substring(start, i), language);
                start = -1;
            }
        }
    }

    /** The language that reserves the word, or null. VHDL knows no case, so case never saves a name. */
    public static String languageOf(String name) {
        return WORDS.get(name.toLowerCase(Locale.ROOT));
    }

    public static boolean is(String name) {
        return languageOf(name) != null;
    }
}
