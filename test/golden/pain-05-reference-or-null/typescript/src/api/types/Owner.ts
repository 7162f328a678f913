export interface Owner {
  name: string;
}
