package sdk.wire;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The wire tests of SDKs fail where they should. */
final class WireSupportTests {
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final String FORM = "application/x-www-form-urlencoded";

  /** The client of these tests: the address of the server. */
  private static WireCase<String> wanted() {
    return new WireCase<String>(url -> url, "POST", "/a/b/c")
        .query("a", " ", "x", "2", "x", "1")
        .headers("x-trace", " t")
        .cookies("q", "1", "sid", "a b")
        .replies(201, "text/plain", "x");
  }

  private static String send(String url, String type, String body) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url + "/a%2Fb/c?x=2&x=1&a=%20"))
            .headers("Content-Type", type, "X-Trace", "t", "Cookie", "sid=a%20b; q=1")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    try {
      return HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Sends one request, of which the case says a text; nothing where the text is empty. */
  private static void expect(String said, WireCase<String> test, String type, String body) {
    if (said.isEmpty()) {
      test.checkNothing(url -> send(url, type, body));
      return;
    }
    AssertionError error =
        assertThrows(
            AssertionError.class, () -> test.checkNothing(url -> send(url, type, body)), said);
    assertTrue(error.getMessage().contains(said), error.getMessage());
  }

  @Test
  void requestsAreCompared() {
    String type = "application/json";
    String body = "{\"n\":1}";
    Map<String, UnaryOperator<WireCase<String>>> changes =
        Map.of(
            "",
            test -> test.json("", "{\"n\": 1.0, \"gone\": null}"),
            "the query is",
            test -> test.query("a", " ", "x", "1", "x", "2"),
            "the header x-trace is t, not u",
            test -> test.headers("x-trace", "u"),
            "the header x-none is null",
            test -> test.headers("x-none", "u"),
            "the list of cookies is",
            test -> test.cookies("q", "1"),
            "the type of the body is application/json, not text/plain",
            test -> test.json("text/plain", body),
            "1 in place of 2 /n",
            test -> test.json(type, "{\"n\":2}"),
            "the body is {\"n\":1}, not",
            test -> test.text("", ""));
    changes.forEach(
        (said, change) -> expect(said, change.apply(wanted().json(type, body)), type, body));
    WireCase<String> method = new WireCase<>(url -> url, "GET", "/");
    expect("the method is POST, not GET", method, type, body);
    WireCase<String> path = new WireCase<>(url -> url, "POST", "/wrong");
    expect("the path is /a/b/c, not /wrong", path, type, body);
  }

  @Test
  void formsAreCompared() {
    expect("", wanted().form(FORM, "a", "1", "b", "&"), FORM, "a=1&b=%26");
    expect("the form is", wanted().form(FORM, "a", "2"), FORM, "a=1");
    expect(
        "",
        wanted().form(FORM, "t", "2019-12-31T15:02:03Z"),
        FORM,
        "t=2020-01-01T01:02:03%2B10:00");
    String parts = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n[1]\r\n--b--\r\n";
    String type = "multipart/form-data; boundary=b";
    expect("", wanted().multipart("multipart/form-data", "a", "[ 1.0 ]"), type, parts);
    expect("the form is", wanted().multipart("multipart/form-data", "a", "2"), type, parts);
    expect("has no boundary", wanted().multipart("", "a", "1"), "multipart/form-data", parts);
  }

  @Test
  void oneRequestMustArrive() {
    WireCase<String> none = new WireCase<>(url -> url, "GET", "/");
    assertThrows(AssertionError.class, () -> none.checkNothing(url -> {}));
    WireCase<String> two = wanted().text("", "");
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () -> two.checkNothing(url -> send(url, FORM, send(url, FORM, ""))));
    assertEquals("2 requests arrived", error.getMessage());
  }

  @Test
  void resultsAreCompared() {
    WireCase<String> test = wanted().text("", "");
    assertDoesNotThrow(
        () ->
            test.returns("\"2024-01-15T09:30:00.000Z\"")
                .check(url -> send(url, FORM, "").replace("x", "2024-01-15T10:30:00+0100")));
    assertThrows(AssertionError.class, () -> test.returns("1").check(url -> send(url, FORM, "")));
    test.checkContent(url -> send(url, FORM, "").getBytes());
    assertThrows(
        AssertionError.class,
        () -> test.checkContent(url -> (send(url, FORM, "") + "y").getBytes()));
    test.returns("[\"x\"]").checkEvents(url -> List.of(send(url, FORM, "")));
    assertThrows(
        AssertionError.class,
        () -> test.returns("[]").checkEvents(url -> List.of(send(url, FORM, ""))));
  }

  @Test
  void resultsAreReturned() {
    WireCase<String> test = wanted().text("", "");
    assertEquals("x", test.returns("\"x\"").check(url -> send(url, FORM, "")));
    assertEquals(
        List.of("x"), test.returns("[\"x\"]").checkEvents(url -> List.of(send(url, FORM, ""))));
    List<String> items =
        test.returns("[\"x\",1]")
            .checkPage(url -> List.of(send(url, FORM, ""), "y"), list -> List.of("x", 1), 1);
    assertEquals(List.of("x"), items);
    assertThrows(
        AssertionError.class,
        () -> test.checkPage(url -> List.of(send(url, FORM, "")), list -> "y", 1));
  }

  @Test
  void messagesOfJsonRpcAreLookedInto() {
    String call = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"m\",\"params\":[1]}";
    WireCase<String> test = wanted().rpc("m").json("", "[1]").replies(200, "application/json", "2");
    test.returns("\"{\\\"jsonrpc\\\":\\\"2.0\\\",\\\"id\\\":7,\\\"result\\\":2}\"")
        .check(url -> send(url, FORM, call));
    expect("not 2.0 and m", test, FORM, call.replace("\"m\"", "\"n\""));
    expect("in place of", test, FORM, call.replace("[1]", "[2]"));
    WireCase<String> notification = wanted().rpc("m").replies(204, "", "");
    expect("has no id", notification, FORM, call);
    expect("", notification, FORM, "{\"jsonrpc\":\"2.0\",\"method\":\"m\"}");
  }
}
