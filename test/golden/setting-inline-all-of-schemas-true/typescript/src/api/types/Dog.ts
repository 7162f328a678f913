export interface Dog {
  name: string;
  owner?: string;
  breed?: string;
}
