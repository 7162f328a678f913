package sdk.core;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Futures;
import sdk.json.Json;
import sdk.json.JsonType;

/**
 * One page of a list.
 *
 * @param <T> the type of its items
 */
public final class Page<T> {
  private final List<T> items;
  private final JsonNode body;
  private final Supplier<CompletableFuture<Page<T>>> next;

  /**
   * Made by the SDK.
   *
   * @param items the items
   * @param body the body of the response
   * @param next fetches the next page; null if this is the last
   */
  public Page(List<T> items, JsonNode body, Supplier<CompletableFuture<Page<T>>> next) {
    this.items = items;
    this.body = body;
    this.next = next;
  }

  /** {@return the items of this page} */
  public List<T> items() {
    return items;
  }

  /** {@return the body of the response} */
  public JsonNode body() {
    return body;
  }

  /**
   * Reads the body of the response as its type: {@code page.body(PetPage.TYPE)}.
   *
   * @param type the type of the body
   * @param <B> the Java type
   * @return the body; empty if it does not have the type
   */
  public <B> Optional<B> body(JsonType<B> type) {
    return body == null ? Optional.empty() : Json.tryRead(type, body);
  }

  /** {@return whether there is a page after this one} */
  public boolean hasNext() {
    return next != null;
  }

  /** {@return the next page; throws if there is none} */
  public Page<T> nextPage() {
    return Futures.await(this::nextPageAsync);
  }

  /** {@return the next page; fails if there is none} */
  public CompletableFuture<Page<T>> nextPageAsync() {
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
