package sdk.internal.stream;

import java.util.concurrent.CompletableFuture;
import sdk.core.ServerSentEvent;
import sdk.internal.call.Reply;

/**
 * Gives the events of a stream in place of their values.
 *
 * @param <T> the type of the values
 */
public final class WholeEvents<T> implements Source<ServerSentEvent<T>> {
  private final Source<T> source;

  public WholeEvents(Source<T> source) {
    this.source = source;
  }

  @Override
  public CompletableFuture<Item<ServerSentEvent<T>>> next() {
    return source.next().thenApply(WholeEvents::whole);
  }

  private static <T> Item<ServerSentEvent<T>> whole(Item<T> item) {
    if (item.isEnd()) {
      return Item.end();
    }
    ServerSentEvent<T> event = new ServerSentEvent<>(item.value(), item.event(), item.id());
    return Item.of(event, item.event(), item.id());
  }

  @Override
  public void close() {
    source.close();
  }

  @Override
  public Reply reply() {
    return source.reply();
  }
}
