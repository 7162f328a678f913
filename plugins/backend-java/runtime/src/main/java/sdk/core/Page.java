package sdk.core;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Futures;

/**
 * One page of a list.
 *
 * @param <T> the type of its items
 * @param <B> the type of its response
 */
public final class Page<T, B> {
  private final List<T> items;
  private final JsonNode raw;
  private final Supplier<B> body;
  private final Supplier<CompletableFuture<Page<T, B>>> next;

  /**
   * Made by the SDK.
   *
   * @param items the items
   * @param raw the body of the response; null for none
   * @param body reads the body as its type
   * @param next fetches the next page; null if this is the last
   */
  public Page(
      List<T> items, JsonNode raw, Supplier<B> body, Supplier<CompletableFuture<Page<T, B>>> next) {
    this.items = items;
    this.raw = raw;
    this.body = body;
    this.next = next;
  }

  /** {@return the items of this page} */
  public List<T> items() {
    return items;
  }

  /**
   * {@return the response of this page, with what it says beside the items; throws {@code
   * DecodeException} if there is none}
   */
  public B body() {
    return body.get();
  }

  /** {@return the response of this page as JSON; empty if there is none} */
  public Optional<JsonNode> raw() {
    return Optional.ofNullable(raw);
  }

  /** {@return whether there is a page after this one} */
  public boolean hasNext() {
    return next != null;
  }

  /** {@return the next page; throws if there is none} */
  public Page<T, B> nextPage() {
    return Futures.await(this::nextPageAsync);
  }

  /** {@return the next page; fails if there is none} */
  public CompletableFuture<Page<T, B>> nextPageAsync() {
    return next == null
        ? CompletableFuture.failedFuture(new ConfigurationException("There is no next page"))
        : next.get();
  }

  /**
   * Passes on the items of this page and of all later pages, which are fetched as needed.
   *
   * @param action takes the items
   * @return completes after the last item
   */
  public CompletableFuture<Void> forEachAsync(Consumer<? super T> action) {
    items.forEach(action);
    return next == null
        ? CompletableFuture.completedFuture(null)
        : next.get().thenCompose(page -> page.forEachAsync(action));
  }

  /** {@return the number of items: they may hold what must not be shown} */
  @Override
  public String toString() {
    return "Page[" + items.size() + " items]";
  }
}
