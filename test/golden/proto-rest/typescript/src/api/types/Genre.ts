export type Genre = "GENRE_UNSPECIFIED" | "NOVEL" | "MANUAL" | (string & {});

export const Genre = {
  GenreUnspecified: "GENRE_UNSPECIFIED",
  Novel: "NOVEL",
  /**
   * Not read by anybody.
   *
   * @deprecated
   */
  Manual: "MANUAL",
} as const;
