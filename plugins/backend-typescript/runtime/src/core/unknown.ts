/**
 * Type of the tag of a union's variant that the API did not declare. No declared tag is a value of it, so comparing with
 * one excludes this variant, and what is left after all declared ones is the variant that is not known. It is a string.
 */
export declare enum UnknownTag {
  Unknown = "unknown tag",
}
