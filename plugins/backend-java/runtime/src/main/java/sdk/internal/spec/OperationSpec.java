package sdk.internal.spec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sdk.errors.ApiException;
import sdk.errors.ApiFailure;
import sdk.json.JsonType;

/** What a call of an operation needs to know. */
public final class OperationSpec {
  private final List<Param> pathParams = new ArrayList<>();
  private final List<Param> query = new ArrayList<>();
  private final List<Param> headers = new ArrayList<>();
  private final List<Param> cookies = new ArrayList<>();
  private final Map<String, Function<ApiFailure, ? extends ApiException>> errors =
      new LinkedHashMap<>();
  private final Map<String, Object> pinned = new LinkedHashMap<>();
  private BodySpec body;
  private ResponseSpec response;
  private List<List<String>> security;
  private int server;
  private String definition;
  private boolean idempotent;
  private String idempotencyKey;
  private boolean noRetries;
  private PageSpec page;
  private Protocol protocol;

  /** A parameter of the path whose style, name or default is not the usual. */
  public OperationSpec path(Param param) {
    pathParams.add(param);
    return this;
  }

  public OperationSpec query(String key) {
    return query(Param.of(key));
  }

  public OperationSpec query(Param param) {
    query.add(param);
    return this;
  }

  public OperationSpec header(String key) {
    return header(Param.of(key));
  }

  public OperationSpec header(Param param) {
    headers.add(param);
    return this;
  }

  public OperationSpec cookie(String key) {
    return cookie(Param.of(key));
  }

  public OperationSpec cookie(Param param) {
    cookies.add(param);
    return this;
  }

  public OperationSpec body(BodySpec value) {
    body = value;
    return this;
  }

  /** Without a response, the body that the server sends is ignored. */
  public OperationSpec response(ResponseSpec value) {
    response = value;
    return this;
  }

  public OperationSpec json(JsonType<?> type) {
    return response(ResponseSpec.of(ResponseSpec.Kind.JSON, type));
  }

  /** The exception for a status ({@code 404}) or a class of statuses ({@code 4XX}). */
  public OperationSpec error(String status, Function<ApiFailure, ? extends ApiException> make) {
    errors.put(status, make);
    return this;
  }

  /** A part of the request that always has the same value. */
  public OperationSpec pinned(String key, Object value) {
    pinned.put(key, value);
    return this;
  }

  /** Alternatives of schemes that are needed together. An empty list: no credentials. */
  public OperationSpec security(List<List<String>> value) {
    security = value;
    return this;
  }

  /** Which of the URLs of an environment serves the operation. */
  public OperationSpec server(int value) {
    server = value;
    return this;
  }

  /** The definition whose own headers the calls carry. */
  public OperationSpec definition(String value) {
    definition = value;
    return this;
  }

  /** Safe to send again, whatever the method. */
  public OperationSpec idempotent() {
    idempotent = true;
    return this;
  }

  /** The header for an idempotency key. */
  public OperationSpec idempotencyKey(String header) {
    idempotencyKey = header;
    return this;
  }

  public OperationSpec noRetries() {
    noRetries = true;
    return this;
  }

  public OperationSpec page(PageSpec value) {
    page = value;
    return this;
  }

  /** The protocol of a remote call. */
  public OperationSpec protocol(Protocol value) {
    protocol = value;
    return this;
  }

  public List<Param> pathParams() {
    return pathParams;
  }

  public List<Param> query() {
    return query;
  }

  public List<Param> headers() {
    return headers;
  }

  public List<Param> cookies() {
    return cookies;
  }

  public BodySpec body() {
    return body;
  }

  public ResponseSpec response() {
    return response;
  }

  /** The exception that is declared for a status, or for its class; null where none is. */
  public Function<ApiFailure, ? extends ApiException> errorFor(int status) {
    Function<ApiFailure, ? extends ApiException> exact = errors.get(Integer.toString(status));
    return exact == null ? errors.get(status / 100 + "XX") : exact;
  }

  public Map<String, Object> pinned() {
    return pinned;
  }

  /** Requirements of credentials; null where the client's own hold. */
  public List<List<String>> security() {
    return security;
  }

  public int server() {
    return server;
  }

  public String definition() {
    return definition;
  }

  public boolean isIdempotent() {
    return idempotent;
  }

  public String idempotencyKey() {
    return idempotencyKey;
  }

  public boolean isRetried() {
    return !noRetries;
  }

  public PageSpec page() {
    return page;
  }

  public Protocol protocol() {
    return protocol;
  }
}
