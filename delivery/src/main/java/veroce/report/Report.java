package veroce.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a command measured, as one JSON document: the figures with unit, ceiling and parameters, and the verdict. */
@JsonPropertyOrder({"tool", "command", "configuration", "seed", "result", "rows"})
public record Report(String command, Map<String, Object> configuration, Long seed, Result result, List<Row> rows) {
    private static final ObjectWriter JSON = new ObjectMapper().writer(new DefaultPrettyPrinter()
        .withArrayIndenter(new DefaultIndenter("  ", "\n"))
        .withObjectIndenter(new DefaultIndenter("  ", "\n")));

    /** The verdict of a whole run. */
    public enum Result {
        @JsonProperty("pass") PASS,
        @JsonProperty("fail") FAIL;

        public static Result of(boolean pass) {
            return pass ? PASS : FAIL;
        }
    }

    public Report {
        configuration = Row.ordered(configuration);
        rows = List.copyOf(rows);
    }

    @JsonProperty public String tool() {
        return "veroce";
    }

    /** Reads what {@link #write} has written. */
    public static Report read(Path file) throws IOException {
        var tree = new ObjectMapper().readTree(Files.readAllBytes(file));
        var mapper = new ObjectMapper();
        var rows = new ArrayList<Row>();
        for (var row : tree.get("rows")) {
            rows.add(new Row(row.get("scenario").asText(), row.get("metric").asText(), row.get("value").numberValue(),
                row.get("unit").asText(), row.get("ceiling").numberValue(), map(mapper, row.get("parameters"))));
        }
        return new Report(tree.get("command").asText(), map(mapper, tree.get("configuration")),
            tree.get("seed").isNull() ? null : tree.get("seed").asLong(),
            Result.of(tree.get("result").asText().equals("pass")), rows);
    }

    private static Map<String, Object> map(ObjectMapper mapper, JsonNode node) {
        return mapper.convertValue(node, new TypeReference<LinkedHashMap<String, Object>>() {});
    }

    public String toJson() throws IOException {
        return JSON.writeValueAsString(this) + "\n";
    }

    /** Writes the document whole or not at all; folders that are missing are made. */
    public void write(Path file) throws IOException {
        AtomicFile.write(file, toJson().getBytes(StandardCharsets.UTF_8));
    }
}
