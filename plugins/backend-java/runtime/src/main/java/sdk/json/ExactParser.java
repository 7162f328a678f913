package sdk.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.JsonParserDelegate;

/** Numbers that no double holds stay what they are: Jackson makes infinity of {@code 1e999}. */
final class ExactParser extends JsonParserDelegate {
  ExactParser(JsonParser parser) {
    super(parser);
  }

  /** JSON has only numbers, so that none needs to be read as a double. */
  @Override
  public boolean isNaN() {
    return false;
  }
}
