package sdk.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import java.io.IOException;
import java.util.List;

/**
 * Lets other mappers of Jackson read types of the API: as the SDK itself reads them. It is public
 * because Jackson makes it, also where the SDK is a module.
 */
public final class JacksonReader extends JsonDeserializer<Object>
    implements ContextualDeserializer {
  private final JsonType<?> type;

  /** Called by Jackson, which then asks for the reader of a class. */
  public JacksonReader() {
    this(null);
  }

  private JacksonReader(JsonType<?> type) {
    this.type = type;
  }

  @Override
  public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty place)
      throws JsonMappingException {
    Class<?> wanted = context.getContextualType().getRawClass();
    try {
      return new JacksonReader((JsonType<?>) wanted.getField("TYPE").get(null));
    } catch (ReflectiveOperationException e) {
      return context.reportInputMismatch(wanted, "The SDK does not read %s", wanted.getName());
    }
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    try {
      return Json.read(type, Json.parse(parser), List.of());
    } catch (Misfit e) {
      return context.reportInputMismatch(this, "The JSON %s", e.problem());
    }
  }
}
