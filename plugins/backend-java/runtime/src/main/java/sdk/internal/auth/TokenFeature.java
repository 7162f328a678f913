package sdk.internal.auth;

import sdk.internal.spec.Scheme;

/** Makes what keeps the access token of a scheme. Only APIs that need tokens have one. */
@FunctionalInterface
public interface TokenFeature {
  TokenProvider create(Scheme.OAuth scheme, TokenCall call);
}
