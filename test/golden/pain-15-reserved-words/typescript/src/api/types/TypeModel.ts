export interface TypeModel {
  import?: string;
}
