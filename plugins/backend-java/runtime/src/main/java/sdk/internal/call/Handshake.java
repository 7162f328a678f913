package sdk.internal.call;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import sdk.core.LogLevel;
import sdk.core.TransportRequest;
import sdk.internal.auth.Authenticator;
import sdk.internal.url.Urls;

/** The request that opens a channel: as a call would send it. */
public final class Handshake {
  private final TransportRequest request;
  private final Called called;
  private final Duration timeout;

  private Handshake(TransportRequest request, Called called, Duration timeout) {
    this.request = request;
    this.called = called;
    this.timeout = timeout;
  }

  /** Finds the URL, the headers and the credentials. */
  public static CompletableFuture<Handshake> prepare(Config config, Call<?> call) {
    try {
      Prepared prepared = Prepared.of(config, call);
      return GlobalHeaders.add(config, call)
          .thenCompose(global -> Authenticator.authenticate(config, prepared, global))
          .thenApply(
              applied -> {
                Called called = prepared.called(1, applied.secrets());
                TransportRequest request = Requests.of(prepared, applied);
                log(prepared, request);
                return new Handshake(request, called, prepared.timeout);
              });
    } catch (RuntimeException e) {
      return Futures.failed(e);
    }
  }

  private static void log(Prepared prepared, TransportRequest request) {
    if (prepared.log != null) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("method", request.method());
      fields.put("url", Urls.masked(request.url()));
      prepared.log.log(LogLevel.INFO, "connect", fields);
    }
  }

  public TransportRequest request() {
    return request;
  }

  public Called called() {
    return called;
  }

  public Duration timeout() {
    return timeout;
  }
}
