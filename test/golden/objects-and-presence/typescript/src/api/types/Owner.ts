export interface Owner {
  /** @deprecated */
  email: string;
  address?: OwnerAddress;
}

export interface OwnerAddress {
  street: string;
  lines?: (string | null)[];
}
