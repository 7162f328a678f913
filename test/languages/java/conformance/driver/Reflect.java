package driver;

import java.lang.reflect.Constructor;
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

  /** What the getter of a name gives. */
  static Object get(Object on, String name) {
    try {
      return invoke(on.getClass().getMethod(name), on);
    } catch (NoSuchMethodException e) {
      throw new NoSuchElementException(on.getClass().getSimpleName() + " has no " + name, e);
    }
  }

  /** The constant of a name. */
  static Object constant(Class<?> owner, String name) {
    try {
      return owner.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new NoSuchElementException(owner.getSimpleName() + " has no " + name, e);
    }
  }

  /** Makes an object; what the constructor throws is thrown as it is. */
  static Object create(Constructor<?> maker, Object... args) {
    try {
      return maker.newInstance(args);
    } catch (InvocationTargetException e) {
      throw thrown(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static RuntimeException thrown(InvocationTargetException e) {
    return e.getCause() instanceof RuntimeException known
        ? known
        : new IllegalStateException(e.getCause());
  }

  /** Calls a method; what it throws is thrown as it is. */
  static Object invoke(Method method, Object on, Object... args) {
    try {
      return method.invoke(on, args);
    } catch (InvocationTargetException e) {
      throw thrown(e);
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
