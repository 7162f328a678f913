package sdk.core;

import java.util.concurrent.CompletableFuture;

/**
 * Sends requests. By default the SDK uses {@code java.net.http}; another HTTP client can take its
 * place.
 *
 * <p>A transport must not follow redirects: it would send credentials to other hosts.
 */
@FunctionalInterface
public interface HttpTransport {
  /**
   * Sends a request.
   *
   * @param request the request
   * @return the response, as soon as its headers are there; canceling it ends the exchange
   */
  CompletableFuture<TransportResponse> send(TransportRequest request);
}
