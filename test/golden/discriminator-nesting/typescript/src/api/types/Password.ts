export interface Password {
  method: "password";
  tries?: number;
}
