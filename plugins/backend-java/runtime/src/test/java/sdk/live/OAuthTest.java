package sdk.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sdk.core.RequestOptions;
import sdk.internal.body.JsonBody;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.oauth.OAuthTokens;
import sdk.internal.spec.AuthSpec;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Credential;
import sdk.internal.spec.OAuthSpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.Scheme;
import sdk.internal.spec.TokenSpec;
import sdk.json.Types;
import sdk.vectors.TestBuilder;

/** Tokens that are fetched with the credentials of the client. */
@Timeout(30)
final class OAuthTest {
  private static final Operation<JsonNode> GET =
      Operation.of("GET", "/pets", spec -> spec.json(Types.ANY));

  private static Core core(Server server) {
    Operation<JsonNode> fetch =
        Operation.of(
            "POST",
            "/token",
            spec -> spec.body(JsonBody.spec()).json(Types.ANY).security(List.of()));
    TokenSpec get =
        TokenSpec.of(fetch)
            .sendClientId("client_id")
            .sendClientSecret("client_secret")
            .readExpiresIn("expires_in")
            .readRefreshToken("refresh_token");
    TokenSpec refresh =
        TokenSpec.of(fetch)
            .sendRefreshToken("refresh_token")
            .readExpiresIn("expires_in")
            .readRefreshToken("refresh_token");
    Scheme scheme =
        new Scheme.OAuth(
            Credential.of("clientId"),
            Credential.of("clientSecret"),
            OAuthSpec.of(get).refreshToken(refresh),
            OAuthTokens::create);
    AuthSpec auth = AuthSpec.of(AuthSpec.Mode.SINGLE).scheme("oauth", scheme).apply("oauth");
    return new Core(
        ClientSpec.of("acme", "1.2.3").auth(auth),
        new TestBuilder()
            .baseUrl(server.url())
            .with("clientId", "id")
            .with("clientSecret", "hush-hush")
            .build());
  }

  private static boolean isToken(HttpExchange exchange) {
    return exchange.getRequestURI().getPath().equals("/token");
  }

  @Test
  void aRefusedTokenIsRenewedOnceByTheRefreshTokenAlone() throws Exception {
    List<String> tokens = new ArrayList<>();
    Server.Script script =
        exchange -> {
          if (isToken(exchange)) {
            tokens.add("T" + (tokens.size() + 1));
            String token = tokens.get(tokens.size() - 1);
            Server.json(200, "{\"access_token\":\"" + token + "\",\"refresh_token\":\"R\"}")
                .answer(exchange);
            return;
          }
          String sent = exchange.getRequestHeaders().getFirst("Authorization");
          Server.json(sent.equals("Bearer T1") ? 401 : 200, "\"" + sent + "\"").answer(exchange);
        };
    try (Server server = new Server(script)) {
      assertEquals("Bearer T2", core(server).call(GET, Arguments.none(), null).textValue());
      assertEquals(
          List.of("POST /token", "GET /pets", "POST /token", "GET /pets"), server.requests);
      assertEquals(
          "{\"refresh_token\":\"R\"}", new String(server.bodies.get(2), StandardCharsets.UTF_8));
    }
  }

  @Test
  void oneCallerThatGivesUpDoesNotEndTheRequestOfTheOthers() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    Server.Script slow =
        exchange -> {
          if (isToken(exchange)) {
            arrived.countDown();
            Thread.sleep(300);
          }
          Server.json(200, "{\"access_token\":\"T\"}").answer(exchange);
        };
    try (Server server = new Server(slow)) {
      Core core = core(server);
      CompletableFuture<JsonNode> first = core.callAsync(GET, Arguments.none(), null);
      CompletableFuture<JsonNode> second = core.callAsync(GET, Arguments.none(), null);
      assertTrue(arrived.await(5, TimeUnit.SECONDS));
      first.cancel(true);
      assertEquals("T", second.get().get("access_token").textValue());
      assertEquals(List.of("POST /token", "GET /pets"), server.requests);
    }
  }

  @Test
  void aCallMayBringItsOwnCredential() throws Exception {
    try (Server server = new Server(Server.json(200, "{\"access_token\":\"T\"}"))) {
      RequestOptions own = RequestOptions.builder().header("authorization", "Own x").build();
      core(server).call(GET, Arguments.none(), own);
      assertEquals(List.of("GET /pets"), server.requests);
      assertEquals(Map.of(), own.query());
    }
  }
}
