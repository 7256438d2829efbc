package veroce.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;

/** The text of what draws: Apache ECharts, and our option for it. */
final class ChartLibrary {
    private static final String LIBRARY = "/META-INF/resources/webjars/echarts/%s/dist/echarts.common.min.js";
    private static final String VERSION = "/META-INF/maven/org.webjars.npm/echarts/pom.properties";
    private static final ObjectMapper JSON = new ObjectMapper();

    private ChartLibrary() {}

    static String echarts() {
        return text(String.format(LIBRARY, version()));
    }

    /** The function that makes an option of ECharts from a chart. */
    static String option() {
        return text("/veroce/report/chart.js");
    }

    static String page() {
        return text("/veroce/report/page.js");
    }

    /** Charts as JavaScript has them. */
    static String json(List<Chart> charts) {
        try {
            return JSON.writeValueAsString(charts).replace("</", "<\\/");
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String version() {
        var properties = new Properties();
        try (var in = new ByteArrayInputStream(resource(VERSION))) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }

    private static String text(String name) {
        return new String(resource(name), StandardCharsets.UTF_8);
    }

    private static byte[] resource(String name) {
        try (InputStream in = ChartLibrary.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
