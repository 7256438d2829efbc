  // Atomics are numbered as they come, modulo 4, since there are two slots. The translator gives what it was given, in
  // order. The bus answers what it was asked for, in order, and a write when it has its data.
  reg [1:0] taken = 0, told = 0, made = 0;                // atomics that came, were told, and were computed
  reg [1:0] given = 0, placed = 0, admitted = 0;          // to the translator, and by it; what has a slot
  reg [1:0] asked_for = 0, beats = 0;                     // reads
  reg [1:0] bursts = 0, sent = 0, replied = 0, changes = 0;      // writes, and what they answer for
  reg [1:0] kept = 0;                                     // changes of those that were told
  always @(posedge clk) if (in_reset) begin
    taken <= 0; told <= 0; made <= 0; asked_for <= 0; beats <= 0; bursts <= 0; sent <= 0; replied <= 0; changes <= 0;
    kept <= 0; given <= 0; placed <= 0; admitted <= 0;
  end else begin
    admitted <= admitted + admits;
    given <= given + (translator_inst_checked_valid & translator_inst_checked_ready);
    placed <= placed + (translator_inst_translated_valid & translator_inst_translated_ready);
    taken <= taken + starting;
    told <= told + ending;
    made <= made + giving;
    asked_for <= asked_for + (read_bursts_valid & read_bursts_ready);
    beats <= beats + read_beats_valid;
    bursts <= bursts + (write_bursts_valid & write_bursts_ready);
    sent <= sent + (write_data_valid & write_data_ready);
    replied <= replied + write_answers_valid;
    changes <= changes + (giving & writes);
    kept <= kept + (ending & ended_out_payload_writes);
  end
  always @* if (!in_reset) begin
    assume(!operations_valid || operations_payload_qp == taken);
    assume(!translator_inst_translated_valid || (placed != given && translator_inst_translated_payload_atomic_qp == placed));
    assert(taken == given + (looking != LOOKING_IDLE) && (looking == LOOKING_IDLE || operation_qp == given));
    assert(placed == admitted + (admission != ADMISSION_IDLE));
    assert(admission == ADMISSION_IDLE || newest_atomic_qp == admitted);
    assert(used == taken - told);
    assume(!read_beats_valid || asked_for != beats);
    assume(!write_answers_valid || (bursts != replied && sent != replied));
    told_once_and_in_order: assert(!results_valid || (results_payload_qp == told && told != made));
    computed_once_and_in_order: assert(!giving || (entries_out_payload_qp == made && made != taken));
    written_as_often_as_changed: assert(bursts + writing == changes && sent + filling == changes);
    told_behind_its_answer: assert(!(results_valid && ended_out_payload_writes) || replied != kept);
    failed_is_not_written: assert(!(giving && writes && entries_out_payload_dead));
  end
endmodule
