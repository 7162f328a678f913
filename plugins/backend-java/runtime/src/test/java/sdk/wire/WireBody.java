package sdk.wire;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A body in one of its forms, which a server must get. */
sealed interface WireBody {
  /** The media type, in lower case, without parameters. An empty one is not looked at. */
  String type();

  /** Compares the content. */
  void checkContent(WireRequest.Received got);

  /** Compares the received body with the expected one. */
  default void check(WireRequest.Received got) {
    if (!type().isEmpty()) {
      String sent = String.valueOf(got.header("Content-Type"));
      String plain = sent.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
      WireRequest.checkEqual("type of the body", plain, type());
    }
    checkContent(got);
  }

  private static String textOf(WireRequest.Received got) {
    return new String(got.body(), StandardCharsets.UTF_8);
  }

  /** JSON. */
  record OfJson(String type, String text) implements WireBody {
    @Override
    public void checkContent(WireRequest.Received got) {
      Difference.check("the body", textOf(got), text);
    }
  }

  /** Text; without any, there is no body. */
  record OfText(String type, String text) implements WireBody {
    @Override
    public void checkContent(WireRequest.Received got) {
      WireRequest.checkEqual("body", textOf(got), text);
    }
  }

  /** A form in the syntax of a query. */
  record OfForm(String type, List<Pair> pairs) implements WireBody {
    @Override
    public void checkContent(WireRequest.Received got) {
      Pair.check("form", Pair.parse(textOf(got)), pairs);
    }
  }

  /** A form in parts. */
  record OfParts(String type, List<Pair> pairs) implements WireBody {
    private static final Pattern BOUNDARY = Pattern.compile("boundary=\"?([^\";]+)");
    private static final Pattern NAME = Pattern.compile("[; ]name=\"([^\"]*)\"");

    @Override
    public void checkContent(WireRequest.Received got) {
      Matcher boundary = BOUNDARY.matcher(String.valueOf(got.header("Content-Type")));
      if (!boundary.find()) {
        throw new AssertionError("the type of the body has no boundary");
      }
      Pair.checkInOrder("form", partsOf(textOf(got), boundary.group(1)), pairs);
    }

    private static List<Pair> partsOf(String body, String boundary) {
      List<Pair> parts = new ArrayList<>();
      for (String part : ("\r\n" + body).split("\r\n--" + Pattern.quote(boundary))) {
        int end = part.indexOf("\r\n\r\n");
        Matcher name = NAME.matcher(part);
        if (end >= 0 && name.find()) {
          parts.add(new Pair(name.group(1), part.substring(end + 4)));
        }
      }
      return parts;
    }
  }
}
