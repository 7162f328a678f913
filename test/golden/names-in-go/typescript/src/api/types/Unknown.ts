export interface Unknown {
  u: string;
}
