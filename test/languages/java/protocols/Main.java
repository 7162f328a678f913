import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Runs the programs of users: the methods of each class, in the order of their names. */
final class Main {
  private Main() {}

  public static void main(String[] classes) throws ReflectiveOperationException {
    for (String name : classes) {
      List<Method> tests =
          Arrays.stream(Class.forName(name).getDeclaredMethods())
              .filter(method -> method.getName().startsWith("test"))
              .sorted(Comparator.comparing(Method::getName))
              .toList();
      for (Method test : tests) {
        run(name + "." + test.getName(), test);
      }
    }
    System.exit(0);
  }

  private static void run(String name, Method test) throws IllegalAccessException {
    try {
      test.invoke(null);
      System.out.println("passed " + name);
    } catch (InvocationTargetException e) {
      System.out.println("failed " + name);
      e.getCause().printStackTrace(System.out);
    }
  }

  /** Fails where two values differ. */
  static void same(Object expected, Object actual) {
    if (!Objects.equals(expected, actual)) {
      throw new AssertionError(actual + " is not " + expected);
    }
  }

  /** What a call throws. */
  static <E extends RuntimeException> E thrown(Class<E> type, Runnable call) {
    try {
      call.run();
    } catch (RuntimeException e) {
      if (type.isInstance(e)) {
        return type.cast(e);
      }
      throw e;
    }
    throw new AssertionError("It throws no " + type.getSimpleName());
  }
}
