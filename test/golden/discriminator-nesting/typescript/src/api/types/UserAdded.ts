export interface UserAdded {
  type: "user.added";
  name: string;
}
