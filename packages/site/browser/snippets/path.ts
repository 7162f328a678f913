/** What printers of calls use of Node's module for paths. */
export const posix = {
  basename(path: string, ending = ""): string {
    const name = path.slice(path.lastIndexOf("/") + 1);
    return name !== ending && ending !== "" && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
  },
  dirname(path: string): string {
    const at = path.lastIndexOf("/");
    return at < 0 ? "." : path.slice(0, at) || "/";
  },
};
