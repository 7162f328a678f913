export type Tree = Tree[];
