package sdk.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sdk.core.Page;
import sdk.core.PagingIterable;
import sdk.errors.BrandCanceledException;
import sdk.errors.ConfigurationException;
import sdk.errors.DecodeException;
import sdk.errors.NotFoundException;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.page.Pages;
import sdk.internal.spec.Operation;
import sdk.internal.spec.PageSpec;
import sdk.internal.spec.ResponseSpec;
import sdk.json.Json;
import sdk.json.Types;
import sdk.sample.Animal;
import sdk.sample.Cat;
import sdk.sample.Pet;
import sdk.vectors.TestBuilder;

/** Calls over the platform's own HTTP client. */
@Timeout(30)
final class CallsTest {
  private static final Operation<JsonNode> GET =
      Operation.of("GET", "/pets", spec -> spec.json(Types.ANY));

  @Test
  void aCallReturnsItsResult() throws Exception {
    try (Server server = new Server(Server.json(200, "{\"a\":1}"))) {
      Core core = server.core(new TestBuilder().with("token", "secret"));
      assertEquals(1, core.call(GET, Arguments.none(), null).get("a").intValue());
      assertEquals(1, core.callAsync(GET, Arguments.none(), null).get().get("a").intValue());
      assertEquals(List.of("GET /pets", "GET /pets"), server.requests);
      assertFalse(core.toString().contains("secret"));
    }
  }

  @Test
  void aResultThatMayBeAbsentIsAnOptional() throws Exception {
    ResponseSpec.Kind json = ResponseSpec.Kind.JSON;
    Operation<Optional<Cat>> find =
        Operation.of(
            "GET",
            "/cat",
            spec -> spec.response(ResponseSpec.of(json, Cat.TYPE).empty().optional()));
    Server.Script none = exchange -> exchange.sendResponseHeaders(204, -1);
    Server.Script[] answers = {
      Server.json(200, "{\"lives\":9}"), none, Server.json(200, "null"), Server.json(200, "")
    };
    try (Server server = new Server(answers)) {
      Core core = server.core();
      assertEquals(9, core.call(find, Arguments.none(), null).orElseThrow().lives());
      assertEquals(Optional.empty(), core.call(find, Arguments.none(), null));
      assertEquals(Optional.empty(), core.callAsync(find, Arguments.none(), null).get());
      assertEquals(Optional.empty(), core.callRaw(find, Arguments.none(), null).body());
    }
  }

  @Test
  void aPageGivesItsResponseAsItsType() throws Exception {
    PageSpec pages = PageSpec.of(PageSpec.Kind.CUSTOM, "tags").body(Pet.TYPE);
    Operation<String> list =
        Operation.of("GET", "/tags", spec -> spec.json(Types.STRING).page(pages));
    String body = "{\"id\":1,\"name\":\"Rex\",\"tags\":[\"a\"]}";
    Server.Script none = exchange -> exchange.sendResponseHeaders(204, -1);
    try (Server server = new Server(Server.json(200, body), none)) {
      Core core = server.core();
      PagingIterable<String, Pet> all = Pages.call(core, list, Arguments.none(), null);
      assertEquals("Rex", all.firstPage().body().name());
      assertEquals(List.of("a"), all.firstPage().items());
      assertEquals(Json.parse(body), all.firstPage().raw().orElseThrow());
      Page<String, Pet> empty =
          Pages.<String, Pet>callAsync(core, list, Arguments.none(), null).get();
      assertEquals(List.of(), empty.items());
      assertEquals(Optional.empty(), empty.raw());
      DecodeException error = assertThrows(DecodeException.class, empty::body);
      assertTrue(error.getMessage().endsWith("the response (status 204) has no body"));
    }
  }

  @Test
  void exceptionsNameTheLineOfTheCaller() throws Exception {
    try (Server server = new Server(Server.json(404, "{\"message\":\"no\"}"))) {
      Core core = server.core();
      NotFoundException error =
          assertThrows(NotFoundException.class, () -> core.call(GET, Arguments.none(), null));
      assertEquals("GET /pets failed with 404: no", error.getMessage());
      assertTrue(Shared.names(CallsTest.class, error));
      CompletableFuture<JsonNode> future = core.callAsync(GET, Arguments.none(), null);
      CompletionException wrapped = assertThrows(CompletionException.class, future::join);
      assertTrue(Shared.names(CallsTest.class, wrapped.getCause()));
    }
  }

