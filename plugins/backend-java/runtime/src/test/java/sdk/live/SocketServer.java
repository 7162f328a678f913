package sdk.live;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server of WebSocket on this machine: connections are handled by the scripts in order. */
final class SocketServer implements AutoCloseable {
  /** Handles one connection. */
  @FunctionalInterface
  interface Script {
    void handle(Peer peer) throws Exception;
  }

  /** The server's side of a connection. */
  static final class Peer {
    private final DataInputStream in;
    private final OutputStream out;
    private final Socket socket;

    private Peer(Socket socket) throws IOException {
      this.socket = socket;
      this.in = new DataInputStream(socket.getInputStream());
      this.out = socket.getOutputStream();
    }

    void text(String text) throws IOException {
      frame(0x81, text.getBytes(StandardCharsets.UTF_8));
    }

    void close(int code, String reason) throws IOException {
      ByteArrayOutputStream data = new ByteArrayOutputStream();
      data.write(code >> 8);
      data.write(code);
      data.writeBytes(reason.getBytes(StandardCharsets.UTF_8));
      frame(0x88, data.toByteArray());
    }

    /** Breaks the connection off, without an end that the platform could still wait for. */
    void abort() throws IOException {
      socket.setSoLinger(true, 0);
      socket.close();
    }

    private void frame(int head, byte[] data) throws IOException {
      out.write(head);
      if (data.length < 126) {
        out.write(data.length);
      } else {
        out.write(126);
        out.write(data.length >> 8);
        out.write(data.length);
      }
      out.write(data);
      out.flush();
    }

    /** The next message of the client: its opcode, a colon, and its text. */
    String read() throws IOException {
      int opcode = in.readUnsignedByte() & 15;
      int length = in.readUnsignedByte() & 127;
      int size = length == 126 ? in.readUnsignedShort() : length;
      byte[] mask = in.readNBytes(4);
      byte[] data = in.readNBytes(size);
      for (int i = 0; i < size; i++) {
        data[i] ^= mask[i % 4];
      }
      return opcode + ":" + new String(data, StandardCharsets.UTF_8);
    }
  }

  private final ServerSocket listener;
  final List<String> heads = new CopyOnWriteArrayList<>();

  SocketServer(Script... scripts) throws IOException {
    listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread thread = new Thread(() -> accept(scripts));
    thread.setDaemon(true);
    thread.start();
  }

  String url() {
    return "http://127.0.0.1:" + listener.getLocalPort();
  }

  private void accept(Script... scripts) {
    try {
      while (true) {
        try (Socket socket = listener.accept()) {
          Peer peer = new Peer(socket);
          if (greet(peer)) {
            scripts[Math.min(heads.size(), scripts.length) - 1].handle(peer);
          }
        }
      }
    } catch (Exception e) {
      // The test is over.
    }
  }

  private boolean greet(Peer peer) throws Exception {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = peer.in.read();
      if (next < 0) {
        return false;
      }
      head.append((char) next);
    }
    heads.add(head.toString());
    String key = head.toString().replaceFirst("(?is).*sec-websocket-key: *([^\r]+).*", "$1");
    byte[] hash =
        MessageDigest.getInstance("SHA-1")
            .digest(
                (key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(StandardCharsets.UTF_8));
    String answer =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Accept: "
            + Base64.getEncoder().encodeToString(hash)
            + "\r\n\r\n";
    peer.out.write(answer.getBytes(StandardCharsets.UTF_8));
    peer.out.flush();
    return true;
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
