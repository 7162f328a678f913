package sdk.internal.call;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import sdk.core.HeaderFields;
import sdk.core.HttpTransport;
import sdk.core.RequestBody;
import sdk.core.TransportRequest;
import sdk.core.TransportResponse;
import sdk.errors.BrandConnectionException;
import sdk.errors.BrandException;
import sdk.errors.Phase;
import sdk.internal.http.JdkTransport;
import sdk.internal.url.Urls;

/** Sends one request, and follows redirects where that is safe. */
final class Sender {
  private static final int MOST_HOPS = 5;

  /** Headers that may follow to another origin: none of them can hold a credential. */
  private static final List<String> PORTABLE =
      List.of("Accept", "Accept-Encoding", "Range", "User-Agent");

  private final HttpTransport transport;
  private final Deadline deadline;
  private final Waiter waiter;

  /** The thread that waits for the response sends the request, where there is one. */
  Sender(HttpTransport transport, Deadline deadline, Waiter waiter) {
    this.transport = transport;
    this.deadline = deadline;
    this.waiter = waiter;
  }

  CompletableFuture<TransportResponse> send(TransportRequest request) {
    return send(request, 0);
  }

  private CompletableFuture<TransportResponse> send(TransportRequest request, int hop) {
    return sendOnce(request)
        .thenCompose(
            response -> {
              TransportRequest next = hop < MOST_HOPS ? redirected(request, response) : null;
              if (next == null) {
                return CompletableFuture.completedFuture(response.from(request.url()));
              }
              return Reply.passOver(ByteSource.of(response.body()), response.headers())
                  .thenCompose(nothing -> send(next, hop + 1));
            });
  }

  private CompletableFuture<TransportResponse> sendOnce(TransportRequest request) {
    CompletableFuture<TransportResponse> sent;
    try {
      sent =
          deadline.guard(
              waiter != null && transport instanceof JdkTransport platform
                  ? platform.send(request, waiter, deadline.left())
                  : transport.send(request));
    } catch (RuntimeException e) {
      sent = Futures.failed(e);
    }
    return sent.handle(
            (response, error) ->
                error == null
                    ? CompletableFuture.completedFuture(response)
                    : Futures.<TransportResponse>failed(explained(Futures.cause(error))))
        .thenCompose(done -> done);
  }

  private Throwable explained(Throwable error) {
    if (deadline.reason() != null) {
      return deadline.reason();
    }
    if (error instanceof BrandException) {
      return error;
    }
    String problem = "the request could not be sent, or was not answered";
    String why = " (" + error.getClass().getSimpleName() + ")";
    Phase phase = Retry.neverSent(error) ? Phase.CONNECT : Phase.RESPONSE;
    return new BrandConnectionException(deadline.called().failed(problem + why), phase, error);
  }

  /** The request that a redirect asks for; null where the response is to be taken as it is. */
  private static TransportRequest redirected(TransportRequest request, TransportResponse response) {
    String location = response.headers().get("location").orElse(null);
    int status = response.status();
    if (location == null || !List.of(301, 302, 303, 307, 308).contains(status)) {
      return null;
    }
    URI from = URI.create(request.url());
    URI to = Urls.resolve(location, from);
    boolean isDowngrade =
        to != null && from.getScheme().equalsIgnoreCase("https") && !to.getScheme().equals("https");
    if (to == null || isDowngrade) {
      return null;
    }
    boolean isSame = Urls.isSameOrigin(from, to);
    HeaderFields headers = isSame ? request.headers() : portable(request.headers());
    RequestBody body = request.body().orElse(null);
    if (request.method().equals("GET") || request.method().equals("HEAD")) {
      if (isSame && body != null && !body.isReplayable()) {
        return null;
      }
      return to(request.method(), to, headers, isSame ? body : null);
    }
    if (status == 303) {
      HeaderFields read = headers.without("Content-Type").without("Idempotency-Key");
      return to("GET", to, read, null);
    }
    boolean isRepeatable = body == null || body.isReplayable();
    return status <= 302 || !isSame || !isRepeatable
        ? null
        : to(request.method(), to, headers, body);
  }

  private static TransportRequest to(
      String method, URI url, HeaderFields headers, RequestBody body) {
    return new TransportRequest(method, url.toString(), headers, body);
  }

  private static HeaderFields portable(HeaderFields headers) {
    Map<String, List<String>> kept = new LinkedHashMap<>();
    for (String name : PORTABLE) {
      if (!headers.all(name).isEmpty()) {
        kept.put(name, headers.all(name));
      }
    }
    return HeaderFields.of(kept);
  }
}
