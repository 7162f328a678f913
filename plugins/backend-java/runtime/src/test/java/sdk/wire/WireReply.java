package sdk.wire;

import java.nio.charset.StandardCharsets;

/** What a server answers. What is empty is not sent. */
record WireReply(int status, String type, String body) {
  byte[] bytes() {
    return body.getBytes(StandardCharsets.UTF_8);
  }
}
