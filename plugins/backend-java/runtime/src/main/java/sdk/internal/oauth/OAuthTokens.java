package sdk.internal.oauth;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import sdk.internal.auth.TokenCall;
import sdk.internal.auth.TokenProvider;
import sdk.internal.call.Cancellation;
import sdk.internal.call.Futures;
import sdk.internal.spec.Scheme;

/** Keeps the access token of one scheme: fetches it when it is needed, and renews it in time. */
public final class OAuthTokens implements TokenProvider {
  /** One request for a token, and how many callers wait for it. */
  private static final class Flight {
    private final Cancellation cancellation = new Cancellation();
    private CompletableFuture<HeldToken> result;
    private int waiting;
  }

  private final TokenSource source;
  private final LongSupplier clock;
  private final ReentrantLock lock = new ReentrantLock();
  private HeldToken held;
  private String refreshToken;
  private Flight flight;

  private OAuthTokens(Scheme.OAuth scheme, TokenCall call, LongSupplier clock) {
    this.source = new TokenSource(scheme.flow(), call, clock);
    this.clock = clock;
  }

  /** Given to schemes that need tokens. */
  public static TokenProvider create(Scheme.OAuth scheme, TokenCall call) {
    return new OAuthTokens(scheme, call, System::nanoTime);
  }

  /** With another monotonic clock, in nanoseconds. */
  public static TokenProvider create(Scheme.OAuth scheme, TokenCall call, LongSupplier clock) {
    return new OAuthTokens(scheme, call, clock);
  }

  @Override
  public CompletableFuture<String> token(TokenCredentials credentials, Cancellation cancellation) {
    Flight joined;
    boolean isFirst = false;
    HeldToken known;
    String refresh;
    lock.lock();
    try {
      if (held != null && !held.isDue(clock.getAsLong())) {
        return CompletableFuture.completedFuture(held.accessToken());
      }
      if (flight == null) {
        flight = new Flight();
        flight.result = new CompletableFuture<>();
        isFirst = true;
      }
      joined = flight;
      joined.waiting += 1;
      known = held;
      refresh = refreshToken;
    } finally {
      lock.unlock();
    }
    if (isFirst) {
      start(joined, credentials, known, refresh);
    }
    return wait(joined, cancellation);
  }

  private void start(
      Flight started, TokenCredentials credentials, HeldToken known, String refresh) {
    CompletableFuture<HeldToken> fetched;
    try {
      fetched = source.obtain(credentials, known, refresh, started.cancellation);
    } catch (RuntimeException e) {
      fetched = Futures.failed(e);
    }
    fetched.whenComplete(
        (token, error) -> {
          finish(started, token);
          if (error == null) {
            started.result.complete(token);
          } else {
            started.result.completeExceptionally(Futures.cause(error));
          }
        });
  }

  private void finish(Flight finished, HeldToken token) {
    lock.lock();
    try {
      if (token != null) {
        held = token;
        refreshToken = token.refreshToken();
      }
      if (flight == finished) {
        flight = null;
      }
    } finally {
      lock.unlock();
    }
  }

  /** Waits with the others; the request ends where nobody waits any more. */
  private CompletableFuture<String> wait(Flight joined, Cancellation cancellation) {
    // A future of its own: canceling it must not end what the others wait for.
    CompletableFuture<HeldToken> own = joined.result.thenApply(token -> token);
    return cancellation
        .guard(own)
        .whenComplete((token, error) -> leave(joined, cancellation.reason()))
        .thenApply(HeldToken::accessToken);
  }

  private void leave(Flight joined, Throwable reason) {
    boolean isAbandoned;
    lock.lock();
    try {
      joined.waiting -= 1;
      isAbandoned = joined.waiting == 0 && reason != null;
      if (isAbandoned && flight == joined) {
        // A later caller must not join a request that is being broken off.
        flight = null;
      }
    } finally {
      lock.unlock();
    }
    if (isAbandoned) {
      joined.cancellation.end(reason);
    }
  }

  @Override
  public void invalidate(String token) {
    lock.lock();
    try {
      if (held != null && held.accessToken().equals(token)) {
        held = null;
      }
    } finally {
      lock.unlock();
    }
  }
}
