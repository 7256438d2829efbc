package hdl.sim.verilator;

/** The parts of the shim that are the same for every model; words between at signs are filled in by {@link Shim}. */
final class ShimText {
    static final String MODEL = """
        #include <cstdarg>
        #include <cstdint>
        #include <cstring>
        #include <string>
        @WAVES@

        void @P@___024root___eval(@P@___024root* root);

        namespace {
        struct Fatal {};

        struct Model final {
            VerilatedContext context;
            @P@* top = nullptr;
            bool high = false;      // clocks are still 1 after the last edge
            bool stopped = false;   // a claim failed, or the model broke
            std::string printed;
            uint64_t edgesMade[@CLOCK_COUNT@] = {};
            int64_t cycle = 0;      // of the clock that ticked last
            uint64_t last = 0;      // picoseconds of the last event
            uint64_t now = 0;       // picoseconds of the coming event
        #ifdef HDL_WAVES
            HDL_WAVES* waves = nullptr;
        #endif

            // Without waves the model is entered below the part of eval() that serves several threads.
            void eval() {
        #ifdef HDL_WAVES
                top->eval();
        #else
                @P@___024root___eval(top->rootp);
        #endif
            }

            void dump(uint64_t at) {
        #ifdef HDL_WAVES
                if (waves) waves->dump(at);
        #endif
            }

            void zeroInputs() {
        @ZERO@
            }

            // Clocks fall when they are next needed low, not right after an edge: so new inputs and falling clocks
            // share one eval.
            void fall() {
        @CLOCKS_LOW@
                high = false;
                eval();
            }

            void settle() {
                if (high) fall();
                else eval();
                if (!@CLOCKED@) dump(now);
            }

            void edges(uint64_t mask) {
                if (high) fall();
        #ifdef HDL_WAVES
                if (waves && now > last) {
                    eval();
                    dump(last + (now - last) / 2);
                }
        #endif
        @CLOCKS_HIGH@
                high = @CLOCKED@;
                for (int i = 0; i < @CLOCK_COUNT@; i++) {
                    if ((mask >> i) & 1) cycle = edgesMade[i]++;
                }
                eval();
                dump(now);
                last = now;
            }
        };

        thread_local Model* current = nullptr;

        Model* enter(void* handle) {
            auto* model = static_cast<Model*>(handle);
            if (current != model) {
                current = model;
                Verilated::threadContextp(&model->context);
            }
            return model;
        }
        }  // namespace

        void hdl_print(const char* format, ...) {
            char text[4096];
            va_list arguments;
            va_start(arguments, format);
            std::vsnprintf(text, sizeof text, format, arguments);
            va_end(arguments);
            if (current && current->printed.size() < (1u << 20)) current->printed += text;
        }

        void vl_finish(const char*, int, const char*) VL_MT_UNSAFE {
            if (current) current->stopped = true;
        }

        void vl_stop(const char*, int, const char*) VL_MT_UNSAFE {
            if (current) current->stopped = true;
        }

        void vl_fatal(const char* file, int line, const char*, const char* message) VL_MT_UNSAFE {
            hdl_print("%s:%d: %s\\n", file ? file : "", line, message ? message : "");
            throw Fatal();  // the model cannot continue; the call that came in ends here
        }

        """;

