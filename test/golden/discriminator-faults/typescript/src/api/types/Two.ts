export interface Two {
  t: "one";
  two?: string;
}
