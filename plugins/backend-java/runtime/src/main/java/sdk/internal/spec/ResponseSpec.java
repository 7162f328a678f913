package sdk.internal.spec;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sdk.json.JsonType;

/** The body of a successful response. */
public final class ResponseSpec {
  /** How a body is read. */
  public enum Kind {
    JSON("application/json"),
    TEXT("text/plain, */*;q=0.5"),
    BINARY("*/*"),
    EVENTS("text/event-stream"),
    LINES("application/x-ndjson, application/jsonl, application/json;q=0.9");

    private final String accept;

    Kind(String accept) {
      this.accept = accept;
    }
  }

  private final Kind kind;
  private final JsonType<?> type;
  private String accept;
  private boolean empty;
  private boolean optional;
  private String emptyBody;
  private boolean transcoded;
  private boolean loose;
  private String terminator;
  private String errorEvent = "error";
  private boolean errorItems;
  private boolean text;
  private boolean allowsText;
  private List<String> returns = List.of();
  private final Map<String, JsonType<?>> byStatus = new HashMap<>();

  private ResponseSpec(Kind kind, JsonType<?> type) {
    this.kind = kind;
    this.type = type;
  }

  /** A body; of JSON, its type, or the type of the items of a page or of a stream. */
  public static ResponseSpec of(Kind kind, JsonType<?> type) {
    return new ResponseSpec(kind, type);
  }

  /** {@code Accept}; by default that of the kind. */
  public ResponseSpec accept(String value) {
    accept = value;
    return this;
  }

  /** JSON that a missing body, or null, stands for. */
  public ResponseSpec emptyBody(String json) {
    emptyBody = json;
    return this;
  }

  /** Items stand alone, as the result of an object, or in a list of all. */
  public ResponseSpec transcoded() {
    transcoded = true;
    return this;
  }

  /** Some success has no body. */
  public ResponseSpec empty() {
    empty = true;
    return this;
  }

  /** The result may be absent: it is an {@code Optional}. */
  public ResponseSpec optional() {
    optional = true;
    return this;
  }

  /** What is not declared as JSON by its content type is text. */
  public ResponseSpec loose() {
    loose = true;
    return this;
  }

  /** What ends the stream. */
  public ResponseSpec terminator(String value) {
    terminator = value;
    return this;
  }

  /** Name of the event that carries an error; by default {@code error}. */
  public ResponseSpec errorEvent(String value) {
    errorEvent = value;
    return this;
  }

  /** Items have a property {@code error} of their own. */
  public ResponseSpec errorItems() {
    errorItems = true;
    return this;
  }

  /** The data of events is text, not JSON. */
  public ResponseSpec text() {
    text = true;
    return this;
  }

  /** The data of events is text where it is not JSON. */
  public ResponseSpec allowsText() {
    allowsText = true;
    return this;
  }

  /** The type for a status ({@code 201}) or a class of statuses ({@code 2XX}). */
  public ResponseSpec status(String status, JsonType<?> typeOfIt) {
    byStatus.put(status, typeOfIt);
    return this;
  }

  /** Properties that lead to the part to return. */
  public ResponseSpec returns(String... path) {
    returns = List.of(path);
    return this;
  }

  public Kind kind() {
    return kind;
  }

  public JsonType<?> type() {
    return type;
  }

  /** The type of the body of a response with a status. */
  public JsonType<?> typeFor(int status) {
    JsonType<?> exact = byStatus.get(Integer.toString(status));
    return exact == null ? byStatus.getOrDefault(status / 100 + "XX", type) : exact;
  }

  public String accept() {
    return accept == null ? kind.accept : accept;
  }

  public String emptyBody() {
    return emptyBody;
  }

  public boolean isTranscoded() {
    return transcoded;
  }

  public boolean mayBeEmpty() {
    return empty;
  }

  /** The result of a call for its decoded response, which is null if it is absent. */
  public Object returned(Object value) {
    return optional ? Optional.ofNullable(value) : value;
  }

  public boolean isLoose() {
    return loose;
  }

  /** What ends the stream; null where nothing is declared. */
  public String terminator() {
    return terminator;
  }

  public String errorEvent() {
    return errorEvent;
  }

  public boolean hasErrorItems() {
    return errorItems;
  }

  public boolean isText() {
    return text;
  }

  public boolean isTextAllowed() {
    return allowsText;
  }

  public List<String> returns() {
    return returns;
  }
}
