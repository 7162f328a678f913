export interface Token {
  method: TokenMethod;
  scope?: string;
}

export type TokenMethod = "token" | "key" | (string & {});

export const TokenMethod = {
  Token: "token",
  Key: "key",
} as const;
