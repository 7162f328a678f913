export type Text = string;
