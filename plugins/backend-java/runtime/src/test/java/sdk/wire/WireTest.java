package sdk.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A test of one call, which must not take long. */
@Test
@Timeout(60)
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface WireTest {}
