package sdk.internal.stream;

/** Turns the bytes of one response into values. What it throws comes after the values before it. */
interface Frames {
  /** Takes a chunk. */
  void feed(byte[] chunk);

  /** Takes the end of the response. Throws where something is missing. */
  void end();

  /** Whether nothing comes after what was passed on. */
  boolean isDone();
}
