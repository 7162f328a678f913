interface SignatureBase {
  /** Header that holds the signature, or several of them. */
  readonly header: string;
  readonly encoding: "hex" | "base64";
  /** Text before each signature in the header. */
  readonly prefix?: string;
  /** What is signed, in order: `body`, `timestamp`, `url`, or the header of any other name. */
  readonly components: readonly string[];
  readonly delimiter?: string;
  readonly timestamp?: {
    readonly header: string;
    readonly format: "unix-seconds" | "unix-millis" | "date";
    readonly toleranceSeconds: number;
  };
}

/** How the sender of webhooks signs. Algorithms go by the names of Web Crypto. */
export type WebhookSignature =
  | (SignatureBase & {
      readonly kind: "hmac";
      readonly hash: "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512";
    })
  | (SignatureBase & {
      readonly kind: "asymmetric";
      readonly name: "RSASSA-PKCS1-v1_5" | "RSA-PSS" | "ECDSA" | "Ed25519";
      /** Not of Ed25519. */
      readonly hash?: "SHA-256" | "SHA-384" | "SHA-512";
    });
