package sdk.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import sdk.json.Json;

/**
 * One call: the expected request, the response, and the expected result.
 *
 * @param <C> the client
 */
final class WireCase<C> {
  private final Function<String, C> create;
  private final WireRequest request;
  private WireReply reply = new WireReply(204, "", "");
  private String rpc;
  private String expected;

  /**
   * Begins a case.
   *
   * @param create makes a client that calls a URL
   * @param method the method of the request
   * @param path the path of the request, decoded
   */
  WireCase(Function<String, C> create, String method, String path) {
    this.create = create;
    this.request = new WireRequest(method, path);
  }

  /** The query of the request: names and values in turn, decoded. */
  WireCase<C> query(String... pairs) {
    request.query = Pair.of(pairs);
    return this;
  }

  /** Headers that the request must have. It may have others. */
  WireCase<C> headers(String... pairs) {
    request.headers = Pair.of(pairs);
    return this;
  }

  /** The cookies of the request, decoded. */
  WireCase<C> cookies(String... pairs) {
    request.cookies = Pair.of(pairs);
    return this;
  }

  /** A body of JSON. An empty type is not looked at. */
  WireCase<C> json(String type, String text) {
    request.body = new WireBody.OfJson(type, text);
    return this;
  }

  /** A body of text. */
  WireCase<C> text(String type, String text) {
    request.body = new WireBody.OfText(type, text);
    return this;
  }

  /** A form in the body. */
  WireCase<C> form(String type, String... pairs) {
    request.body = new WireBody.OfForm(type, Pair.of(pairs));
    return this;
  }

  /** A form in parts. */
  WireCase<C> multipart(String type, String... pairs) {
    request.body = new WireBody.OfParts(type, Pair.of(pairs));
    return this;
  }

  /** A method that is called by JSON-RPC: bodies are its parameters and its result. */
  WireCase<C> rpc(String method) {
    rpc = method;
    return this;
  }

  /** What the server answers. Without a type, there is no {@code Content-Type}. */
  WireCase<C> replies(int status, String type, String body) {
    reply = new WireReply(status, type, body);
    return this;
  }

  /** What the caller must get as JSON, where that is not the body of the reply. */
  WireCase<C> returns(String json) {
    expected = json;
    return this;
  }

  /** Makes the call, whose result must be the expected JSON, and returns the result. */
  <T> T check(Function<C, T> call) {
    T result = run(call);
    compare(result);
    return result;
  }

  /**
   * Makes a call that lists pages, the first of which must be the expected JSON, and returns its
   * first items.
   */
  <T, L extends Iterable<T>> List<T> checkPage(
      Function<C, L> call, Function<L, ?> body, int count) {
    List<T> items = new ArrayList<>();
    Object page =
        run(
            client -> {
              L list = call.apply(client);
              Iterator<T> all = list.iterator();
              while (items.size() < count && all.hasNext()) {
                items.add(all.next());
              }
              return body.apply(list);
            });
    compare(page);
    return items;
  }

  /** Makes a call that opens a stream, whose events must be the expected list, and returns them. */
  <T> List<T> checkEvents(Function<C, ? extends Iterable<T>> call) {
    List<T> events = new ArrayList<>();
    run(
        client -> {
          call.apply(client).forEach(events::add);
          return null;
        });
    Difference.check("the events", Json.text(events), expected);
    return events;
  }

  /** Makes a call that gives a file, which must be the body of the reply. */
  void checkContent(Function<C, byte[]> call) {
    byte[] content = run(call);
    if (!Arrays.equals(content, reply.bytes())) {
      throw new AssertionError("the file has other content than was sent");
    }
  }

  /** Makes a call that gives nothing. */
  void checkNothing(Consumer<C> call) {
    run(
        client -> {
          call.accept(client);
          return null;
        });
  }

  private void compare(Object result) {
    String wanted = expected == null ? reply.body() : expected;
    Difference.check("the result", Json.text(result), wanted);
  }

  private <T> T run(Function<C, T> call) {
    try (WireServer server = new WireServer(reply, rpc)) {
      T result = call.apply(create.apply(server.url()));
      server.check(request);
      return result;
    }
  }
}
