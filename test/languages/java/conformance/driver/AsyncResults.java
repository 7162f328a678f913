package driver;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import java.util.function.Predicate;
import sdk.core.BinaryResponse;
import sdk.core.Channel;
import sdk.core.EventStream;
import sdk.core.Page;
import sdk.core.ServerSentEvent;

/** As programs do that use futures and subscribe to streams. */
final class AsyncResults implements Results {
  private final Canceler canceler;

  AsyncResults(Canceler canceler) {
    this.canceler = canceler;
  }

  @Override
  public Object value(Object returned) {
    return canceler.await((CompletableFuture<?>) returned);
  }

  @Override
  public Page<?, ?> page(Object list) {
    return (Page<?, ?>) list;
  }

  @Override
  public void items(Object list, Predicate<Object> isLast) {
    for (Page<?, ?> page = (Page<?, ?>) list; ; page = canceler.await(page.nextPageAsync())) {
      for (Object item : page.items()) {
        if (isLast.test(item)) {
          return;
        }
      }
      if (!page.hasNext()) {
        return;
      }
    }
  }

  @Override
  public void events(EventStream<?> stream, Predicate<Object> isLast) {
    Reader reader = new Reader(isLast);
    stream.subscribe(reader);
    canceler.await(reader.done);
    reader.subscription.cancel();
  }

  @Override
  public void send(Channel<?> channel, Object message) {
    canceler.await((CompletableFuture<?>) Reflect.call(channel, "sendAsync", message));
  }

  @Override
  public boolean messages(Channel<?> channel, Predicate<Object> isLast) {
    Reader reader = new Reader(isLast);
    channel.subscribe(reader);
    return canceler.await(reader.done);
  }

  @Override
  public byte[] bytes(BinaryResponse download) {
    return canceler.await(download.bytesAsync());
  }

  @Override
  public Map<String, Way> ways(String kind) {
    return switch (kind) {
      case "page" ->
          Map.of(
              "nextPageAsync", (list, to) -> items(list, never(to)),
              "forEachAsync", (list, to) -> canceler.await(((Page<?, ?>) list).forEachAsync(to)));
      case "stream" -> streamWays();
      default ->
          Map.of(
              "bytesAsync", (file, to) -> to.accept(bytes((BinaryResponse) file)),
              "stream", (file, to) -> to.accept(((BinaryResponse) file).stream().readAllBytes()));
    };
  }

  private Map<String, Way> streamWays() {
    return Map.of(
        "subscribe", (stream, to) -> events((EventStream<?>) stream, never(to)),
        "forEachAsync", (stream, to) -> canceler.await(((EventStream<?>) stream).forEachAsync(to)),
        "subscribe to events",
            (stream, to) ->
                events(
                    ((EventStream<?>) stream).events(),
                    event -> never(to).test(((ServerSentEvent<?>) event).data())),
        "forEachAsync of events",
            (stream, to) ->
                canceler.await(((EventStream<?>) stream).events().forEachAsync(SyncWays.data(to))));
  }

  /** No item is the last. */
  private static Predicate<Object> never(Consumer<Object> to) {
    return item -> {
      to.accept(item);
      return false;
    };
  }

  /** Asks for one item after the other. */
  private static final class Reader implements Flow.Subscriber<Object> {
    private final CompletableFuture<Boolean> done = new CompletableFuture<>();
    private final Predicate<Object> isLast;
    private volatile Flow.Subscription subscription;

    Reader(Predicate<Object> isLast) {
      this.isLast = isLast;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      done.whenComplete(
          (value, error) -> {
            if (error != null) {
              given.cancel();
            }
          });
      given.request(1);
    }

    @Override
    public void onNext(Object item) {
      if (isLast.test(item)) {
        done.complete(true);
      } else {
        subscription.request(1);
      }
    }

    @Override
    public void onError(Throwable error) {
      done.completeExceptionally(error);
    }

    @Override
    public void onComplete() {
      done.complete(false);
    }
  }
}
