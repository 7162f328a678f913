const brand: unique symbol = Symbol.for("__Brand__Error");

/** Base class of all errors that this SDK throws. */
export class __Brand__Error extends Error {
  /**
   * Recognises errors of this class across copies of the package in one process, which share no prototypes: by brand
   * and by the names along the prototype chain.
   */
  static override [Symbol.hasInstance](
    this: { readonly prototype: Error },
    value: unknown,
  ): boolean {
    if (typeof value !== "object" || value === null || !(brand in value)) return false;
    const wanted = Object.hasOwn(this.prototype, "name") ? this.prototype.name : undefined;
    let proto = Object.getPrototypeOf(value) as Error | null;
    for (; proto !== null; proto = Object.getPrototypeOf(proto) as Error | null) {
      if (proto === this.prototype) return true;
      if (wanted !== undefined && Object.hasOwn(proto, "name") && proto.name === wanted)
        return true;
    }
    return false;
  }

  constructor(message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    Object.defineProperty(this, brand, { value: true });
  }

  override get name(): string {
    return "__Brand__Error";
  }
}
