package sdk.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import sdk.core.HeaderFields;
import sdk.core.WebhookDelivery;
import sdk.core.WebhookSecret;
import sdk.errors.BrandException;
import sdk.internal.webhook.SignatureSpec;
import sdk.internal.webhook.Webhook;

/** Drives the vectors of the kind {@code webhook}. */
final class WebhookDriver {
  private WebhookDriver() {}

  static Map<String, Object> drive(JsonNode given) {
    List<SignatureSpec> signatures = new ArrayList<>();
    given.get("signatures").forEach(one -> signatures.add(signature(one)));
    Map<String, List<String>> headers = new LinkedHashMap<>();
    given
        .get("headers")
        .fields()
        .forEachRemaining(one -> headers.put(one.getKey(), texts(one.getValue())));
    WebhookDelivery delivery =
        WebhookDelivery.of(given.get("body").textValue(), HeaderFields.of(headers));
    if (given.has("url")) {
      delivery = delivery.withUrl(given.get("url").textValue());
    }
    JsonNode tolerance = given.get("toleranceSeconds");
    try {
      Webhook.verify(
          signatures,
          delivery,
          secret(given.get("secrets")),
          tolerance == null ? null : tolerance.doubleValue(),
          Instant.parse(given.get("now").textValue()));
      return Map.of("isVerified", true);
    } catch (BrandException e) {
      return Map.of("isVerified", false, "error", Errors.describe(e));
    }
  }

  private static List<String> texts(JsonNode one) {
    return one.isArray() ? List.of(Specs.texts(one)) : List.of(one.textValue());
  }

  private static WebhookSecret secret(JsonNode secrets) {
    if (!secrets.isObject()) {
      return WebhookSecret.of(texts(secrets).toArray(String[]::new));
    }
    Map<String, List<String>> byHeader = new LinkedHashMap<>();
    secrets.fields().forEachRemaining(one -> byHeader.put(one.getKey(), texts(one.getValue())));
    return WebhookSecret.byHeader(byHeader);
  }

  private static SignatureSpec signature(JsonNode one) {
    String algorithm = one.get("algorithm").textValue();
    int end = algorithm.equals("ed25519") ? algorithm.length() : algorithm.lastIndexOf('-');
    String family = algorithm.substring(0, end).replace('-', '_').toUpperCase(Locale.ROOT);
    String encoding = one.get("encoding").textValue().toUpperCase(Locale.ROOT);
    SignatureSpec spec =
        SignatureSpec.of(
                one.get("header").textValue(),
                SignatureSpec.Family.valueOf(family),
                SignatureSpec.Encoding.valueOf(encoding))
            .components(Specs.texts(one.get("components")));
    if (end < algorithm.length()) {
      spec.hash(algorithm.substring(end + 1));
    }
    if (one.has("prefix")) {
      spec.prefix(one.get("prefix").textValue());
    }
    if (one.has("delimiter")) {
      spec.delimiter(one.get("delimiter").textValue());
    }
    JsonNode time = one.get("timestamp");
    if (time != null) {
      String format = time.get("format").textValue().replace('-', '_').toUpperCase(Locale.ROOT);
      spec.timestamp(
          time.get("header").textValue(),
          SignatureSpec.TimeFormat.valueOf(format),
          time.get("toleranceSeconds").doubleValue());
    }
    return spec;
  }
}
