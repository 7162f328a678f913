package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import sdk.core.HeaderFields;
import sdk.core.HttpTransport;
import sdk.core.TransportRequest;
import sdk.core.TransportResponse;
import sdk.json.Json;

/** Answers as a vector says, the last answer for ever; the body of the first one in pieces. */
final class FakeTransport implements HttpTransport {
  /** Stands for a cut after every byte. */
  static final int EVERY_BYTE = -1;

  private static final List<String> OWN = List.of("host", "content-length", "transfer-encoding");

  private final JsonNode responses;
  private final int cut;
  private int count;
  final List<Map<String, Object>> requests = new ArrayList<>();

  FakeTransport(JsonNode responses, int cut) {
    this.responses = responses;
    this.cut = cut;
  }

  @Override
  public CompletableFuture<TransportResponse> send(TransportRequest request) {
    requests.add(described(request));
    int index = Math.min(count, responses.size() - 1);
    boolean isFirst = count == 0;
    count += 1;
    JsonNode given = responses.get(index);
    if (given.has("fails")) {
      boolean wasSent = given.get("fails").textValue().equals("sent");
      return CompletableFuture.failedFuture(
          wasSent ? new SocketException("reset") : new ConnectException("refused"));
    }
    Map<String, List<String>> headers = new LinkedHashMap<>();
    given
        .path("headers")
        .fields()
        .forEachRemaining(one -> headers.put(one.getKey(), List.of(one.getValue().asText())));
    if (isJson(given)) {
      headers.putIfAbsent("content-type", List.of("application/json"));
    }
    return CompletableFuture.completedFuture(
        TransportResponse.of(
            given.path("status").asInt(200),
            HeaderFields.of(headers),
            chunks(bytesOf(given), isFirst ? cut : 0)));
  }

  private static boolean isJson(JsonNode given) {
    return !given.has("base64") && !(given.has("body") && given.get("body").isTextual());
  }

  /** The body of a response. */
  static byte[] bytesOf(JsonNode given) {
    if (given.has("base64")) {
      return Base64.getDecoder().decode(given.get("base64").textValue());
    }
    String text =
        isJson(given)
            ? Json.text(given.has("body") ? given.get("body") : Map.of())
            : given.get("body").textValue();
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Flow.Publisher<List<ByteBuffer>> chunks(byte[] body, int cut) {
    List<ByteBuffer> chunks = new ArrayList<>();
    int size = cut == EVERY_BYTE ? 1 : Math.max(cut, 1);
    if (cut == 0) {
      chunks.add(ByteBuffer.wrap(body));
    } else {
      for (int at = 0; at < body.length; ) {
        int end = cut == EVERY_BYTE || at == 0 ? Math.min(at + size, body.length) : body.length;
        chunks.add(ByteBuffer.wrap(body, at, end - at).slice());
        at = end;
      }
    }
    return subscriber -> subscriber.onSubscribe(new Supply(chunks, subscriber));
  }

  private static final class Supply implements Flow.Subscription {
    private final List<ByteBuffer> chunks;
    private final Flow.Subscriber<? super List<ByteBuffer>> subscriber;
    private int next;
    private boolean isDone;

    Supply(List<ByteBuffer> chunks, Flow.Subscriber<? super List<ByteBuffer>> subscriber) {
      this.chunks = chunks;
      this.subscriber = subscriber;
    }

    @Override
    public void request(long wanted) {
      for (long i = 0; i < wanted && next < chunks.size() && !isDone; i++) {
        next += 1;
        subscriber.onNext(List.of(chunks.get(next - 1)));
      }
      if (next == chunks.size() && !isDone) {
        isDone = true;
        subscriber.onComplete();
      }
    }

    @Override
    public void cancel() {
      isDone = true;
    }
  }

  private static Map<String, Object> described(TransportRequest request) {
    Map<String, Object> headers = new TreeMap<>();
    request
        .headers()
        .toMap()
        .forEach(
            (name, values) -> {
              String key = name.toLowerCase(Locale.ROOT);
              if (!OWN.contains(key)) {
                headers.put(key, String.join(", ", values));
              }
            });
    Map<String, Object> described = new LinkedHashMap<>();
    described.put("method", request.method());
    described.put("url", URI.create(request.url()).toString().replaceFirst("#.*", ""));
    described.put("headers", headers);
    described.put("headerNames", List.copyOf(headers.keySet()));
    described.put(
        "body",
        request
            .body()
            .map(
                body -> {
                  try {
                    return new String(body.open().readAllBytes(), StandardCharsets.UTF_8);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                })
            .orElse(""));
    return described;
  }
}
