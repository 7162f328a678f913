package sdk.internal.call;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import sdk.errors.ApiException;
import sdk.errors.ApiFailure;
import sdk.errors.BadRequestException;
import sdk.errors.ConflictException;
import sdk.errors.ForbiddenException;
import sdk.errors.InternalServerException;
import sdk.errors.NotFoundException;
import sdk.errors.TooManyRequestsException;
import sdk.errors.UnauthorizedException;
import sdk.errors.UnprocessableEntityException;
import sdk.internal.spec.OperationSpec;
import sdk.internal.url.Urls;
import sdk.json.Json;

/** Creates exceptions from non-2xx responses. Never fails itself. */
public final class Failure {
  /** Most characters of a body that a printed exception shows, and that its message does. */
  private static final int MOST_SHOWN = 4000;

  private static final int MOST_SAID = 500;

  private static final List<List<String>> USUAL_MESSAGES =
      List.of(
          List.of("message"),
          List.of("error", "message"),
          List.of("error"),
          List.of("detail"),
          List.of("title"));

  private static final Map<Integer, Function<ApiFailure, ApiException>> BY_STATUS =
      Map.of(
          400, BadRequestException::new,
          401, UnauthorizedException::new,
          403, ForbiddenException::new,
          404, NotFoundException::new,
          409, ConflictException::new,
          422, UnprocessableEntityException::new,
          429, TooManyRequestsException::new);

  private Failure() {}

  /** Reads a response into the exception that the operation declares. */
  static CompletableFuture<ApiException> read(Reply reply) {
    return reply.start().thenApply(text -> of(reply, text));
  }

  private static ApiException of(Reply reply, String text) {
    Optional<JsonNode> body = reply.jsonIn(text);
    String what =
        reply.called().method() + " " + Urls.pathOf(reply.url()) + " failed with " + reply.status();
    ApiFailure failure = describe(reply, what, text, body.orElse(null));
    OperationSpec spec = reply.operation().spec();
    if (spec.protocol() != null && body.isPresent()) {
      Optional<ApiException> reported = spec.protocol().failure(failure, body.get());
      if (reported.isPresent()) {
        return reported.get();
      }
    }
    Function<ApiFailure, ? extends ApiException> declared = spec.errorFor(reply.status());
    return declared == null ? byStatus(failure, reply.status()) : declared.apply(failure);
  }

  /** The exception for a status that the operation declares none for. */
  public static ApiException byStatus(ApiFailure failure, int status) {
    return BY_STATUS
        .getOrDefault(status, status >= 500 ? InternalServerException::new : ApiException::new)
        .apply(failure);
  }

  /**
   * The content of an exception. Its message contains the failure, the reason and the request id.
   */
  public static ApiFailure describe(Reply reply, String what, String text, JsonNode body) {
    List<String> secrets = reply.called().secrets();
    String said = said(reply, text, body);
    String why = said.isEmpty() ? Reasons.of(reply.status()) : said;
    String id = reply.requestId() == null ? "" : " (request id: " + reply.requestId() + ")";
    String message = Texts.mask(what + (why.isEmpty() ? "" : ": " + why) + id, secrets);
    OptionalDouble asked = reply.askedWait();
    return new ApiFailure(
        new ApiFailure.Text(message, Texts.shown(text, MOST_SHOWN, secrets)),
        new ApiFailure.Response(
            reply.status(),
            reply.headers(),
            text,
            body,
            Optional.ofNullable(reply.requestId()),
            asked.isPresent() ? OptionalDouble.of(asked.getAsDouble() / 1000) : asked),
        new ApiFailure.Call(
            reply.called().method(), Texts.mask(reply.url(), secrets), reply.called().attempts()));
  }

  /** What the server says in a body that is not the declared one: {@code : no}, or nothing. */
  public static String saidIn(Reply reply, String text, JsonNode body) {
    String said = said(reply, text, body);
    return said.isEmpty() ? "" : ": " + said;
  }

  private static String said(Reply reply, String text, JsonNode body) {
    String said = text;
    if (body != null) {
      said = body.isTextual() ? body.textValue() : messageIn(body, reply);
    }
    return Texts.shown(said, MOST_SAID, reply.called().secrets());
  }

  private static String messageIn(JsonNode body, Reply reply) {
    List<List<String>> paths = new ArrayList<>();
    if (!reply.config().spec().errorMessage().isEmpty()) {
      paths.add(reply.config().spec().errorMessage());
    }
    paths.addAll(USUAL_MESSAGES);
    for (List<String> path : paths) {
      JsonNode found = Json.at(body, path);
      if (found != null && found.isTextual() && !found.textValue().isEmpty()) {
        return found.textValue();
      }
    }
    String compact = body.isNull() ? "" : Json.text(body);
    return compact.length() > "{}".length() ? compact : "";
  }
}
