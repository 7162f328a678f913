package sdk.json;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as text. */
final class Numbers {
  private static final double LARGEST_EXACT = 0x1p53;

  private Numbers() {}

  /** A finite number as ECMAScript writes it: the fewest digits that stand for it. */
  static String text(double value) {
    if (value == Math.rint(value) && Math.abs(value) < LARGEST_EXACT) {
      return Long.toString((long) value);
    }
    BigDecimal shortest = shortest(value);
    String digits = shortest.unscaledValue().abs().toString();
    int point = digits.length() - shortest.scale();
    String sign = value < 0 ? "-" : "";
    if (point > 21 || point <= -6) {
      return sign + exponential(digits, point - 1);
    }
    return sign + shortest.abs().toPlainString();
  }

  private static String exponential(String digits, int exponent) {
    String fraction = digits.length() == 1 ? "" : "." + digits.substring(1);
    return digits.charAt(0) + fraction + "e" + (exponent < 0 ? "" : "+") + exponent;
  }

  /** Platforms write more digits than are needed, at least two, and before Java 19 even more. */
  private static BigDecimal shortest(double value) {
    BigDecimal best = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    while (best.precision() > 1) {
      MathContext fewer = new MathContext(best.precision() - 1, RoundingMode.HALF_EVEN);
      BigDecimal candidate = best.round(fewer).stripTrailingZeros();
      if (candidate.doubleValue() != value) {
        break;
      }
      best = candidate;
    }
    return best;
  }
}