  @Test
  void exceptionsCanBeSerialized() throws Exception {
    try (Server server = new Server(Server.json(404, "{\"message\":\"no\"}"))) {
      Core core = server.core();
      NotFoundException error =
          assertThrows(NotFoundException.class, () -> core.call(GET, Arguments.none(), null));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new ObjectOutputStream(bytes).writeObject(error);
      var input = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
      NotFoundException again = (NotFoundException) input.readObject();
      assertEquals(404, again.status());
      assertTrue(again.toString().endsWith("GET /pets failed with 404: no"));
      assertEquals("", again.rawBody());
      assertTrue(again.body().isEmpty());
    }
  }

  @Test
  void anInterruptEndsTheCallAndStaysSet() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    Server.Script stalled =
        exchange -> {
          arrived.countDown();
          Thread.sleep(20_000);
        };
    try (Server server = new Server(stalled)) {
      AtomicReference<Throwable> caught = new AtomicReference<>();
      AtomicReference<Boolean> flag = new AtomicReference<>();
      Core core = server.core();
      Thread caller =
          new Thread(
              () -> {
                try {
                  core.call(GET, Arguments.none(), null);
                } catch (RuntimeException e) {
                  caught.set(e);
                  flag.set(Thread.currentThread().isInterrupted());
                }
              });
      caller.start();
      assertTrue(arrived.await(5, TimeUnit.SECONDS));
      caller.interrupt();
      caller.join(5000);
      assertEquals(BrandCanceledException.class, caught.get().getClass());
      assertTrue(flag.get());
      assertEquals(1, server.requests.size());
    }
  }

  @Test
  void anInterruptedThreadSendsNothing() throws Exception {
    try (Server server = new Server(Server.json(200, "{}"))) {
      Core core = server.core();
      Thread.currentThread().interrupt();
      assertThrows(BrandCanceledException.class, () -> core.call(GET, Arguments.none(), null));
      assertTrue(Thread.interrupted());
      Thread.sleep(100);
      assertEquals(0, server.requests.size());
    }
  }

  @Test
  void cancelingTheFutureEndsARequestAndAWait() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    Server.Script busy =
        exchange -> {
          exchange.getResponseHeaders().add("Retry-After", "30");
          Server.json(503, "{}").answer(exchange);
          arrived.countDown();
        };
    try (Server server = new Server(busy)) {
      CompletableFuture<JsonNode> future = server.core().callAsync(GET, Arguments.none(), null);
      assertTrue(arrived.await(5, TimeUnit.SECONDS));
      Thread.sleep(100);
      assertTrue(future.cancel(true));
      assertThrows(CancellationException.class, future::join);
      Thread.sleep(100);
      assertEquals(1, server.requests.size());
    }
  }

  @Test
  void closingAClientEndsNoCall() throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch closed = new CountDownLatch(1);
    Server.Script waits =
        exchange -> {
          arrived.countDown();
          closed.await();
          Server.json(200, "{}").answer(exchange);
        };
    try (Server server = new Server(waits)) {
      Core core = server.core();
      CompletableFuture<JsonNode> begun = core.callAsync(GET, Arguments.none(), null);
      assertTrue(arrived.await(5, TimeUnit.SECONDS));
      core.close();
      closed.countDown();
      assertTrue(begun.get().isEmpty());
      assertThrows(ConfigurationException.class, () -> core.call(GET, Arguments.none(), null));
    }
  }

  @Test
  void theStatusMayChooseTheType() throws Exception {
    Operation<Animal> create =
        Operation.of(
            "PUT",
            "/pets",
            spec ->
                spec.response(
                    ResponseSpec.of(ResponseSpec.Kind.JSON, Animal.TYPE)
                        .status("201", Types.wrapped(Cat.TYPE, Animal.OfCat::new))));
    try (Server server = new Server(Server.json(201, "{\"lives\":9}"))) {
      Animal made = server.core().call(create, Arguments.none(), null);
      assertEquals(9, ((Animal.OfCat) made).value().lives());
    }
  }
}
