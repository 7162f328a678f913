export interface UserRemoved {
  type: "user.removed";
  reason?: string;
}
