package sdk.internal.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import sdk.core.HeaderFields;
import sdk.core.HttpTransport;
import sdk.core.RequestBody;
import sdk.core.TransportRequest;
import sdk.core.TransportResponse;
import sdk.errors.ConfigurationException;
import sdk.internal.call.ByteSource;
import sdk.internal.call.Waiter;

/** Sends requests with the platform's own client, which is made when it is first needed. */
public final class JdkTransport implements HttpTransport, AutoCloseable {
  /** For so long, the address of a host need not be looked up again. */
  private static final long KNOWN_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** Where the last response came from, and when, by the monotonic clock. */
  private record Reached(String host, long at) {}

  private final Duration connectTimeout;
  private final ReentrantLock lock = new ReentrantLock();
  private volatile HttpClient client;
  private volatile boolean isClosed;
  private volatile Reached reached;

  /** A limit of zero is none. */
  public JdkTransport(Duration connectTimeout) {
    this.connectTimeout = connectTimeout;
  }

  /** With a client that was made before. */
  public JdkTransport(HttpClient client) {
    this(Duration.ZERO);
    this.client = client;
  }

  /** The client; also for channels. */
  public HttpClient client() {
    HttpClient made = client;
    if (made != null) {
      return made;
    }
    lock.lock();
    try {
      if (isClosed) {
        throw new ConfigurationException("The client is closed");
      }
      if (client == null) {
        HttpClient.Builder builder =
            HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER);
        if (!connectTimeout.isZero()) {
          builder.connectTimeout(connectTimeout);
        }
        client = builder.build();
      }
      return client;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public CompletableFuture<TransportResponse> send(TransportRequest request) {
    HttpRequest built = build(request, null);
    Exchange response = new Exchange();
    CompletableFuture<?> exchange = client().sendAsync(built, handsOut(built, response));
    response.exchange = exchange;
    exchange.whenComplete(
        (received, error) -> {
          if (error != null) {
            response.completeExceptionally(error);
          }
        });
    return response;
  }

  /**
   * Sends a request by the thread that waits for it, once it does, if it would not have to wait for
   * anything else that no time limit ends.
   *
   * @param limit how long it may take; null for no limit
   */
  public CompletableFuture<TransportResponse> send(
      TransportRequest request, Waiter waiter, Duration limit) {
    HttpRequest built = build(request, limit);
    if (!waiter.isFree() || !isKnown(built.uri().getHost()) || !isInMemory(request)) {
      return send(request);
    }
    HttpClient used = client();
    CompletableFuture<TransportResponse> response = new CompletableFuture<>();
    waiter.leave(
        () -> {
          try {
            used.send(built, handsOut(built, response));
          } catch (HttpTimeoutException e) {
            // The clock of the attempt says so itself, but the time to connect has another one.
            if (e instanceof HttpConnectTimeoutException) {
              response.completeExceptionally(e);
            }
          } catch (IOException | RuntimeException e) {
            // What the thread of the connection threw.
            response.completeExceptionally(e.getCause() == null ? e : e.getCause());
          }
        });
    return response;
  }

  /**
   * Hands a response out on the thread that has read its head. The body is not waited for; what the
   * platform completes by itself would cost a change of threads before it is asked for.
   */
  private BodyHandler<Flow.Publisher<List<ByteBuffer>>> handsOut(
      HttpRequest request, CompletableFuture<TransportResponse> response) {
    String host = request.uri().getHost();
    return head -> {
      reached = new Reached(host, System.nanoTime());
      var body = BodySubscribers.ofPublisher();
      body.getBody()
          .thenAccept(
              chunks -> {
                if (!response.complete(responseOf(head, chunks))) {
                  // Nobody waits any more: the connection is not to stay open.
                  ByteSource.of(chunks).close();
                }
              });
      return body;
    };
  }

  private static TransportResponse responseOf(
      ResponseInfo head, Flow.Publisher<List<ByteBuffer>> body) {
    HeaderFields headers = HeaderFields.of(head.headers().map());
    String encoding = headers.get("content-encoding").orElse("").strip();
    boolean isCompressed = encoding.equalsIgnoreCase("gzip") || encoding.equalsIgnoreCase("x-gzip");
    return isCompressed
        ? TransportResponse.of(
            head.statusCode(),
            headers.without("content-encoding").without("content-length"),
            new Gunzip(body))
        : TransportResponse.of(head.statusCode(), headers, body);
  }

  /** Whether a host need not be looked up, which nothing can break off. */
  private boolean isKnown(String host) {
    char end = host.charAt(host.length() - 1);
    boolean isAddress = end == ']' || Character.isDigit(end);
    Reached last = reached;
    return isAddress
        || last != null && last.host.equals(host) && System.nanoTime() - last.at < KNOWN_NANOS;
  }

  /** Whether sending a body waits for nothing but the connection. */
  private static boolean isInMemory(TransportRequest request) {
    return request.body().map(body -> body.bytes().isPresent()).orElse(true);
  }

  /** Canceling it ends the exchange. */
  private static final class Exchange extends CompletableFuture<TransportResponse> {
    private CompletableFuture<?> exchange;

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      exchange.cancel(true);
      return super.cancel(mayInterruptIfRunning);
    }
  }

  private static HttpRequest build(TransportRequest request, Duration limit) {
    try {
      HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(request.url()));
      RequestBody body = request.body().orElse(null);
      if (body != null || !request.method().equals("GET")) {
        // For a GET without a body, the platform would send a length.
        builder.method(request.method(), publisher(body));
      }
      if (request.url().regionMatches(true, 0, "http:", 0, 5)) {
        // Without TLS, the platform would ask each server for an upgrade to HTTP/2.
        builder.version(HttpClient.Version.HTTP_1_1);
      }
      if (request.headers().get("Accept-Encoding").isEmpty()) {
        builder.header("Accept-Encoding", "gzip");
      }
      request
          .headers()
          .toMap()
          .forEach(
              (name, values) -> {
                // The platform sends the length that the body has.
                if (!name.equalsIgnoreCase("content-length")) {
                  values.forEach(value -> addHeader(builder, name, value));
                }
              });
      if (limit != null) {
        builder.timeout(limit);
      }
      return builder.build();
    } catch (IllegalArgumentException e) {
      // What the platform says of it may hold a secret.
      throw new ConfigurationException(
          "The request cannot be made: its method or its URL is not allowed in Java");
    }
  }

  private static void addHeader(HttpRequest.Builder builder, String name, String value) {
    try {
      builder.header(name, value);
    } catch (IllegalArgumentException e) {
      throw new ConfigurationException(
          "The HTTP client of Java does not let programs send this value of the header " + name);
    }
  }

  private static BodyPublisher publisher(RequestBody body) {
    if (body == null) {
      return BodyPublishers.noBody();
    }
    if (body.bytes().isPresent()) {
      return BodyPublishers.ofByteArray(body.bytes().get());
    }
    BodyPublisher stream = BodyPublishers.ofInputStream(() -> opened(body));
    if (body.length() == 0) {
      return BodyPublishers.ofByteArray(new byte[0]);
    }
    return body.length() < 0 ? stream : BodyPublishers.fromPublisher(stream, body.length());
  }

  private static InputStream opened(RequestBody body) {
    try {
      return body.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Connections end when the platform's client is no longer referred to. */
  @Override
  public void close() {
    lock.lock();
    try {
      isClosed = true;
      client = null;
    } finally {
      lock.unlock();
    }
  }
}
