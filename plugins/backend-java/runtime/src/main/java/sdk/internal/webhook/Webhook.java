package sdk.internal.webhook;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import sdk.core.WebhookDelivery;
import sdk.core.WebhookSecret;
import sdk.errors.ConfigurationException;
import sdk.errors.WebhookVerificationException;
import sdk.json.Json;
import sdk.json.JsonType;
import sdk.json.Misfit;

/** Verifies deliveries. */
public final class Webhook {
  private Webhook() {}

  /** Verifies a delivery, and reads its body. A tolerance that is null is the API's own. */
  public static <T> T parse(
      List<SignatureSpec> signatures,
      WebhookDelivery delivery,
      WebhookSecret secret,
      Duration tolerance,
      JsonType<T> payload) {
    verify(signatures, delivery, secret, tolerance);
    try {
      return Json.read(payload, new String(delivery.body(), StandardCharsets.UTF_8));
    } catch (Misfit e) {
      throw new WebhookVerificationException("The body of the webhook " + e.problem());
    }
  }

  /** Returns where some signature of the delivery is right, and its time is near. */
  public static void verify(
      List<SignatureSpec> signatures,
      WebhookDelivery delivery,
      WebhookSecret secret,
      Duration tolerance) {
    Double seconds = tolerance == null ? null : tolerance.toMillis() / 1000.0;
    verify(signatures, delivery, secret, seconds, Instant.now());
  }

  /** The same at another time. */
  public static void verify(
      List<SignatureSpec> signatures,
      WebhookDelivery delivery,
      WebhookSecret secret,
      Double tolerance,
      Instant now) {
    List<String> missing = new ArrayList<>();
    boolean isSigned = false;
    for (SignatureSpec signature : signatures) {
      if (delivery.headers().get(signature.header()).orElse("").isEmpty()) {
        missing.add(signature.header());
        continue;
      }
      isSigned = true;
      byte[] message = messageOf(signature, delivery, tolerance, now);
      for (String one : secretsOf(signature, signatures, secret)) {
        if (isSigned(signature, delivery, message, one)) {
          return;
        }
      }
    }
    throw new WebhookVerificationException(
        isSigned
            ? "The signature of the webhook is wrong"
            : "The webhook has no signature: it lacks the header " + String.join(", ", missing));
  }

  /**
   * The secrets for one signature.
   *
   * <p>Everybody knows a public key: whoever could have it taken for a shared secret could sign as
   * the API. So one that is given for all signatures must be of one kind.
   */
  private static List<String> secretsOf(
      SignatureSpec signature, List<SignatureSpec> signatures, WebhookSecret secret) {
    boolean first = isShared(signatures.get(0));
    if (!secret.isByHeader() && signatures.stream().anyMatch(one -> isShared(one) != first)) {
      throw new ConfigurationException(
          "The API signs with secrets and with keys: give those of each header, by the header's"
              + " name");
    }
    List<String> own = secret.secretsOf(signature.header());
    if (own == null) {
      return List.of();
    }
    // An empty secret is refused when it becomes a key.
    return own.isEmpty() ? List.of("") : own;
  }

  private static boolean isShared(SignatureSpec signature) {
    return signature.family() == SignatureSpec.Family.HMAC;
  }

  private static boolean isSigned(
      SignatureSpec signature, WebhookDelivery delivery, byte[] message, String secret) {
    Keys.Verifier verifier = Keys.of(signature, secret);
    for (String text : candidates(signature, delivery)) {
      byte[] found = Keys.decode(text, signature.encoding());
      if (found != null && verifier.verify(message, found)) {
        return true;
      }
    }
    return false;
  }

  /** The signatures in a header, without the text that stands before each. */
  private static List<String> candidates(SignatureSpec signature, WebhookDelivery delivery) {
    String prefix = signature.prefix();
    String header = delivery.headers().get(signature.header()).orElse("");
    List<String> found = new ArrayList<>();
    for (String part : header.split(prefix.indexOf(',') >= 0 ? "\\s+" : "[\\s,]+")) {
      if (part.startsWith(prefix)) {
        String text = part.substring(prefix.length());
        found.add(text.endsWith(",") ? text.substring(0, text.length() - 1) : text);
      }
    }
    return found;
  }

  /** What is signed. Fails where a part of it is missing, or the delivery is not of now. */
  private static byte[] messageOf(
      SignatureSpec signature, WebhookDelivery delivery, Double tolerance, Instant now) {
    String sentAt = SentAt.textOf(signature, delivery);
    if (signature.timeHeader() != null) {
      SentAt.check(signature, sentAt, tolerance, now);
    }
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    boolean isFirst = true;
    for (String component : signature.components()) {
      if (!isFirst) {
        message.writeBytes(signature.delimiter().getBytes(StandardCharsets.UTF_8));
      }
      isFirst = false;
      message.writeBytes(partOf(component, delivery, sentAt));
    }
    return message.toByteArray();
  }

  private static byte[] partOf(String component, WebhookDelivery delivery, String sentAt) {
    if (component.equals("body")) {
      return delivery.body();
    }
    String text =
        switch (component) {
          case "timestamp" -> sentAt;
          case "url" -> delivery.url().orElse(null);
          default ->
              delivery.headers().get(component).filter(value -> !value.isEmpty()).orElse(null);
        };
    if (text == null) {
      throw new WebhookVerificationException(
          "The webhook cannot be verified without its " + component);
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
