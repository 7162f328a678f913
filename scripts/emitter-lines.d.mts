/** Every backend with the lines of its emitter and its limit. */
export declare function allEmitters(): {
  readonly name: string;
  readonly lines: number;
  readonly limit: number;
}[];
