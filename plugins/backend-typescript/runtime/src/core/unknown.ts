/**
 * Type of the tag of a union variant that the API definition does not declare. It is a string. No declared tag has
 * this type, so comparing with a declared tag excludes this variant, and after all declared tags only the unknown
 * variant is left.
 */
export declare enum UnknownTag {
  Unknown = "unknown tag",
}
