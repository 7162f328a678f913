package driver;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import sdk.core.ClientBuilder;
import sdk.core.LogLevel;
import sdk.core.RequestOptions;

/**
 * Options of a message as an SDK spells them. One that it cannot have is a mistake of the suite.
 */
final class Options {
  private final Table table;
  private final List<String> lines;

  /** Where loggers keep their lines. */
  Options(Table table, List<String> lines) {
    this.table = table;
    this.lines = lines;
  }

  private static void each(JsonNode options, BiConsumer<String, JsonNode> set) {
    if (options != null) {
      options.fields().forEachRemaining(one -> set.accept(one.getKey(), one.getValue()));
    }
  }

  private static Duration seconds(JsonNode value) {
    return Duration.ofNanos(Math.round(value.doubleValue() * 1e9));
  }

  /** Sets those of a client. */
  void set(ClientBuilder<?> builder, JsonNode options) {
    each(options, (name, value) -> set(builder, name, value));
  }

  private void set(ClientBuilder<?> builder, String name, JsonNode value) {
    switch (name) {
      case "baseUrl" -> builder.baseUrl(value.textValue());
      case "environment" ->
          Reflect.call(builder, "environment", table.environment(value.textValue()));
      case "timeout" -> builder.timeout(seconds(value));
      case "maxRetries" -> builder.maxRetries(value.intValue());
      case "maxResponseBytes" -> builder.maxResponseBytes(value.longValue());
      case "retryUnsafe" -> builder.retryUnsafe(value.booleanValue());
      case "headers" -> each(value, (header, text) -> builder.header(header, text.textValue()));
      case "logger" ->
          builder
              .logger(this::log)
              .logLevel(LogLevel.valueOf(value.textValue().toUpperCase(Locale.ROOT)));
      default -> setOwn(builder, table.option(name), value);
    }
  }

  private static void setOwn(ClientBuilder<?> builder, String name, JsonNode value) {
    if (Values.isAbsent(value)) {
      return;
    }
    boolean isSupplier = value.has("$supplier");
    Class<?> type = isSupplier ? Supplier.class : String.class;
    Object given =
        isSupplier
            ? Values.supplier(value.get("$supplier"))
            : value.isNull() ? null : value.asText();
    var setter =
        Reflect.method(
            builder.getClass(),
            name,
            method -> method.getParameterCount() == 1 && method.getParameterTypes()[0] == type);
    Reflect.invoke(setter, builder, given);
  }

  private void log(LogLevel level, String event, Map<String, Object> fields) {
    synchronized (lines) {
      lines.add(level.name().toLowerCase(Locale.ROOT) + " " + event + " " + fields);
    }
  }

  /** Those of a call; null where there are none. */
  RequestOptions ofCall(JsonNode options) {
    if (options == null || options.isEmpty()) {
      return null;
    }
    RequestOptions.Builder builder = RequestOptions.builder();
    each(options, (name, value) -> set(builder, name, value));
    return builder.build();
  }

  private void set(RequestOptions.Builder builder, String name, JsonNode value) {
    switch (name) {
      case "body" -> {}
      case "baseUrl" -> builder.baseUrl(value.textValue());
      case "timeout" -> builder.timeout(seconds(value));
      case "maxRetries" -> builder.maxRetries(value.intValue());
      case "maxResponseBytes" -> builder.maxResponseBytes(value.longValue());
      case "idempotencyKey" -> builder.idempotencyKey(value.textValue());
      case "headers" -> each(value, (header, text) -> builder.header(header, text.textValue()));
      case "query" -> each(value, (key, one) -> builder.query(key, Values.loose(one)));
      case "bodyProperties" ->
          each(value, (key, one) -> builder.bodyProperty(key, Values.loose(one)));
      default -> {
        if (!Values.isAbsent(value)) {
          builder.credential(table.option(name), value.textValue());
        }
      }
    }
  }
}
