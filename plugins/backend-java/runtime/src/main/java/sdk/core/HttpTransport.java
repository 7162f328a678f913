package sdk.core;

import java.net.http.HttpClient;
import java.util.concurrent.CompletableFuture;
import sdk.errors.ConfigurationException;
import sdk.internal.http.JdkTransport;

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

  /**
   * Sends requests with a client of your own, such as one with a proxy of its own.
   *
   * @param client the client, which must not follow redirects
   * @return the transport
   */
  static HttpTransport of(HttpClient client) {
    if (client.followRedirects() != HttpClient.Redirect.NEVER) {
      throw new ConfigurationException("The HTTP client must not follow redirects");
    }
    return new JdkTransport(client);
  }
}
