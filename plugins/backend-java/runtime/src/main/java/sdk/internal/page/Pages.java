package sdk.internal.page;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import sdk.core.Page;
import sdk.core.PagingIterable;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.internal.call.Arguments;
import sdk.internal.call.Consume;
import sdk.internal.call.Core;
import sdk.internal.call.Decoder;
import sdk.internal.call.Futures;
import sdk.internal.call.Reply;
import sdk.internal.spec.Operation;
import sdk.json.Json;
import sdk.json.JsonType;
import sdk.json.Types;

/**
 * Calls a list operation: one request now, further ones as pages are asked for.
 *
 * @param <T> the type of the items
 * @param <B> the type of the response of a page
 */
public final class Pages<T, B> {
  private final Core core;
  private final Operation<T> operation;
  private final RequestOptions options;

  private Pages(Core core, Operation<T> operation, RequestOptions options) {
    this.core = core;
    this.operation = operation;
    this.options = options;
  }

  /** Fetches the first page, and waits. */
  public static <T, B> PagingIterable<T, B> call(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return Pages.<T, B>callRaw(core, operation, arguments, options).body();
  }

  /** Fetches the first page. */
  public static <T, B> CompletableFuture<Page<T, B>> callAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return new Pages<T, B>(core, operation, options)
        .fetch(PageCall.first(arguments), RawResponse::body);
  }

  /** Fetches the first page, waits, and gives it together with its response. */
  public static <T, B> RawResponse<PagingIterable<T, B>> callRaw(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    Pages<T, B> pages = new Pages<>(core, operation, options);
    RawResponse<Page<T, B>> page =
        core.wait(operation, arguments, options, pages.reads(PageCall.first(arguments)));
    return new RawResponse<>(
        new PagingIterable<>(page.body()),
        page.status(),
        page.headers(),
        page.url(),
        page.requestId().orElse(null));
  }

  /** Fetches the first page, and gives it together with its response. */
  public static <T, B> CompletableFuture<RawResponse<Page<T, B>>> callRawAsync(
      Core core, Operation<T> operation, Arguments arguments, RequestOptions options) {
    return new Pages<T, B>(core, operation, options)
        .fetch(PageCall.first(arguments), response -> response);
  }

  private <R> CompletableFuture<R> fetch(
      PageCall call, Function<RawResponse<Page<T, B>>, R> result) {
    return core.startAt(call.url(), operation, call.arguments(), options, reads(call), result);
  }

  private Consume<Page<T, B>> reads(PageCall call) {
    return reply -> Decoder.whole(reply).thenApply(text -> pageOf(call, reply, text));
  }

  private Page<T, B> pageOf(PageCall call, Reply reply, String text) {
    JsonNode data = text == null ? null : Decoder.parse(text, reply, 0);
    Fetched fetched = new Fetched(reply, data);
    String base = core.baseOf(operation, options);
    NextPage following = new NextPage(operation.spec().page(), call, fetched, base);
    following.checkCounted();
    Supplier<PageCall> next = following.find();
    Supplier<CompletableFuture<Page<T, B>>> follow = next == null ? null : () -> follow(next);
    Supplier<B> body = () -> body(data, reply, text);
    return new Page<>(items(fetched, reply, text), data, body, follow);
  }

  private CompletableFuture<Page<T, B>> follow(Supplier<PageCall> next) {
    try {
      return fetch(next.get(), RawResponse::body);
    } catch (RuntimeException e) {
      return Futures.failed(e);
    }
  }

  @SuppressWarnings("unchecked") // The operation declares the type of its pages.
  private B body(JsonNode data, Reply reply, String text) {
    if (data == null) {
      throw reply.decodeFailure("has no body", "", null, 0);
    }
    return (B) Decoder.read(operation.spec().page().body(), data, List.of(), text, reply);
  }

  @SuppressWarnings("unchecked") // The operation declares its items by the type of its response.
  private List<T> items(Fetched fetched, Reply reply, String text) {
    if (fetched.items().isEmpty()) {
      return List.of();
    }
    JsonType<T> type = (JsonType<T>) operation.spec().response().type();
    List<String> path = new ArrayList<>(operation.spec().page().results());
    JsonNode list = Json.at(fetched.data(), path);
    return Decoder.read(Types.list(type), list, path, text, reply);
  }
}
