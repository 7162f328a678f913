package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import sdk.core.HeaderFields;
import sdk.internal.auth.TokenProvider;
import sdk.internal.auth.TokenProvider.TokenCredentials;
import sdk.internal.call.Cancellation;
import sdk.internal.call.Futures;
import sdk.internal.call.Retry;
import sdk.internal.download.FileNames;
import sdk.internal.oauth.OAuthTokens;
import sdk.internal.spec.Credential;
import sdk.internal.spec.OAuthSpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.Scheme;
import sdk.internal.spec.TokenSpec;
import sdk.internal.stream.EventReader;
import sdk.internal.stream.ServerEvent;
import sdk.json.Json;
import sdk.json.Misfit;
import sdk.json.Types;

/** Drives the vectors that need no client. */
final class Drivers {
  private static final double CENTURY = 100 * 365 * 24 * 3600.0;

  private Drivers() {}

  static Map<String, Object> number(JsonNode given) {
    boolean isWhole = given.get("type").textValue().equals("int64");
    if (given.has("value")) {
      String text = given.get("value").textValue();
      Object value = isWhole ? (Object) Long.valueOf(text) : (Object) Double.valueOf(text);
      return Map.of("json", Json.text(value));
    }
    try {
      String json = given.get("json").textValue();
      Object value =
          isWhole ? (Object) Json.read(Types.INT64, json) : (Object) Json.read(Types.DOUBLE, json);
      return Map.of("value", Json.text(value));
    } catch (Misfit e) {
      return Map.of("error", e.problem());
    }
  }

  static Map<String, Object> backoff(JsonNode given, JsonNode expected) {
    Map<String, List<String>> headers = new LinkedHashMap<>();
    given
        .get("headers")
        .fields()
        .forEachRemaining(one -> headers.put(one.getKey(), List.of(one.getValue().textValue())));
    Instant now = Instant.parse(given.get("now").textValue());
    OptionalDouble asked = Retry.askedWait(HeaderFields.of(headers), now);
    Map<String, Object> observed = new LinkedHashMap<>();
    observed.put("asked", asked.isPresent() ? asked.getAsDouble() : null);
    if (asked.orElse(0) > Retry.LONGEST_WAIT) {
      observed.put("isTooLong", true);
      return observed;
    }
    for (int i = 0; i < 100; i++) {
      double wait = Retry.waitBefore(given.get("retry").intValue(), asked);
      if (wait < expected.get("least").doubleValue() || wait > expected.get("most").doubleValue()) {
        throw new AssertionError("a wait of " + wait);
      }
    }
    observed.put("least", expected.get("least"));
    observed.put("most", expected.get("most"));
    return observed;
  }

  static Map<String, Object> token(JsonNode given, JsonNode expected) {
    AtomicLong clock = new AtomicLong(1_000_000_000_000L);
    AtomicInteger fetched = new AtomicInteger();
    TokenSpec spec =
        TokenSpec.of(Operation.<JsonNode>of("POST", "/token", one -> one.json(Types.ANY)))
            .readExpiresIn("expires_in");
    Scheme.OAuth scheme =
        new Scheme.OAuth(
            Credential.of("id"), Credential.of("secret"), OAuthSpec.of(spec), OAuthTokens::create);
    TokenProvider provider =
        OAuthTokens.create(
            scheme,
            (one, body, secrets, cancellation) -> {
              fetched.incrementAndGet();
              return CompletableFuture.completedFuture(given.get("response"));
            },
            clock::get);
    JsonNode renewAfter = expected.get("renewAfter");
    double end = renewAfter.isNull() ? CENTURY : renewAfter.doubleValue();
    List<Integer> counts = new ArrayList<>();
    for (double seconds : new double[] {0, end - 0.001, 0.001001}) {
      clock.addAndGet(Math.round(seconds * 1e9));
      Futures.await(provider.token(new TokenCredentials("", ""), new Cancellation()));
      counts.add(fetched.get());
    }
    if (counts.get(0) != 1 || counts.get(1) != 1) {
      throw new AssertionError("fetched " + counts);
    }
    Map<String, Object> observed = new LinkedHashMap<>();
    observed.put("renewAfter", counts.get(2) == 2 ? end : null);
    return observed;
  }

  static Map<String, Object> filename(JsonNode given) {
    Optional<String> header = Optional.ofNullable(given.get("header").textValue());
    Map<String, Object> observed = new LinkedHashMap<>();
    observed.put("filename", header.flatMap(FileNames::of).orElse(null));
    return observed;
  }

  static Map<String, Object> events(JsonNode given) {
    byte[] data = given.get("text").textValue().getBytes(StandardCharsets.UTF_8);
    List<ServerEvent> whole = read(data, data.length);
    for (int cut = 0; cut < data.length; cut++) {
      check(whole, read(data, cut));
    }
    check(whole, read(data, FakeTransport.EVERY_BYTE));
    List<Object> events = new ArrayList<>();
    for (ServerEvent one : whole) {
      events.add(Map.of("event", one.event(), "data", one.data(), "id", one.id()));
    }
    return Map.of("events", events);
  }

  private static void check(List<ServerEvent> whole, List<ServerEvent> again) {
    if (!whole.equals(again)) {
      throw new AssertionError(again + ", not " + whole);
    }
  }

  private static List<ServerEvent> read(byte[] data, int cut) {
    List<ServerEvent> events = new ArrayList<>();
    EventReader reader = new EventReader(null, null, "", events::add);
    if (cut == FakeTransport.EVERY_BYTE) {
      for (byte one : data) {
        reader.feed(new byte[] {one});
      }
    } else {
      reader.feed(Arrays.copyOf(data, cut));
      reader.feed(Arrays.copyOfRange(data, cut, data.length));
    }
    reader.end();
    return events;
  }
}
