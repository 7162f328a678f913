package sdk.internal.call;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sdk.core.HeaderFields;
import sdk.core.TransportResponse;
import sdk.errors.BrandConnectionException;
import sdk.errors.DecodeException;
import sdk.errors.Phase;
import sdk.internal.spec.Operation;
import sdk.internal.url.Urls;
import sdk.json.Json;

/** A response whose body is still to be read, within the attempt that brought it. */
public final class Reply {
  /** Most that is kept of the body of an error. */
  private static final int MOST_OF_ERROR = 1024 * 1024;

  /** Most that is read of a body only to use its connection again, and the time for that. */
  private static final int WORTH_READING = 64 * 1024;

  private static final int PATIENCE_MS = 100;

  private static final Pattern CHARSET =
      Pattern.compile(";\\s*charset\\s*=\\s*\"?([^\\s;\"]+)", Pattern.CASE_INSENSITIVE);

  private final Config config;
  private final Prepared prepared;
  private final int status;
  private final HeaderFields headers;
  private final String url;
  private final ByteSource source;
  private final Deadline deadline;
  private final Called called;
  private volatile boolean isKeptOpen;

  Reply(
      Config config,
      Prepared prepared,
      TransportResponse response,
      String requestUrl,
      Deadline deadline) {
    this.config = config;
    this.prepared = prepared;
    this.status = response.status();
    this.headers = response.headers();
    this.url = Urls.bare(response.url() == null ? requestUrl : response.url());
    this.source = ByteSource.of(response.body());
    this.deadline = deadline;
    this.called = deadline.called().at(url);
  }

  public Config config() {
    return config;
  }

  public Operation<?> operation() {
    return prepared.operation();
  }

  public int status() {
    return status;
  }

  boolean isSuccess() {
    return status >= 200 && status < 300;
  }

  public HeaderFields headers() {
    return headers;
  }

  public String url() {
    return url;
  }

  public ByteSource source() {
    return source;
  }

  public Deadline deadline() {
    return deadline;
  }

  public Called called() {
    return called;
  }

  /** The id of the request: in the API's own header, else in a usual one; null for none. */
  public String requestId() {
    for (String name : config.spec().requestIdHeaders()) {
      String id = headers.get(name).orElse(null);
      if (id != null) {
        return id;
      }
    }
    return null;
  }

  OptionalDouble askedWait() {
    return Retry.askedWait(headers, Instant.now());
  }

  /** The media type, in lower case; empty where there is none. */
  public String mediaType() {
    String type = headers.get("content-type").orElse("").split(";", 2)[0];
    return type.strip().toLowerCase(Locale.ROOT);
  }

  /** Most bytes of the body, or of one part of it; -1 for the usual, 0 for no limit. */
  public long limit() {
    return config.limitOf(prepared.call.options());
  }

  /** Text of an exception: which call failed, and why. */
  public String failed(String problem) {
    return called.failed(problem);
  }

  /** The body outlives the attempt. The clock stands still; whoever calls this ends it. */
  public void keepOpen() {
    deadline.pause();
    isKeptOpen = true;
  }

  public boolean isKeptOpen() {
    return isKeptOpen;
  }

  /** The body as a whole. */
  public CompletableFuture<byte[]> bytes() {
    long most = limit();
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    deadline.await(Phase.BODY);
    return guarded(
            source.drain(
                chunk -> {
                  all.writeBytes(chunk);
                  return most <= 0 || all.size() <= most;
                }))
        .thenApply(
            nothing -> {
              if (most > 0 && all.size() > most) {
                throw decodeFailure("is larger than " + most + " bytes", "", null, 0);
              }
              return all.toByteArray();
            });
  }

  /** The body, in the charset that the content type names, or else in UTF-8. */
  public CompletableFuture<String> text() {
    return bytes().thenApply(this::textOf);
  }

  private String textOf(byte[] bytes) {
    String text = new String(bytes, charsetOf(headers.get("content-type").orElse("")));
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  static Charset charsetOf(String contentType) {
    Matcher named = CHARSET.matcher(contentType);
    try {
      return named.find() ? Charset.forName(named.group(1)) : StandardCharsets.UTF_8;
    } catch (IllegalArgumentException e) {
      return StandardCharsets.UTF_8;
    }
  }

  /**
   * The next bytes of a body that is kept open, the time limit counted from now; null at the end.
   */
  public CompletableFuture<byte[]> nextChunk() {
    deadline.await(Phase.IDLE);
    deadline.restart();
    return guarded(source.next()).whenComplete((chunk, error) -> deadline.pause());
  }

  /** Lets go of a body that is kept open. */
  public void close() {
    deadline.end();
    source.close();
  }

  /** Fails with the reason of the deadline, or with what says that the connection broke. */
  private <R> CompletableFuture<R> guarded(CompletableFuture<R> reading) {
    return deadline
        .guard(reading)
        .handle(
            (value, error) -> {
              if (error == null) {
                return CompletableFuture.completedFuture(value);
              }
              Throwable ended = deadline.reason();
              return Futures.<R>failed(ended == null ? broken(Futures.cause(error)) : ended);
            })
        .thenCompose(done -> done);
  }

  private BrandConnectionException broken(Throwable error) {
    String problem = called.failed("the connection failed while the response was read");
    return new BrandConnectionException(problem, deadline.phase(), error);
  }

  /** Text of the start of the body: what was read before a failure counts. */
  public CompletableFuture<String> start() {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    deadline.await(Phase.BODY);
    return deadline
        .guard(
            source.drain(
                chunk -> {
                  all.write(chunk, 0, Math.min(chunk.length, MOST_OF_ERROR - all.size()));
                  return all.size() < MOST_OF_ERROR;
                }))
        // The status is known, and more useful than the failure to read on.
        .handle((nothing, error) -> textOf(all.toByteArray()));
  }

  /** Passes over the body, which nobody wants. */
  public CompletableFuture<Void> passOver() {
    return passOver(source, headers);
  }

  /** Reads a small body where it is at hand: its connection serves the next request. */
  static CompletableFuture<Void> passOver(ByteSource source, HeaderFields headers) {
    int[] left = {WORTH_READING};
    String length = headers.get("content-length").orElse("0");
    if (length.length() > 5 || length.compareTo("65536") > 0 && length.length() == 5) {
      source.close();
      return CompletableFuture.completedFuture(null);
    }
    CompletableFuture<Void> clock = Futures.delay(PATIENCE_MS);
    return CompletableFuture.anyOf(source.drain(chunk -> (left[0] -= chunk.length) >= 0), clock)
        .handle(
            (done, error) -> {
              clock.cancel(false);
              source.close();
              return null;
            });
  }

  /** The failure of a body that is not as declared. */
  public DecodeException decodeFailure(String problem, String text, String path, int line) {
    String where = line == 0 ? "" : " in line " + line;
    String message = failed("the response (status " + status + ") " + problem + where);
    OptionalInt number = line == 0 ? OptionalInt.empty() : OptionalInt.of(line);
    return new DecodeException(
        message,
        new DecodeException.Details(status, headers, text, Optional.ofNullable(path), number));
  }

  /** Whether the content type says JSON, or nothing. */
  boolean mayBeJson() {
    String type = headers.get("content-type").orElse(null);
    return type == null || isJson(type);
  }

  static boolean isJson(String contentType) {
    return contentType.toLowerCase(Locale.ROOT).matches(".*[/+]json\\b.*");
  }

  /** JSON of a body that is not a success; empty for what is none. */
  Optional<JsonNode> jsonIn(String text) {
    return mayBeJson() ? Json.tryParse(text) : Optional.empty();
  }
}
