export type Nickname = string;
