package sdk.internal.spec;

import java.util.function.Consumer;

/**
 * A method of the API.
 *
 * @param <T> what a call returns; of a list or a stream, one item
 */
public final class Operation<T> {
  private final String method;
  private final String path;
  private volatile Consumer<OperationSpec> declare;
  private volatile OperationSpec spec;

  private Operation(String method, String path, Consumer<OperationSpec> declare) {
    this.method = method;
    this.path = path;
    this.declare = declare;
  }

  /**
   * Declares an operation.
   *
   * @param method the HTTP method
   * @param path the template by wire names: {@code /pets/{petId}}
   * @param declare says the rest; runs at the first call
   * @param <T> what a call returns
   * @return the operation
   */
  public static <T> Operation<T> of(String method, String path, Consumer<OperationSpec> declare) {
    return new Operation<>(method, path, declare);
  }

  public String method() {
    return method;
  }

  public String path() {
    return path;
  }

  /** All else of the operation. Threads that get here at once make the same. */
  public OperationSpec spec() {
    OperationSpec known = spec;
    if (known == null) {
      Consumer<OperationSpec> maker = declare;
      if (maker != null) {
        OperationSpec made = new OperationSpec();
        maker.accept(made);
        spec = made;
        declare = null;
      }
      known = spec;
    }
    return known;
  }
}
