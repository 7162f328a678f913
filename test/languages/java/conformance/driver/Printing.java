package driver;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import sdk.core.HeaderFields;
import sdk.errors.ApiException;
import sdk.errors.BrandCanceledException;
import sdk.errors.BrandConnectionException;
import sdk.errors.BrandException;
import sdk.errors.BrandTimeoutException;
import sdk.errors.ConfigurationException;
import sdk.errors.DecodeException;
import sdk.errors.MissingCredentialsException;
import sdk.errors.OAuthTokenException;
import sdk.errors.SocketClosedException;
import sdk.errors.StreamException;
import sdk.errors.WebhookVerificationException;

/** Values and errors as programs print them, and errors as the contract describes them. */
final class Printing {
  private static final ObjectMapper DUMP =
      new ObjectMapper()
          .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
          .addMixIn(Throwable.class, WithoutTrace.class);

  /** The trace is printed as a text. */
  @JsonIgnoreProperties("stackTrace")
  private interface WithoutTrace {}

  private Printing() {}

  /** A value in every way in which programs print it. */
  static String printed(Object value) {
    return String.join(
        "\n",
        attempt(() -> String.valueOf(value)),
        attempt(() -> Map.of("value", List.of(value)).toString()),
        attempt(() -> DUMP.writeValueAsString(value)),
        attempt(() -> new String(serialized(value), StandardCharsets.ISO_8859_1)));
  }

  private static String printedError(Throwable error) {
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    return String.join(
        "\n",
        trace.toString(),
        printed(error),
        attempt(
            () -> {
              var input = new ObjectInputStream(new ByteArrayInputStream(serialized(error)));
              return input.readObject().toString();
            }));
  }

  private static byte[] serialized(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream output = new ObjectOutputStream(bytes)) {
      output.writeObject(value);
    }
    return bytes.toByteArray();
  }

  private static String attempt(Callable<String> show) {
    try {
      return show.call();
    } catch (Exception e) {
      return "cannot be printed: " + e;
    }
  }

  /** The class of an error by the name that all languages share. */
  static String nameOf(Throwable error) {
    return error.getClass().getSimpleName().replaceAll("Exception$", "Error");
  }

  /** An error as the contract describes it. */
  static ObjectNode describe(Throwable error) {
    String name = nameOf(error);
    ObjectNode found =
        Values.object(
            "kind",
            kindOf(error),
            "class",
            name,
            "name",
            name,
            "message",
            String.valueOf(error.getMessage()),
            "text",
            printedError(error),
            "inTree",
            error instanceof BrandException,
            "native",
            isOfThePlatform(error));
    if (error instanceof ApiException api) {
      describeResponse(api, found);
    }
    if (error instanceof BrandConnectionException connection) {
      found.put("phase", connection.phase().name().toLowerCase(Locale.ROOT));
      found.put("attempts", connection.attempts());
    }
    if (error instanceof MissingCredentialsException missing) {
      found.putPOJO("missingSchemes", missing.missingSchemes());
    }
    if (error instanceof OAuthTokenException oauth) {
      oauth.status().ifPresent(status -> found.put("status", status));
      oauth.error().ifPresent(code -> found.put("error", code));
      oauth.errorDescription().ifPresent(text -> found.put("errorDescription", text));
    }
    if (error instanceof DecodeException decode) {
      found.put("status", decode.status()).put("rawBody", decode.rawBody());
      found.set("headers", headers(decode.headers()));
      decode.path().ifPresent(path -> found.put("path", path));
      decode.line().ifPresent(line -> found.put("line", line));
    }
    if (error instanceof SocketClosedException closed) {
      found.put("code", closed.code()).put("reason", closed.reason());
    }
    return found;
  }

  private static String kindOf(Throwable error) {
    Map<Class<?>, String> kinds =
        Map.of(
            ApiException.class, "api",
            BrandCanceledException.class, "canceled",
            BrandConnectionException.class, "connection",
            ConfigurationException.class, "config",
            DecodeException.class, "decode",
            OAuthTokenException.class, "oauth",
            StreamException.class, "stream",
            WebhookVerificationException.class, "webhook",
            CancellationException.class, "canceled");
    if (error instanceof MissingCredentialsException) {
      return "credentials";
    }
    if (error instanceof BrandTimeoutException) {
      return "timeout";
    }
    return kinds.entrySet().stream()
        .filter(kind -> kind.getKey().isInstance(error))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("unknown");
  }

  /** Cancellation as the platform has it: of a future, or the interruption of a thread. */
  private static boolean isOfThePlatform(Throwable error) {
    return error instanceof CancellationException
        || error.getCause() instanceof InterruptedException;
  }

  private static void describeResponse(ApiException error, ObjectNode found) {
    found.put("status", error.status()).put("rawBody", error.rawBody()).put("url", error.url());
    found.put("attempts", error.attempts());
    found.set("headers", headers(error.headers()));
    error.body().ifPresent(body -> found.set("body", Values.encoded(body)));
    error.requestId().ifPresent(id -> found.put("requestId", id));
    error.retryAfter().ifPresent(seconds -> found.put("retryAfter", seconds));
  }

  static ObjectNode headers(HeaderFields headers) {
    ObjectNode found = Main.JSON.createObjectNode();
    headers
        .toMap()
        .keySet()
        .forEach(
            name -> found.put(name.toLowerCase(Locale.ROOT), headers.get(name).orElseThrow()));
    return found;
  }
}
