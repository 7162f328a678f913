package driver;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import sdk.core.ClientBuilder;
import sdk.core.HeaderFields;
import sdk.core.WebhookDelivery;
import sdk.core.WebhookSecret;

/** Does what messages say. */
final class Driver {
  private final Table table;
  private final Map<String, AutoCloseable> clients = new ConcurrentHashMap<>();
  private final List<String> lines = new ArrayList<>();
  private final Options options;
  private final Tools tools;

  Driver(Table table) {
    this.table = table;
    this.options = new Options(table, lines);
    this.tools = new Tools(table, options, new Making(table), new Shown(table));
  }

  ObjectNode answer(JsonNode message) {
    Progress progress = new Progress(message, tools.shown());
    ObjectNode answer;
    try {
      answer = perform(message);
    } catch (Exception | LinkageError e) {
      answer = progress.failed(e);
    }
    answer.set("driver", message.get("id"));
    return answer;
  }

  private static ObjectNode done(JsonNode value) {
    ObjectNode answer = Values.object("ok", true, "ms", 0);
    return value == null ? answer : answer.set("value", value);
  }

  private ObjectNode perform(JsonNode message) throws Exception {
    switch (message.get("op").textValue()) {
      case "client" -> clients.put(message.get("client").textValue(), created(message));
      case "derive" -> clients.put(message.get("client").textValue(), derived(message));
      case "env" -> setVariables(message.get("set"));
      case "call" -> {
        return call(message);
      }
      case "print" -> {
        return done(Values.encoded(printed(client(message.path("client")))));
      }
      case "webhook" -> {
        Object event = delivered(message);
        Progress progress = new Progress(message, tools.shown());
        progress.show(progress.shownOf(event));
        return progress.succeeded(Values.encoded(event));
      }
      case "reset" -> reset();
      case "lines" -> {
        return done(Values.encoded(taken()));
      }
      default -> throw new NoSuchElementException("No operation " + message.get("op"));
    }
    return done(null);
  }

  private AutoCloseable client(JsonNode name) {
    AutoCloseable client = clients.get(name.asText("main"));
    if (client == null) {
      throw new NoSuchElementException("No client " + name);
    }
    return client;
  }

  private static boolean isAsync(JsonNode message) {
    return message.path("kind").asText().equals("async");
  }

  private AutoCloseable created(JsonNode message) {
    boolean isAsync = isAsync(message);
    JsonNode given = message.get("options");
    if (given == null || given.isEmpty()) {
      return (AutoCloseable) Reflect.callStatic(table.client(isAsync), "create");
    }
    var builder = (ClientBuilder<?>) Reflect.callStatic(table.client(false), "builder");
    options.set(builder, given);
    return (AutoCloseable) Reflect.call(builder, isAsync ? "buildAsync" : "build");
  }

  private AutoCloseable derived(JsonNode message) {
    java.util.function.Consumer<ClientBuilder<?>> change =
        builder -> options.set(builder, message.get("options"));
    return (AutoCloseable) Reflect.call(client(message.path("from")), "withOptions", change);
  }

  private static void setVariables(JsonNode set) {
    Map<String, String> variables = Table.variables();
    set.fields()
        .forEachRemaining(
            one -> {
              variables.remove(one.getKey());
              if (!one.getValue().isNull()) {
                variables.put(one.getKey(), one.getValue().textValue());
              }
            });
  }

  private String printed(Object client) {
    List<String> forms = new ArrayList<>(List.of(Printing.printed(client)));
    for (String name : table.resources()) {
      forms.add(Printing.printed(Reflect.call(client, name)));
    }
    return String.join("\n", forms);
  }

  private Object delivered(JsonNode message) {
    JsonNode sent = message.get("delivery");
    HeaderFields headers = HeaderFields.of();
    for (var header : (Iterable<Map.Entry<String, JsonNode>>) sent.get("headers")::fields) {
      headers = headers.with(header.getKey(), header.getValue().textValue());
    }
    WebhookDelivery delivery = WebhookDelivery.of(sent.get("body").textValue(), headers);
    List<String> secrets = new ArrayList<>();
    JsonNode given = message.path("secret");
    (given.isArray() ? given : List.of(given)).forEach(one -> secrets.add(one.asText()));
    WebhookSecret secret = WebhookSecret.of(secrets.toArray(String[]::new));
    return Reflect.callStatic(table.type("Webhooks"), table.parser(), delivery, secret);
  }

  private List<String> taken() {
    synchronized (lines) {
      List<String> all = List.copyOf(lines);
      lines.clear();
      return all;
    }
  }

  void forget() {
    clients.values().forEach(Driver::close);
    clients.clear();
    taken();
    // Clients that nobody refers to let go of their threads.
    System.gc();
  }

  /** Forgets all clients; fails where something of a call has not ended. */
  private void reset() {
    forget();
    List<String> left = Leftover.ofCalls();
    if (!left.isEmpty()) {
      throw new IllegalStateException("still running: " + left);
    }
  }

  private static void close(AutoCloseable client) {
    try {
      client.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private ObjectNode call(JsonNode message) throws Exception {
    int count = message.path("parallel").intValue();
    if (count == 0) {
      return callOnce(message);
    }
    List<FutureTask<ObjectNode>> calls = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      FutureTask<ObjectNode> task = new FutureTask<>(() -> callOnce(message));
      calls.add(task);
      new Thread(task, "call").start();
    }
    var answers = Main.JSON.createArrayNode();
    for (FutureTask<ObjectNode> task : calls) {
      answers.add(task.get());
    }
    return done(answers);
  }

  private ObjectNode callOnce(JsonNode message) {
    Progress progress = new Progress(message, tools.shown());
    Call call = Call.of(tools, client(message.path("client")), message);
    Long after = message.has("cancelAfter") ? message.get("cancelAfter").longValue() : null;
    boolean isAsync = isAsync(message);
    Canceler canceler = new Canceler(isAsync, after);
    Results results = isAsync ? new AsyncResults(canceler) : new SyncResults();
    ObjectNode answer;
    try {
      answer = progress.succeeded(new Consuming(tools, call, message, results, progress).consume());
    } catch (RuntimeException | LinkageError e) {
      canceler.end();
      answer = progress.failed(e);
    } finally {
      canceler.end();
    }
    return answer;
  }
}
