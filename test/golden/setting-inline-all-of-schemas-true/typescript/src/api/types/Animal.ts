export interface Animal {
  name: string;
  owner: string;
}
