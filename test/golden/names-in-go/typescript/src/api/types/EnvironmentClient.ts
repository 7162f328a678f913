export interface EnvironmentClient {
  s?: string;
}
