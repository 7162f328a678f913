export interface PickJobGithub {
  github?: string;
}