    static final String CALLS = """
        #define HDL_CALL extern "C" __attribute__((visibility("default")))

        HDL_CALL void @P@_close(void* handle) {
            auto* m = enter(handle);
        #ifdef HDL_WAVES
            if (m->waves) {
                m->waves->close();
                delete m->waves;
            }
        #endif
            if (m->top) {
                m->top->final();
                delete m->top;
            }
            current = nullptr;
            delete m;
        }

        HDL_CALL void* @P@_open(int noise, int seed) {
            auto* m = new Model();
            enter(m);
            m->context.threads(1);
            m->context.randReset(noise ? 2 : 0);
            m->context.randSeed(seed);
        #ifdef HDL_WAVES
            m->context.traceEverOn(true);
        #endif
            try {
                m->top = new @P@(&m->context);
                m->zeroInputs();
                m->top->eval();
            } catch (const Fatal&) {
                m->stopped = true;
            }
            return m;
        }

        HDL_CALL void* @P@_port(void* handle, int index) {
            auto* m = enter(handle);
            void* const ports[] = {
        @ADDRESSES@
            };
            return ports[index];
        }

        HDL_CALL void @P@_reset(void* handle, int clock, int active) {
            auto* m = enter(handle);
            switch (clock) {
        @RESETS@
            default: break;
            }
        }

        HDL_CALL void @P@_settle(void* handle) {
            auto* m = enter(handle);
            try {
                m->settle();
            } catch (const Fatal&) {
                m->stopped = true;
            }
        }

        // Makes n edges of the clocks in the mask; returns how many were made before something stopped the model.
        HDL_CALL int64_t @P@_step(void* handle, uint64_t mask, int64_t n) {
            auto* m = enter(handle);
            int64_t made = 0;
            try {
                while (made < n && !m->stopped) {
                    m->edges(mask);
                    made++;
                }
            } catch (const Fatal&) {
                m->stopped = true;
            }
            return m->stopped ? -made - 1 : made;
        }

        HDL_CALL int64_t @P@_until(void* handle, uint64_t mask, const void* port, int bytes, uint64_t value,
                                    int64_t limit) {
            auto* m = enter(handle);
            int64_t made = 0;
            try {
                while (made < limit && !m->stopped) {
                    m->edges(mask);
                    made++;
                    uint64_t seen = 0;
                    std::memcpy(&seen, port, bytes);
                    if (seen == value) break;
                }
            } catch (const Fatal&) {
                m->stopped = true;
            }
            return m->stopped ? -made - 1 : made;
        }

        HDL_CALL int64_t @P@_rows(void* handle, const uint8_t* in, uint8_t* out, int64_t rows) {
            auto* m = enter(handle);
            auto* const top = m->top;
            int64_t made = 0;
            try {
                for (; made < rows && !m->stopped; made++, in += @IN_STRIDE@, out += @OUT_STRIDE@) {
                    uint64_t event;
                    std::memcpy(&event, in, 8);
        @ROW_RESETS@
        @ROW_IN@
                    if (event & 0xffffffffu) m->edges(event & 0xffffffffu);
                    else m->settle();
        @ROW_OUT@
                }
            } catch (const Fatal&) {
                m->stopped = true;
            }
            return m->stopped ? -made - 1 : made;
        }

        HDL_CALL const char* @P@_printed(void* handle) {
            return static_cast<Model*>(handle)->printed.c_str();
        }

        HDL_CALL int64_t @P@_cycle(void* handle) {
            return static_cast<Model*>(handle)->cycle;
        }

        HDL_CALL void @P@_time(void* handle, uint64_t picoseconds) {
            auto* m = static_cast<Model*>(handle);
            m->now = picoseconds;
            m->context.time(picoseconds);
        }

        HDL_CALL int @P@_waves(void* handle, const char* path) {
            auto* m = enter(handle);
        #ifdef HDL_WAVES
            m->waves = new HDL_WAVES;
            m->top->trace(m->waves, 99);
            m->waves->open(path);
            m->dump(m->now);
            return m->waves->isOpen();
        #else
            return 0;
        #endif
        }
        """;

    /** Only in models that were built for it. */
    static final String FIND = """
        #include "verilated_sym_props.h"

        // Where a signal inside lives, or null; the scope begins with the top.
        HDL_CALL void* @P@_find(void* handle, const char* scope, const char* name) {
            auto* m = enter(handle);
            auto* const found = m->context.scopeFind(scope);
            auto* const signal = found ? found->varFind(name) : nullptr;
            return signal ? signal->datap() : nullptr;
        }
        """;

    /** Reads rows, plays them over and over, and prints the nanoseconds of the fastest round per row. */
    static final String PROGRAM = """
        #include <chrono>
        #include <cstdarg>
        #include <cstdint>
        #include <cstdio>
        #include <cstdlib>
        #include <cstring>
        #include <fstream>
        #include <iterator>
        #include <vector>

        void hdl_print(const char*, ...) {}
        void vl_finish(const char*, int, const char*) VL_MT_UNSAFE {}
        void vl_stop(const char*, int, const char*) VL_MT_UNSAFE { std::exit(3); }
        void vl_fatal(const char*, int, const char*, const char*) VL_MT_UNSAFE { std::exit(4); }

        int main(int count, char** words) {
            if (count != 4) return 2;
            std::ifstream file(words[1], std::ios::binary);
            const std::vector<char> bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
            const int64_t rows = std::atoll(words[2]);
            const int rounds = std::atoi(words[3]);
            std::vector<uint8_t> results(rows * @OUT_STRIDE@ + 8);
            VerilatedContext context;
            context.threads(1);
            auto* const top = new @P@(&context);
            double best = 1e300;
            for (int round = 0; round < rounds; round++) {
                const auto start = std::chrono::steady_clock::now();
                auto* in = reinterpret_cast<const uint8_t*>(bytes.data());
                auto* out = results.data();
                for (int64_t row = 0; row < rows; row++, in += @IN_STRIDE@, out += @OUT_STRIDE@) {
                    uint64_t event;
                    std::memcpy(&event, in, 8);
                    const uint64_t mask = event;
        @ROW_RESETS@
        @ROW_IN@
        @CLOCKS_HIGH@
                    top->eval();
        @CLOCKS_LOW@
                    top->eval();
        @ROW_OUT@
                }
                const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
                if (spent.count() < best) best = spent.count();
            }
            std::printf("%.3f\\n", best / rows);
            std::fflush(stdout);
            std::_Exit(0);
        }
        """;

    private ShimText() {
    }
}
