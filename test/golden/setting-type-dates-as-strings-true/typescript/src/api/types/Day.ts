export interface Day {
  date: string;
  moment: string;
  others: string[];
}
