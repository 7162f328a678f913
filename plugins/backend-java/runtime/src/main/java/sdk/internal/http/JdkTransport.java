package sdk.internal.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import sdk.core.HttpTransport;
import sdk.core.RequestBody;
import sdk.core.TransportRequest;
import sdk.core.TransportResponse;
import sdk.errors.ConfigurationException;

/** Sends requests with the platform's own client, which is made when it is first needed. */
public final class JdkTransport implements HttpTransport, AutoCloseable {
  private final Duration connectTimeout;
  private final ReentrantLock lock = new ReentrantLock();
  private volatile HttpClient client;
  private volatile boolean isClosed;

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
    HttpRequest built = build(request);
    Exchange response = new Exchange();
    CompletableFuture<?> exchange = client().sendAsync(built, head -> new Arrival(head, response));
    response.exchange = exchange;
    exchange.whenComplete(
        (received, error) -> {
          if (error != null) {
            response.completeExceptionally(error);
          }
        });
    return response;
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

  private static HttpRequest build(TransportRequest request) {
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
                  values.forEach(value -> builder.header(name, value));
                }
              });
      return builder.build();
    } catch (IllegalArgumentException e) {
      // What the platform says of it may hold a secret.
      throw new ConfigurationException(
          "The request cannot be made: its method, its URL or a header is not allowed in Java");
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
