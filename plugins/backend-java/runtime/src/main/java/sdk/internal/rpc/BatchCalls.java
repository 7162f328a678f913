package sdk.internal.rpc;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import sdk.core.Pending;
import sdk.core.RawResponse;
import sdk.core.RequestOptions;
import sdk.errors.BrandException;
import sdk.errors.ConfigurationException;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.call.Decoder;
import sdk.internal.call.Futures;
import sdk.internal.call.Reply;
import sdk.internal.spec.Operation;

/** The calls of a batch, which are sent as one request. */
public final class BatchCalls {
  private record Entry<T>(Operation<T> operation, RpcMessage message, Pending<T> pending) {
    /** Takes the own answer out of those of the batch. */
    void settle(JsonNode answers, Reply reply, String text) {
      try {
        pending.settle(message.isNotification() ? null : answer(answers, reply, text));
      } catch (BrandException e) {
        pending.fail(e);
      }
    }

    private T answer(JsonNode answers, Reply reply, String text) {
      if (answers.isArray()) {
        for (JsonNode answer : answers) {
          if (message.isAnsweredBy(answer.get("id"))) {
            return Answer.result(answer, operation, message, reply, text);
          }
        }
        String problem = "holds no answer to " + message.method();
        throw reply.decodeFailure(problem, text, null, 0);
      }
      JsonNode reported = Answer.reported(answers);
      throw reported == null
          ? reply.decodeFailure("is no list of answers", text, null, 0)
          : Answer.failed(message, reported, reply, text);
    }
  }

  private final Core core;
  private final List<Entry<?>> all = new ArrayList<>();
  private boolean isSent;

  public BatchCalls(Core core) {
    this.core = core;
  }

  /** Adds a call. */
  public synchronized <T> Pending<T> add(Operation<T> operation, Arguments arguments) {
    if (isSent) {
      throw new ConfigurationException("The batch has been sent: begin another batch");
    }
    RpcMessage message = RpcMessage.of(operation, arguments, core.nextId(), Map.of());
    Pending<T> pending = new Pending<>();
    all.add(new Entry<>(operation, message, pending));
    return pending;
  }

  /** Sends the calls, and waits. Throws what the request as a whole fails with. */
  public void send(RequestOptions options) {
    Futures.await(() -> sendAsync(options));
  }

  /** Sends the calls. Fails with what the request as a whole fails with. */
  public synchronized CompletableFuture<Void> sendAsync(RequestOptions options) {
    isSent = true;
    if (all.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    try {
      check(options);
    } catch (RuntimeException e) {
      return Futures.failed(e);
    }
    List<RpcMessage> messages = new ArrayList<>();
    all.forEach(one -> messages.add(one.message()));
    CompletableFuture<Void> sent =
        core.start(
            JsonRpc.carrier(standIn()),
            Arguments.of("messages", JsonRpc.toJson(messages)),
            options,
            this::read,
            RawResponse::body);
    sent.whenComplete((nothing, error) -> fail(error));
    return sent;
  }

  private void check(RequestOptions options) {
    if (options != null && !options.bodyProperties().isEmpty()) {
      throw new ConfigurationException("bodyProperties belong to single calls, not to a batch");
    }
    Operation<?> first = all.get(0).operation();
    for (Entry<?> one : all) {
      boolean isSame =
          one.operation().spec().server() == first.spec().server()
              && Objects.equals(one.operation().spec().definition(), first.spec().definition());
      if (!isSame) {
        throw new ConfigurationException("Calls of a batch go to one server");
      }
    }
  }

  /** The operation that is least safe to repeat stands for all. */
  private Operation<?> standIn() {
    for (Entry<?> one : all) {
      if (!one.operation().spec().isIdempotent()) {
        return one.operation();
      }
    }
    return all.get(0).operation();
  }

  private CompletableFuture<Void> read(Reply reply) {
    return reply
        .text()
        .thenAccept(
            text -> {
              boolean isAwaited = all.stream().anyMatch(one -> !one.message().isNotification());
              JsonNode answers = isAwaited ? Decoder.parse(text, reply, 0) : null;
              all.forEach(one -> one.settle(answers, reply, text));
            });
  }

  private void fail(Throwable error) {
    if (error != null && Futures.cause(error) instanceof BrandException cause) {
      all.forEach(one -> one.pending().fail(cause));
    }
  }
}
