import type { GeneratorConfig, ImageConfig } from "@sdkwright/config";

/** `localhost:5000/acme`, `registry.example.com/acme/sdks`. */
const REGISTRY = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
const NAME = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** The reference of an image as messages show it: `{registry}/{name}:{version}`. */
export function shownReference({ registry, name }: ImageConfig, { version }: Pick<GeneratorConfig, "version">): string {
  return `${registry}/${name}:${version}`;
}

/**
 * The reference of an image as docker and podman take it; undefined where it is none, so that nothing that is written in a
 * configuration is ever read as a flag. Beside a digest the tag is for people: the digest alone says which image it is.
 */
export function referenceOf(image: ImageConfig, generator: Pick<GeneratorConfig, "version">): string | undefined {
  const { registry, name } = image;
  const [tag = "", digest] = generator.version.split("@");
  if (!REGISTRY.test(registry) || !NAME.test(name) || !TAG.test(tag)) return undefined;
  if (digest === undefined) return shownReference(image, generator);
  return DIGEST.test(digest) ? `${registry}/${name}@${digest}` : undefined;
}
