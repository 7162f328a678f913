package sdk.internal.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sdk.core.RequestBody;
import sdk.core.TransportRequest;
import sdk.internal.auth.Applied;
import sdk.internal.url.Percent;

/** Requests as they are sent, credentials included. */
final class Requests {
  private Requests() {}

  static TransportRequest of(Prepared prepared, Applied applied) {
    HeaderMap headers = new HeaderMap();
    prepared.below.forEach(headers::putAll);
    headers.putAll(applied.globalHeaders());
    headers.putAll(applied.headers());
    prepared.above.forEach(headers::putAll);
    List<String> cookies = new ArrayList<>(prepared.parts.cookies);
    cookies.addAll(pairs(applied.cookies()));
    if (!cookies.isEmpty()) {
      String own = headers.get("Cookie");
      if (own != null) {
        cookies.add(0, own);
      }
      headers.put("Cookie", String.join("; ", cookies));
    }
    String url = prepared.url;
    if (!applied.query().isEmpty()) {
      url += (url.indexOf('?') < 0 ? "?" : "&") + String.join("&", pairs(applied.query()));
    }
    RequestBody body = prepared.parts.body == null ? null : prepared.parts.body.content();
    return new TransportRequest(prepared.operation().method(), url, headers.build(), body);
  }

  private static List<String> pairs(Map<String, String> entries) {
    List<String> pairs = new ArrayList<>();
    entries.forEach((name, value) -> pairs.add(Percent.encode(name) + "=" + Percent.encode(value)));
    return pairs;
  }
}
