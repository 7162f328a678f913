export interface Fault {
  message: string;
}
