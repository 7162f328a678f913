/** Findings of generators that are images. */
export const imageFindings = {};
