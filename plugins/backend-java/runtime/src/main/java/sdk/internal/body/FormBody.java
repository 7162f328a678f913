package sdk.internal.body;

import java.util.ArrayList;
import java.util.List;
import sdk.internal.spec.BodySpec;
import sdk.internal.spec.FieldSpec;
import sdk.internal.spec.Param;
import sdk.internal.url.Percent;
import sdk.internal.url.Query;
import sdk.internal.url.Values;

/** Sends the properties of an object as {@code application/x-www-form-urlencoded}. */
public final class FormBody {
  private FormBody() {}

  public static BodySpec spec() {
    return BodySpec.of(FormBody::encode);
  }

  private static PreparedBody encode(BodySpec spec, Object value) {
    List<String> pairs = new ArrayList<>();
    for (Fields.Entry field : Fields.of(value, spec.fields())) {
      pairs.addAll(pairsOf(field.spec(), field.value()));
    }
    return PreparedBody.of(
        spec.mediaTypeOr("application/x-www-form-urlencoded"), String.join("&", pairs));
  }

  /** Lists repeat the field; objects are JSON unless a style is declared. */
  private static List<String> pairsOf(FieldSpec field, Object value) {
    Values.Parts parts = Values.partsOf(value);
    boolean isObject = parts != null && !parts.isList();
    if (field.isJson() || isObject && field.style() == null) {
      return Query.pairs(field.name(), value, Param.Style.JSON, null, FormBody::write);
    }
    return Query.pairs(field.name(), value, field.style(), field.explode(), FormBody::write);
  }

  /** Spaces are plus signs, as forms have it. */
  private static String write(String text) {
    return Percent.encode(text).replace("%20", "+");
  }
}
