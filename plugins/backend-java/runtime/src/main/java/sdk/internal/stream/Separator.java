package sdk.internal.stream;

import java.io.ByteArrayOutputStream;

/**
 * Puts each of the objects of a stream of JSON on a line of its own, however they are separated.
 */
final class Separator {
  /** White space, commas, and the brackets of a list of all. */
  private static final String BETWEEN = " \t\r\n,[]";

  private int depth;
  private boolean inText;
  private boolean isEscaped;

  /** The chunk, with line ends between objects and nowhere else. */
  byte[] separate(byte[] chunk) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(chunk.length + 16);
    for (byte b : chunk) {
      if (!inText && depth == 0 && BETWEEN.indexOf(b) >= 0) {
        out.write('\n');
      } else if (!inText && (b == '\n' || b == '\r')) {
        out.write(' ');
      } else {
        out.write(b);
        pass(b);
        if (!inText && depth == 0 && b == '}') {
          out.write('\n');
        }
      }
    }
    return out.toByteArray();
  }

  private void pass(byte b) {
    if (inText) {
      inText = isEscaped || b != '"';
      isEscaped = !isEscaped && b == '\\';
    } else if (b == '"') {
      inText = true;
    } else if (b == '[' || b == '{') {
      depth++;
    } else if (b == ']' || b == '}') {
      depth--;
    }
  }
}
