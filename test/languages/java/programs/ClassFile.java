import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.UnaryOperator;

/** Classes as the compiler writes them. */
final class ClassFile {
  private static final int UTF8 = 1;

  private ClassFile() {}

  /** A class with other names: all of them are texts of its pool of constants, which others refer to by number. */
  static byte[] renamed(byte[] bytes, UnaryOperator<String> rename) {
    ByteArrayOutputStream renamed = new ByteArrayOutputStream(2 * bytes.length);
    try (var input = new DataInputStream(new ByteArrayInputStream(bytes));
        var output = new DataOutputStream(renamed)) {
      // The mark of a class file, and its version.
      output.writeLong(input.readLong());
      int count = input.readUnsignedShort();
      output.writeShort(count);
      for (int number = 1; number < count; number += 1) {
        int tag = input.readUnsignedByte();
        output.writeByte(tag);
        if (tag == UTF8) {
          output.writeUTF(rename.apply(input.readUTF()));
        } else {
          int size = sizeOf(tag);
          output.write(input.readNBytes(size));
          // Long numbers count twice.
          number += size == Long.BYTES ? 1 : 0;
        }
      }
      input.transferTo(output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return renamed.toByteArray();
  }

  /** Bytes of a constant, by its tag. */
  private static int sizeOf(int tag) {
    return switch (tag) {
      case 5, 6 -> Long.BYTES;
      case 7, 8, 16, 19, 20 -> 2;
      case 15 -> 3;
      default -> 4;
    };
  }
}
