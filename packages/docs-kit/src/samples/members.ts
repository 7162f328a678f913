/** A member of an object or of a request: declared, with its place among the declared, or not declared. */
type Member = { readonly kind: "field"; readonly at: number } | { readonly kind: "extra" };

/** The declared members of an object or a request in the order of the declaration. */
export function declaredFields<M extends Member>(members: readonly M[]): Extract<M, { readonly kind: "field" }>[] {
  const fields = members.filter((member): member is Extract<M, { readonly kind: "field" }> => member.kind === "field");
  return fields.sort((a, b) => a.at - b.at);
}

/** The members of an object or a request that are not declared. */
export function undeclaredMembers<M extends Member>(members: readonly M[]): Extract<M, { readonly kind: "extra" }>[] {
  return members.filter((member): member is Extract<M, { readonly kind: "extra" }> => member.kind === "extra");
}
