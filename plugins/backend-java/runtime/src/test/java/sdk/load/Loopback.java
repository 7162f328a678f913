package sdk.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A server that costs little: one thread for all connections. It answers {@code {"id":1}}, or so
 * many bytes as the path {@code /bytes/N} says, once it has read the body.
 */
final class Loopback implements AutoCloseable {
  private static final Pattern LENGTH = Pattern.compile("(?i)\ncontent-length: *(\\d+)");
  private static final Pattern BYTES = Pattern.compile("^\\w+ \\S*/bytes/(\\d+)");
  private static final byte[] JSON = "{\"id\":1}".getBytes(StandardCharsets.US_ASCII);

  private final Selector selector = Selector.open();
  private final ServerSocketChannel listener = ServerSocketChannel.open();
  private final ByteBuffer filler = ByteBuffer.allocateDirect(1 << 16);
  final AtomicInteger connections = new AtomicInteger();
  final Thread thread = new Thread(this::run, "loopback");

  Loopback() throws IOException {
    listener.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 4096);
    listener.configureBlocking(false);
    listener.register(selector, SelectionKey.OP_ACCEPT);
    thread.setDaemon(true);
    thread.start();
  }

  String url() {
    return "http://127.0.0.1:" + listener.socket().getLocalPort();
  }

  /** A connection: the head so far, and the remaining bytes of the body and of the answer. */
  private static final class Peer {
    private final ByteBuffer in = ByteBuffer.allocate(1 << 14);
    private final StringBuilder head = new StringBuilder();
    private long bodyLeft;
    private ByteBuffer answer;
    private long fillerLeft;
  }

  private void run() {
    try {
      while (selector.isOpen()) {
        selector.select(this::handle);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (java.nio.channels.ClosedSelectorException e) {
      // It was closed.
    }
  }

  private void handle(SelectionKey key) {
    try {
      if (key.isAcceptable()) {
        accept();
      } else if (key.isWritable()) {
        write(key);
      } else {
        read(key);
      }
    } catch (IOException e) {
      close(key);
    }
  }

  private void accept() throws IOException {
    for (SocketChannel made = listener.accept(); made != null; made = listener.accept()) {
      connections.incrementAndGet();
      made.configureBlocking(false);
      made.setOption(StandardSocketOptions.TCP_NODELAY, true);
      made.register(selector, SelectionKey.OP_READ, new Peer());
    }
  }

  private void read(SelectionKey key) throws IOException {
    Peer peer = (Peer) key.attachment();
    peer.in.clear();
    if (((SocketChannel) key.channel()).read(peer.in) < 0) {
      close(key);
      return;
    }
    peer.in.flip();
    while (peer.in.hasRemaining() && peer.answer == null) {
      if (peer.bodyLeft > 0) {
        int part = (int) Math.min(peer.bodyLeft, peer.in.remaining());
        peer.in.position(peer.in.position() + part);
        peer.bodyLeft -= part;
      } else {
        peer.head.append((char) peer.in.get());
        if (!isWhole(peer.head)) {
          continue;
        }
        Matcher length = LENGTH.matcher(peer.head);
        peer.bodyLeft = length.find() ? Long.parseLong(length.group(1)) : 0;
      }
      if (peer.bodyLeft == 0) {
        answer(peer);
      }
    }
    if (peer.answer != null) {
      write(key);
    }
  }

  private static boolean isWhole(StringBuilder head) {
    int end = head.length();
    return end > 3 && head.charAt(end - 1) == '\n' && head.charAt(end - 3) == '\n';
  }

  private static void answer(Peer peer) {
    Matcher asked = BYTES.matcher(peer.head);
    peer.fillerLeft = asked.find() ? Long.parseLong(asked.group(1)) : 0;
    long length = peer.fillerLeft > 0 ? peer.fillerLeft : JSON.length;
    String type = peer.fillerLeft > 0 ? "application/octet-stream" : "application/json";
    byte[] head =
        ("HTTP/1.1 200 OK\r\nContent-Type: " + type + "\r\nContent-Length: " + length + "\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII);
    peer.answer = ByteBuffer.allocate(head.length + JSON.length).put(head);
    if (peer.fillerLeft == 0) {
      peer.answer.put(JSON);
    }
    peer.answer.flip();
    peer.head.setLength(0);
  }

  private void write(SelectionKey key) throws IOException {
    Peer peer = (Peer) key.attachment();
    SocketChannel channel = (SocketChannel) key.channel();
    channel.write(peer.answer);
    while (!peer.answer.hasRemaining() && peer.fillerLeft > 0) {
      filler.clear().limit((int) Math.min(filler.capacity(), peer.fillerLeft));
      int written = channel.write(filler);
      peer.fillerLeft -= written;
      if (written == 0) {
        break;
      }
    }
    boolean isDone = !peer.answer.hasRemaining() && peer.fillerLeft == 0;
    peer.answer = isDone ? null : peer.answer;
    key.interestOps(isDone ? SelectionKey.OP_READ : SelectionKey.OP_WRITE);
  }

  private void close(SelectionKey key) {
    connections.decrementAndGet();
    try {
      key.channel().close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    for (SelectionKey key : selector.keys()) {
      key.channel().close();
    }
    selector.close();
  }
}
