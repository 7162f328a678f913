package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import sdk.internal.body.FormBody;
import sdk.internal.body.JsonBody;
import sdk.internal.body.MultipartBody;
import sdk.internal.oauth.OAuthTokens;
import sdk.internal.spec.AuthSpec;
import sdk.internal.spec.BodySpec;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Credential;
import sdk.internal.spec.FieldSpec;
import sdk.internal.spec.HeaderSpec;
import sdk.internal.spec.OAuthSpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.OperationSpec;
import sdk.internal.spec.PageSpec;
import sdk.internal.spec.Param;
import sdk.internal.spec.ResponseSpec;
import sdk.internal.spec.Scheme;
import sdk.internal.spec.TokenSpec;
import sdk.json.Types;

/** Makes descriptions for the runtime of the neutral ones of vectors. */
final class Specs {
  private Specs() {}

  static ClientSpec client(JsonNode client) {
    AuthSpec auth = AuthSpec.of(AuthSpec.Mode.ALL);
    List<String> keys = new ArrayList<>();
    int index = 0;
    for (JsonNode scheme : client.path("schemes")) {
      keys.add("s" + index);
      auth.scheme("s" + index, scheme(scheme, index));
      index += 1;
    }
    auth.apply(keys.toArray(String[]::new));
    ClientSpec spec = ClientSpec.of("acme", "1.2.3").auth(auth);
    if (client.has("errorMessage")) {
      spec.errorMessage(texts(client.get("errorMessage")));
    }
    if (client.has("requestIdHeaders")) {
      spec.requestIdHeaders(texts(client.get("requestIdHeaders")));
    }
    for (JsonNode header : client.path("ownHeaders")) {
      HeaderSpec one =
          HeaderSpec.literal(header.get("header").textValue(), header.get("literal").textValue());
      if (header.has("definition")) {
        one.definition(header.get("definition").textValue());
      }
      spec.header(one);
    }
    return spec;
  }

