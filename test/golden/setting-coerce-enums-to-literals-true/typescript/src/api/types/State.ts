/** Whether it can be had. */
export type State = "in-stock" | "gone";
