export interface PetVisitor {
  v: string;
}
