package sdk.internal.webhook;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PSSParameterSpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import sdk.errors.ConfigurationException;
import sdk.internal.webhook.SignatureSpec.Encoding;
import sdk.internal.webhook.SignatureSpec.Family;

/** Keys that check signatures. */
final class Keys {
  /** Tells whether a message has a signature. */
  @FunctionalInterface
  interface Verifier {
    boolean verify(byte[] message, byte[] signature);
  }

  private static final String MARKER = "whsec_";

  /** What stands in front of 32 bytes that are a key of Ed25519, and of a bare key of RSA. */
  private static final String ED25519_HEAD = "302a300506032b6570032100";

  private static final String RSA_HEAD = "300d06092a864886f70d0101010500";

  private Keys() {}

  /** Reads a secret, or a public key in PEM, base64 or hexadecimal digits. */
  static Verifier of(SignatureSpec spec, String secret) {
    if (secret == null || secret.isEmpty()) {
      throw new ConfigurationException("The secret of the webhook is empty");
    }
    try {
      return spec.family() == Family.HMAC ? hmac(spec, secret) : key(spec, secret);
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw wrongKey();
    }
  }

  private static ConfigurationException wrongKey() {
    return new ConfigurationException(
        "The secret of the webhook is not a key of the declared kind");
  }

  /** The text is the key, except for secrets that say that they are base64. */
  private static Verifier hmac(SignatureSpec spec, String secret) throws GeneralSecurityException {
    byte[] key = secret.getBytes(StandardCharsets.UTF_8);
    if (secret.startsWith(MARKER)) {
      key = decode(secret.substring(MARKER.length()), Encoding.BASE64);
    }
    if (key == null || key.length == 0) {
      throw wrongKey();
    }
    String name = "Hmac" + spec.hash().toUpperCase(Locale.ROOT);
    Mac mac = Mac.getInstance(name);
    mac.init(new SecretKeySpec(key, name));
    return (message, signature) -> MessageDigest.isEqual(mac.doFinal(message), signature);
  }

  private static Verifier key(SignatureSpec spec, String secret) throws GeneralSecurityException {
    PublicKey key = publicKey(spec.family(), secret);
    String hash = spec.hash().toUpperCase(Locale.ROOT);
    return (message, signature) -> {
      try {
        Signature check = checker(spec.family(), hash, key, signature.length);
        check.initVerify(key);
        check.update(message);
        return check.verify(signature);
      } catch (GeneralSecurityException e) {
        return false;
      }
    };
  }

  private static PublicKey publicKey(Family family, String text) throws GeneralSecurityException {
    String bare = text.replaceAll("-----[^-]+-----|\\s", "");
    byte[] der = decode(bare, Encoding.HEX);
    if (der == null) {
      der = decode(bare, Encoding.BASE64);
    }
    if (der == null) {
      throw wrongKey();
    }
    if (family == Family.ED25519 && der.length == 32) {
      der = joined(HexFormat.of().parseHex(ED25519_HEAD), der);
    }
    String name =
        switch (family) {
          case ECDSA -> "EC";
          case ED25519 -> "Ed25519";
          default -> "RSA";
        };
    KeyFactory factory = KeyFactory.getInstance(name);
    try {
      return factory.generatePublic(new X509EncodedKeySpec(der));
    } catch (GeneralSecurityException e) {
      if (!name.equals("RSA")) {
        throw e;
      }
      return factory.generatePublic(new X509EncodedKeySpec(wrappedRsa(der)));
    }
  }

  /** A bare key of RSA (RFC 8017) as other keys are written. */
  private static byte[] wrappedRsa(byte[] key) {
    byte[] bits = sequence(0x03, joined(new byte[] {0}, key));
    return sequence(0x30, joined(HexFormat.of().parseHex(RSA_HEAD), bits));
  }

  private static byte[] sequence(int tag, byte[] content) {
    byte[] head = {(byte) tag, (byte) 0x82, (byte) (content.length >> 8), (byte) content.length};
    return joined(head, content);
  }

  private static byte[] joined(byte[] first, byte[] second) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(first);
    all.writeBytes(second);
    return all.toByteArray();
  }

  private static Signature checker(Family family, String hash, PublicKey key, int length)
      throws GeneralSecurityException {
    if (family == Family.ED25519) {
      return Signature.getInstance("Ed25519");
    }
    if (family == Family.RSA) {
      return Signature.getInstance(hash + "withRSA");
    }
    if (family == Family.RSA_PSS) {
      String name = hash.replace("SHA", "SHA-");
      int salt = MessageDigest.getInstance(name).getDigestLength();
      Signature pss = Signature.getInstance("RSASSA-PSS");
      pss.setParameter(new PSSParameterSpec(name, "MGF1", new MGF1ParameterSpec(name), salt, 1));
      return pss;
    }
    int bits = ((ECPublicKey) key).getParams().getCurve().getField().getFieldSize();
    // Signatures in DER, and the two numbers one after the other.
    boolean isBare = length == 2 * ((bits + 7) / 8);
    return Signature.getInstance(hash + "withECDSA" + (isBare ? "inP1363Format" : ""));
  }

  /** Reads hexadecimal digits or base64, also the form for URLs; null for what is neither. */
  static byte[] decode(String text, Encoding encoding) {
    try {
      if (encoding == Encoding.HEX) {
        return text.isEmpty() ? null : HexFormat.of().parseHex(text);
      }
      return Base64.getDecoder().decode(text.replace('-', '+').replace('_', '/'));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
