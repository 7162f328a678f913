package sdk.vectors;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs every vector. {@code SDK_VECTORS} names another folder than the project's own. */
final class VectorsTest {
  @TestFactory
  Stream<DynamicTest> vectors() {
    return Vectors.all().stream()
        .map(one -> DynamicTest.dynamicTest(one.name(), () -> one.run().run()));
  }
}
