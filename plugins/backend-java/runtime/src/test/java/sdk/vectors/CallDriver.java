package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sdk.core.LogLevel;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.call.Futures;
import sdk.internal.call.TestCores;
import sdk.internal.spec.Operation;
import sdk.json.Json;

/** Drives the vectors of the kind {@code call}: calls through a fake transport. */
final class CallDriver {
  private static final Pattern UUID =
      Pattern.compile("\\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\\b");
  private static final Pattern BOUNDARY = Pattern.compile("; boundary=([\\w-]+)");

  private final JsonNode given;
  private final boolean isAsync;
  private final List<Map<String, Object>> log = new ArrayList<>();
  private final List<Object> items = new ArrayList<>();
  private final FakeTransport transport;
  private Object result;
  private Core core;

  private CallDriver(JsonNode given, int cut, boolean isAsync) {
    this.given = given;
    this.isAsync = isAsync;
    JsonNode responses = given.path("responses");
    this.transport =
        new FakeTransport(responses.isMissingNode() ? Json.parse("[{}]") : responses, cut);
  }

  /** Makes the calls. Streams are read anew for every byte at which a response can be cut. */
  static Map<String, Object> drive(JsonNode given, JsonNode expected, boolean isAsync) {
    Map<String, Object> whole = new CallDriver(given, 0, isAsync).once(expected);
    String kind = given.path("operation").path("response").path("kind").asText();
    if (kind.equals("sse") || kind.equals("jsonl")) {
      JsonNode first = given.has("responses") ? given.get("responses").get(0) : Json.parse("{}");
      int length = FakeTransport.bytesOf(first).length;
      for (int cut = FakeTransport.EVERY_BYTE; cut < length; cut++) {
        Map<String, Object> again = new CallDriver(given, cut, isAsync).once(expected);
        for (String name : List.of("items", "error", "requests")) {
          if (!Json.text(again.get(name)).equals(Json.text(whole.get(name)))) {
            throw new AssertionError("cut at " + cut + ": " + Json.text(again.get(name)));
          }
        }
      }
    }
    return whole;
  }

  private Map<String, Object> once(JsonNode expected) {
    Map<String, Object> observed = new LinkedHashMap<>();
    Throwable caught = null;
    try {
      core = TestCores.withoutWaits(Specs.client(given.path("client")), settings());
      for (int i = 0; i < given.path("times").asInt(1); i++) {
        perform();
      }
    } catch (RuntimeException e) {
      caught = Futures.cause(e);
      observed.put("error", Errors.describe(caught));
    }
    observed.put("result", result);
    observed.put("items", items);
    observed.put("requests", canonical(transport.requests));
    observed.put("log", log);
    String hidden = expected.path("hidden").asText("");
    String shownText = expected.path("shown").asText("");
    String everything = everything(caught);
    observed.put("hidden", !hidden.isEmpty() && everything.contains(hidden) ? everything : hidden);
    String printed = String.valueOf(caught);
    observed.put("shown", printed.contains(shownText) ? shownText : printed);
    return observed;
  }

  private String everything(Throwable caught) {
    StringWriter trace = new StringWriter();
    if (caught != null) {
      caught.printStackTrace(new PrintWriter(trace));
    }
    String settings = core == null ? "" : core.settings() + " " + core.config().settings();
    return trace + "\n" + caught + "\n" + core + "\n" + settings + "\n" + log;
  }

  private sdk.core.ClientSettings settings() {
    JsonNode client = given.path("client");
    TestBuilder builder =
        new TestBuilder()
            .baseUrl(client.path("baseUrl").asText("https://api.test"))
            .transport(transport);
    if (client.has("maxRetries")) {
      builder.maxRetries(client.get("maxRetries").intValue());
    }
    if (client.has("retryUnsafe")) {
      builder.retryUnsafe(client.get("retryUnsafe").booleanValue());
    }
    client
        .path("headers")
        .fields()
        .forEachRemaining(one -> builder.header(one.getKey(), one.getValue().asText()));
    int index = 0;
    for (JsonNode scheme : client.path("schemes")) {
      for (String part : List.of("value", "username", "password", "clientId", "clientSecret")) {
        if (scheme.has(part)) {
          builder.with(part + index, scheme.get(part).textValue());
        }
      }
      index += 1;
    }
    if (client.path("log").asBoolean()) {
      builder.logLevel(LogLevel.DEBUG).logger(this::log);
    }
    return builder.build();
  }

  private void log(LogLevel level, String event, Map<String, Object> fields) {
    Map<String, Object> entry = new LinkedHashMap<>(fields);
    entry.put("level", level.name().toLowerCase(java.util.Locale.ROOT));
    entry.put("event", event);
    log.add(entry);
  }

  private void perform() {
    JsonNode operation = given.path("operation");
    Operation<JsonNode> op = Specs.operation(operation);
    Arguments arguments = Arguments.none();
    for (JsonNode one : operation.path("parameters")) {
      if (one.has("value")) {
        arguments.values().put(Specs.keyOf(one), Given.revive(one.get("value")));
      }
    }
    for (JsonNode one : operation.path("body").path("fields")) {
      if (one.has("value")) {
        arguments.values().put(one.get("name").textValue(), Given.revive(one.get("value")));
      }
    }
    RequestOptions options = options(given.path("call"));
    if (Features.perform(core, op, operation, arguments, options, isAsync, items)) {
      return;
    }
    result =
        isAsync
            ? Futures.await(core.callAsync(op, arguments, options))
            : core.call(op, arguments, options);
  }

  private static RequestOptions options(JsonNode call) {
    RequestOptions.Builder builder = RequestOptions.builder();
    if (call.has("idempotencyKey")) {
      builder.idempotencyKey(call.get("idempotencyKey").textValue());
    }
    if (call.has("maxRetries")) {
      builder.maxRetries(call.get("maxRetries").intValue());
    }
    call.path("headers")
        .fields()
        .forEachRemaining(
            one ->
                builder.header(
                    one.getKey(), one.getValue().isNull() ? null : one.getValue().asText()));
    return builder.build();
  }

  /** The requests with names for what is random. */
  private static JsonNode canonical(List<Map<String, Object>> requests) {
    String text = Json.text(requests);
    text = named(text, UUID, 0, "uuid-");
    return Json.parse(named(text, BOUNDARY, 1, "boundary-"));
  }

  private static String named(String text, Pattern pattern, int group, String name) {
    Map<String, String> names = new LinkedHashMap<>();
    Matcher found = pattern.matcher(text);
    while (found.find()) {
      names.putIfAbsent(found.group(group), name + (names.size() + 1));
    }
    String named = text;
    for (Map.Entry<String, String> one : names.entrySet()) {
      named = named.replace(one.getKey(), one.getValue());
    }
    return named;
  }
}
