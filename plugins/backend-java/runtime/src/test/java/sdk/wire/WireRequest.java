package sdk.wire;

import com.sun.net.httpserver.Headers;
import java.net.URI;
import java.util.List;

/** What a server must get. */
final class WireRequest {
  private final String method;
  private final String path;
  List<Pair> query = List.of();
  List<Pair> headers = List.of();
  List<Pair> cookies = List.of();
  WireBody body = new WireBody.OfText("", "");

  WireRequest(String method, String path) {
    this.method = method;
    this.path = path;
  }

  /** A request as it arrived. */
  record Received(String method, URI url, Headers headers, byte[] body) {
    /** The value of a header; null if there is none. */
    String header(String name) {
      List<String> values = headers.get(name);
      return values == null ? null : String.join(", ", values);
    }
  }

  /** Compares the received request with the expected one. */
  void check(Received got) {
    checkEqual("method", got.method(), method);
    checkEqual("path", got.url().getPath(), path);
    Pair.check("query", Pair.parse(got.url().getRawQuery()), query);
    for (Pair header : headers) {
      String value = got.header(header.name());
      String wanted = header.value().strip();
      if (value == null || !Difference.isSameText(value, wanted)) {
        checkEqual("header " + header.name(), value, wanted);
      }
    }
    Pair.check("list of cookies", Pair.parseCookies(got.header("Cookie")), cookies);
    body.check(got);
  }

  static void checkEqual(String what, String got, String wanted) {
    if (!wanted.equals(got)) {
      throw new AssertionError("the " + what + " is " + got + ", not " + wanted);
    }
  }
}
