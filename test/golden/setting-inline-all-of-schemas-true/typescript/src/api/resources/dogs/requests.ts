/** What `addDog` takes. */
export interface AddDogRequest {
  name: string;
  owner?: string;
  breed?: string;
}
