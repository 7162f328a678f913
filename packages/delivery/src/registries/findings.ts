/** Findings of publishing to registries. */
export const registryFindings = {};
