package sdk.core;

import java.util.concurrent.CompletableFuture;

/**
 * Wraps every attempt, after credentials are added. It can sign, measure, change or answer
 * requests.
 */
@FunctionalInterface
public interface Interceptor {
  /**
   * Handles a request.
   *
   * @param request the request
   * @param next passes a request on
   * @return the response
   */
  CompletableFuture<TransportResponse> intercept(TransportRequest request, HttpTransport next);
}
