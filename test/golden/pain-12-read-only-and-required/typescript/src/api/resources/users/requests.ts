/** What `createUser` takes. */
export interface CreateUserRequest {
  id?: string;
  name: string;
  password: string;
}
