package sdk.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sdk.core.FileUpload;
import sdk.core.HttpTransport;
import sdk.core.Interceptor;
import sdk.errors.BrandConnectionException;
import sdk.errors.BrandTimeoutException;
import sdk.internal.body.BinaryBody;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Operation;
import sdk.json.Types;
import sdk.vectors.TestBuilder;

/** A thread that waits for a call sends its request itself, unless it might have to wait longer. */
@Timeout(30)
final class WaitingTest {
  private static final Operation<JsonNode> GET =
      Operation.of("GET", "/pets", spec -> spec.json(Types.ANY));

  private static final Operation<JsonNode> PUT =
      Operation.of(
          "PUT", "/files", spec -> spec.body(BinaryBody.spec().key("file")).json(Types.ANY));

  /** How often this thread gave the platform's client something to do elsewhere. */
  private final AtomicInteger handedOn = new AtomicInteger();

  private HttpTransport counting() {
    Thread caller = Thread.currentThread();
    Executor threads = Executors.newCachedThreadPool();
    return HttpTransport.of(
        HttpClient.newBuilder()
            .executor(
                task -> {
                  if (Thread.currentThread() == caller) {
                    handedOn.incrementAndGet();
                  }
                  threads.execute(task);
                })
            .build());
  }

  private int handedOnBy(Runnable call) {
    handedOn.set(0);
    call.run();
    return handedOn.get();
  }

  @Test
  void theThreadThatWaitsSendsTheRequest() throws Exception {
    try (Server server = new Server(Server.json(200, "{}"))) {
      Core core = server.core(new TestBuilder().transport(counting()));
      assertEquals(0, handedOnBy(() -> core.call(GET, Arguments.none(), null)));
      assertEquals(1, handedOnBy(() -> core.callAsync(GET, Arguments.none(), null).join()));
    }
  }

  @Test
  void aNameIsLookedUpElsewhere() throws Exception {
    try (Server server = new Server(Server.json(200, "{}"))) {
      TestBuilder builder = new TestBuilder().transport(counting());
      String url = server.url().replace("127.0.0.1", "localhost");
      Core core = new Core(ClientSpec.of("acme", "1.2.3"), builder.baseUrl(url).build());
      assertEquals(1, handedOnBy(() -> core.call(GET, Arguments.none(), null)));
      assertEquals(0, handedOnBy(() -> core.call(GET, Arguments.none(), null)));
    }
  }

  @Test
  void aStreamThatStallsIsReadElsewhere() throws Exception {
    InputStream stalled =
        new InputStream() {
          @Override
          public int read() throws IOException {
            try {
              Thread.sleep(60_000);
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
            return -1;
          }
        };
    try (Server server = new Server(Server.json(200, "{}"))) {
      Core core = server.core();
      Arguments file = Arguments.of("file", FileUpload.of(stalled));
      assertThrows(BrandTimeoutException.class, () -> core.call(PUT, file, Shared.within(200)));
      Arguments bytes = Arguments.of("file", FileUpload.of(new ByteArrayInputStream(new byte[9])));
      core.call(PUT, bytes, null);
      assertEquals(9, server.bodies.get(server.bodies.size() - 1).length);
    }
  }

  @Test
  void anInterceptorMayWaitForTheResponse() throws Exception {
    Interceptor waits =
        (request, next) -> CompletableFuture.completedFuture(next.send(request).join());
    try (Server server = new Server(Server.json(200, "{}"))) {
      Core core = server.core(new TestBuilder().interceptor(waits));
      assertTrue(core.call(GET, Arguments.none(), null).isEmpty());
    }
  }

  @Test
  void repeatsAndRedirectsGoOn() throws Exception {
    Server.Script moved =
        exchange -> {
          exchange.getResponseHeaders().add("Location", "/cats");
          exchange.sendResponseHeaders(302, -1);
        };
    Server.Script busy =
        exchange -> {
          exchange.getResponseHeaders().add("Retry-After", "0");
          exchange.sendResponseHeaders(503, -1);
        };
    try (Server server = new Server(busy, busy, moved, Server.json(200, "{}"))) {
      assertTrue(server.core().call(GET, Arguments.none(), null).isEmpty());
      assertEquals("GET /cats", server.requests.get(3));
    }
  }

  @FunctionalInterface
  private interface Made {
    void by(Core core);
  }

  /** What a call fails with whose server breaks off, or has gone. */
  private static Throwable failure(boolean isGone, Made call) throws Exception {
    // It goes on listening: the platform may send a request again by itself.
    Server server = new Server(exchange -> exchange.close());
    Core core = server.core();
    if (isGone) {
      server.close();
    }
    RuntimeException error = assertThrows(RuntimeException.class, () -> call.by(core));
    server.close();
    return error instanceof CompletionException ? error.getCause() : error;
  }

  @Test
  void bothClientsFailAlike() throws Exception {
    for (boolean isGone : new boolean[] {false, true}) {
      Throwable sync =
          failure(isGone, core -> core.call(GET, Arguments.none(), Shared.within(5000)));
      Throwable async =
          failure(
              isGone, core -> core.callAsync(GET, Arguments.none(), Shared.within(5000)).join());
      assertInstanceOf(BrandConnectionException.class, sync);
      assertEquals(async.getMessage(), sync.getMessage());
      assertEquals(async.getCause().getClass(), sync.getCause().getClass());
    }
  }
}
