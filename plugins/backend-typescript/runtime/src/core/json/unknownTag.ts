/**
 * Type of the tag of a union's variant that this version of the SDK does not know. It is a string at run time, and
 * has no value of its own: a type of one member lets a `switch` over the known tags narrow, and leaves the unknown
 * variant to `default`.
 */
export declare enum UnknownTag {
  Unknown = "",
}
