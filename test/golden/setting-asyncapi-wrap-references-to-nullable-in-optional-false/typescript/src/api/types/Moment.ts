export type Moment = string;
