package veroce.synth;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import veroce.VeroceException;

/** Reads one module of a Yosys JSON netlist as a stream: the vendor's library in the same file is passed over. */
final class NetlistReader {
    private static final JsonFactory JSON = new JsonFactory();
    /** Longer parameters are memory contents and LUT functions, which nothing here asks for. */
    private static final int LONGEST_PARAMETER = 40;

    /** The attribute by which synth.ys marks the author's registers. */
    private static final String REGISTER_MARK = "veroce_register";

    private final JsonParser json;
    private final List<Netlist.Port> ports = new ArrayList<>();
    private final List<Netlist.Cell> cells = new ArrayList<>();
    private final List<Netlist.Net> nets = new ArrayList<>();
    private int bitCount;
    private int[] scratch = new int[64];

    private NetlistReader(JsonParser json) {
        this.json = json;
    }

    static Netlist read(InputStream input, String top) throws IOException {
        try (var json = JSON.createParser(input)) {
            var reader = new NetlistReader(json);
            if (!reader.findModule(top)) {
                throw VeroceException.input("the netlist has no module '" + top + "'");
            }
            return new Netlist(top, reader.ports, reader.cells, reader.nets, reader.bitCount);
        }
    }

    private boolean findModule(String top) throws IOException {
        json.nextToken();
        for (var section = field(); section != null; section = field()) {
            if (!section.equals("modules")) {
                json.skipChildren();
                continue;
            }
            for (var module = field(); module != null; module = field()) {
                if (module.equals(top)) {
                    module();
                    return true;
                }
                json.skipChildren();
            }
        }
        return false;
    }

    private void module() throws IOException {
        for (var section = field(); section != null; section = field()) {
            switch (section) {
                case "ports" -> forEachField(this::port);
                case "cells" -> forEachField(this::cell);
                case "netnames" -> forEachField(this::net);
                default -> json.skipChildren();
            }
        }
    }

    private void port(String name) throws IOException {
        var direction = "";
        var bits = new int[0];
        for (var key = field(); key != null; key = field()) {
            switch (key) {
                case "direction" -> direction = json.getText();
                case "bits" -> bits = bits();
                default -> json.skipChildren();
            }
        }
        ports.add(new Netlist.Port(name, !direction.equals("output"), !direction.equals("input"), bits));
    }

    private void cell(String name) throws IOException {
        var hidden = false;
        var type = "";
        var parameters = Map.<String, String>of();
        var source = "";
        var directions = Map.<String, String>of();
        var connections = new LinkedHashMap<String, int[]>();
        for (var key = field(); key != null; key = field()) {
            switch (key) {
                case "hide_name" -> hidden = json.getIntValue() != 0;
                case "type" -> type = json.getText();
                case "parameters" -> parameters = strings(LONGEST_PARAMETER);
                case "attributes" -> source = strings(Integer.MAX_VALUE).getOrDefault("src", "");
                case "port_directions" -> directions = strings(LONGEST_PARAMETER);
                case "connections" -> forEachField(pin -> connections.put(pin, bits()));
                default -> json.skipChildren();
            }
        }
        var pins = new ArrayList<Netlist.Pin>(connections.size());
        for (var connection : connections.entrySet()) {
            var output = "output".equals(directions.get(connection.getKey()));
            pins.add(new Netlist.Pin(connection.getKey(), output, connection.getValue()));
        }
        cells.add(new Netlist.Cell(name, hidden, type, parameters, SourcePlace.of(source), pins));
    }

    private void net(String name) throws IOException {
        var hidden = false;
        var register = false;
        var lowest = 0;
        var bits = new int[0];
        for (var key = field(); key != null; key = field()) {
            switch (key) {
                case "hide_name" -> hidden = json.getIntValue() != 0;
                case "offset" -> lowest = json.getIntValue();
                case "bits" -> bits = bits();
                case "attributes" -> register = strings(LONGEST_PARAMETER).containsKey(REGISTER_MARK);
                default -> json.skipChildren();
            }
        }
        nets.add(new Netlist.Net(name, hidden, register, lowest, bits));
    }

    private int[] bits() throws IOException {
        var count = 0;
        while (json.nextToken() != JsonToken.END_ARRAY) {
            if (count == scratch.length) {
                scratch = Arrays.copyOf(scratch, 2 * count);
            }
            var constant = json.currentToken() == JsonToken.VALUE_STRING;
            scratch[count] = constant ? Netlist.CONSTANT : json.getIntValue();
            bitCount = Math.max(bitCount, scratch[count++] + 1);
        }
        return Arrays.copyOf(scratch, count);
    }

    private Map<String, String> strings(int longest) throws IOException {
        var map = new LinkedHashMap<String, String>();
        forEachField(name -> {
            if (json.getTextLength() <= longest) {
                map.put(name, json.getText());
            }
        });
        return map;
    }

    /** The next field of the open object, with the parser on its value; null at the end of the object. */
    private String field() throws IOException {
        if (json.nextToken() != JsonToken.FIELD_NAME) {
            return null;
        }
        var name = json.currentName();
        json.nextToken();
        return name;
    }

    private void forEachField(FieldAction action) throws IOException {
        for (var name = field(); name != null; name = field()) {
            action.accept(name);
        }
    }

    @FunctionalInterface
    private interface FieldAction {
        void accept(String name) throws IOException;
    }
}