  static String[] texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(one -> texts.add(one.textValue()));
    return texts.toArray(String[]::new);
  }

  private static Scheme scheme(JsonNode scheme, int index) {
    Credential value = Credential.of("value" + index);
    String name = scheme.path("name").asText();
    return switch (scheme.get("in").textValue()) {
      case "bearer" -> new Scheme.Bearer(value);
      case "basic" ->
          new Scheme.Basic(Credential.of("username" + index), Credential.of("password" + index));
      case "header" -> new Scheme.Key(Scheme.Place.HEADER, name, null, value);
      case "query" -> new Scheme.Key(Scheme.Place.QUERY, name, null, value);
      case "cookie" -> new Scheme.Key(Scheme.Place.COOKIE, name, null, value);
      default -> oauth(scheme, index);
    };
  }

  private static Scheme oauth(JsonNode scheme, int index) {
    Operation<JsonNode> operation =
        Operation.of(
            "POST",
            "",
            spec ->
                spec.body(FormBody.spec())
                    .json(Types.ANY)
                    .pinned("grant_type", "client_credentials"));
    TokenSpec token =
        TokenSpec.of(operation)
            .url(scheme.get("tokenUrl").textValue())
            .sendClientId("client_id")
            .sendClientSecret("client_secret");
    return new Scheme.OAuth(
        Credential.of("clientId" + index),
        Credential.of("clientSecret" + index),
        OAuthSpec.of(token),
        OAuthTokens::create);
  }

  static Operation<JsonNode> operation(JsonNode given) {
    return Operation.of(
        given.path("method").asText("GET"),
        given.path("path").asText("/x"),
        spec -> declare(spec, given));
  }

  private static void declare(OperationSpec spec, JsonNode given) {
    for (JsonNode one : given.path("parameters")) {
      Param param = param(one);
      switch (one.get("in").textValue()) {
        case "path" -> spec.path(param);
        case "query" -> spec.query(param);
        case "header" -> spec.header(param);
        case "cookie" -> spec.cookie(param);
        default -> {}
      }
    }
    if (given.has("body")) {
      spec.body(body(given.get("body")));
    }
    JsonNode response = given.get("response");
    if (response == null) {
      spec.json(Types.ANY);
    } else if (!response.isNull()) {
      spec.response(response(response));
    }
    if (given.has("page")) {
      spec.page(page(given.get("page")));
    }
    if (given.has("definition")) {
      spec.definition(given.get("definition").textValue());
    }
    if (given.path("idempotent").asBoolean()) {
      spec.idempotent();
    }
    if (given.has("idempotencyKey")) {
      spec.idempotencyKey(given.get("idempotencyKey").textValue());
    }
    if (given.has("retries")) {
      spec.noRetries();
    }
  }

  static String keyOf(JsonNode one) {
    String name = one.get("name").textValue();
    String in = one.get("in").textValue();
    return in.equals("body") ? name : in + ":" + name;
  }

  private static Param param(JsonNode one) {
    Param param = Param.of(keyOf(one)).name(one.get("name").textValue());
    if (one.has("style")) {
      param.style(style(one));
    }
    if (one.has("explode")) {
      param.explode(one.get("explode").booleanValue());
    }
    if (one.path("allowReserved").asBoolean()) {
      param.allowReserved();
    }
    if (one.path("greedy").asBoolean()) {
      param.greedy();
    }
    if (one.has("default")) {
      param.defaultValue(Given.revive(one.get("default")));
    }
    return param;
  }

  private static Param.Style style(JsonNode one) {
    String name = one.get("style").textValue().replaceAll("([A-Z])", "_$1");
    return Param.Style.valueOf(name.toUpperCase(java.util.Locale.ROOT));
  }

  private static BodySpec body(JsonNode given) {
    BodySpec spec =
        switch (given.get("kind").textValue()) {
          case "json" -> JsonBody.spec();
          case "form" -> FormBody.spec();
          default -> MultipartBody.spec();
        };
    for (JsonNode one : given.path("fields")) {
      FieldSpec field = FieldSpec.of(one.get("name").textValue());
      if (one.has("style")) {
        field.style(style(one));
      }
      if (one.has("explode")) {
        field.explode(one.get("explode").booleanValue());
      }
      if (one.has("contentType")) {
        field.contentType(one.get("contentType").textValue());
      }
      if (one.path("repeated").asBoolean()) {
        field.repeated();
      }
      switch (one.path("encoding").asText()) {
        case "json" -> field.json();
        case "file" -> field.file();
        default -> {}
      }
      spec.field(field);
    }
    return spec;
  }

  private static ResponseSpec response(JsonNode given) {
    ResponseSpec.Kind kind =
        switch (given.get("kind").textValue()) {
          case "sse" -> ResponseSpec.Kind.EVENTS;
          case "jsonl" -> ResponseSpec.Kind.LINES;
          default -> ResponseSpec.Kind.JSON;
        };
    ResponseSpec spec = ResponseSpec.of(kind, Types.ANY);
    if (given.has("terminator")) {
      spec.terminator(given.get("terminator").textValue());
    }
    if (given.has("errorEvent")) {
      spec.errorEvent(given.get("errorEvent").textValue());
    }
    if (given.has("emptyBody")) {
      spec.emptyBody(given.get("emptyBody").textValue());
    }
    if (given.path("transcoded").asBoolean()) {
      spec.transcoded();
    }
    if (given.path("errorItems").asBoolean()) {
      spec.errorItems();
    }
    if (given.path("text").asBoolean()) {
      spec.text();
    }
    if (given.path("allowsText").asBoolean()) {
      spec.allowsText();
    }
    return spec;
  }

  private static PageSpec page(JsonNode given) {
    String kind = given.get("kind").textValue().toUpperCase(java.util.Locale.ROOT);
    PageSpec spec = PageSpec.of(PageSpec.Kind.valueOf(kind), texts(given.get("results")));
    if (given.has("at")) {
      spec.at(keyOf(given.get("at")));
    }
    if (given.has("step")) {
      spec.step(keyOf(given.get("step")));
    }
    if (given.has("next")) {
      spec.next(texts(given.get("next")));
    }
    if (given.has("hasNext")) {
      spec.hasNext(texts(given.get("hasNext")));
    }
    if (given.has("lastPage")) {
      spec.lastPage(texts(given.get("lastPage")));
    }
    if (given.has("totalPages")) {
      spec.totalPages(texts(given.get("totalPages")));
    }
    if (given.has("totalItems")) {
      spec.totalItems(texts(given.get("totalItems")));
    }
    if (given.path("lastItem").asBoolean()) {
      spec.ofLastItem();
    }
    if (given.path("unit").asText().equals("page")) {
      spec.countsPages();
    }
    return spec;
  }
}
