package sdk.live;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import sdk.internal.call.Core;
import sdk.internal.spec.AuthSpec;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Credential;
import sdk.internal.spec.Scheme;
import sdk.vectors.TestBuilder;

/** A server on this machine that answers requests by the scripts in order, the last for ever. */
final class Server implements AutoCloseable {
  /** Answers one request. */
  @FunctionalInterface
  interface Script {
    void answer(HttpExchange exchange) throws Exception;
  }

  private final HttpServer http;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  final List<String> requests = new CopyOnWriteArrayList<>();
  final List<byte[]> bodies = new CopyOnWriteArrayList<>();

  Server(Script... scripts) throws IOException {
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.setExecutor(threads);
    HttpHandler handler =
        exchange -> {
          int index;
          synchronized (requests) {
            index = Math.min(requests.size(), scripts.length - 1);
            requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
          }
          bodies.add(exchange.getRequestBody().readAllBytes());
          try (exchange) {
            scripts[index].answer(exchange);
          } catch (Exception e) {
            throw new IOException(e);
          }
        };
    http.createContext("/", handler);
    http.start();
  }

  String url() {
    return "http://127.0.0.1:" + http.getAddress().getPort();
  }

  /** A client of this server. */
  Core core() {
    return core(new TestBuilder());
  }

  Core core(TestBuilder builder) {
    AuthSpec auth =
        AuthSpec.of(AuthSpec.Mode.ANY)
            .scheme("bearer", new Scheme.Bearer(Credential.of("token")))
            .apply("bearer");
    ClientSpec spec = ClientSpec.of("acme", "1.2.3").auth(auth);
    return new Core(spec, builder.baseUrl(url()).build());
  }

  static Script json(int status, String body) {
    return exchange -> {
      exchange.getResponseHeaders().add("Content-Type", "application/json");
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
    };
  }

  static Script events(String text) {
    return exchange -> {
      exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
      exchange.sendResponseHeaders(200, 0);
      exchange.getResponseBody().write(text.getBytes(StandardCharsets.UTF_8));
    };
  }

  /** Sends events until the connection is closed. */
  static Script endless(CountDownLatch closed) {
    return exchange -> {
      exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
      exchange.sendResponseHeaders(200, 0);
      Shared.writeUntilClosed(exchange, "data: 1\n\n", closed);
    };
  }

  @Override
  public void close() {
    http.stop(0);
    threads.shutdownNow();
  }
}
