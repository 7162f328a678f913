package sdk.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import sdk.json.Json;

/** Answers every request alike, and keeps what arrived. */
final class WireServer implements AutoCloseable {
  private final HttpServer server;
  private final WireReply reply;
  private final String rpc;
  private final List<WireRequest.Received> requests = new CopyOnWriteArrayList<>();
  private final List<String> problems = new CopyOnWriteArrayList<>();

  /**
   * Starts a server.
   *
   * @param reply what it answers
   * @param rpc the method that is called by JSON-RPC; null for other calls
   */
  WireServer(WireReply reply, String rpc) {
    this.reply = reply;
    this.rpc = rpc;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::answer);
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /** Compares the received request with the expected one. */
  void check(WireRequest wanted) {
    if (!problems.isEmpty()) {
      throw new AssertionError(problems.get(0));
    }
    if (requests.size() != 1) {
      throw new AssertionError(requests.size() + " requests arrived");
    }
    wanted.check(requests.get(0));
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private void answer(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readAllBytes();
    byte[] answer = reply.bytes();
    if (rpc != null) {
      JsonNode message = Json.parse(new String(body, StandardCharsets.UTF_8));
      answer = answerOf(message).getBytes(StandardCharsets.UTF_8);
      body = message.path("params").toString().getBytes(StandardCharsets.UTF_8);
    }
    requests.add(
        new WireRequest.Received(
            exchange.getRequestMethod(),
            exchange.getRequestURI(),
            exchange.getRequestHeaders(),
            body));
    if (!reply.type().isEmpty()) {
      exchange.getResponseHeaders().set("Content-Type", reply.type());
    }
    exchange.sendResponseHeaders(reply.status(), answer.length == 0 ? -1 : answer.length);
    exchange.getResponseBody().write(answer);
    exchange.close();
  }

  /** The message with the result, and nothing for a notification, which has no id. */
  private String answerOf(JsonNode message) {
    String version = message.path("jsonrpc").asText();
    String method = message.path("method").asText();
    if (!version.equals("2.0") || !method.equals(rpc)) {
      problems.add("version and method are " + version + " and " + method + ", not 2.0 and " + rpc);
    }
    boolean isNotification = reply.body().isEmpty();
    if (isNotification == message.has("id")) {
      problems.add("a notification, and nothing else, has no id");
    }
    String id = message.path("id").toString();
    return isNotification
        ? ""
        : "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":" + reply.body() + "}";
  }
}
