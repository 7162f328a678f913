package driver;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/** Calls what the table names. */
final class Reflect {
  private Reflect() {}

  /** The method of a name that a predicate holds of. */
  static Method method(Class<?> owner, String name, Predicate<Method> isWanted) {
    return Arrays.stream(owner.getMethods())
        .filter(
            method -> method.getName().equals(name) && !method.isBridge() && isWanted.test(method))
        .findFirst()
        .orElseThrow(() -> new NoSuchElementException(owner.getSimpleName() + " has no " + name));
  }

  /** The method of a name that takes so much. */
  static Method method(Class<?> owner, String name, int count) {
    return method(owner, name, method -> method.getParameterCount() == count);
  }

  /** Calls a method; what it throws is thrown as it is. */
  static Object invoke(Method method, Object on, Object... args) {
    try {
      return method.invoke(on, args);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException known) {
        throw known;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  static Object call(Object on, String name, Object... args) {
    return invoke(method(on.getClass(), name, args.length), on, args);
  }

  static Object callStatic(Class<?> owner, String name, Object... args) {
    return invoke(method(owner, name, args.length), null, args);
  }
}
