export interface Author {
  email?: string;
  born?: string;
  home?: AuthorHome;
}

export interface AuthorHome {
  country?: string;
}
